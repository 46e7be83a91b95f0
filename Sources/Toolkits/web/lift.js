/**
 * The growth and the movement of lifted controls, by animations that never run: they change no attribute, and start no transition.
 */
import { LIFT } from "./control.js";

export class Lift {
  constructor() {
    /** @type {Map<import("./control.js").Control, {animation: Animation, scale: number, dx: number, dy: number}>} */
    this.lifted = new Map();
  }

  /** Shows the state of controls, and puts all others down. @param {{control: import("./control.js").Control, scale: number, translation: {dx: number, dy: number}}[]} states */
  show(states) {
    const present = new Set();
    for (const { control, scale, translation } of states) {
      present.add(control);
      // What grows about another point than its middle is moved back.
      const { width, height } = control.frame, [x, y] = control.origin;
      const dx = translation.dx + (1 - scale) * (width / 2 - x), dy = translation.dy + (1 - scale) * (height / 2 - y);
      const known = this.lifted.get(control);
      if (known && known.scale === scale && known.dx === dx && known.dy === dy) continue;
      const keyframe = { scale: String(scale), translate: `${dx}px ${dy}px` }, keyframes = [keyframe, keyframe];
      if (known) {
        known.animation.effect.setKeyframes(keyframes);
        Object.assign(known, { scale, dx, dy });
        continue;
      }
      const animation = control.element.animate(keyframes, { duration: 1, fill: "forwards", composite: "add" });
      animation.id = LIFT;
      animation.pause();
      this.lifted.set(control, { animation, scale, dx, dy });
    }
    for (const [control, { animation }] of this.lifted) {
      if (present.has(control)) continue;
      animation.cancel();
      this.lifted.delete(control);
    }
  }

  /** The rectangle that an element has without its growth. @param {import("./control.js").Control} control @param {DOMRect} rect */
  plain(control, rect) {
    const known = this.lifted.get(control);
    if (!known) return rect;
    const width = unit(rect.width / known.scale), height = unit(rect.height / known.scale), [x, y] = control.origin;
    const left = unit(rect.left - known.dx - x * (1 - known.scale)), top = unit(rect.top - known.dy - y * (1 - known.scale));
    return { x: left, y: top, left, top, right: left + width, bottom: top + height, width, height };
  }
}

/** The nearest length that layout has: without the growth, the rectangle is the same at every scale. */
const unit = (value) => Math.round(64 * value) / 64;
