/**
 * A trackpad on the page. A finger, a pen or a pressed mouse touches it, and its motion is in millimeters. A pen that
 * presses firmly also presses the trackpad's button.
 */
import { Pressure } from "./pressure.js";

export const TRACKPAD = 1;
const MILLIMETERS_PER_PIXEL = 25.4 / 96; // as CSS defines them
const POINTS_PER_PIXEL = 1.4; // for a scroll with two fingers
const TAP = { duration: 220, distance: 2.5 }; // the greatest duration in ms, and the greatest movement in mm
const FADING = 1800; // the time in which a stroke fades, in ms
const FIRM = { pressed: 0.7, released: 0.5 }; // the pressure of a pen that presses and releases the button
const WIDTH = { usual: 5, least: 2, most: 14 }; // the width of a stroke in px: without a pressure, at 0 and at 1

export class Trackpad {
  /**
   * @param {HTMLElement} plate
   * @param {{pointer: import("../../Toolkits/web/main.js").Pointer, library: import("../../Toolkits/web/library.js").Library,
   *   clock: import("./clock.js").Clock, home: () => {x: number, y: number}, window: Element}} host
   *   `home` is where the pointer begins, in what is a window here
   */
  constructor(plate, host) {
    this.plate = plate;
    this.canvas = plate.querySelector("canvas");
    this.context = this.canvas.getContext("2d");
    this.host = host;
    host.pointer.addTrackpad(plate);
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.pressure = new Pressure();
    this.isPressed = false;
    this.force = null;
    /** @type {{x: number, y: number, time: number, begins: boolean, width: number}[]} */
    this.strokes = [];
    this.gesture = null;
    plate.addEventListener("pointerdown", (event) => this.#begin(event));
    plate.addEventListener("pointermove", (event) => this.#move(event));
    plate.addEventListener("pointerup", (event) => this.#end(event, true));
    plate.addEventListener("pointercancel", (event) => this.#end(event, false));
    plate.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  #send(kind, event, fields) {
    this.host.pointer.handle(kind, { device: TRACKPAD, ...fields }, this.host.clock.stamp(event));
  }

  /** The number of fingers; a mouse with the Shift key counts as two fingers. */
  #count(event) {
    return this.fingers.size === 1 && event.pointerType === "mouse" && event.shiftKey ? 2 : this.fingers.size;
  }

  /** Puts the pointer into the window, if it is not there: a mouse may have carried it elsewhere. @param {{timeStamp: number}} event */
  place(event) {
    const { pointer, home, window } = this.host, { left, top, right, bottom } = window.getBoundingClientRect(), { x, y } = pointer.engine.position;
    if (pointer.input.isFree || (pointer.input.isInside && x > left && x < right && y > top && y < bottom)) return;
    this.#send("enter", event, { position: home() });
    this.#send("position", event, { position: home() });
  }

  #begin(event) {
    event.preventDefault();
    const { phase } = this.host.library.constants;
    this.plate.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    this.count = this.#count(event);
    this.pressure.begin();
    if (this.fingers.size === 1) this.tap = { time: event.timeStamp, distance: 0, fingers: this.count };
    else this.tap.fingers = Math.max(this.tap.fingers, this.count);
    this.host.clock.isHeld = true;
    this.place(event);
    this.#send("contact", event, { phase: phase.began, fingers: this.count });
    if (this.count === 2) this.#beginGesture();
    this.#press(event);
    this.#draw(event, true);
  }

  #move(event) {
    const known = this.fingers.get(event.pointerId);
    if (!known) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const [dx, dy] = [each.offsetX - known.x, each.offsetY - known.y];
      this.#press(each);
      if (dx === 0 && dy === 0) continue;
      Object.assign(known, { x: each.offsetX, y: each.offsetY });
      this.tap.distance += Math.hypot(dx, dy) * MILLIMETERS_PER_PIXEL;
      if (this.count === 1) {
        this.#send("motion", each, { delta: { dx: dx * MILLIMETERS_PER_PIXEL, dy: dy * MILLIMETERS_PER_PIXEL } });
      } else if (this.gesture) this.#gesture(each, dx / this.fingers.size, dy / this.fingers.size);
      this.#draw(each, false);
    }
  }

  #end(event, isRegular) {
    if (!this.fingers.delete(event.pointerId)) return;
    const { phase, button } = this.host.library.constants;
    if (this.isPressed) this.#setPressed(event, false);
    if (this.gesture) this.#endGesture(event, isRegular);
    this.count = this.#count(event);
    this.host.clock.isHeld = this.fingers.size > 0;
    this.#send("contact", event, { phase: isRegular ? phase.ended : phase.cancelled, fingers: this.count });
    const { tap } = this;
    if (!isRegular || this.count > 0 || event.timeStamp - tap.time > TAP.duration || tap.distance > TAP.distance) return;
    for (const isDown of [1, 0]) {
      this.#send("button", event, { button: tap.fingers > 1 ? button.secondary : button.primary, is_down: isDown });
    }
  }

  // ---- Pressure

  /** Reports the pressure of a pen or a finger (I13). A pen's pressure also presses and releases the button. */
  #press(event) {
    const value = this.pressure.read(event);
    this.force = value;
    if (value === null) return;
    if (event.pointerType === "pen" && this.count === 1 && value >= FIRM.pressed && !this.isPressed) this.#setPressed(event, true);
    if (this.isPressed) this.#send("pressure", event, { value });
    if (this.isPressed && value <= FIRM.released) this.#setPressed(event, false);
  }

  #setPressed(event, isDown) {
    this.isPressed = isDown;
    // A touch that has pressed the button is not a tap.
    this.tap.distance = Infinity;
    this.#send("button", event, { button: this.host.library.constants.button.primary, is_down: Number(isDown) });
  }

  // ---- Two fingers: a scroll at first, a pinch once their distance changes

  #span() {
    const [first, second] = [...this.fingers.values()];
    return second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  }

  #beginGesture() {
    this.gesture = { kind: null, span: this.#span(), scale: 1 };
  }

  #gesture(event, dx, dy) {
    const { gesture } = this, { phase, scrollPhase: scroll, scrollSource: source } = this.host.library.constants, span = this.#span();
    if (!gesture.kind) {
      gesture.travel = (gesture.travel ?? 0) + Math.hypot(dx, dy);
      if (gesture.travel < 4) return;
      gesture.kind = gesture.span > 0 && Math.abs(span - gesture.span) > 8 ? "transform" : "scroll";
      if (gesture.kind === "scroll") {
        this.#send("scroll", event, { scroll_phase: scroll.began, scroll_source: source.finger });
      } else this.#send("transform", event, { phase: phase.began, fingers: 2 });
    }
    if (gesture.kind === "scroll") {
      const delta = { dx: dx * POINTS_PER_PIXEL, dy: dy * POINTS_PER_PIXEL };
      this.#send("scroll", event, { delta, scroll_phase: scroll.changed, scroll_source: source.finger });
    } else {
      gesture.scale = span / gesture.span;
      this.#send("transform", event, { phase: phase.changed, scale: gesture.scale, fingers: 2 });
    }
  }

  #endGesture(event, isRegular) {
    const { gesture } = this, { phase, scrollPhase: scroll, scrollSource: source } = this.host.library.constants;
    this.gesture = null;
    if (gesture.kind === "scroll") this.#send("scroll", event, { scroll_phase: scroll.ended, scroll_source: source.finger });
    else if (gesture.kind === "transform") {
      this.#send("transform", event, { phase: isRegular ? phase.ended : phase.cancelled, scale: gesture.scale, fingers: 2 });
    }
  }

  // ---- Strokes

  #draw(event, begins) {
    const width = this.force === null ? WIDTH.usual : WIDTH.least + (WIDTH.most - WIDTH.least) * this.force;
    this.strokes.push({ x: event.offsetX, y: event.offsetY, time: performance.now(), begins, width });
    if (this.strokes.length > 4000) this.strokes.splice(0, 1000);
    this.#request();
  }

  #request() {
    this.pending ??= requestAnimationFrame(() => {
      this.pending = null;
      if (this.#paint()) this.#request();
    });
  }

  /** Draws the strokes, which fade into the background. @returns whether any stroke is still visible */
  #paint() {
    const { color, backgroundColor: ground } = getComputedStyle(this.plate);
    const { canvas, context } = this, ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (this.strokes.length === 0 && !this.isPainted) return false;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.lineCap = "round";
    context.globalAlpha = 1;
    const now = performance.now();
    while (this.strokes.length > 0 && now - this.strokes[0].time > FADING) this.strokes.shift();
    let before = null;
    for (const each of this.strokes) {
      // The colors are opaque, so that the joints of a stroke are invisible.
      const share = 75 * (1 - (now - each.time) / FADING) ** 2;
      context.strokeStyle = context.fillStyle = `color-mix(in srgb, ${color} ${share.toFixed(1)}%, ${ground})`;
      context.lineWidth = each.width;
      context.beginPath();
      if (each.begins || !before) context.arc(each.x, each.y, 0.8 * each.width, 0, 2 * Math.PI);
      else {
        context.moveTo(before.x, before.y);
        context.lineTo(each.x, each.y);
      }
      if (each.begins || !before) context.fill();
      else context.stroke();
      before = each;
    }
    context.fillStyle = color;
    for (const finger of this.fingers.values()) {
      context.globalAlpha = 0.3;
      context.beginPath();
      context.arc(finger.x, finger.y, 16, 0, 2 * Math.PI);
      context.fill();
    }
    this.isPainted = this.strokes.length > 0 || this.fingers.size > 0;
    return this.strokes.length > 0 || (this.isPainted && this.fingers.size === 0);
  }
}
