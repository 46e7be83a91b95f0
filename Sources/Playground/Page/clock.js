/**
 * The engine's time: that of the page, which can run slower while nothing is being moved.
 */

// A hand that paused for longer is not moving, in ms.
const HAND_PAUSE = 40;

export class Clock {
  constructor() {
    this.rate = 1;
    this.isHeld = false;
    this.#last = performance.now();
    this.#time = 0;
    this.#active = -Infinity;
  }

  #last;
  #time;
  #active;

  /** The milliseconds of the engine at an instant of the page. */
  #advance(instant) {
    const elapsed = Math.max(0, instant - this.#last);
    // A moving hand is never slowed down: its speed must be the one that the person feels.
    const full = this.isHeld ? elapsed : Math.min(elapsed, Math.max(0, this.#active + HAND_PAUSE - this.#last));
    this.#time += full + (elapsed - full) * this.rate;
    this.#last += elapsed;
    return this.#time;
  }

  /** Nanoseconds now. @returns {bigint} */
  get now() {
    return nanoseconds(this.#advance(performance.now()));
  }

  /** Nanoseconds at which an event of the page happened. @param {Event} event @returns {bigint} */
  stamp(event) {
    this.#active = Math.max(this.#active, performance.now());
    const now = performance.now(), time = this.#advance(now);
    return nanoseconds(time - Math.min(Math.max(0, now - event.timeStamp), 50));
  }

  /** Milliseconds of the page until an instant of the engine. @param {bigint} time */
  until(time) {
    return Number(time - this.now) / 1e6 / this.rate;
  }
}

/** @param {number} milliseconds */
const nanoseconds = (milliseconds) => BigInt(Math.round(milliseconds * 1e6));
