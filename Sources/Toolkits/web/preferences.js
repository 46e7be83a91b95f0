/**
 * What the person prefers: less motion, more contrast, the system's own colors, a dark page; and the page's scale.
 */

const QUERIES = {
  reducesMotion: "(prefers-reduced-motion: reduce)", increasesContrast: "(prefers-contrast: more)", forcesColors: "(forced-colors: active)",
  isDark: "(prefers-color-scheme: dark)",
};

export class Preferences {
  /** @param {Window} view @param {() => void} changed @param {AbortSignal} signal */
  constructor(view, changed, signal) {
    this.view = view;
    this.changed = changed;
    this.signal = signal;
    this.queries = Object.fromEntries(Object.entries(QUERIES).map(([name, text]) => [name, view.matchMedia(text)]));
    for (const query of Object.values(this.queries)) query.addEventListener("change", changed, { signal });
    this.#watchScale();
  }

  get reducesMotion() { return this.queries.reducesMotion.matches; }
  get increasesContrast() { return this.queries.increasesContrast.matches; }
  get forcesColors() { return this.queries.forcesColors.matches; }

  /** Device pixels for each point; a query for one scale tells when it is another. */
  #watchScale() {
    this.scale = this.view.devicePixelRatio;
    const query = this.view.matchMedia(`(resolution: ${this.scale}dppx)`);
    query.addEventListener("change", () => {
      this.#watchScale();
      this.changed();
    }, { once: true, signal: this.signal });
  }
}
