/**
 * Shows what is usually invisible: the hit regions, and where the last flick would have ended without an attraction.
 */

const SVG = "http://www.w3.org/2000/svg";

export class Marks {
  /** @param {import("../../Toolkits/web/main.js").Pointer} pointer */
  constructor(pointer) {
    this.pointer = pointer;
    this.shows = { regions: false, flick: false };
    this.flick = null;
    this.picture = document.createElementNS(SVG, "svg");
    this.picture.setAttribute("class", "marks");
    this.picture.setAttribute("aria-hidden", "true");
    this.picture.dataset.pointerkitIgnore = "";
  }

  /** Remembers a flick that has just happened. @param {object[]} events */
  note(events) {
    if (events.some(({ name }) => name === "attracted" || name === "coasted")) this.flick = this.pointer.engine.lastFlick;
  }

  draw() {
    const parts = [...(this.shows.regions ? this.#regions() : []), ...(this.shows.flick && this.flick ? this.#way(this.flick) : [])];
    const text = JSON.stringify(parts);
    if (text === this.text) return;
    this.text = text;
    if (parts.length > 0) document.body.append(this.picture);
    else this.picture.remove();
    this.picture.replaceChildren(...parts.map(([name, attributes]) => {
      const part = document.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
      return part;
    }));
  }

  #regions() {
    const { engine, registry } = this.pointer;
    return [...registry.byId].filter(([, control]) => control.isEnabled && control.role !== "canvas").map(([id]) => {
      const { x, y, width, height } = engine.region(id);
      return ["rect", { x, y, width, height, rx: 4 }];
    });
  }

  #way({ flick, attraction: { projected, landing, reach } }) {
    const line = (from, to, kind) => ["line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: kind }];
    return [
      ["circle", { cx: projected.x, cy: projected.y, r: reach }], line(flick.position, projected, "way"), line(projected, landing, "pull"),
      ...[flick.position, projected, landing].map(({ x, y }) => ["circle", { cx: x, cy: y, r: 3.5, class: "point" }]),
    ];
  }
}
