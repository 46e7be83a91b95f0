/**
 * The mouse and the keyboard: what the page hears is told to the engine. Nothing is taken from the page, but for a press in
 * padding, which clicks.js gives to the control that is lit.
 */
import { Clicks } from "./clicks.js";
import { Cursor } from "./cursor.js";
import { pathAt } from "./hits.js";

export class Input {
  /**
   * @param {{document: Document, engine: import("./engine.js").Engine, registry: import("./registry.js").Registry, hits: import("./hits.js").Hits,
   *   spaces: import("./spaces.js").Spaces, styles: import("./styles.js").Styles, now: () => bigint, request: () => void}} host
   */
  constructor(host) {
    this.host = host;
    this.cursor = new Cursor(host.styles);
    this.clicks = new Clicks();
    /** The innermost element beneath the pointer. @type {Element | null} */
    this.target = null;
    /** In points of the window. */
    this.point = { x: 0, y: 0 };
    this.isInside = false;
    this.isLeaving = false;
    /** The buttons that are pressed, as bits of `MouseEvent.buttons`. */
    this.buttons = 0;
    this.luminance = null;
    /** Elements over which the mouse and fingers are the page's. @type {Set<Element>} */
    this.trackpads = new Set();
    /** Whether the pointer has a position of its own, which no mouse has told. */
    this.isFree = false;
  }

  /** Listens to a document, or to what comes from a shadow root anyway. @param {Document | ShadowRoot} root @param {AbortSignal} signal */
  listen(root, signal) {
    if (root.nodeType !== Node.DOCUMENT_NODE) return;
    const view = root.defaultView, on = (type, body, passive = true) =>
      view.addEventListener(type, (event) => this.#isLent(event) || body(event), { capture: true, passive, signal });
    on("pointermove", (event) => this.#move(event));
    on("pointerdown", (event) => this.#down(event), false);
    on("mousedown", (event) => this.clicks.mouseDown(event), false);
    on("pointerup", (event) => this.#up(event));
    on("pointercancel", (event) => this.#cancel(event));
    on("pointerout", (event) => this.#out(event));
    on("dragstart", () => this.#giveUp());
    on("input", (event) => this.#typed(event));
    on("pagehide", () => this.leave());
    root.addEventListener("pointerlockchange", () => this.leave(), { signal });
    root.addEventListener("visibilitychange", () => root.hidden && this.leave(), { signal });
  }

  #isLent(event) {
    return this.trackpads.size > 0 && event.composedPath().some((each) => this.trackpads.has(each));
  }

  // ---- The pointer

  #move(event) {
    this.clicks.move(event);
    if (!this.#follow(event)) return;
    this.#setButtons(event.buttons);
    this.host.request();
  }

  #down(event) {
    if (!this.#follow(event)) return;
    const { engine, registry, hits } = this.host;
    const lit = hits.control ? null : registry.byId.get(engine.state.hovered);
    this.#setButtons(event.buttons);
    if (lit && event.isTrusted) this.clicks.give(event, lit);
    this.host.request();
  }

  #up(event) {
    this.clicks.release();
    if (!this.#follow(event)) return;
    this.#setButtons(event.buttons);
    this.host.request();
  }

  /** Tells the engine where the pointer is; returns whether it is a mouse's. */
  #follow(event) {
    if (!event.isTrusted) return false;
    if (event.pointerType === "touch" || event.view?.document.pointerLockElement) {
      this.leave();
      return false;
    }
    const { document, spaces, now, engine } = this.host, target = event.composedPath()[0];
    const offset = spaces.offset((target.ownerDocument ?? target).defaultView ? target.ownerDocument ?? target : document);
    this.point = { x: event.clientX + offset.x, y: event.clientY + offset.y };
    this.isLeaving = this.isFree = false;
    // While a button is held, the engine keeps what was pressed.
    if (this.buttons === 0) this.#settle(target, event.composedPath());
    engine.input(this.isInside ? "position" : "enter", now(), { position: this.point });
    this.isInside = true;
    return true;
  }

  /** Tells the engine what the page has at the point, and how light it is there. */
  #settle(target, path) {
    this.host.hits.settle(this.point, path);
    if (target === this.target || target.nodeType !== Node.ELEMENT_NODE) return;
    this.target = target;
    this.#tellLuminance(target);
  }

  /** Hides the cursor over what is beneath the pointer; looks at what is beneath a pointer that no mouse moves. Called in frames. */
  settle() {
    if (!this.isFree) return this.cursor.follow(this.target);
    const { x, y } = this.host.engine.position;
    if (this.buttons !== 0 || (x === this.point.x && y === this.point.y)) return undefined;
    this.point = { x, y };
    const path = pathAt(this.host.document, x, y);
    return path.length > 0 && this.#settle(path[0], path);
  }

  /** Handles an input that moves a pointer with a position of its own. @param {string} kind @param {object} fields @param {bigint} time */
  handle(kind, fields, time) {
    const { engine } = this.host;
    this.isLeaving = false;
    this.isFree = true;
    if (!this.isInside && kind !== "enter") engine.input("enter", time, { ...fields, position: engine.position });
    this.isInside = true;
    engine.input(kind, time, fields);
  }

  #tellLuminance(target) {
    const luminance = this.host.styles.luminanceOf(target);
    if (luminance === this.luminance) return;
    this.luminance = luminance;
    this.host.engine.input("luminance", this.host.now(), { value: luminance });
  }

  #setButtons(buttons) {
    const { engine, now } = this.host, { button: names } = engine.library.constants;
    const order = [names.primary, names.secondary, names.middle, names.back, names.forward];
    order.forEach((button, bit) => {
      const isDown = (buttons >> bit) & 1;
      if (isDown !== ((this.buttons >> bit) & 1)) engine.input("button", now(), { button, is_down: isDown });
    });
    this.buttons = buttons;
  }

  /** Looks at what is beneath a pointer that rests, after the page has changed. */
  refresh() {
    const { document, hits } = this.host;
    if (this.isFree) this.point = this.host.engine.position;
    if (!this.isInside || this.buttons !== 0) return;
    const path = pathAt(document, this.point.x, this.point.y);
    if (path.length === 0) return;
    hits.doubt();
    this.target = null;
    this.cursor.follow(null);
    this.#settle(path[0], path);
    if (!this.isFree) this.host.engine.input("position", this.host.now(), { position: this.point });
  }

  // ---- Leaving

  /** The pointer goes from element to element, or out of the window or into a frame of another origin. */
  #out(event) {
    if (event.relatedTarget && !isForeign(event.relatedTarget)) return;
    if (!event.relatedTarget && event.target.localName === "iframe") return;
    this.isLeaving = true;
    this.host.request();
  }

  /** Ends the pointer's stay, if it has not come back since. */
  leaveIfLeft() {
    if (this.isLeaving && this.buttons === 0) this.leave();
  }

  leave() {
    this.isLeaving = this.isFree = false;
    this.clicks.end();
    this.target = null;
    this.cursor.follow(null);
    this.host.hits.forget();
    if (!this.isInside) return;
    this.isInside = false;
    if (this.buttons !== 0) this.host.engine.input("cancel", this.host.now());
    this.buttons = 0;
    this.host.engine.input("leave", this.host.now());
    this.host.request();
  }

  #cancel(event) {
    if (event.pointerType !== "touch") this.leave();
  }

  /** A drag of the browser's own begins, with a picture and a cursor of its own. */
  #giveUp() {
    this.leave();
  }

  // ---- The keyboard

  #typed(event) {
    if (!event.isTrusted || !this.isInside || !/^(insert|delete)/.test(event.inputType ?? "")) return;
    this.host.engine.input("typing", this.host.now());
    this.host.request();
  }
}

/** Whether an element is a frame whose document is of another origin. @param {Element} element */
function isForeign(element) {
  if (element.localName !== "iframe" && element.localName !== "frame") return false;
  try { return element.contentDocument === null; } catch { return true; }
}
