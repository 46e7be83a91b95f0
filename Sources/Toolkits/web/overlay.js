/**
 * The layer in front of the page: a popover without content for the page, assistive technology or the pointer, and a canvas in it.
 */

const STYLE = {
  all: "initial", position: "fixed", inset: "0", width: "100vw", height: "100vh", "max-width": "none", "max-height": "none", margin: "0", padding: "0",
  border: "0", background: "transparent", overflow: "hidden", "pointer-events": "none", display: "block", "forced-color-adjust": "none",
  "color-scheme": "normal", contain: "strict",
};
const NAME = "pointerkit-overlay";

export class Overlay {
  /** @param {Document} document @param {AbortSignal} signal */
  constructor(document, signal) {
    this.document = document;
    this.host = document.createElement(NAME);
    this.host.setAttribute("popover", "manual");
    this.host.setAttribute("aria-hidden", "true");
    for (const [name, value] of Object.entries(STYLE)) this.host.style.setProperty(name, value, "important");
    this.canvas = document.createElement("canvas");
    this.canvas.style.cssText = "position: absolute; left: 0; top: 0; display: none";
    const root = this.host.attachShadow({ mode: "closed" }), sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync("@media print { canvas { visibility: hidden } }");
    root.adoptedStyleSheets = [sheet];
    root.append(this.canvas);
    this.context = this.canvas.getContext("2d");
    this.isEmpty = true;
    // The page hears of popovers of its own only.
    const hush = (event) => event.target === this.host && event.stopImmediatePropagation();
    for (const type of ["beforetoggle", "toggle"]) document.defaultView.addEventListener(type, hush, { capture: true, signal });
    this.#insert();
    this.host.showPopover();
  }

  /** Behind the body it would add empty lines to the text of a selection that reaches the end of the page. */
  #insert() {
    this.document.documentElement.prepend(this.host);
  }

  /** Goes in front of a dialog or a popover that was opened later. */
  raise() {
    if (!this.host.isConnected) this.#insert();
    if (this.host.matches(":popover-open")) this.host.hidePopover();
    this.host.showPopover();
  }

  /** Makes the canvas as large as the window. @param {number} scale device pixels for each point */
  fit(scale) {
    const { clientWidth, clientHeight } = this.document.documentElement, view = this.document.defaultView;
    const width = Math.max(view.innerWidth, clientWidth), height = Math.max(view.innerHeight, clientHeight);
    if (width === this.width && height === this.height && scale === this.scale) return;
    Object.assign(this, { width, height, scale });
    Object.assign(this.canvas, { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
    // A page may be zoomed by its own style, which does not count here.
    this.host.style.setProperty("zoom", String(1 / (this.document.documentElement.currentCSSZoom ?? 1)), "important");
    this.canvas.style.width = `${Math.ceil(width * scale) / scale}px`;
    this.canvas.style.height = `${Math.ceil(height * scale) / scale}px`;
  }

  remove() {
    this.host.remove();
  }
}
