/**
 * What is known of the styles of elements until the page changes: reading them again would make the browser compute styles in the
 * middle of a frame.
 */
import { luminance } from "./color.js";
import { groundOf } from "./look.js";

export class Styles {
  constructor() {
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
    if (cursor === undefined) this.cursors.set(element, (cursor = getComputedStyle(element).cursor));
    return cursor;
  }

  /** How light it is behind the content of an element; NaN if that is not known. @param {Element} element */
  luminanceOf(element) {
    const ground = groundOf(element, this.grounds);
    return ground ? luminance(ground) : NaN;
  }
}
