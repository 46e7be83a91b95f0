/**
 * The page, which connects the engine, the window, the input and the panels.
 */
import { Library } from "../../Toolkits/web/library.js";
import { Stage } from "./stage.js";
import { Renderer } from "./renderer.js";
import { Clock } from "./clock.js";
import { KEYBOARD, StageInput } from "./input.js";
import { Trackpad } from "./trackpad.js";
import { Behavior } from "./behavior.js";
import { Overlay } from "./overlay.js";
import { Readout } from "./readout.js";
import { checkbox, configurationPanel, labelled, settingsPanel } from "./panels.js";
import { Sheet } from "./sheet.js";
import { AuditPanel } from "./audit.js";
import { View } from "./view.js";

const element = (id) => document.getElementById(id);

/** The `next_wake` of a frame after which nothing changes by itself. */
const NEVER = 2n ** 63n - 1n;

class Playground {
  /** @param {Library} library */
  constructor(library) {
    this.library = library;
    this.latest = 0n;
    this.clock = new Clock();
    this.canvas = element("stage");
    this.view = new View(this.canvas);
    this.renderer = new Renderer(this.canvas, library);
    this.overlay = new Overlay();
    this.behavior = new Behavior({ say: (words) => this.say(words) });
    this.readout = new Readout(document);
    this.settings = library.defaults("ptk_settings");
    this.configuration = library.defaults("ptk_configuration");
    this.prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
    this.settings.reduce_motion = Number(this.prefersStillness.matches);
    this.isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.tour = JSON.parse(element("tour").textContent);
    const host = {
      clock: this.clock, library, handle: (...input) => this.handle(...input), request: () => this.request(),
      size: () => this.stage.size, edit: () => this.editor ?? null, say: (words) => this.say(words),
      enter: () => this.enter(), view: this.view,
    };
    this.open(structuredClone(this.tour));
    this.input = new StageInput(this.canvas, host);
    this.trackpad = new Trackpad(element("trackpad"), host);
    this.#fillPanels();
    const panel = {
      library, view: this.view, stage: () => this.stage, open: (json) => this.open(json),
      invalidate: () => this.invalidate(), now: () => this.clock.now, changed: () => this.changed(),
    };
    this.sheet = new Sheet(element("sheet"), {
      ...panel, edit: (editor) => this.arrange(editor), position: () => this.info.model_position,
    });
    this.audit = new AuditPanel(element("audit"), {
      ...panel, annotate: (body) => this.sheet.amend(body), replace: (...scene) => this.sheet.replace(...scene),
      examples: JSON.parse(element("examples").textContent),
    });
    this.sheet.refresh();
    this.#listen();
    this.showTheme(this.isDark);
  }

  // ---- The window

  /** Opens a scene. @param {object} json */
  open(json) {
    const now = this.clock.now, stage = new Stage(this.library, json, now, this.info?.model_position);
    this.stage?.engine.destroy();
    this.stage = stage;
    this.overlay.flick = null;
    this.behavior.drag = null;
    this.behavior.shown = "[]";
    if (json.appearance) this.showTheme(stage.scene.isDark);
    Object.assign(this.settings, stage.scene.settings);
    Object.assign(this.configuration, stage.scene.configuration);
    if (this.prefersStillness.matches) this.settings.reduce_motion = 1;
    this.panels?.settings.refresh(this.settings);
    this.panels?.configuration.refresh(this.configuration);
    this.describeDevices();
    this.apply();
    this.#listTargets();
    this.sheet?.refresh();
    this.audit?.refresh();
  }

  /** Checks and draws the window again, after a change that the engine already knows. */
  changed() {
    this.audit?.refresh();
    this.invalidate();
  }

  /** Lets the visitor arrange controls instead of using them; null ends this. @param {object | null} editor */
  arrange(editor) {
    this.editor = editor;
    this.canvas.classList.toggle("arranging", editor !== null);
    this.view.following = editor ? "fixed" : "margin";
    this.canvas.setAttribute("aria-label", editor
      ? "A window whose controls are arranged. The arrow keys move the chosen control; the brackets choose another."
      : "A window with controls. The arrow keys move the pointer, Space presses.");
    if (editor) this.handle("leave", this.clock.now, {});
    this.invalidate();
  }

  /** Passes the values of the panels to the engine. */
  apply() {
    const { engine } = this.stage, now = this.clock.now;
    engine.setSettings(this.settings, now);
    engine.setConfiguration(now, this.configuration);
    engine.setHostTraits({ display_scale: this.view.scale }, now);
    engine.setAppearance(this.isDark, this.renderer.palette.luminance, now);
    this.audit?.refresh();
    this.invalidate();
  }

  /** Describes the devices to the engine: the visitor's own, the trackpad on the page, and the keyboard. */
  describeDevices() {
    const { deviceKind: device, unit } = this.library.constants, now = this.clock.now, { engine } = this.stage;
    engine.setDevice(0, device[element("device").value], { unit: unit.points, reports_contact: 0 }, now);
    engine.setDevice(1, device.trackpad, { unit: unit.millimeters, reports_contact: 1 }, now);
    engine.setDevice(3, device.trackpad, { unit: unit.points, reports_contact: 0 }, now);
    engine.setDevice(KEYBOARD, device.other, { unit: unit.points, reports_contact: 0 }, now);
  }

  /** Passes an input to the engine; a time before the latest frame or input counts as that time. */
  handle(kind, time, fields) {
    this.latest = time > this.latest ? time : this.latest;
    if (!this.editor && (kind === "motion" || fields?.device === KEYBOARD)) this.view.following = this.input?.isLocked ? "share" : "margin";
    if (["leave", "enter", "position"].includes(kind)) this.hasLeft = kind === "leave";
    this.stage.engine.input(kind, this.latest, fields);
    if (this.stage.recording) this.stage.recording.note(kind, this.latest, fields ?? {}, this.stage.engine.position);
    this.request();
  }

  /** Brings the pointer back to the position at which it left the window. */
  enter() {
    // The pointer may have left the window since the last frame.
    if (this.hasLeft || this.info.phase === this.library.constants.pointerPhase.away) {
      this.handle("enter", this.clock.now, { device: 1, position: this.stage.engine.position });
    }
  }

  // ---- Frames

  /** Requests a frame in which everything is drawn. */
  invalidate() {
    this.isDirty = true;
    this.request();
  }

  /** Requests a frame; no frame is drawn without a request. */
  request() {
    if (this.pending) return;
    clearTimeout(this.wake);
    this.pending = requestAnimationFrame(() => {
      this.pending = 0;
      this.#frame();
    });
  }

  #frame() {
    const start = performance.now(), { stage, clock } = this, { engine } = stage, now = clock.now;
    this.latest = now > this.latest ? now : this.latest;
    const elapsed = this.before === undefined ? 0 : Math.min(50, Number(now - this.before) / 1e6);
    engine.step(now, now);
    let engineTime = performance.now() - start, info = engine.info, events = engine.takeEvents();
    this.overlay.note(stage, events);
    this.readout.note(events, stage);
    const reacted = this.behavior.react(stage, events, now), followed = this.behavior.follow(stage, info, elapsed, now);
    const isFading = stage.animate(engine.revealed, elapsed, this.settings.reduce_motion !== 0);
    if (reacted || followed) {
      const again = performance.now();
      engine.step(now, now);
      engineTime += performance.now() - again;
      info = engine.info;
    }
    if (reacted || followed) this.audit.refresh();
    this.#layOut(info);
    const isWhole = this.isDirty || reacted || followed || isFading || this.overlay.isShown || this.audit.isShown
      || this.editor || this.view.isPart;
    if (isWhole || info.has_damage) {
      this.renderer.draw(stage, this.view, isWhole ? null : info.damage);
      this.overlay.draw(this.renderer.context, stage, info, this.renderer.palette, this.configuration);
      this.audit.draw(this.renderer.context, this.renderer.palette);
      this.editor?.draw(this.renderer.context, this.renderer.palette);
      this.isDirty = false;
    }
    const isStroke = this.trackpad.paint(...this.colors);
    const isMoving = !info.is_at_rest || isFading || isStroke || reacted || followed;
    this.before = isMoving ? now : undefined;
    this.readout.measure(engineTime, performance.now() - start);
    this.readout.write(info, stage, !isMoving);
    this.info = info;
    if (isMoving) this.request();
    else if (info.next_wake < NEVER) this.wake = setTimeout(() => this.request(), Math.min(clock.until(info.next_wake), 1e9));
  }

  /** Updates the size of the canvas and the visible part of the window. */
  #layOut(info) {
    const before = this.view.scale;
    if (this.view.update(this.stage.size, info.model_position)) this.isDirty = true;
    if (this.view.scale === before) return;
    this.stage.engine.setHostTraits({ display_scale: this.view.scale }, this.clock.now);
  }

  // ---- Words

  /** Says something to a screen reader. */
  say(words) {
    element("news").textContent = words;
  }

  /** Creates a button for each control of the window. Its focus moves the pointer to the control, and a click clicks the control. */
  #listTargets() {
    const list = element("targets");
    list.replaceChildren();
    for (const target of this.stage.targets.values()) {
      if (!target.is_enabled) continue;
      const kind = this.library.names.kind[target.kind].replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
      const button = Object.assign(document.createElement("button"), {
        type: "button", textContent: `${target.label.split("\n")[0] || target.name}, ${kind}`,
      });
      const point = () => {
        const frame = this.stage.windowFrame(target);
        return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      };
      button.addEventListener("focus", () => this.handle("position", this.clock.now, { device: KEYBOARD, position: point() }));
      button.addEventListener("click", () => {
        this.handle("position", this.clock.now, { device: KEYBOARD, position: point() });
        for (const isDown of [1, 0]) this.handle("button", this.clock.now, { device: KEYBOARD, button: 0, is_down: isDown });
      });
      const item = document.createElement("li");
      item.append(button);
      list.append(item);
    }
  }

  // ---- Panels

  #fillPanels() {
    const changed = () => this.apply();
    this.panels = {
      settings: settingsPanel(element("settings"), this.library, this.settings, changed),
      configuration: configurationPanel(element("configuration"), this.library, this.configuration, changed),
    };
    const shown = [
      ["showsPointer", "Model pointer"], ["showsRegions", "Hit regions"], ["showsFlick", "Estimate of the last flick"],
    ];
    for (const [name, label] of shown) {
      const box = checkbox(name, () => {
        this.overlay[name] = box.checked;
        this.invalidate();
      });
      element("show").append(labelled(label, box, "switch"));
    }
  }

  #listen() {
    element("theme").addEventListener("click", () => this.showTheme(!this.isDark));
    element("restore").addEventListener("click", () => this.sheet.replace(structuredClone(this.tour), "The window as it was."));
    element("rate").addEventListener("input", (event) => {
      this.clock.now;
      this.clock.rate = Number(event.target.value);
      event.target.nextElementSibling.textContent = `${this.clock.rate.toFixed(2)} ×`;
    });
    element("device").addEventListener("change", () => this.describeDevices());
    element("capture").addEventListener("click", async () => {
      if (this.input.isLocked) return document.exitPointerLock();
      try {
        return await this.canvas.requestPointerLock();
      } catch (error) {
        return this.say(`The browser does not capture the pointer: ${error.message}`);
      }
    });
    document.addEventListener("pointerlockchange", () => {
      element("capture").setAttribute("aria-pressed", String(this.input.isLocked));
      this.canvas.focus({ preventScroll: true });
    });
    for (const name of ["settings", "configuration"]) {
      element(`${name}-defaults`).addEventListener("click", () => {
        this[name] = this.library.defaults(name === "settings" ? "ptk_settings" : "ptk_configuration");
        this.panels[name].refresh(this[name]);
        this.apply();
      });
    }
    this.prefersStillness.addEventListener("change", () => {
      this.settings.reduce_motion = Number(this.prefersStillness.matches);
      this.panels.settings.refresh(this.settings);
      this.apply();
    });
    // If an opened panel ends below the visible part of the page, the page scrolls so that the panel is at the top.
    for (const panel of document.querySelectorAll("aside > details > summary")) {
      panel.addEventListener("click", () => requestAnimationFrame(() => {
        const { parentElement: details } = panel, { bottom } = details.getBoundingClientRect();
        if (details.open && bottom > innerHeight && matchMedia("(min-width: 901px)").matches) details.scrollIntoView({ block: "start" });
      }));
    }
    new ResizeObserver(() => this.invalidate()).observe(this.canvas);
    document.addEventListener("visibilitychange", () => this.invalidate());
  }

  /** Makes the page light or dark. */
  showTheme(isDark) {
    this.isDark = this.renderer.isDark = isDark;
    document.documentElement.classList.toggle("dark", isDark);
    element("theme").setAttribute("aria-pressed", String(isDark));
    const style = getComputedStyle(document.documentElement);
    this.colors = ["--accent", "--well"].map((name) => style.getPropertyValue(name));
    this.apply();
  }
}

try {
  const bytes = Uint8Array.from(atob(element("engine").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const library = await Library.load(await new Response(stream).arrayBuffer());
  // For the page's own test, and for the browser's console.
  window.playground = new Playground(library);
} catch (error) {
  element("failure").hidden = false;
  element("failure").textContent = `The playground could not start: ${error.message}`;
  throw error;
}
