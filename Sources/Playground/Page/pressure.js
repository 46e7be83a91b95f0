/**
 * The pressure that a pen or a finger reports.
 */
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
