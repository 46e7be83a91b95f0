/**
 * The panel with the engine's events and state, and with the times that the engine and the page need for a frame.
 */

const SHOWN = 14; // the number of events in the list
const KEPT = 120; // the number of frames whose times are kept
const FREQUENT = ["scrolled", "transformed", "dragChanged", "bandChanged", "pressureChanged", "pushedEdge"];
const WRITING_PAUSE = 200; // the least time between two updates of the numbers, in ms

export class Readout {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.list = root.querySelector("[data-events]");
    this.numbers = {};
    for (const each of root.querySelectorAll("[data-number]")) this.numbers[each.dataset.number] = each;
    this.engineTimes = [];
    this.scriptTimes = [];
    this.frames = 0;
    this.written = 0;
    this.pressure = 0;
    /** All events, for the page's own test. */
    this.log = [];
  }

  /** @param {object[]} events @param {import("./stage.js").Stage} stage */
  note(events, stage) {
    for (const event of events) {
      const target = stage.targets.get(event.target), name = target ? target.label.split("\n")[0] || target.name : "";
      this.log.push({ name: event.name, target: target?.name ?? null, time: Number(event.time) / 1e9, value: event.value });
      if (event.name === "pressureChanged") this.pressure = event.value;
      if (this.log.length > 2000) this.log.splice(0, 1000);
      const first = this.list.firstElementChild;
      if (FREQUENT.includes(event.name) && first?.dataset.name === event.name) {
        first.dataset.count = String(Number(first.dataset.count) + 1);
        first.lastElementChild.textContent = `× ${first.dataset.count}`;
        continue;
      }
      const row = document.createElement("li");
      row.dataset.name = event.name;
      row.dataset.count = "1";
      for (const words of [`${(Number(event.time) / 1e9).toFixed(2)} s`, event.name, name]) {
        row.append(Object.assign(document.createElement("span"), { textContent: words }));
      }
      this.list.prepend(row);
      while (this.list.children.length > SHOWN) this.list.lastElementChild.remove();
    }
  }

  /** Stores the times that the engine and the script needed for a frame, in ms. */
  measure(engine, script) {
    for (const [list, value] of [[this.engineTimes, engine], [this.scriptTimes, script]]) {
      list.push(value);
      if (list.length > KEPT) list.shift();
    }
    this.frames += 1;
  }

  /** The median of the script's last times, in ms. */
  get medianScript() {
    const sorted = [...this.scriptTimes].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  }

  /** The mean of the engine's last times without the longest tenth, in ms. A single time is too short for the page's clock. */
  get meanEngine() {
    const sorted = [...this.engineTimes].sort((a, b) => a - b), most = sorted.slice(0, Math.max(1, Math.floor(sorted.length * 0.9)));
    const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
    // With a clock of whole milliseconds, most times are 0, and only the longest tenth may contain others.
    return mean(most) || mean(sorted);
  }

  write(info, stage, isLast) {
    const now = performance.now();
    if (!isLast && now - this.written < WRITING_PAUSE) return;
    this.written = now;
    const { numbers } = this, hovered = stage.targets.get(info.hovered);
    numbers.phase.textContent = stage.library.names.pointerPhase[info.phase];
    numbers.hovered.textContent = hovered ? hovered.label.split("\n")[0] || hovered.name : "nothing";
    numbers.position.textContent = `${info.click_location.x.toFixed(1)}, ${info.click_location.y.toFixed(1)}`;
    numbers.pressure.textContent = this.pressure > 0 ? this.pressure.toFixed(2) : "none reported";
    numbers.engine.textContent = `${Math.round(this.meanEngine * 1e6).toLocaleString("en")} ns`;
    numbers.script.textContent = `${this.medianScript.toFixed(2)} ms`;
    numbers.frames.textContent = this.frames.toLocaleString("en");
    numbers.rest.textContent = info.is_at_rest ? "at rest: no frame is drawn" : "moving";
  }
}
