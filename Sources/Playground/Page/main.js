/**
 * The page: an ordinary document to which the pointer is attached, and panels that say what happens.
 */
import { attach, load } from "../../Toolkits/web/main.js";
import { AuditPanel } from "./audit.js";
import { Clicks } from "./clicks.js";
import { Clock } from "./clock.js";
import { Marks } from "./marks.js";
import { checkbox, configurationPanel, labelled, settingsPanel } from "./panels.js";
import { Readout } from "./readout.js";
import { Report } from "./report.js";
import { Source } from "./source.js";
import { TRACKPAD, Trackpad } from "./trackpad.js";

const element = (id) => document.getElementById(id);

class Playground {
  /** @param {BufferSource} wasm */
  static async start(wasm) {
    const library = await load(wasm), settings = library.defaults("ptk_settings"), configuration = library.defaults("ptk_configuration");
    // A mouse's pointer stays; nothing is timed while it rests.
    settings.auto_hide_delay = 0;
    settings.reduce_motion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    settings.increased_contrast = matchMedia("(prefers-contrast: more)").matches;
    const clock = new Clock(), pointer = await attach(document, { wasm, clock, settings, density: "touch" });
    return new Playground({ wasm, library, settings, configuration, clock, pointer });
  }

  constructor(parts) {
    Object.assign(this, parts);
    const { pointer, library, clock } = this;
    this.scene = element("scene");
    this.readout = new Readout(document, pointer);
    this.marks = new Marks(pointer);
    this.clicks = new Clicks(pointer);
    this.source = new Source(this.scene, pointer, () => this.audit.refresh());
    this.report = new Report(this.scene, pointer);
    this.audit = new AuditPanel(element("audit"), this.wasm);
    this.trackpad = new Trackpad(element("trackpad"), { pointer, library, clock, home: () => this.home, window: this.scene });
    pointer.engine.setDevice(TRACKPAD, library.constants.deviceKind.trackpad, { unit: library.constants.unit.millimeters, reports_contact: 1 }, pointer.now);
    pointer.onframe = (info, time) => this.#follow(info, time);
    this.#fillPanels();
    element("theme").addEventListener("click", () => this.showTheme(!this.isDark));
    element("restore").addEventListener("click", () => this.source.restore());
    for (const type of ["pointermove", "pointerdown", "pointerup"]) addEventListener(type, () => clock.touch(), { capture: true, passive: true });
    this.showTheme(matchMedia("(prefers-color-scheme: dark)").matches);
    // A visitor sees the pointer before the mouse or a finger has moved.
    this.trackpad.place({ timeStamp: performance.now() });
  }

  /** Where the pointer begins that has not been in the window of the scene yet. */
  get home() {
    const { left, top, width, height } = this.scene.getBoundingClientRect();
    return { x: left + 0.62 * width, y: top + Math.min(0.6 * height, innerHeight / 2) };
  }

  #follow(info, time) {
    const events = this.pointer.engine.takeEvents();
    this.readout.note(events);
    this.marks.note(events);
    this.clicks.note(events);
    this.readout.write(info, time);
    this.marks.draw();
  }

  showTheme(isDark) {
    this.isDark = isDark;
    document.documentElement.classList.toggle("dark", isDark);
    element("theme").setAttribute("aria-pressed", String(isDark));
    this.pointer.configure({});
  }

  // ---- Panels

  #fillPanels() {
    const changed = () => this.pointer.configure({ settings: this.settings, configuration: this.configuration }), { library } = this;
    const panels = {
      settings: settingsPanel(element("settings"), library, this.settings, changed),
      configuration: configurationPanel(element("configuration"), library, this.configuration, changed),
    };
    for (const [name, panel] of Object.entries(panels)) {
      element(`${name}-defaults`).addEventListener("click", () => {
        Object.assign(this[name], library.defaults(`ptk_${name}`));
        if (name === "settings") this.settings.auto_hide_delay = 0;
        panel.refresh(this[name]);
        changed();
      });
    }
    for (const [name, words] of [["regions", "Hit regions"], ["flick", "Where the last flick would have ended"]]) {
      const box = checkbox(name, () => {
        this.marks.shows[name] = box.checked;
        this.marks.draw();
      });
      element("show").append(labelled(words, box, "switch"));
    }
    const rate = element("rate");
    rate.addEventListener("input", () => {
      this.clock.rate = Number(rate.value);
      rate.nextElementSibling.textContent = `${this.clock.rate.toFixed(2)} ×`;
    });
  }
}

/** The engine, which is in the page compressed. */
async function engine() {
  const bytes = Uint8Array.from(atob(element("engine").textContent), (each) => each.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

try {
  window.playground = await Playground.start(await engine());
} catch (error) {
  const failure = element("failure");
  failure.hidden = false;
  failure.textContent = `The playground does not run in this browser: ${error.message}`;
  throw error;
}
