/**
 * A press in the padding of a control, as if it were on the control. The browser gives the release and the click to the
 * control itself, because the control captures the pointer: they are trusted, with all that follows from them.
 */
import { takesPadding } from "./control.js";

/** The distance at which a press becomes a drag, in points; a drag from padding is none. */
const DRAG = 6;

export class Clicks {
  constructor() {
    /** @type {{control: import("./control.js").Control, id: number, x: number, y: number} | null} */
    this.press = null;
  }

  /**
   * Gives a press to a control whose padding it is in.
   * @param {PointerEvent} event @param {import("./control.js").Control} control
   */
  give(event, control) {
    const { element } = control;
    if (!takesPadding(control) || element.localName === "area") return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      return; // The pointer is no more.
    }
    event.stopImmediatePropagation();
    this.press = { control, id: event.pointerId, x: event.clientX, y: event.clientY };
    element.dispatchEvent(new (viewOf(element).PointerEvent)("pointerdown", copyOf(event)));
  }

  /** The mouse's own event of the press, which would focus and select what is beneath. @param {MouseEvent} event */
  mouseDown(event) {
    if (!this.press || !event.isTrusted) return;
    const { element } = this.press.control;
    event.stopImmediatePropagation();
    event.preventDefault();
    const isFree = element.dispatchEvent(new (viewOf(element).MouseEvent)("mousedown", copyOf(event)));
    if (!isFree || event.button !== 0) return;
    element.focus?.({ preventScroll: true, focusVisible: false });
    if (element.localName !== "select" && element.type !== "color") return;
    try { element.showPicker(); } catch { /* It is shown only for a person's own press. */ }
  }

  /** Ends the press once it becomes a drag. @param {PointerEvent} event */
  move(event) {
    if (!this.press || event.pointerId !== this.press.id) return;
    if (Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > DRAG) this.end();
  }

  end() {
    if (!this.press) return;
    const { control, id } = this.press;
    this.press = null;
    if (control.element.hasPointerCapture(id)) control.element.releasePointerCapture(id);
  }
}

const viewOf = (element) => element.ownerDocument.defaultView;

/** The fields of an event that a page may look at. @param {MouseEvent} event */
function copyOf(event) {
  const names = ["bubbles", "cancelable", "composed", "detail", "view", "screenX", "screenY", "clientX", "clientY", "ctrlKey", "shiftKey", "altKey",
    "metaKey", "button", "buttons", "pointerId", "pointerType", "isPrimary", "pressure", "width", "height"];
  return Object.fromEntries(names.filter((name) => event[name] !== undefined).map((name) => [name, event[name]]));
}
