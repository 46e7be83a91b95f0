/**
 * The pointer of a page: `await attach(document)` gives it, `detach()` takes it away.
 */
import { Drawing } from "./draw.js";
import { Engine } from "./engine.js";
import { Hits } from "./hits.js";
import { Input } from "./input.js";
import { Library } from "./library.js";
import { Overlay } from "./overlay.js";
import { Preferences } from "./preferences.js";
import { Registry } from "./registry.js";
import { Spaces } from "./spaces.js";
import { Styles } from "./styles.js";

/** The `next_wake` of a frame after which nothing changes by itself. */
const NEVER = 2n ** 63n - 1n;
/** @type {WeakMap<Document, Pointer>} */
const attached = new WeakMap();
/** @type {Map<unknown, Promise<Library>>} by where the WebAssembly is from */
const libraries = new Map();

/** The engine's functions. @param {string | URL | BufferSource | undefined} wasm where the WebAssembly is; beside this module if it is not said */
export function load(wasm = new URL("pointerkit.wasm", import.meta.url).href) {
  const key = wasm instanceof URL ? wasm.href : wasm;
  if (!libraries.has(key)) libraries.set(key, Library.load(key));
  return libraries.get(key);
}

/**
 * Gives a document the pointer.
 * @param {Document} document
 * @param {{wasm?: string | URL | BufferSource | WebAssembly.Exports, density?: "touch" | "compact", settings?: object, configuration?: object,
 *   clock?: {now: bigint, until: (time: bigint) => number}}} options `settings` has fields of ptk_settings, `configuration` of
 *   ptk_configuration; `clock` is another time than the page's: nanoseconds, and the milliseconds until a time
 * @returns {Promise<Pointer>}
 */
export async function attach(document = globalThis.document, options = {}) {
  const library = await load(options.wasm);
  let pointer = attached.get(document);
  if (!pointer) attached.set(document, (pointer = new Pointer(document, library, options)));
  return pointer;
}

/** Takes the pointer from a document, which is then as it was. @param {Document} document */
export function detach(document = globalThis.document) {
  attached.get(document)?.detach();
}

export class Pointer {
  /** @param {Document} document @param {Library} library @param {object} options */
  constructor(document, library, options) {
    this.document = document;
    this.view = document.defaultView;
    this.library = library;
    this.options = options;
    this.abort = new AbortController();
    const { signal } = this.abort, now = () => this.now;
    this.engine = new Engine(library, this.#size);
    this.engine.setDevice(0, library.constants.deviceKind.mouse, { unit: library.constants.unit.points, reports_contact: 0 }, now());
    this.preferences = new Preferences(this.view, () => this.#prefer(), signal);
    this.overlay = new Overlay(document, signal);
    this.styles = new Styles();
    this.spaces = new Spaces(document, this.engine, now);
    this.registry = new Registry(document, {
      engine: this.engine, spaces: this.spaces, now, changed: () => this.#changed(), overlay: this.overlay.host, styles: this.styles,
      adopted: (root, signal) => this.#adopted(root, signal), plain: (control, rect) => this.drawing.lift.plain(control, rect),
      isStrong: () => this.preferences.increasesContrast,
    });
    this.hits = new Hits(document, { engine: this.engine, registry: this.registry, spaces: this.spaces, now, constants: library.constants });
    this.drawing = new Drawing({ engine: this.engine, registry: this.registry, overlay: this.overlay, preferences: this.preferences });
    this.input = new Input({
      document, engine: this.engine, registry: this.registry, hits: this.hits, spaces: this.spaces, now, request: () => this.#request(), styles: this.styles,
    });
    for (const [root, abort] of this.registry.roots) this.input.listen(root, abort.signal);
    /** Called after each frame with the fields of ptk_frame, and with the time that the frame needed, in ms. @type {((info: object, time: number) => void) | null} */
    this.onframe = null;
    this.view.addEventListener("resize", () => this.#resize(), { signal });
    this.#prefer();
  }

  /** The engine's time in nanoseconds. */
  get now() {
    return this.options.clock?.now ?? BigInt(Math.round(this.view.performance.now() * 1e6));
  }

  get #size() {
    return { width: this.view.innerWidth, height: this.view.innerHeight };
  }

  /** The element of the control that is lit, null for none. @returns {Element | null} */
  get hovered() {
    return this.registry.byId.get(this.engine.state.hovered)?.element ?? null;
  }

  /** Changes options, such as the settings. @param {object} options those of `attach` that change */
  configure(options) {
    this.options = { ...this.options, ...options };
    this.#prefer();
  }

  /**
   * Leaves the mouse and fingers to the page over an element that serves as a trackpad. What they do there is told with
   * `handle`, and the pointer has a position of its own, until the mouse moves elsewhere.
   * @param {Element} element
   */
  addTrackpad(element) {
    this.input.trackpads.add(element);
  }

  /** Handles an input of a device of the page's own. @param {string} kind of ptk_input_kind @param {object} fields of ptk_input @param {bigint} time */
  handle(kind, fields, time = this.now) {
    this.input.handle(kind, fields, time);
    this.#request();
  }

  detach() {
    if (attached.get(this.document) === this) attached.delete(this.document);
    if (this.abort.signal.aborted) return;
    this.abort.abort();
    this.view.cancelAnimationFrame(this.pending);
    this.view.clearTimeout(this.wake);
    this.registry.end();
    this.input.cursor.follow(null);
    this.input.clicks.end();
    this.drawing.end();
    this.overlay.remove();
    this.engine.destroy();
  }

  // ---- Changes

  #prefer() {
    this.styles.clear();
    const { constants } = this.library, { preferences, options } = this, now = this.now;
    this.engine.setSettings({
      // A mouse's pointer stays; nothing is timed while it rests.
      auto_hide_delay: 0, control_click_is_secondary: 0, reduce_motion: Number(preferences.reducesMotion),
      increased_contrast: Number(preferences.increasesContrast), ...options.settings,
    }, now);
    const initial = options.density === "touch" ? this.library.defaults("ptk_configuration") : this.library.compactConfiguration;
    const own = { input: { band_selection: 0 }, effects: { highlight_growth: 0 } };
    this.engine.setConfiguration(now, initial, own, options.configuration ?? {});
    this.engine.setHostTraits({ display_scale: preferences.scale }, now);
    const ground = this.styles.luminanceOf(this.document.body ?? this.document.documentElement);
    this.engine.setAppearance(ground < 0.18 ? constants.appearance.dark : constants.appearance.light, ground, now);
    this.overlay.fit(preferences.scale);
    this.#reread();
  }

  #resize() {
    this.engine.resize(this.#size, this.now);
    this.overlay.fit(this.preferences.scale);
    this.#reread();
  }

  /** Everything may look different, and be elsewhere. */
  #reread() {
    this.registry.isDirty = true;
    this.#changed();
  }

  #adopted(root, signal) {
    // During the first search nothing listens yet.
    this.input?.listen(root, signal);
    const raise = (event) => event.target !== this.overlay.host && this.overlay.raise();
    root.addEventListener("toggle", (event) => event.target.matches?.(":popover-open,dialog") && raise(event), { capture: true, signal });
    root.addEventListener("fullscreenchange", raise, { capture: true, signal });
  }

  #changed() {
    this.hasChanged = true;
    if (this.input?.isInside) this.#request();
  }

  // ---- Frames

  #request() {
    if (this.pending || this.abort.signal.aborted) return;
    this.view.clearTimeout(this.wake);
    this.pending = this.view.requestAnimationFrame(() => {
      this.pending = 0;
      this.#frame();
    });
  }

  #frame() {
    const { engine, input, registry } = this, start = this.view.performance.now();
    input.leaveIfLeft();
    if (this.hasChanged && input.isInside) {
      this.hasChanged = false;
      if (registry.isDirty) registry.measure();
      input.refresh();
    }
    input.settle();
    const now = this.now;
    engine.step(now, now);
    const info = engine.info;
    this.drawing.draw(info, Number(now) / 1e6, input.isFree || !input.cursor.isOwn);
    this.onframe?.(info, this.view.performance.now() - start);
    if (!info.is_at_rest) this.#request();
    else if (info.next_wake < NEVER) this.wake = this.view.setTimeout(() => this.#request(), Math.min(this.#until(info.next_wake, now), 1e9));
  }

  /** Milliseconds until a time of the engine. */
  #until(time, now) {
    return this.options.clock?.until(time) ?? Number(time - now) / 1e6;
  }
}
