/**
 * The panel with the engine's events and state, and with the time that a frame needs.
 */

const SHOWN = 7; // the number of events in the list
const FREQUENT = ["scrolled", "transformed", "dragChanged", "pressureChanged", "pushedEdge", "styleChanged"];
const KEPT = 120; // the number of frames whose times are kept
const WRITING_PAUSE = 200; // the least time between two updates of the numbers, in ms

export class Readout {
  /** @param {Document} root @param {import("../../Toolkits/web/main.js").Pointer} pointer */
  constructor(root, pointer) {
    this.pointer = pointer;
    this.list = root.querySelector("[data-events]");
    this.numbers = {};
    for (const each of root.querySelectorAll("[data-number]")) this.numbers[each.dataset.number] = each;
    this.frames = 0;
    this.times = [];
    this.written = 0;
    /** All events, for the page's own test. */
    this.log = [];
  }

  /** @param {object[]} events */
  note(events) {
    for (const event of events) {
      const element = this.pointer.registry.byId.get(event.target)?.element, name = element ? nameOf(element) : "";
      this.log.push({ name: event.name, target: name, time: Number(event.time) / 1e9 });
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
      this.list.querySelector(".hint")?.remove();
      this.list.prepend(row);
      while (this.list.children.length > SHOWN) this.list.lastElementChild.remove();
    }
  }

  /** The median of the last times, in ms. */
  get median() {
    return [...this.times].sort((a, b) => a - b)[this.times.length >> 1] ?? 0;
  }

  /** @param {object} info the fields of ptk_frame @param {number} time that the frame needed, in ms */
  write(info, time) {
    this.frames += 1;
    this.times.push(time);
    if (this.times.length > KEPT) this.times.shift();
    const now = performance.now();
    if (!info.is_at_rest && now - this.written < WRITING_PAUSE) return;
    this.written = now;
    const { numbers, pointer } = this, { hovered } = pointer, { x, y } = info.click_location;
    const set = (name, words) => { if (numbers[name].textContent !== words) numbers[name].textContent = words; };
    set("hovered", hovered ? nameOf(hovered) : "nothing");
    set("position", `${x.toFixed(1)}, ${y.toFixed(1)}`);
    set("script", `${this.median.toFixed(2)} ms`);
    set("frames", this.frames.toLocaleString("en"));
    set("rest", info.is_at_rest ? "at rest, draws nothing" : "moving");
  }
}

/** @param {Element} element */
function nameOf(element) {
  const words = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
  return words.trim().replace(/\s+/g, " ").slice(0, 24) || element.localName;
}
