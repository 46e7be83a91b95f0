/**
 * What is known of the styles of elements until the page changes: reading them again would make the browser compute styles in the
 * middle of a frame.
 */
import { luminance } from "./color.js";
import { groundOf } from "./look.js";

export class Styles {
  constructor() {
    /** The element over which the cursor is hidden, and the cursor that it has otherwise. */
    this.hidden = { element: null, cursor: "auto" };
    this.clear();
  }

  clear() {
    /** @type {Map<Element, object>} the color behind the content of each */
    this.grounds = new Map();
    /** @type {Map<Element, string>} */
    this.cursors = new Map();
  }

  /** The cursor that the page has over an element. @param {Element} element */
  cursorOf(element) {
    let cursor = this.cursors.get(element);
    if (cursor !== undefined) return cursor;
    cursor = getComputedStyle(element).cursor;
    // What is hidden is inherited.
    if (cursor === "none" && this.hidden.element?.contains(element)) cursor = this.hidden.cursor;
    this.cursors.set(element, cursor);
    return cursor;
  }

  /** Remembers the cursor of an element that is going to be hidden there. @param {Element | null} element */
  hide(element) {
    this.hidden = { element, cursor: element ? this.cursorOf(element) : "auto" };
  }

  /** How light it is behind the content of an element; NaN if that is not known. @param {Element} element */
  luminanceOf(element) {
    const ground = groundOf(element, this.grounds);
    return ground ? luminance(ground) : NaN;
  }
}
