/**
 * Input from the visitor's own mouse, trackpad and keyboard over the window.
 */

// The devices. A pinch is always reported as a trackpad's, even while a mouse moves the pointer.
const MOUSE = 0, PINCHED = 3;
export const KEYBOARD = 2;
const BUTTONS = [0, 2, 1, 3, 4]; // the engine's number for each of the page's numbers: primary, middle, secondary, …
const POINTS_PER_LINE = 20; // for a wheel that reports lines
const PINCH_PAUSE = 150; // ms without an event after which a pinch has ended

/** The pressure that a pen or a finger reports. */
export class Pressure {
  constructor() {
    this.begin();
  }

  /** Begins a press. */
  begin() {
    this.isMeasured = false;
  }

  /** The pressure at an event, 0…1; null if the hardware does not measure it. @param {PointerEvent} event */
  read({ pointerType, pressure }) {
    // Hardware that does not measure pressure reports only these numbers.
    this.isMeasured ||= ![0, 0.5, 1].includes(pressure);
    return pointerType !== "mouse" && this.isMeasured ? pressure : null;
  }
}

export class StageInput {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{clock: import("./clock.js").Clock, library: import("./engine.js").Library, handle: Function, size: () => object, edit: () => object | null, say: Function, view: import("./view.js").View}} host
   */
  constructor(canvas, host) {
    this.canvas = canvas;
    this.host = host;
    this.isPressed = false;
    this.pressure = new Pressure();
    this.pinch = null;
    const listen = (type, body, options) => canvas.addEventListener(type, body, options);
    listen("pointerenter", (event) => this.#enter(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerdown", (event) => this.#press(event, true));
    listen("pointerup", (event) => this.#press(event, false));
    listen("pointercancel", (event) => this.#cancel(event));
    listen("lostpointercapture", () => { this.isPressed = false; });
    listen("pointerleave", (event) => this.#leave(event));
    // While a finger does not move, Safari reports its force in a separate event.
    listen("touchforcechange", ({ timeStamp, changedTouches: [touch] }) =>
      this.#sendPressure({ timeStamp, pointerType: "touch", pressure: touch.force }));
    listen("wheel", (event) => this.#wheel(event), { passive: false });
    listen("contextmenu", (event) => event.preventDefault());
    listen("keydown", (event) => this.#key(event, true));
    listen("keyup", (event) => this.#key(event, false));
    for (const type of ["keydown", "keyup"]) window.addEventListener(type, (event) => this.#modifiers(event));
    window.addEventListener("blur", (event) => host.handle("cancel", this.host.clock.stamp(event)));
    this.modifiers = 0;
  }

  get isLocked() {
    return document.pointerLockElement === this.canvas;
  }

  /** The point of the window at an event: for a finger and while controls are arranged, the point that is visible there. */
  point(event) {
    const { view } = this.host, isShare = event.pointerType !== "touch" && !this.host.edit();
    if (!this.host.edit()) view.following = isShare ? "share" : "fixed";
    return view.point(event, isShare);
  }

  #send(kind, event, fields = {}) {
    this.host.handle(kind, this.host.clock.stamp(event), { device: MOUSE, ...fields });
  }

  #enter(event) {
    if (!this.isLocked && !this.host.edit()) this.#send("enter", event, { position: this.point(event) });
  }

  #leave(event) {
    // While a pen or a finger on the trackpad moves the pointer, a mouse that leaves the window has no effect.
    if (!this.isLocked && !this.isPressed && !this.host.edit() && !this.host.clock.isHeld) this.#send("leave", event);
  }

  #move(event) {
    if (this.host.edit()) return this.host.edit().move(this.point(event));
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      if (this.isLocked) {
        const delta = { dx: each.movementX, dy: each.movementY };
        if (delta.dx !== 0 || delta.dy !== 0) this.#send("motion", each, { delta });
      } else this.#send("position", each, { position: this.point(each) });
      this.#sendPressure(each);
    }
    return undefined;
  }

  #press(event, isDown) {
    event.preventDefault();
    if (isDown) this.canvas.focus({ preventScroll: true });
    if (this.host.edit()) {
      if (isDown) this.canvas.setPointerCapture(event.pointerId);
      return isDown ? this.host.edit().press(this.point(event)) : this.host.edit().release();
    }
    if (!this.isLocked) {
      if (isDown) this.canvas.setPointerCapture(event.pointerId);
      this.#send("position", event, { position: this.point(event) });
    }
    this.isPressed = isDown;
    this.#send("button", event, { button: BUTTONS[event.button] ?? event.button, is_down: Number(isDown) });
    this.pressure.begin();
    if (isDown) this.#sendPressure(event);
    // A finger that has left the screen has no position.
    if (!isDown && event.pointerType === "touch") this.#send("leave", event);
    return undefined;
  }

  /** Reports the pressure of a pen or a finger, if the hardware measures it (I13). */
  #sendPressure(event) {
    const value = this.isPressed ? this.pressure.read(event) : null;
    if (value !== null) this.#send("pressure", event, { value });
  }

  #cancel(event) {
    this.isPressed = false;
    this.#send("cancel", event);
  }

  #wheel(event) {
    event.preventDefault();
    const { library, clock } = this.host, { scrollPhase: scroll, scrollSource: source, phase } = library.constants;
    if (event.ctrlKey) {
      if (!this.pinch) {
        this.pinch = { scale: 1 };
        this.#send("transform", event, { device: PINCHED, phase: phase.began, fingers: 2 });
      }
      this.pinch.scale = Math.min(Math.max(this.pinch.scale * Math.exp(-event.deltaY / 100), 0.1), 10);
      this.#send("transform", event, { device: PINCHED, phase: phase.changed, scale: this.pinch.scale, fingers: 2 });
      clearTimeout(this.pinch.timer);
      this.pinch.timer = setTimeout(() => {
        this.host.handle("transform", clock.now, { device: PINCHED, phase: phase.ended, scale: this.pinch.scale, fingers: 2 });
        this.pinch = null;
      }, PINCH_PAUSE);
      return;
    }
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? POINTS_PER_LINE : this.host.size().height;
    const isWheel = event.deltaMode !== 0 || (Math.abs(event.deltaY) >= 100 && event.deltaX === 0);
    this.#send("scroll", event, {
      delta: { dx: -event.deltaX * unit, dy: -event.deltaY * unit }, scroll_phase: scroll.none,
      scroll_source: isWheel ? source.wheel : source.continuous,
    });
  }

  // ---- Keyboard

  #key(event, isDown) {
    if (this.host.edit()) return isDown ? this.host.edit().key(event) : undefined;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key], length = event.shiftKey ? 4 : 24;
    if (step && isDown) {
      event.preventDefault();
      this.#send("motion", event, { device: KEYBOARD, delta: { dx: step[0] * length, dy: step[1] * length } });
    } else if ((event.key === " " || event.key === "Enter") && !event.repeat) {
      event.preventDefault();
      this.#send("button", event, { device: KEYBOARD, button: 0, is_down: Number(isDown) });
    }
    return undefined;
  }

  #modifiers(event) {
    const bits = this.host.library.constants.modifier;
    const modifiers = (event.shiftKey ? bits.shift : 0) | (event.ctrlKey ? bits.control : 0)
      | (event.altKey ? bits.option : 0) | (event.metaKey ? bits.command : 0);
    if (modifiers === this.modifiers) return;
    this.modifiers = modifiers;
    this.#send("modifiers", event, { modifiers });
  }
}
