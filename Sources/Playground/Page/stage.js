/**
 * The window on the page: the controls of a scene, their states in the imitated program, and the engine that knows them.
 */
import { Engine } from "../../Toolkits/web/engine.js";
import { Scene } from "./scene.js";

const CONCEALING = 180; // the time in which a bar appears or disappears, in ms

export class Stage {
  /** @param {import("./engine.js").Library} library @param {object} json a scene @param {bigint} now */
  constructor(library, json, now, start = null) {
    this.library = library;
    this.scene = new Scene(library, json);
    this.size = this.scene.size;
    this.engine = new Engine(library, this.size, start);
    /** @type {Map<number, object>} */
    this.spaces = new Map(this.scene.spaces.map((space) => [space.id, space]));
    /** @type {Map<number, object>} */
    this.targets = new Map(this.scene.targets.map((target) => [target.id, target]));
    /** The state of each control in the imitated program, such as whether it is selected. @type {Map<number, object>} */
    this.states = new Map();
    /** The recording in progress; null if there is none. @type {import("./recording.js").Recording | null} */
    this.recording = null;
    /** The visibility of each element that can be revealed, 0…1; a key is `t` or `g`, followed by the number. */
    this.shown = new Map();
    this.#orderTargets();
    this.engine.upsertSpaces(this.scene.spaces, now);
    this.engine.upsertTargets(this.scene.targets, [], now);
    this.engine.placePointer(now);
  }

  #orderTargets() {
    const list = [...this.targets.values()];
    this.bySpace = new Map([[0, []]]);
    for (const space of this.spacesInOrder()) this.bySpace.set(space, []);
    for (const target of list) this.bySpace.get(target.space)?.push(target);
    for (const each of this.bySpace.values()) each.sort((a, b) => a.z - b.z);
    this.concealable = new Set(list.flatMap((target) => target.reveals.map((each) => key(each.id, each.is_group))));
  }

  /** Spaces from back to front; 0 is the window. */
  spacesInOrder(parent = 0) {
    const children = [...this.spaces.values()].filter((space) => space.parent === parent);
    children.sort((a, b) => a.z - b.z || a.id - b.id);
    return [...(parent === 0 ? [0] : []), ...children.flatMap((space) => [space.id, ...this.spacesInOrder(space.id)])];
  }

  state(id) {
    if (!this.states.has(id)) this.states.set(id, {});
    return this.states.get(id);
  }

  target(name) {
    return [...this.targets.values()].find((target) => target.name === name);
  }

  /** The origin of a space, in window points. */
  origin(id) {
    const space = this.spaces.get(id);
    if (!space) return { x: 0, y: 0 };
    const outer = this.origin(space.parent);
    return { x: outer.x + space.origin.x, y: outer.y + space.origin.y };
  }

  /** The frame of a target, in window points. */
  windowFrame(target) {
    const origin = this.origin(target.space);
    return { ...target.frame, x: target.frame.x + origin.x, y: target.frame.y + origin.y };
  }

  /** The backgrounds of segmented controls, as rectangles in window points. */
  troughs(space) {
    const boxes = new Map(), { segment, selectedSegment } = this.library.constants.kind;
    for (const target of this.bySpace.get(space)) {
      if (!target.group || ![segment, selectedSegment].includes(target.kind)) continue;
      const { x, y, width, height } = this.windowFrame(target);
      const [left, top, right, bottom] = boxes.get(target.group) ?? [Infinity, Infinity, -Infinity, -Infinity];
      boxes.set(target.group, [Math.min(left, x), Math.min(top, y), Math.max(right, x + width), Math.max(bottom, y + height)]);
    }
    return [...boxes.values()].map(([left, top, right, bottom]) =>
      ({ x: left - 2, y: top - 2, width: right - left + 4, height: bottom - top + 4 }));
  }

  // ---- Changes

  move(target, frame, now) {
    target.frame = { ...frame };
    this.engine.moveTarget(target.id, target.frame, now);
    this.recording?.add(now, "targets", { upsert: [this.json.targets.find((each) => each.id === target.name)] });
  }

  remove(target, now) {
    this.targets.delete(target.id);
    this.recording?.add(now, "targets", { remove: [target.name] });
    this.engine.upsertTargets([], [target.id], now);
    this.#orderTargets();
  }

  /** Scrolls a space, at most to the ends of its content. @returns whether it moved */
  scroll(id, dx, dy, now) {
    const space = this.spaces.get(id);
    if (!space?.has_clip) return false;
    const frames = this.bySpace.get(id).map((target) => target.frame);
    const extent = (low, size) => Math.max(0, ...frames.map((frame) => frame[low] + frame[size]));
    const clamp = (value, low, high) => Math.min(Math.max(value, Math.min(low, high)), high);
    const origin = {
      x: clamp(space.origin.x + dx, space.clip.x + space.clip.width - extent("x", "width"), space.clip.x),
      y: clamp(space.origin.y + dy, space.clip.y + space.clip.height - extent("y", "height"), space.clip.y),
    };
    if (origin.x === space.origin.x && origin.y === space.origin.y) return false;
    space.origin = origin;
    this.engine.scrollSpace(id, origin, now);
    const [name] = [...this.scene.spaceNumbers].find(([, number]) => number === id);
    this.recording?.add(now, "space", { id: name, origin: [origin.x, origin.y] });
    return true;
  }

  /** Shows values beside the pointer. @param {{label: string, text: string}[]} values */
  annotate(values, now) {
    this.engine.setAnnotation(values, now);
    const object = Object.fromEntries(values.map(({ label, text }) => [label, text]));
    this.recording?.add(now, "annotation", { values: values.length > 0 ? object : null });
  }

  /** Scrolls the space of a target until the target is in view. @returns whether it moved */
  reveal(target, now) {
    const space = this.scroller(target.space);
    if (space === 0) return false;
    const frame = this.windowFrame(target), clip = this.engine.clip(space);
    if (!clip) return false;
    const past = (low, size) => {
      const before = clip[low] - frame[low], after = frame[low] + frame[size] - clip[low] - clip[size];
      return before > 0 ? before : Math.min(0, Math.max(-after, before));
    };
    return this.scroll(space, past("x", "width"), past("y", "height"), now);
  }

  /** The innermost space that scrolls: the given space or one of its parents; 0 if there is none. */
  scroller(id) {
    for (let space = id; space !== 0; space = this.spaces.get(space)?.parent ?? 0) {
      if (this.spaces.get(space)?.has_clip) return space;
    }
    return 0;
  }

  // ---- Bars

  /** The visibility of a target, 0…1; always 1 unless the target or its group can be revealed. */
  visibility(target) {
    const keys = [key(target.id, 0), key(target.group, 1)].filter((each) => this.concealable.has(each));
    return keys.length === 0 ? 1 : Math.max(...keys.map((each) => this.shown.get(each) ?? 0));
  }

  /** The visibility of a bar's background, 0…1: the greatest visibility of the elements that the bar's region reveals. */
  barVisibility(target) {
    return Math.max(0, ...target.reveals.map((each) => this.shown.get(key(each.id, each.is_group)) ?? 0));
  }

  /** Advances the bars that appear or disappear. @param {number} elapsed in ms @returns whether any bar changed */
  animate(revealed, elapsed, isStill) {
    const wanted = new Set(revealed.map((each) => key(each.id, each.is_group)));
    let isMoving = false;
    for (const each of this.concealable) {
      const old = this.shown.get(each) ?? 0, goal = wanted.has(each) ? 1 : 0;
      const step = isStill ? 1 : elapsed / CONCEALING;
      const value = goal > old ? Math.min(goal, old + step) : Math.max(goal, old - step);
      if (value !== old) this.shown.set(each, value);
      isMoving ||= value !== old;
    }
    return isMoving;
  }

  // ---- Files

  /** The scene as the contents of a file, with the present frames of controls and origins of spaces. */
  get json() {
    const { json } = this.scene, spaces = new Map([...this.spaces.values()].map((space) => [space.id, space]));
    const frame = ({ x, y, width, height }) => [x, y, width, height];
    return {
      ...json,
      ...(json.spaces ? {
        spaces: json.spaces.map((each) => {
          const { x, y } = spaces.get(this.scene.spaceNumbers.get(each.id)).origin;
          return { ...each, origin: [x, y] };
        }),
      } : {}),
      targets: json.targets.flatMap((each) => {
        const target = this.targets.get(this.scene.numbers.get(each.id));
        return target ? [{ ...each, frame: frame(target.frame) }] : [];
      }),
    };
  }
}

const key = (id, isGroup) => `${isGroup ? "g" : "t"}${id}`;
