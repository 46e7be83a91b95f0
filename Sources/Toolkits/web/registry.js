/**
 * The controls of a page, kept as the page changes: found once, watched by observers, and measured when the pointer needs them.
 */
import { Control, fieldsOf, plainFieldsOf, readControl } from "./control.js";
import { DECISIVE, LEFT, SELECTOR, handOf, isIgnored, isLeft, roleOf } from "./recognize.js";
import { FRONT } from "./spaces.js";

/** How far outside the window a control is measured, in points. */
const NEAR = "100px";
/** So many targets fit into one call. */
const BATCH = 100;
/** Events after which the layout may differ without a change of the document. */
const LAYOUT_EVENTS = ["load", "toggle", "transitionrun", "transitionend", "animationstart", "animationend", "input", "change", "slotchange",
  "fullscreenchange"];

export class Registry {
  /**
   * @param {Document} document
   * @param {{engine: import("./engine.js").Engine, spaces: import("./spaces.js").Spaces, now: () => bigint, changed: () => void,
   *   adopted: (root: Document | ShadowRoot, signal: AbortSignal) => void, plain: Function, styles: import("./styles.js").Styles, isStrong: () => boolean,
   *   overlay: Element | null, isSurvey?: boolean}} host `isSurvey` says that nothing is shown, and the layout is checked
   */
  constructor(document, host) {
    this.host = host;
    this.constants = host.engine.library.constants;
    /** @type {Map<Element, Control>} */
    this.controls = new Map();
    /** @type {Map<number, Control>} by the numbers of their pieces */
    this.byId = new Map();
    /** Documents and shadow roots, each with what ends its listeners. @type {Map<Document | ShadowRoot, AbortController>} */
    this.roots = new Map();
    /** @type {WeakMap<Element, number>} */
    this.groups = new WeakMap();
    this.nextId = 1;
    this.nextGroup = 1;
    this.isDirty = true;
    this.intersections = new IntersectionObserver((entries) => this.#intersected(entries), { rootMargin: NEAR });
    this.mutations = new MutationObserver((records) => this.#mutated(records));
    this.adopt(document);
  }

  end() {
    this.intersections.disconnect();
    this.mutations.disconnect();
    for (const abort of this.roots.values()) abort.abort();
    this.controls.clear();
    this.byId.clear();
  }

  // ---- Finding

  /** Finds the controls of a document or a shadow root, and watches it. @param {Document | ShadowRoot} root */
  adopt(root) {
    if (this.roots.has(root)) return;
    const abort = new AbortController(), { signal } = abort;
    this.roots.set(root, abort);
    this.mutations.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
    for (const type of LAYOUT_EVENTS) root.addEventListener(type, (event) => this.#happened(event), { capture: true, passive: true, signal });
    root.addEventListener("scroll", (event) => this.#scrolled(event.target), { capture: true, passive: true, signal });
    this.host.adopted(root, signal);
    this.#find(root);
  }

  #find(root) {
    if (root.nodeType === Node.ELEMENT_NODE && root.matches(SELECTOR)) this.#add(root);
    for (const element of root.querySelectorAll(SELECTOR)) this.#add(element);
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (element.shadowRoot) this.adopt(element.shadowRoot);
      else if (element.localName === "iframe") this.#adoptFrame(element);
    }
  }

  #adoptFrame(frame) {
    try {
      if (frame.contentDocument?.documentElement) this.adopt(frame.contentDocument);
    } catch { /* A frame of another origin is left alone. */ }
  }

  #add(element) {
    if (this.controls.has(element)) return this.controls.get(element);
    const role = roleOf(element);
    return role ? this.#register(element, role) : null;
  }

  /** Makes a control of what only its cursor shows to be one. @param {Element} element */
  addHand(element) {
    return this.controls.get(element) ?? this.#register(element, "generic");
  }

  #register(element, role) {
    const control = new Control(element, role);
    this.controls.set(element, control);
    this.intersections.observe(element);
    return control;
  }

  #forget(control) {
    this.intersections.unobserve(control.element);
    this.controls.delete(control.element);
    this.#hide(control);
  }

  #hide(control) {
    if (control.ids.length === 0) return;
    for (const id of control.ids) this.byId.delete(id);
    this.host.engine.upsertTargets([], control.ids, this.host.now());
    control.ids = [];
    control.told = [];
    control.pieces = [];
  }

  // ---- Watching

  #change() {
    this.isDirty = true;
    this.host.styles.clear();
    this.host.changed();
  }

  #intersected(entries) {
    for (const { target, isIntersecting } of entries) {
      const control = this.controls.get(target);
      if (!control) continue;
      control.isNear = isIntersecting;
      if (!isIntersecting) this.#hide(control);
    }
    this.#change();
  }

  #mutated(records) {
    let isOurs = true, hasRemoved = false;
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      // What changes in what is left alone is not looked at, so that it may change with every frame.
      if (target === this.host.overlay || (isLeft(target) && attributeName !== LEFT)) continue;
      for (const node of addedNodes) {
        if (node === this.host.overlay || isLeft(node)) continue;
        isOurs = false;
        if (node.nodeType === Node.ELEMENT_NODE && node.isConnected) this.#find(node);
      }
      hasRemoved ||= removedNodes.length > 0;
      if (type === "childList") continue;
      isOurs = false;
      if (attributeName === LEFT) this.#find(target);
      else if (type === "attributes" && DECISIVE.has(attributeName)) this.#reconsider(target);
    }
    if (hasRemoved) this.#prune();
    if (!isOurs || hasRemoved) this.#change();
  }

  #reconsider(element) {
    const control = this.controls.get(element), role = element.matches(SELECTOR) ? roleOf(element) : null;
    if (control?.role === role) return;
    if (control) this.#forget(control);
    if (role) this.#register(element, role);
  }

  #prune() {
    for (const control of this.controls.values()) if (isGone(control.element)) this.#forget(control);
    for (const [root, abort] of this.roots) {
      if (!isGone(root.nodeType === Node.DOCUMENT_NODE ? root : root.host)) continue;
      abort.abort();
      this.roots.delete(root);
      this.host.spaces.remove(root);
    }
  }

  #happened({ type, target }) {
    if (type === "load" && target.localName === "iframe") {
      this.#prune();
      this.#adoptFrame(target);
    }
    this.#change();
  }

  #scrolled(target) {
    if (this.host.spaces.scroll(target)) {
      for (const control of this.controls.values()) if (control.isSticky && control.isNear) this.isDirty = true;
    } else {
      this.isDirty = true;
    }
    this.host.changed();
  }

  // ---- Measuring

  /** Reads the controls again, and tells the engine what has changed. @param {boolean} all also those far from the window */
  measure(all = false) {
    this.isDirty = false;
    const reading = this.#begin(), changes = [];
    for (const control of this.controls.values()) if (all || control.isNear) this.#read(control, reading, changes);
    this.#tell(changes);
  }

  /** Reads one control, which the pointer has come to. @param {Control} control @returns {boolean} whether it is shown */
  measureOne(control) {
    const changes = [];
    this.#read(control, this.#begin(), changes);
    this.#tell(changes);
    return control.isShown;
  }

  #begin() {
    this.host.spaces.begin();
    return { spaces: this.host.spaces, grounds: this.host.styles.grounds, isStrong: this.host.isStrong(), plain: this.host.plain };
  }

  #read(control, reading, changes) {
    if (!readControl(control, reading)) return this.#hide(control);
    const count = control.pieces.length;
    while (control.ids.length < count) {
      this.byId.set(this.nextId, control);
      control.ids.push(this.nextId++);
    }
    if (control.ids.length > count) {
      const removed = control.ids.splice(count);
      control.told.length = count;
      for (const id of removed) this.byId.delete(id);
      this.host.engine.upsertTargets([], removed, this.host.now());
    }
    return this.#compare(control, changes);
  }

  /** Tells the engine of a control that is read already, if it differs from what was told. @param {Control} control */
  tell(control) {
    if (!control.isShown) return;
    const changes = [];
    this.#compare(control, changes);
    this.#tell(changes);
  }

  #compare(control, changes) {
    control.ids.forEach((_, index) => {
      const fields = this.#fields(control, index), text = JSON.stringify(fields);
      if (control.told[index] === text) return;
      control.told[index] = text;
      changes.push(fields);
    });
  }

  /** What the engine is told of a piece of a control. */
  #fields(control, index) {
    const fields = (this.host.isSurvey ? plainFieldsOf : fieldsOf)(control, index, this.constants, this.#groupOf(control));
    if (!control.isRaised) return fields;
    // The page hits whole pixels, and may hit a control beside its own edge.
    const padding = fields.padding && Object.fromEntries(Object.entries(fields.padding).map(([side, value]) => [side, Math.max(1, value)]));
    return { ...fields, frame: control.placed[index], space: FRONT, z: 0, padding };
  }

  #groupOf({ bar }) {
    if (!bar) return 0;
    let group = this.groups.get(bar);
    if (!group) this.groups.set(bar, (group = this.nextGroup++));
    return group;
  }

  #tell(changes) {
    for (let first = 0; first < changes.length; first += BATCH) {
      this.host.engine.upsertTargets(changes.slice(first, first + BATCH), [], this.host.now());
    }
  }

  // ---- Asking

  /**
   * The control that the page itself has at a point: the innermost around what it hit.
   * @param {EventTarget[]} path from the innermost element outward @returns {Control | null}
   */
  controlAt(path) {
    let found = null;
    for (const element of path) {
      if (element.nodeType !== Node.ELEMENT_NODE) {
        if (element.nodeType === Node.DOCUMENT_FRAGMENT_NODE || element.nodeType === Node.DOCUMENT_NODE) this.adopt(element);
        continue;
      }
      const control = this.controls.get(element) ?? (element.onclick ? this.#add(element) : null);
      if (control && (control.isShown || this.measureOne(control))) {
        found = control;
        break;
      }
    }
    if (found && found.role !== "generic") return found;
    const inner = path.find((each) => each.nodeType === Node.ELEMENT_NODE), hand = inner ? handOf(inner, this.host.styles) : null;
    if (!hand || isIgnored(hand) || (found && !found.element.contains(hand))) return found;
    const control = this.addHand(hand);
    return control.isShown || this.measureOne(control) ? control : found;
  }
}

/** Whether an element is not shown any more; what is in a frame that was removed is connected still. @param {Element | Document} node */
const isGone = (node) => !node.isConnected || (node.ownerDocument ?? node).defaultView === null;
