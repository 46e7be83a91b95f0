/**
 * The browser's own cursor: hidden where the pointer says as much, and left where it says more.
 */

/** Cursors that say no more than the pointer does. */
const PLAIN = new Set(["auto", "default", "pointer", "text", "context-menu", "inherit"]);

export class Cursor {
  /** @param {import("./styles.js").Styles} styles */
  constructor(styles) {
    this.styles = styles;
    /** @type {Animation | null} that hides it, since an attribute or a style sheet would change the page */
    this.animation = null;
    this.element = null;
    /** Whether the page's own cursor is seen. */
    this.isOwn = true;
  }

  /**
   * Hides the cursor over an element, if the page has no other than the usual one there. Called in frames only: a style that changes
   * between a movement and a press can make Chromium miss the element with the press.
   * @param {Element | null} element
   */
  follow(element) {
    if (element === this.element) return;
    // It is read before anything changes, or the browser would have to compute styles once more.
    this.isOwn = element === null || !PLAIN.has(this.styles.cursorOf(element));
    this.animation?.cancel();
    this.animation = null;
    this.styles.hide(null);
    this.element = element;
    if (this.isOwn || !element.animate) return;
    this.styles.hide(element);
    this.animation = element.animate({ cursor: ["none", "none"] }, { duration: 1, fill: "forwards" });
    this.animation.id = "pointerkit-cursor";
    this.animation.pause();
  }
}
