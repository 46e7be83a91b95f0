/**
 * A control as the engine is told of it: where it is, what it looks like, and which effect suits it.
 */
import { linear, luminance } from "./color.js";
import { editableLines, linesOf } from "./lines.js";
import { lookOf, parentOf } from "./look.js";
import { barOf, isDisabled, isIgnored } from "./recognize.js";

/** The kinds of the engine by what an element is. */
const KINDS = {
  button: "button", generic: "button", mark: "button", link: "link", field: "text", item: "segment", tab: "tabBarItem", row: "row",
  card: "card", icon: "appIcon", slider: "slider", divider: "divider", canvas: "canvas",
};
/** Larger ones are tinted, so that the pointer shows where on them it is. */
const GREATEST_WIDTH = 240, GREATEST_HEIGHT = 120;
/** The part of the window beyond which what only has a listener is no control. */
const GREATEST_SHARE = 0.5;
/** More pieces than a link in running text has. */
const GREATEST_PIECES = 12;
const REPLACED = new Set(["input", "select", "textarea", "button", "img", "video", "canvas", "audio", "object"]);
/** The corners of a plate around what has none, and how far a plate reaches beyond a link in a line of text, and beyond a box to check, in points. */
const PLAIN_RADIUS = 6, LINK_OUTSET = { x: 3, y: 1 }, MARK_OUTSET = 5;
/** The room that the shadow and the growth of a lifted control need. */
const LIFT_ROOM = 6;

export class Control {
  /** @param {Element} element @param {string} role of recognize.js */
  constructor(element, role) {
    this.element = element;
    this.role = role;
    /** The numbers of its pieces in the engine: one, but for a link that is wrapped. @type {number[]} */
    this.ids = [];
    /** In points of its space. @type {import("./lines.js").Rect[]} */
    this.pieces = [];
    /** @type {import("./look.js").Look | null} */
    this.look = null;
    this.effect = "none";
    this.space = null;
    this.isNear = false;
    /** Whether it is in front of all others, since the page hits it where the engine has another. */
    this.isRaised = false;
    /** What the engine was told last, to tell only what changes. @type {string[]} */
    this.told = [];
  }

  get isShown() {
    return this.pieces.length > 0;
  }

  /** Its pieces in points of the window. @returns {import("./lines.js").Rect[]} */
  get placed() {
    const place = this.space.place;
    return this.pieces.map((piece) => ({ ...piece, x: piece.x + place.x, y: piece.y + place.y }));
  }
}

/**
 * Reads a control from the document.
 * @param {Control} control
 * @param {{spaces: import("./spaces.js").Spaces, grounds: Map, isStrong: boolean, plain: (control: Control, rect: DOMRect) => object}} reading
 * @returns {boolean} whether it is shown
 */
export function readControl(control, reading) {
  const { element } = control, style = getComputedStyle(element);
  control.pieces = [];
  if (style.visibility !== "visible" || style.pointerEvents === "none" || !element.checkVisibility() || isIgnored(element)) return false;
  const isInline = (style.display === "inline" && !REPLACED.has(element.localName)) || style.display === "contents";
  let pieces = element.localName === "area" ? areaPieces(element)
    : isInline && !(element instanceof element.ownerDocument.defaultView.SVGElement) ? linesOf(element) : [reading.plain(control, element.getBoundingClientRect())];
  // Of what is hidden for the eye only, a point remains.
  pieces = pieces.filter(({ width, height }) => width > 2 && height > 2);
  if (pieces.length === 0) return false;
  if (pieces.length > GREATEST_PIECES) pieces = [unite(pieces)];
  const view = element.ownerDocument.defaultView, frame = unite(pieces);
  const isWeak = control.role === "generic" || control.role === "row" || control.role === "canvas";
  if (isWeak && frame.width * frame.height > GREATEST_SHARE * view.innerWidth * view.innerHeight) return false;
  const offset = reading.spaces.offset(element.ownerDocument);
  control.isInline = isInline;
  control.frame = frame;
  control.space = reading.spaces.of(element);
  control.isSticky = reading.spaces.isSticky(element);
  control.look = lookOf(element, style, frame, reading.grounds, reading.isStrong);
  control.isInText = isInline && hasTextAround(element);
  control.bar = barOf(element);
  control.isEnabled = !isDisabled(element);
  control.lines = control.role === "field" ? editableLines(element, style, frame) : null;
  control.effect = effectOf(control, style);
  control.origin = control.effect === "lift" ? style.transformOrigin.split(" ").map(parseFloat) : null;
  const place = control.space.place;
  control.pieces = pieces.map(({ x, y, width, height }) => ({ x: x + offset.x - place.x, y: y + offset.y - place.y, width, height }));
  return true;
}

/** Whether an element is in a line of other text, whose height it has. */
function hasTextAround(element) {
  const block = parentOf(element);
  return block !== null && block.textContent.trim().length > element.textContent.trim().length
    && [...block.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.data));
}

function unite(pieces) {
  const left = Math.min(...pieces.map(({ x }) => x)), top = Math.min(...pieces.map(({ y }) => y));
  const right = Math.max(...pieces.map(({ x, width }) => x + width)), bottom = Math.max(...pieces.map(({ y, height }) => y + height));
  return { x: left, y: top, left, top, width: right - left, height: bottom - top };
}

/** The bounds of an area of an image. @param {HTMLAreaElement} area */
function areaPieces(area) {
  const map = area.closest("map"), root = area.getRootNode();
  const image = map && root.querySelector(`img[usemap="#${CSS.escape(map.name)}"]`), numbers = area.coords.split(",").map(Number);
  if (!image) return [];
  const { x, y, width, height } = image.getBoundingClientRect();
  if (area.shape === "circle" || area.shape === "circ") {
    const [cx, cy, r] = numbers;
    return [{ x: x + cx - r, y: y + cy - r, width: 2 * r, height: 2 * r }];
  }
  if (numbers.length < 4 || numbers.some(Number.isNaN)) return [{ x, y, width, height }];
  const xs = numbers.filter((_, index) => index % 2 === 0), ys = numbers.filter((_, index) => index % 2 === 1);
  const left = Math.min(...xs), top = Math.min(...ys);
  return [{ x: x + left, y: y + top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }];
}

/** `lift`, `highlight`, `hover` or `none`. */
function effectOf(control, style) {
  const { element, role, frame, look } = control, stated = element.getAttribute("data-pointerkit-effect");
  if (["lift", "highlight", "hover", "none"].includes(stated)) return stated === "lift" && !canMove(control, style) ? "highlight" : stated;
  if (role === "field" || role === "divider" || role === "canvas") return "none";
  if (control.isInline && role === "link") return "highlight";
  if (role === "slider" || frame.width > GREATEST_WIDTH || frame.height > GREATEST_HEIGHT) return "hover";
  const isAlone = !control.bar && role !== "mark" && role !== "item" && role !== "tab";
  return isAlone && look.hasBezel && canMove(control, style) ? "lift" : "highlight";
}

/** Whether a control can grow and move: not in a line of text or a picture, nor where its area would scroll farther. */
function canMove(control, style) {
  const { element, frame, space } = control, view = element.ownerDocument.defaultView;
  if (control.isInline || element instanceof view.SVGElement || style.display.startsWith("table") || isTurned(element, frame)) return false;
  if (style.willChange.includes("scroll") || element.getAnimations().some((each) => each.effect.getKeyframes().some((frame) => frame.scale && each.id !== LIFT))) return false;
  const scroller = space.element?.nodeType === Node.DOCUMENT_NODE ? space.element.scrollingElement : space.element;
  if (!scroller) return true;
  const { x, y } = space.place, right = frame.x + frame.width - x, bottom = frame.y + frame.height - y;
  return right + LIFT_ROOM < scroller.scrollWidth && bottom + LIFT_ROOM < scroller.scrollHeight;
}

/** Whether an element is rotated or skewed, so that its frame is larger than it is. */
function isTurned({ offsetWidth, offsetHeight }, { width, height }) {
  return Math.abs(width * offsetHeight - height * offsetWidth) > Math.max(width, height, offsetWidth, offsetHeight);
}

/** The name of the animations that lift. */
export const LIFT = "pointerkit-lift";

/** The padding in points, or null for the engine's own. */
function paddingOf(control) {
  const stated = parseFloat(control.element.getAttribute("data-pointerkit-padding"));
  if (stated >= 0) return inset(stated);
  const { role, effect, element } = control;
  if (control.isInline && role === "link") return inset(2);
  if (role === "field") return inset(4);
  // A press in padding cannot move a knob, or carry what can be dragged.
  if (effect === "hover" || role === "row" || role === "card" || role === "slider" || role === "divider" || role === "canvas") return inset(0);
  return element.draggable && element.localName !== "a" ? inset(0) : null;
}

const inset = (value) => ({ top: value, left: value, bottom: value, right: value });

/** Whether a press in the padding of a control can be given to it. @param {Control} control */
export const takesPadding = (control) => control.isEnabled && (paddingOf(control)?.top ?? 1) > 0;

/**
 * The fields of ptk_target of a piece of a control.
 * @param {Control} control @param {number} index @param {object} constants of the library @param {number} group
 */
export function fieldsOf(control, index, constants, group) {
  const { role, look, effect, space } = control, frame = control.pieces[index];
  const padding = paddingOf(control), isLift = effect === "lift";
  const style = { effect: constants.effect[effect], hover: { tint_mode: constants.tint.overlay, prefers_shadow: 0, prefers_scaled_content: 0 } };
  const shape = shapeOf(control, frame);
  if (shape) style.shape = { kind: constants.shapeKind.roundedRect, rect_size: shape.size, corner_radius: shape.radius };
  if (control.lines) style.vertical = { kind: constants.precisionKind.lines, lines: control.lines };
  const isTrack = role === "slider" || role === "divider", isWide = frame.width >= frame.height;
  return {
    kind: constants.kind[KINDS[role]], id: control.ids[index], frame, space: space.id, z: 0, group, is_enabled: Number(control.isEnabled),
    // The plate is painted above the control, and a cover of its own would be a second one.
    has_bezel: Number(isLift), has_padding: Number(padding !== null), padding: padding ?? undefined, corner_radius: cornersOf(control),
    has_luminance: Number(look.ground !== null), luminance: look.ground ? luminance(look.ground) : 0,
    has_color: Number(isLift && look.ground !== null), color: look.ground ? linear(look.ground) : undefined,
    latching_axes: isTrack ? (isWide === (role === "slider") ? 1 : 2) : 0, accepts_drops: 0, style,
  };
}

/** The fields of a control as it is, without what showing it needs: for the audit. */
export function plainFieldsOf(control, index, constants, group) {
  const fields = fieldsOf(control, index, constants, group), { element, look } = control;
  const padding = parseFloat(element.getAttribute("data-pointerkit-padding")), effect = element.getAttribute("data-pointerkit-effect");
  const style = { ...fields.style, effect: constants.effect[effect] ?? constants.effect.automatic, shape: undefined };
  return {
    ...fields, has_bezel: Number(look.hasBezel), has_padding: Number(padding >= 0), padding: padding >= 0 ? fields.padding : undefined, style,
  };
}

const cornersOf = ({ element, look }) => {
  const stated = parseFloat(element.getAttribute("data-pointerkit-radius"));
  return stated >= 0 ? stated : look.hasBezel || look.radius > 0 ? look.radius : PLAIN_RADIUS;
};

/** The plate of a highlight, if the engine's own does not fit: of a link in a line, a box to check, and what has a bezel. */
function shapeOf(control, frame) {
  const { role, look, element, effect } = control;
  if (effect !== "highlight") return null;
  const grown = (x, y, radius) => ({ size: { width: frame.width + 2 * x, height: frame.height + 2 * y }, radius });
  if (role === "mark") {
    const isRound = element.type === "radio" || element.getAttribute("role") === "radio";
    return grown(MARK_OUTSET, MARK_OUTSET, isRound ? frame.height / 2 + MARK_OUTSET : look.radius + MARK_OUTSET);
  }
  if (look.hasBezel || role === "item") return grown(0, 0, cornersOf(control));
  return control.isInline ? grown(LINK_OUTSET.x, LINK_OUTSET.y, 4) : null;
}
