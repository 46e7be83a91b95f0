/**
 * A recording of what happens in the window, as a trace file: pointerkit-trace/1.
 */

import { TRACKPAD } from "./trackpad.js";

export class Recording {
  /**
   * @param {import("../../Toolkits/web/library.js").Library} library @param {object} origin of the window on the page
   * @param {object} start the first position of the pointer on the page @param {bigint} now
   */
  constructor(library, origin, start, now) {
    this.library = library;
    this.origin = origin;
    this.start = this.#place(start);
    this.begin = this.last = now;
    this.isTrackpad = false;
    /** @type {object[]} */
    this.events = [];
    this.add(now, "motion", { position: this.start });
  }

  /** A point of the page in the window. */
  #place({ x, y }) {
    return [x - this.origin.x, y - this.origin.y];
  }

  /** Adds an event with the keys of a file. @param {bigint} time @param {string} event @param {object} keys */
  add(time, event, keys) {
    // Times in a trace must not decrease.
    this.last = time > this.last ? time : this.last;
    this.events.push({ t: Number(this.last - this.begin) / 1e9, event, ...keys });
  }

  /** Adds an input. @param {string} kind @param {bigint} time @param {object} fields the fields of ptk_input @param {{x: number, y: number}} model the position of the model pointer after the input */
  note(kind, time, fields, model) {
    const { names, constants } = this.library, device = fields.device ? { device: fields.device } : {};
    const vector = ({ dx, dy } = { dx: 0, dy: 0 }) => [dx, dy], point = (each) => this.#place(each);
    const add = (event, keys) => this.add(time, event, { ...device, ...keys });
    this.isTrackpad ||= fields.device === TRACKPAD && kind === "motion";
    switch (kind) {
      // A file has only one unit of motion. The motion of other devices is recorded as the position that it led to.
      case "motion": return fields.device === TRACKPAD ? add("motion", { delta: vector(fields.delta) }) : add("motion", { position: point(model) });
      case "position": return add("motion", { position: point(fields.position) });
      case "contact": return add("contact", { phase: names.phase[fields.phase], fingers: fields.fingers });
      case "button":
        return add("button", { button: fields.button < 3 ? names.button[fields.button] : fields.button, down: Boolean(fields.is_down) });
      case "pressure": return add("pressure", { value: fields.value });
      case "scroll":
        return add("scroll", { delta: vector(fields.delta), phase: names.scrollPhase[fields.scroll_phase], source: names.scrollSource[fields.scroll_source] });
      case "transform":
        return add("transform", { phase: names.phase[fields.phase], scale: fields.scale ?? 1, fingers: fields.fingers });
      case "modifiers":
        return add("modifiers", { keys: Object.keys(constants.modifier).filter((each) => fields.modifiers & constants.modifier[each]) });
      case "enter": return add("enter", { position: point(fields.position) });
      case "luminance": return undefined;
      default: return add(kind, {});
    }
  }

  /** The file. */
  get text() {
    const device = this.isTrackpad ? { kind: "trackpad", motion: "millimeters", reportsContact: true } : { kind: "mouse" };
    const header = { format: "pointerkit-trace/1", device, start: this.start };
    return [header, ...this.events].map((each) => `${JSON.stringify(each)}\n`).join("");
  }
}
