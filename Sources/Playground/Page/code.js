/**
 * Writes Swift or C code that registers the controls of a scene with everything that the scene file states about them.
 */

const snake = (name) => name.replace(/([A-Z])/g, "_$1").toUpperCase();
const comment = (target) => (target.label || target.name).split("\n")[0].replace(/[^\p{L}\p{N} .,'-]/gu, " ");
const axesOf = (bits, constants) => ["horizontal", "vertical"].filter((name) => bits & constants.axis[name]);
const annotated = (stage) => [...stage.targets.values()].filter((target) => target.annotation?.length > 0);

// ---- Swift

const swiftText = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/\p{Cc}/gu, (each) => `\\u{${each.codePointAt(0).toString(16)}}`)}"`;
const swiftRect = (each) => `Rect(x: ${each.x}, y: ${each.y}, width: ${each.width}, height: ${each.height})`;
const swiftPoint = ({ x, y }) => `Point(x: ${x}, y: ${y})`;
const swiftAxes = (bits, constants) => `[${axesOf(bits, constants).map((name) => `.${name}`).join(", ")}]`;

/** Writes each part of a control as a Swift expression. */
class SwiftWriter {
  constructor({ names, constants }) {
    this.names = names;
    this.constants = constants;
  }

  hover(options) {
    return `HoverOptions(preferredTintMode: .${this.names.tint[options.tint_mode]}, prefersShadow: ${
      Boolean(options.prefers_shadow)}, prefersScaledContent: ${Boolean(options.prefers_scaled_content)})`;
  }

  path({ elements, has_anchor: hasAnchor, anchor, stroke_width: stroke }) {
    const list = elements.map(({ kind, to, control1, control2 }) => {
      switch (this.names.pathKind[kind]) {
        case "move": return `.move(to: ${swiftPoint(to)})`;
        case "line": return `.line(to: ${swiftPoint(to)})`;
        case "quadratic": return `.quadratic(to: ${swiftPoint(to)}, control: ${swiftPoint(control1)})`;
        case "cubic": return `.cubic(to: ${swiftPoint(to)}, first: ${swiftPoint(control1)}, second: ${swiftPoint(control2)})`;
        default: return ".close";
      }
    });
    const more = `${hasAnchor ? `, anchor: ${swiftPoint(anchor)}` : ""}${stroke ? `, strokeWidth: ${stroke}` : ""}`;
    return `PointerPath([\n${list.map((each) => `      ${each},\n`).join("")}    ]${more})`;
  }

  shape(shape) {
    switch (this.names.shapeKind[shape.kind]) {
      case "circle": return `.circle(diameter: ${shape.diameter})`;
      case "roundedRect":
        return `.roundedRect(Size(width: ${shape.rect_size.width}, height: ${shape.rect_size.height}), radius: ${shape.corner_radius})`;
      case "verticalBeam": return `.verticalBeam(length: ${shape.length})`;
      case "horizontalBeam": return `.horizontalBeam(length: ${shape.length})`;
      default: return `.path(${this.path(shape.path)})`;
    }
  }

  precision({ kind, origin, spacing, lines }) {
    switch (this.names.precisionKind[kind]) {
      case "stepped": return `.stepped(origin: ${origin}, spacing: ${spacing})`;
      case "lines": return `.lines([${lines.map(({ start, length }) => `.init(start: ${start}, length: ${length})`).join(", ")}])`;
      default: return `.${this.names.precisionKind[kind]}`;
    }
  }

  accessory({ shape, path, angle, offset, orientation_matches_angle: orients }) {
    const name = this.names.accessoryShape[shape ?? 0], words = [
      name === "path" ? `.path(${this.path(path)})` : `.${name}`, `angle: ${angle}`,
      ...(offset === undefined ? [] : [`offset: ${offset}`]),
      ...(orients === undefined ? [] : [`orientationMatchesAngle: ${Boolean(orients)}`]),
    ];
    return `PointerAccessory(${words.join(", ")})`;
  }

  effect(style) {
    const effect = this.names.effect[style.effect];
    if (effect === "none") return ".none";
    return effect === "hover" ? `.hover(${style.hover ? this.hover(style.hover) : "HoverOptions()"})` : `.${effect}`;
  }
}

/** @param {import("./stage.js").Stage} stage */
export function swiftCode(stage) {
  const { names, constants } = stage.library, { width, height } = stage.size, writer = new SwiftWriter(stage.library);
  const lines = [
    "import PointerKit", "", `/// Registers the controls of a window of ${width} × ${height} points.`,
    "func registerControls(in engine: inout PointerEngine, at now: Timestamp) {",
  ];
  [...stage.spaces.values()].forEach((space, index) => {
    lines.push(`  ${index === 0 ? "var " : ""}space = PointerSpace(id: ${space.id})`);
    if (space.parent) lines.push(`  space.parent = ${space.parent}`);
    lines.push(`  space.origin = ${swiftPoint(space.origin)}`);
    if (space.has_clip) lines.push(`  space.clip = ${swiftRect(space.clip)}`);
    if (space.z) lines.push(`  space.z = ${space.z}`);
    if (space.is_opaque) lines.push("  space.isOpaque = true");
    if (!space.is_enabled) lines.push("  space.isEnabled = false");
    if (space.has_content_size) {
      lines.push(`  space.contentSize = Size(width: ${space.content_size.width}, height: ${space.content_size.height})`);
    }
    if (!space.coasts) lines.push("  space.coasts = false");
    lines.push("  engine.upsert(space, at: now)");
  });
  const targets = [...stage.targets.values()];
  if (targets.length > 0) lines.push("  var targets: [PointerTarget] = []");
  targets.forEach((target, index) => {
    const { style } = target, words = [
      `id: ${target.id}`, `frame: ${swiftRect(target.frame)}`, `kind: .${names.kind[target.kind]}`,
      ...(target.has_bezel ? ["hasBezel: true"] : []), ...(target.group ? [`group: ${target.group}`] : []),
      ...(names.effect[style.effect] === "automatic" ? [] : [`effect: ${writer.effect(style)}`]),
    ];
    lines.push(`  // ${comment(target)}`, `  ${index === 0 ? "var " : ""}target = PointerTarget(`, `    ${words.join(", ")})`);
    const set = (name, value) => lines.push(`  target.${name} = ${value}`);
    if (style.is_hidden) set("style", ".hidden");
    if (style.shape) set("style.shape", writer.shape(style.shape));
    if (style.constrained_axes) set("style.constrainedAxes", swiftAxes(style.constrained_axes, constants));
    if (style.horizontal) set("style.horizontalPrecision", writer.precision(style.horizontal));
    if (style.vertical) set("style.verticalPrecision", writer.precision(style.vertical));
    for (const each of style.accessories) lines.push(`  target.style.accessories.append(${writer.accessory(each)})`);
    if (target.space) set("space", target.space);
    if (target.z) set("z", target.z);
    if (!target.is_enabled) set("isEnabled", false);
    if (target.corner_radius !== 8) set("cornerRadius", target.corner_radius);
    if (target.has_padding) {
      const { top, left, bottom, right } = target.padding;
      set("padding", `Insets(top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})`);
    }
    if (target.preferred_hover) set("preferredHover", writer.hover(target.preferred_hover));
    if (target.latching_axes) set("latchingAxes", swiftAxes(target.latching_axes, constants));
    if (target.has_luminance) set("luminance", target.luminance);
    if (target.has_color) {
      const { red, green, blue } = target.color;
      set("color", `LinearColor(red: ${red}, green: ${green}, blue: ${blue})`);
    }
    if (target.cursor >= 0) set("cursor", `.${names.cursor[target.cursor]}`);
    if (target.is_magnetic >= 0) set("isMagnetic", target.is_magnetic !== 0);
    if (target.tracks_held_press >= 0) set("tracksHeldPress", target.tracks_held_press !== 0);
    if (target.accepts_drops >= 0) set("acceptsDrops", target.accepts_drops !== 0);
    if (target.clicks_after_drag >= 0) set("clicksAfterDrag", target.clicks_after_drag !== 0);
    if (!target.coasts) set("coasts", false);
    if (target.reveals.length > 0) {
      set("reveals", `[${target.reveals.map((each) => `.${each.is_group ? "group" : "target"}(${each.id})`).join(", ")}]`);
    }
    lines.push("  targets.append(target)");
  });
  if (targets.length > 0) lines.push("  engine.upsert(targets, at: now)");
  lines.push("}", "");
  if (annotated(stage).length > 0) {
    lines.push("/// What is shown beside the pointer on a control, for `setAnnotation`; nil for nothing.",
      "func annotation(of target: TargetID?) -> PointerAnnotation? {", "  switch target {");
    for (const target of annotated(stage)) {
      const values = target.annotation.map(({ label, text }) => `.init(label: ${swiftText(label)}, text: ${swiftText(text)})`);
      lines.push(`  case ${target.id}: PointerAnnotation([${values.join(", ")}])`);
    }
    lines.push("  default: nil", "  }", "}", "");
  }
  return lines.join("\n");
}

// ---- C

// Question marks are escaped, since two of them can begin a trigraph. Other characters are written as UTF-8.
const cText = (text) => `"${text.replace(/[\\"?]/g, "\\$&").replace(/\p{Cc}/gu, (each) => `\\${each.codePointAt(0).toString(8).padStart(3, "0")}`)}"`;
const cRect = (each) => `(ptk_rect){ ${each.x}, ${each.y}, ${each.width}, ${each.height} }`;
const cPoint = ({ x, y } = { x: 0, y: 0 }) => `{ ${x}, ${y} }`;
const cAxes = (bits, constants) => axesOf(bits, constants).map((axis) => `PTK_AXIS_${axis.toUpperCase()}`).join(" | ");

/** Whether a field is a truth value. */
const isFlag = (field) => /^(is|has|lets)_|^coasts$/.test(field);

/** Writes each part of a control as lines of C. The names of variables end with the number of the control. */
class CWriter {
  constructor({ names, constants }) {
    this.names = names;
    this.constants = constants;
    this.lines = [];
  }

  hoverFields(options) {
    return `{ PTK_TINT_${snake(this.names.tint[options.tint_mode])}, ${Boolean(options.prefers_shadow)}, ${
      Boolean(options.prefers_scaled_content)}, 0 }`;
  }

  /** Declares a struct with its defaults, and sets some of its fields. */
  struct(type, name, fields) {
    this.lines.push(`  ${type} ${name} = ptk_default_${type.slice(4)}();`);
    for (const [field, value] of Object.entries(fields)) if (value !== undefined) this.lines.push(`  ${name}.${field} = ${isFlag(field) ? Boolean(value) : value};`);
  }

  path({ elements, has_anchor: hasAnchor, anchor, stroke_width: stroke }, name) {
    if (elements.length > 0) {
      this.lines.push(`  static const ptk_path_element ${name}_elements[] = {`);
      for (const { kind, to, control1, control2 } of elements) {
        this.lines.push(`    { PTK_PATH_KIND_${snake(this.names.pathKind[kind])}, 0, ${cPoint(to)}, ${cPoint(control1)}, ${cPoint(control2)} },`);
      }
      this.lines.push("  };");
    }
    this.struct("ptk_path", name, {
      elements: elements.length > 0 ? `${name}_elements` : undefined, element_count: elements.length || undefined,
      has_anchor: hasAnchor || undefined, anchor: hasAnchor ? `(ptk_point)${cPoint(anchor)}` : undefined, stroke_width: stroke,
    });
  }

  shape(shape, name) {
    const kind = this.names.shapeKind[shape.kind];
    if (kind === "path") this.path(shape.path, `${name}_path`);
    this.struct("ptk_shape", name, {
      kind: `PTK_SHAPE_KIND_${snake(kind)}`, diameter: shape.diameter, corner_radius: shape.corner_radius, length: shape.length,
      rect_size: shape.rect_size ? `(ptk_size){ ${shape.rect_size.width}, ${shape.rect_size.height} }` : undefined,
      path: kind === "path" ? `&${name}_path` : undefined,
    });
  }

  precision({ kind, origin, spacing, lines }, name) {
    if (lines?.length > 0) {
      const list = lines.map(({ start, length }) => `{ ${start}, ${length} }`).join(", ");
      this.lines.push(`  static const ptk_line ${name}_lines[] = { ${list} };`);
    }
    this.struct("ptk_precision", name, {
      kind: `PTK_PRECISION_KIND_${snake(this.names.precisionKind[kind])}`, origin, spacing,
      lines: lines?.length > 0 ? `${name}_lines` : undefined, line_count: lines?.length || undefined,
    });
  }

  accessories(list, name) {
    list.forEach(({ path }, index) => { if (path) this.path(path, `${name}_path${index}`); });
    this.lines.push(`  ptk_accessory ${name}[${list.length}];`);
    list.forEach(({ shape, path, angle, offset, orientation_matches_angle: orients }, index) => {
      const each = `${name}[${index}]`;
      this.lines.push(`  ${each} = ptk_default_accessory();`,
        `  ${each}.shape = PTK_ACCESSORY_SHAPE_${snake(this.names.accessoryShape[shape ?? 0])};`, `  ${each}.angle = ${angle};`);
      if (offset !== undefined) this.lines.push(`  ${each}.offset = ${offset};`);
      if (orients !== undefined) this.lines.push(`  ${each}.orientation_matches_angle = ${orients ? "PTK_CHOICE_YES" : "PTK_CHOICE_NO"};`);
      if (path) this.lines.push(`  ${each}.path = &${name}_path${index};`);
    });
  }

  /** Declares the style of a target, and returns the variable's name; null for the automatic style. */
  style({ id, style }) {
    const name = `style${id}`, parts = {};
    const isPlain = style.effect === this.constants.effect.automatic && !style.is_hidden && !style.shape && !style.horizontal
      && !style.vertical && style.constrained_axes === 0 && style.accessories.length === 0;
    if (isPlain) return null;
    for (const part of ["shape", "horizontal", "vertical"]) {
      if (!style[part]) continue;
      parts[part] = `&${part}${id}`;
      if (part === "shape") this.shape(style.shape, `shape${id}`);
      else this.precision(style[part], `${part}${id}`);
    }
    if (style.accessories.length > 0) this.accessories(style.accessories, `accessories${id}`);
    this.struct("ptk_style", name, {
      effect: `PTK_EFFECT_${snake(this.names.effect[style.effect])}`, hover: style.hover ? `(ptk_hover_options)${this.hoverFields(style.hover)}` : undefined,
      is_hidden: style.is_hidden || undefined,
      constrained_axes: style.constrained_axes ? cAxes(style.constrained_axes, this.constants) : undefined, ...parts,
      accessories: style.accessories.length > 0 ? `accessories${id}` : undefined,
      accessory_count: style.accessories.length || undefined,
    });
    return name;
  }
}

/** @param {import("./stage.js").Stage} stage */
export function cCode(stage) {
  const { names, constants } = stage.library, targets = [...stage.targets.values()], writer = new CWriter(stage.library);
  const { lines } = writer;
  lines.push(
    "#include <pointerkit.h>", "", `/* Registers the controls of a window of ${stage.size.width} x ${stage.size.height} points. */`,
    "void register_controls(ptk_engine *engine, int64_t now) {");
  for (const space of stage.spaces.values()) {
    const name = `space${space.id}`;
    writer.struct("ptk_space", name, {
      id: space.id, parent: space.parent, origin: `(ptk_point)${cPoint(space.origin)}`, z: space.z,
      is_opaque: space.is_opaque, is_enabled: space.is_enabled, has_clip: space.has_clip || undefined,
      clip: space.has_clip ? cRect(space.clip) : undefined,
      has_content_size: space.has_content_size || undefined,
      content_size: space.has_content_size ? `(ptk_size){ ${space.content_size.width}, ${space.content_size.height} }` : undefined,
      coasts: space.coasts,
    });
    lines.push(`  ptk_engine_upsert_spaces(engine, &${name}, 1, now);`);
  }
  if (targets.length > 0) lines.push(`  ptk_target targets[${targets.length}];`);
  else lines.push("  (void)engine;", "  (void)now;");
  targets.forEach((target, index) => {
    const name = `targets[${index}]`, set = (field, value) => lines.push(`  ${name}.${field} = ${value};`);
    lines.push(`  /* ${comment(target)} */`);
    const style = writer.style(target);
    if (target.reveals.length > 0) {
      const list = target.reveals.map((each) => `{ ${each.id}, ${Boolean(each.is_group)}, 0 }`).join(", ");
      lines.push(`  static const ptk_revealed reveals${target.id}[] = { ${list} };`);
    }
    if (target.preferred_hover) {
      lines.push(`  static const ptk_hover_options hover${target.id} = ${writer.hoverFields(target.preferred_hover)};`);
    }
    lines.push(`  ${name} = ptk_target_of_kind(PTK_KIND_${snake(names.kind[target.kind])}, ${target.id}, ${cRect(target.frame)});`);
    if (style) set("style", `&${style}`);
    if (target.space) set("space", target.space);
    if (target.z) set("z", target.z);
    if (target.group) set("group", target.group);
    if (!target.is_enabled) set("is_enabled", false);
    if (target.has_bezel) set("has_bezel", true);
    if (target.corner_radius !== 8) set("corner_radius", target.corner_radius);
    if (target.has_padding) {
      const { top, left, bottom, right } = target.padding;
      set("has_padding", true);
      set("padding", `(ptk_insets){ ${top}, ${left}, ${bottom}, ${right} }`);
    }
    if (target.preferred_hover) set("preferred_hover", `&hover${target.id}`);
    if (target.latching_axes) set("latching_axes", cAxes(target.latching_axes, constants));
    if (target.has_luminance) {
      set("has_luminance", true);
      set("luminance", target.luminance);
    }
    if (target.has_color) {
      set("has_color", true);
      set("color", `(ptk_color){ ${target.color.red}, ${target.color.green}, ${target.color.blue} }`);
    }
    if (target.cursor >= 0) set("cursor", `PTK_CURSOR_${snake(names.cursor[target.cursor])}`);
    for (const name of ["is_magnetic", "tracks_held_press", "accepts_drops", "clicks_after_drag"]) {
      if (target[name] >= 0) set(name, target[name] ? "PTK_CHOICE_YES" : "PTK_CHOICE_NO");
    }
    if (!target.coasts) set("coasts", false);
    if (target.reveals.length > 0) {
      set("reveals", `reveals${target.id}`);
      set("reveal_count", target.reveals.length);
    }
  });
  if (targets.length > 0) lines.push(`  ptk_engine_upsert_targets(engine, targets, ${targets.length}, NULL, 0, now);`);
  lines.push("}", "");
  if (annotated(stage).length > 0) {
    lines.push("/* Shows beside the pointer what belongs to the control that it is on; 0 is none. */",
      "void show_annotation(ptk_engine *engine, uint64_t target, int64_t now) {", "  switch (target) {");
    for (const target of annotated(stage)) {
      const values = target.annotation.map(({ label, text }) => `{ ${cText(label)}, ${cText(text)} }`).join(", ");
      lines.push(`    case ${target.id}: {`, `      const ptk_annotation_value values[] = { ${values} };`,
        `      ptk_engine_set_annotation(engine, values, ${target.annotation.length}, NULL, now);`, "      break;", "    }");
    }
    lines.push("    default: ptk_engine_set_annotation(engine, NULL, 0, NULL, now);", "  }", "}", "");
  }
  return lines.join("\n");
}
