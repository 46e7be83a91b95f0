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

  /** Hides the cursor over an element, if the page has no other than the usual one there. @param {Element} element */
  enter(element) {
    if (element === this.element) return;
    this.leave();
    this.element = element;
    this.isOwn = !PLAIN.has(this.styles.cursorOf(element));
    if (this.isOwn || !element.animate) return;
    this.animation = element.animate({ cursor: ["none", "none"] }, { duration: 1, fill: "forwards" });
    this.animation.id = "pointerkit-cursor";
    this.animation.pause();
  }

  /** Looks again, since the page may have another cursor now. */
  refresh() {
    const { element } = this;
    if (!element) return;
    this.leave();
    this.styles.cursors.delete(element);
    this.enter(element);
  }

  leave() {
    this.animation?.cancel();
    this.animation = null;
    this.element = null;
    this.isOwn = true;
  }
}
