/**
 * The engine's time. It follows the time of the page, and can run slower while the visitor moves nothing.
 */

// The time without events after which the hand counts as still, in ms.
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

  /** Advances the engine's time to an instant of the page, and returns it in milliseconds. */
  #advance(instant) {
    const elapsed = Math.max(0, instant - this.#last);
    // While the hand moves, time runs at full speed, so that the engine measures the true speed of the hand.
    const full = this.isHeld ? elapsed : Math.min(elapsed, Math.max(0, this.#active + HAND_PAUSE - this.#last));
    this.#time += full + (elapsed - full) * this.rate;
    this.#last += elapsed;
    return this.#time;
  }

  /** The engine's present time in nanoseconds. @returns {bigint} */
  get now() {
    return nanoseconds(this.#advance(performance.now()));
  }

  /** The hand moves. */
  touch() {
    this.#active = Math.max(this.#active, performance.now());
  }

  /** The engine's time of an event of the page, in nanoseconds. @param {Event} event @returns {bigint} */
  stamp(event) {
    this.touch();
    const now = performance.now(), time = this.#advance(now);
    return nanoseconds(time - Math.min(Math.max(0, now - event.timeStamp), 50));
  }

  /** The time until an instant of the engine, in milliseconds of the page. @param {bigint} time */
  until(time) {
    return Number(time - this.now) / 1e6 / this.rate;
  }
}

/** @param {number} milliseconds */
const nanoseconds = (milliseconds) => BigInt(Math.round(milliseconds * 1e6));
