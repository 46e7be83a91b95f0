/**
 * Which control the pointer is on. The page decides: what it hits itself at a point is what lights there, whatever lies over
 * what. The engine adds padding, where the page has nothing that responds.
 */
import { takesPadding } from "./control.js";
import { textAt } from "./lines.js";
import { FRONT } from "./spaces.js";
import { parentOf } from "./look.js";

/** The number of the target that keeps the padding of others away. */
const OBSTACLE = 2 ** 40;
/** What responds in ways that cannot be seen from outside. */
const OPAQUE = new Set(["iframe", "video", "audio", "canvas", "object", "embed", "option", "label"]);

/** The innermost element at a point of a window, within shadow roots and frames, and all around it. @param {Document} document */
export function pathAt(document, x, y) {
  let root = document, element = null, left = x, top = y;
  for (;;) {
    const hit = root.elementFromPoint(left, top);
    if (!hit || hit === element) break;
    element = hit;
    let inner = null;
    try { inner = hit.localName === "iframe" ? hit.contentDocument : null; } catch { /* It is of another origin. */ }
    if (inner?.documentElement) {
      const rect = hit.getBoundingClientRect(), style = getComputedStyle(hit);
      left -= rect.left + hit.clientLeft + parseFloat(style.paddingLeft);
      top -= rect.top + hit.clientTop + parseFloat(style.paddingTop);
      root = inner;
    } else if (hit.shadowRoot) {
      root = hit.shadowRoot;
    } else {
      break;
    }
  }
  return pathOf(element);
}

/** An element and all around it, with the shadow roots between. */
function pathOf(element) {
  const path = [];
  for (let each = element; each; each = parentOf(each)) {
    path.push(each);
    if (each.parentNode?.nodeType === Node.DOCUMENT_FRAGMENT_NODE) path.push(each.parentNode);
  }
  return path;
}

export class Hits {
  /** @param {Document} document @param {{engine: import("./engine.js").Engine, registry: import("./registry.js").Registry, spaces: import("./spaces.js").Spaces, now: () => bigint}} host */
  constructor(document, host) {
    this.document = document;
    this.host = host;
    /** The control that is in front of all others, since the page hit it where the engine has another. */
    this.raised = null;
    this.obstacle = "";
    this.forget();
  }

  /** Forgets what the page hit. */
  forget() {
    if (this.raised) this.#lower();
    this.doubt();
  }

  /** The page may have changed: it is asked again, and until then what is in front stays there. */
  doubt() {
    if (this.raised) this.host.registry.tell(this.raised);
    this.innermost = undefined;
    this.control = null;
    this.checked = new Map();
  }

  /**
   * Makes the engine agree with the page at a point, and returns the page's own control there.
   * @param {{x: number, y: number}} point of the window @param {EventTarget[]} path what the page hit
   */
  settle(point, path) {
    const { engine, registry } = this.host;
    if (path[0] !== this.innermost) {
      this.innermost = path[0];
      this.control = registry.controlAt(path);
      this.checked.clear();
      if (this.obstacle) this.#removeObstacle();
    }
    const { control } = this;
    if (this.raised && this.raised !== control) this.#lower();
    let hit = this.#hit(point);
    if (control) {
      if (!control.ids.includes(hit)) this.#raise(control);
      return control;
    }
    for (let attempt = 0; attempt < 8 && hit !== 0 && hit !== OBSTACLE; attempt += 1) {
      const other = registry.byId.get(hit);
      const blocked = other ? this.#blockedPart(other, hit, point) : null;
      if (!blocked) break;
      this.#block(blocked);
      hit = this.#hit(point);
    }
    return null;
  }

  #hit(point) {
    return this.host.engine.hit(point)?.target ?? 0;
  }

  // ---- The page's own control

  #raise(control) {
    this.raised = control;
    control.isRaised = true;
    this.host.registry.tell(control);
  }

  #lower() {
    const control = this.raised;
    this.raised = null;
    control.isRaised = false;
    this.host.registry.tell(control);
  }

  // ---- Padding

  /**
   * The rectangle in which a control is not to be hit, though its padding or its frame reaches there; null if it may.
   */
  #blockedPart(control, id, { x, y }) {
    const region = this.host.engine.region(id), element = this.innermost;
    if (!element || !takesPadding(control)) return region;
    const offset = this.host.spaces.offset(element.ownerDocument);
    const letter = textAt(element.ownerDocument, x - offset.x, y - offset.y, element);
    if (letter) return { x: letter.x + offset.x, y: letter.y + offset.y, width: letter.width, height: letter.height };
    if (this.checked.get(control)) return null;
    const isFree = !OPAQUE.has(element.localName) && this.#isSeenFrom(control, id, { x, y });
    this.checked.set(control, isFree);
    if (isFree) return null;
    const rect = element.getBoundingClientRect(), left = Math.max(region.x, rect.left + offset.x), top = Math.max(region.y, rect.top + offset.y);
    const right = Math.min(region.x + region.width, rect.right + offset.x), bottom = Math.min(region.y + region.height, rect.bottom + offset.y);
    return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : { x: x - 1, y: y - 1, width: 2, height: 2 };
  }

  /** Whether a point is beside a control, and the page hits the control at its nearest point. */
  #isSeenFrom(control, id, { x, y }) {
    const piece = control.placed[control.ids.indexOf(id)], inside = 1;
    const near = (value, start, length) => Math.max(start + Math.min(inside, length / 2), Math.min(start + length - Math.min(inside, length / 2), value));
    const point = { x: near(x, piece.x, piece.width), y: near(y, piece.y, piece.height) };
    // The page hits whole pixels: the outermost of a control may be what is beside it.
    const isOutside = x < piece.x + inside || y < piece.y + inside || x > piece.x + piece.width - inside || y > piece.y + piece.height - inside;
    if (!isOutside) return false;
    return this.host.registry.controlAt(pathAt(this.document, point.x, point.y)) === control;
  }

  #block(frame) {
    const { engine, now, constants } = this.host;
    const text = JSON.stringify(frame);
    if (text === this.obstacle) return;
    this.obstacle = text;
    engine.upsertTargets([{
      id: OBSTACLE, kind: constants.kind.other, frame, space: FRONT, z: -1, has_padding: 1, padding: { top: 0, left: 0, bottom: 0, right: 0 },
      accepts_drops: 0, style: { effect: constants.effect.none },
    }], [], now());
  }

  #removeObstacle() {
    this.obstacle = "";
    this.host.engine.upsertTargets([], [OBSTACLE], this.host.now());
  }
}
