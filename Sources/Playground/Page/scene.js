/**
 * Reads scene files, pointerkit-scene/1, into the structs of the header.
 */
import { Fields, Node } from "./reading.js";

const TARGET_KEYS = ["id", "frame", "space", "z", "group", "enabled", "kind", "bezel", "padding", "effect", "hover",
  "cornerRadius", "shape", "precision", "latching", "constrained", "accessories", "luminance", "color", "cursor",
  "magnetic", "label", "reveals", "tracksHeldPress", "acceptsDrops", "clicksAfterDrag", "coasts"];
const SPACE_KEYS = ["id", "parent", "origin", "clip", "order", "opaque", "enabled", "contentSize", "coasts"];
const SCENE_KEYS = ["format", "size", "background", "appearance", "settings", "configuration", "host", "spaces", "targets"];
const MAC_CURSORS = {
  closedHand: "grabbing", contextualMenu: "contextMenu", dragCopy: "copy", dragLink: "alias", iBeam: "text",
  openHand: "grab", operationNotAllowed: "notAllowed", pointingHand: "pointer", resizeDown: "southResize",
  resizeLeft: "westResize", resizeLeftRight: "eastWestResize", resizeRight: "eastResize", resizeUp: "northResize",
  resizeUpDown: "northSouthResize", iBeamCursorForVerticalLayout: "verticalText", disappearingItem: "disappearingItem",
};

/** The name in files, in camel case, for a name in the header. @param {string} name */
export const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The keys of files without groups, where they differ from the names of the fields. */
const FORMER_NAMES = {
  "pointer.opacity": "pointerOpacity", "snapping.parallax": "pointerParallax",
  "snapping.parallax_limit": "pointerParallaxLimit", "lifts.silence_reports": "liftSilenceReports",
  "lifts.minimum_silence": "minimumLiftSilence", "lifts.maximum_silence": "maximumLiftSilence",
};
/** Constants of rules that exist no longer, which early files may have. */
const FORMER_MAGNETISM = [
  "angularSpread", "brakedDistanceSpread", "coastPreference", "distanceSpread", "homingDistance", "homingShortening",
  "minimumProbability", "ringCount", "shortestDistance", "steadyReach", "steadyShare", "strayDistance", "throwShare",
  "throwSpread",
];

/** A constant of a configuration: a spring, a switch, or a number. */
function readConstant(node, name, present) {
  if (name === "band_selection") return Number(node.flag());
  if (name === "reveal_inactivity" && node.value === null) return 0;
  if (typeof present !== "object") return node.number();
  const spring = node.fields(["dampingRatio", "response"]);
  return {
    damping_ratio: spring.read("dampingRatio", (each) => each.number(), present.damping_ratio),
    response: spring.read("response", (each) => each.number(), present.response),
  };
}

/** Sets the constants of magnetism whose keys an object has. */
function readMagnetism(node, magnetism) {
  const names = Object.keys(magnetism).filter((name) => name !== "deceleration_rate");
  const fields = node.fields([...names.map(camel), ...FORMER_MAGNETISM, "decay"]);
  for (const name of names) magnetism[name] = fields.read(camel(name), (each) => each.number(), magnetism[name]);
  fields.read("decay", (each) => {
    magnetism.deceleration_rate = each.fields(["rate"]).required("rate").number();
  });
}

/** Reads a scene: the numbers of its ids, and its spaces and targets in the structs of the header. */
export class Scene {
  /** @param {import("./engine.js").Library} library @param {object} json */
  constructor(library, json) {
    this.library = library;
    this.json = json;
    this.numbers = new Map();
    this.spaceNumbers = new Map();
    const fields = new Node(json).fields(SCENE_KEYS);
    fields.required("format").word({ "pointerkit-scene/1": 0 });
    const [width, height] = fields.required("size").extents(2);
    this.size = { width, height };
    this.background = fields.read("background", (node) => node.number(), 1);
    this.isDark = fields.read("appearance", (node) => node.word(library.constants.appearance), 0) === 1;
    this.settings = fields.read("settings", (node) => this.readSettings(node), {});
    this.configuration = fields.read("configuration", (node) => this.readConfiguration(node), {});
    this.spaces = this.#readSpaces(fields.read("spaces", (node) => node.list(), []));
    this.targets = this.#readTargets(fields.required("targets").list());
    this.annotation = fields.nullable("x-annotation", annotation, null);
    this.readSwitches();
  }

  /** Reads the keys `x-audit` of the scene and of targets: the rules of the audit that do not apply to them. */
  readSwitches() {
    const known = Object.values(this.library.constants.rule), all = Object.fromEntries(known.map((each) => [`L${each}`, each]));
    const rules = (fields) => fields.read("x-audit", (node) => node.list().reduce((bits, each) => {
      if (typeof each.value !== "string" || !Object.hasOwn(all, each.value)) each.fail("a rule from L1 to L16");
      return bits | (1 << all[each.value]);
    }, 0), 0);
    const fields = new Fields(new Node(this.json));
    this.rulesOff = rules(fields);
    this.exemptions = fields.required("targets").list().flatMap((node) => {
      const off = rules(new Fields(node));
      return off === 0 ? [] : [{ target: this.numbers.get(node.value.id), rules: off }];
    });
  }

  /** The number of an id; ids are numbered from 1 in the order in which they appear. */
  #number(name) {
    if (!this.numbers.has(name)) this.numbers.set(name, this.numbers.size + 1);
    return this.numbers.get(name);
  }

  // ---- Settings and configuration

  /** The personal settings that differ from the defaults, in the fields of ptk_settings. */
  readSettings(node) {
    const { constants } = this.library, defaults = this.library.defaults("ptk_settings");
    const numbers = ["tracking_speed", "scrolling_speed", "auto_hide_delay", "pointer_scale", "double_click_interval"];
    const flags = ["natural_scrolling", "inertia", "animations", "increased_contrast", "reduce_motion"];
    const fields = node.fields([...numbers, ...flags].map(camel).concat("gestures")), settings = {};
    for (const name of numbers) {
      // For a pointer that never hides, the file has null and the C struct has 0. A delay of 0 in a file becomes the least positive number.
      const reader = name === "auto_hide_delay"
        ? (each) => (each.value === null ? 0 : Math.max(each.number(), Number.MIN_VALUE)) : (each) => each.number();
      if (fields.has(camel(name))) settings[name] = fields.read(camel(name), reader);
    }
    for (const name of flags) if (fields.has(camel(name))) settings[name] = Number(fields.required(camel(name)).flag());
    if (!fields.has("gestures")) return settings;
    const gestures = fields.required("gestures").fields(
      ["secondaryClickFingers", "controlClickIsSecondary", "secondaryClickRegion", "trackpad", "mouse", "disabled"]);
    settings.secondary_click_fingers =
      gestures.read("secondaryClickFingers", fingerBits, defaults.secondary_click_fingers);
    settings.control_click_is_secondary = Number(gestures.read("controlClickIsSecondary", (each) => each.flag(), true));
    settings.secondary_click_region = gestures.read("secondaryClickRegion", (each) => each.word(constants.secondaryClickRegion), 0);
    const { primaryClick, ...others } = constants.gesture;
    for (const device of ["trackpad", "mouse"]) {
      const bits = defaults[`${device}_gestures`];
      if (gestures.has(device)) {
        const own = gestures.required(device).fields(Object.keys(others));
        for (const name of Object.keys(others)) bits[others[name]] = own.read(name, fingerBits, bits[others[name]]);
      }
      for (const each of gestures.read("disabled", (list) => list.list(), [])) bits[each.word(others)] = 0;
      settings[`${device}_gestures`] = bits;
    }
    return settings;
  }

  /**
   * The configuration in the fields of ptk_configuration, in groups such as `{"regions": {"plainPadding": 20}}`, or without
   * groups as in early files.
   */
  readConfiguration(node) {
    const { size, reserved, ...groups } = this.library.defaults("ptk_configuration"), keys = new Map();
    for (const [group, values] of Object.entries(groups)) {
      if (group === "magnetism") continue;
      for (const name of Object.keys(values)) keys.set(FORMER_NAMES[`${group}.${name}`] ?? camel(name), [values, name]);
    }
    keys.set("lineHold", [groups.snapping, "line_hysteresis"]);
    const fields = node.fields([
      ...keys.keys(), ...Object.keys(groups), "generation", "blending", "hostWarpsCursor", "displayScale",
    ]);
    fields.read("generation", (each) => each.word({ adaptive: 0 }));
    for (const [key, [values, name]] of keys) {
      if (fields.has(key)) values[name] = readConstant(fields.required(key), name, values[name]);
    }
    for (const [group, values] of Object.entries(groups)) {
      if (!fields.has(group)) continue;
      if (group === "magnetism") readMagnetism(fields.required(group), values);
      else {
        const own = fields.required(group).fields(Object.keys(values).map(camel));
        for (const name of Object.keys(values)) {
          values[name] = own.read(camel(name), (each) => readConstant(each, name, values[name]), values[name]);
        }
      }
    }
    return groups;
  }

  // ---- Layout

  #readSpaces(nodes) {
    const found = nodes.map((node) => node.fields(SPACE_KEYS));
    for (const fields of found) {
      const id = fields.required("id");
      if (this.spaceNumbers.has(id.string())) id.fail("an id that no other space has");
      this.spaceNumbers.set(id.string(), this.spaceNumbers.size + 1);
    }
    return found.map((fields) => {
      const clip = fields.nullable("clip", (node) => node.extents(4), null);
      const content = fields.nullable("contentSize", (node) => node.extents(2), null);
      const [x, y] = fields.read("origin", (node) => node.numbers(2), [0, 0]);
      return {
        id: this.spaceNumbers.get(fields.required("id").string()),
        parent: fields.nullable("parent", (node) => this.#known(node, this.spaceNumbers, "the id of a space, or null"), 0),
        origin: { x, y }, has_clip: Number(clip !== null), clip: clip ? rectangle(clip) : undefined,
        z: fields.read("order", (node) => node.integer(), 0),
        is_opaque: Number(fields.read("opaque", (node) => node.flag(), false)),
        is_enabled: Number(fields.read("enabled", (node) => node.flag(), true)),
        has_content_size: Number(content !== null), content_size: content ? { width: content[0], height: content[1] } : undefined,
        coasts: Number(fields.read("coasts", (node) => node.flag(), true)),
      };
    });
  }

  #known(node, numbers, expected) {
    return numbers.get(node.string()) ?? node.fail(expected);
  }

  #readTargets(nodes) {
    const found = nodes.map((node) => node.fields(TARGET_KEYS)), seen = new Set(), groups = new Set();
    for (const fields of found) {
      const id = fields.required("id");
      if (seen.has(id.string())) id.fail("an id that no other target of the list has");
      seen.add(id.string());
      this.#number(id.string());
    }
    const targets = found.map((fields) => this.#readTarget(fields));
    for (const target of targets) if (target.group) groups.add(target.group);
    found.forEach((fields, index) => {
      targets[index].reveals = fields.read("reveals", (node) => node.list(), []).flatMap((node) => {
        const id = this.numbers.get(node.string()), list = [];
        if (seen.has(node.value)) list.push({ id, is_group: 0 });
        if (groups.has(id)) list.push({ id, is_group: 1 });
        return list.length > 0 ? list : node.fail("the id of a target or group");
      });
    });
    return targets;
  }

  #readTarget(fields) {
    const { constants } = this.library;
    const number = (node) => node.number(), flag = (node) => Number(node.flag());
    const target = {
      id: this.#number(fields.required("id").string()),
      name: fields.required("id").string(),
      label: fields.nullable("label", (node) => node.string(), ""),
      annotation: fields.nullable("x-annotation", annotation, null),
      frame: rectangle(fields.required("frame").extents(4)),
      space: fields.nullable("space", (node) => this.#known(node, this.spaceNumbers, "the id of a space"), 0),
      group: fields.nullable("group", (node) => this.#number(node.string()), 0),
      z: fields.read("z", (node) => node.integer(), 0),
      is_enabled: fields.read("enabled", flag, 1),
      kind: fields.read("kind", (node) => node.word(constants.kind), constants.kind.other),
      has_bezel: fields.read("bezel", flag, 0),
      corner_radius: fields.read("cornerRadius", (node) => node.atLeast(0), 8),
      latching_axes: fields.read("latching", axisBits, 0),
      is_magnetic: fields.nullable("magnetic", flag, -1),
      tracks_held_press: fields.nullable("tracksHeldPress", flag, -1),
      accepts_drops: fields.nullable("acceptsDrops", flag, -1),
      clicks_after_drag: fields.nullable("clicksAfterDrag", flag, -1),
      coasts: fields.read("coasts", flag, 1),
      cursor: fields.nullable("cursor", (node) => this.#cursor(node), -1),
    };
    const padding = fields.nullable("padding",
      (node) => (Array.isArray(node.value) ? node.numbers(4) : Array(4).fill(node.number())), null);
    if (padding) {
      const [top, left, bottom, right] = padding;
      Object.assign(target, { has_padding: 1, padding: { top, left, bottom, right } });
    }
    if (fields.nullable("luminance", () => true, false)) {
      Object.assign(target, { has_luminance: 1, luminance: fields.required("luminance").number() });
    }
    if (fields.nullable("color", () => true, false)) {
      const [red, green, blue] = fields.required("color").numbers(3);
      Object.assign(target, { has_color: 1, color: { red, green, blue } });
    }
    const effect = fields.read("effect", (node) => node.word(constants.effect), constants.effect.automatic);
    const hover = fields.read("hover", (node) => this.#hover(node), null);
    if (hover && effect === constants.effect.automatic) {
      target.preferred_hover = hover;
    }
    target.style = this.#style(fields, effect, hover);
    return target;
  }

  #cursor(node) {
    const { constants, call } = this.library, words = {};
    for (const number of Object.values(constants.cursor)) {
      const name = call.ptk_cursor_css_name(number);
      if (name !== 0) words[this.library.text(name)] = number;
    }
    for (const [word, name] of Object.entries(MAC_CURSORS)) words[word] = constants.cursor[name];
    words.arrow = constants.cursor.arrow;
    return node.word(words);
  }

  #hover(node) {
    const fields = node.fields(["tint", "shadow", "scale"]), flag = (each) => Number(each.flag());
    if (!["tint", "shadow", "scale"].some((key) => fields.has(key))) return null;
    const usual = this.library.defaults("ptk_style").hover;
    return {
      tint_mode: fields.read("tint", (each) => each.word(this.library.constants.tint), usual.tint_mode),
      prefers_shadow: fields.read("shadow", flag, usual.prefers_shadow),
      prefers_scaled_content: fields.read("scale", flag, usual.prefers_scaled_content),
    };
  }

  #style(fields, effect, hover) {
    const shape = fields.nullable("shape", (node) => this.#shape(node), undefined);
    const style = {
      effect, is_hidden: Number(shape === null), shape: shape ?? undefined,
      constrained_axes: fields.read("constrained", axisBits, 0),
      accessories: fields.read("accessories", fewAccessories, []).map((node) => this.#accessory(node)),
    };
    if (hover) style.hover = hover;
    if (fields.has("precision")) {
      const axes = fields.required("precision").fields(["x", "y"]);
      style.horizontal = axes.nullable("x", (node) => this.#precision(node), undefined);
      style.vertical = axes.nullable("y", (node) => this.#precision(node), undefined);
    }
    return style;
  }

  #shape(node) {
    const keys = {
      circle: ["diameter"], roundedRect: ["size", "radius"], verticalBeam: ["length"], horizontalBeam: ["length"],
      path: ["commands", "anchor", "stroke"], hidden: [],
    };
    const anything = node.fields(["type", ...Object.values(keys).flat()]).required("type");
    const kinds = Object.keys(keys), type = kinds[anything.word(Object.fromEntries(kinds.map((each, index) => [each, index])))];
    const fields = node.fields(["type", ...keys[type]]);
    const kind = this.library.constants.shapeKind[type];
    switch (type) {
      case "hidden": return null;
      case "circle": return { kind, diameter: fields.read("diameter", (each) => each.above(0), 19) };
      case "roundedRect": {
        const [width, height] = fields.required("size").extents(2);
        return { kind, rect_size: { width, height }, corner_radius: fields.read("radius", (each) => each.atLeast(0), 8) };
      }
      case "path": return { kind, path: this.#path(fields) };
      default: return { kind, length: fields.read("length", (each) => each.above(0), 22) };
    }
  }

  #path(fields) {
    const letters = { M: ["move", 2], L: ["line", 2], Q: ["quadratic", 4], C: ["cubic", 6], Z: ["close", 0] };
    const expected = '["M", x, y], ["L", x, y], ["Q", cx, cy, x, y], ["C", ax, ay, bx, by, x, y] or ["Z"]';
    const elements = fields.required("commands").list().map((node, index) => {
      const [letter, ...rest] = node.list(), known = letter && letters[letter.value];
      if (!known || rest.length !== known[1]) node.fail(expected);
      if (index === 0 && letter.value !== "M") node.fail('["M", x, y] as the first command');
      const numbers = rest.map((each) => each.number()), points = [];
      for (let at = 0; at < numbers.length; at += 2) points.push({ x: numbers[at], y: numbers[at + 1] });
      const [control1, control2] = points.slice(0, -1);
      return { kind: this.library.constants.pathKind[known[0]], to: points.at(-1), control1, control2 };
    });
    const path = { elements };
    fields.read("anchor", (node) => {
      const [x, y] = node.numbers(2);
      Object.assign(path, { has_anchor: 1, anchor: { x, y } });
    });
    fields.nullable("stroke", (node) => { path.stroke_width = node.above(0); });
    return path;
  }

  #precision(node) {
    const { whole, continuous, stepped, lines } = this.library.constants.precisionKind;
    if (typeof node.value !== "object") return { kind: node.word({ whole, continuous }) };
    if (Object.hasOwn(node.value, "lines")) {
      const list = node.fields(["lines"]).required("lines").list().map((each) => {
        const [start, length] = each.list(2);
        return [start.number(), length.atLeast(0)];
      });
      return { kind: lines, lines: list.map(([start, length]) => ({ start, length })) };
    }
    const fields = node.fields(["origin", "step"]);
    return {
      kind: stepped, origin: fields.read("origin", (each) => each.number(), 0), spacing: fields.required("step").above(0),
    };
  }

  #accessory(node) {
    const fields = node.fields(["shape", "angle", "offset", "orients"]), accessory = {};
    fields.read("shape", (shape) => {
      const { path, ...words } = this.library.constants.accessoryShape;
      if (typeof shape.value === "string") accessory.shape = shape.word(words);
      else {
        const own = shape.fields(["type", "commands", "anchor", "stroke"]);
        own.required("type").word({ path: 0 });
        Object.assign(accessory, { shape: path, path: this.#path(own) });
      }
    });
    accessory.angle = fields.read("angle", (each) => each.number(), 0);
    fields.read("offset", (each) => { accessory.offset = each.atLeast(0); });
    fields.read("orients", (each) => { accessory.orientation_matches_angle = Number(each.flag()); });
    return accessory;
  }
}

/** @param {number[]} numbers */
export const rectangle = ([x, y, width, height]) => ({ x, y, width, height });
const fewAccessories = (node) => (node.list().length <= 4 ? node.list() : node.fail("an array of at most 4 accessories"));

/** The values of an annotation: at most four, each with a label and a text of at most 31 bytes. */
function annotation(node) {
  const isObject = typeof node.value === "object" && !Array.isArray(node.value), length = (text) => new TextEncoder().encode(text).length;
  const keys = isObject ? Object.keys(node.value) : node.fail("an object of strings, or null");
  if (keys.length > 4) node.fail("at most 4 values", String(keys.length));
  return keys.map((label) => {
    const text = node.at(label);
    if (length(label) > 31) text.fail("a key of at most 31 bytes", String(length(label)));
    if (length(text.string()) > 31) text.fail("a text of at most 31 bytes");
    return { label, text: text.value };
  });
}

const axisBits = (node) => node.list().reduce((bits, each) => bits | each.word({ x: 1, y: 2 }), 0);
const fingerBits = (node) => node.list().reduce((bits, each) => bits | (1 << (each.integer(1, 5) - 1)), 0);
