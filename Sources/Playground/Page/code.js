/**
 * The Swift or C that registers the controls of a scene.
 */

const snake = (name) => name.replace(/([A-Z])/g, "_$1").toUpperCase();
const comment = (target) => (target.label || target.name).split("\n")[0].replace(/[^\p{L}\p{N} .,'-]/gu, " ");

/** What of a control the code leaves out, since only the scene file has it. */
function missing(target) {
  const { style } = target, list = [];
  if (style.shape || style.is_hidden) list.push("shape");
  if (style.horizontal || style.vertical) list.push("precision");
  if (style.accessories.length > 0) list.push("accessories");
  if (target.reveals.length > 0) list.push("what it reveals");
  if (target.cursor >= 0) list.push("cursor");
  return list.length > 0 ? `; left to you: ${list.join(", ")}` : "";
}

/** @param {import("./stage.js").Stage} stage */
export function swiftCode(stage) {
  const { names, constants } = stage.library, { width, height } = stage.size;
  const rect = (each) => `Rect(x: ${each.x}, y: ${each.y}, width: ${each.width}, height: ${each.height})`;
  const lines = [
    "import PointerKit", "", `/// Registers the controls of a window of ${width} × ${height} points.`,
    "func registerControls(in engine: inout PointerEngine, at now: Timestamp) {",
  ];
  [...stage.spaces.values()].forEach((space, index) => {
    lines.push(`  ${index === 0 ? "var " : ""}space = PointerSpace(id: ${space.id})`);
    if (space.parent) lines.push(`  space.parent = ${space.parent}`);
    lines.push(`  space.origin = Point(x: ${space.origin.x}, y: ${space.origin.y})`);
    if (space.has_clip) lines.push(`  space.clip = ${rect(space.clip)}`);
    if (space.order) lines.push(`  space.order = ${space.order}`);
    if (space.is_opaque) lines.push("  space.isOpaque = true");
    if (!space.is_enabled) lines.push("  space.isEnabled = false");
    lines.push("  engine.upsertSpace(space, at: now)");
  });
  lines.push("  var targets: [PointerTarget] = []");
  const hover = (options) => `HoverOptions(preferredTintMode: .${names.tint[options.tint_mode]}, prefersShadow: ${
    Boolean(options.prefers_shadow)}, prefersScaledContent: ${Boolean(options.prefers_scaled_content)})`;
  [...stage.targets.values()].forEach((target, index) => {
    const effect = names.effect[target.style.effect];
    const words = [
      `id: ${target.id}`, `frame: ${rect(target.frame)}`, `kind: .${names.kind[target.kind]}`,
      ...(target.has_bezel ? ["hasBezel: true"] : []), ...(target.group ? [`group: ${target.group}`] : []),
    ];
    if (effect === "none") words.push("effect: nil");
    else if (effect === "hover") words.push(`effect: .hover(${target.style.hover ? hover(target.style.hover) : "HoverOptions()"})`);
    else if (effect !== "automatic") words.push(`effect: .${effect}`);
    lines.push(`  // ${comment(target)}${missing(target)}`, `  ${index === 0 ? "var " : ""}target = PointerTarget(`,
      `    ${words.join(", ")})`);
    const set = (name, value) => lines.push(`  target.${name} = ${value}`);
    if (target.space) set("space", target.space);
    if (target.z) set("z", target.z);
    if (!target.is_enabled) set("isEnabled", false);
    if (target.corner_radius !== 8) set("cornerRadius", target.corner_radius);
    if (target.has_padding) {
      const { top, left, bottom, right } = target.padding;
      set("padding", `Insets(top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})`);
    }
    if (target.preferred_hover) set("preferredHover", hover(target.preferred_hover));
    const axes = ["horizontal", "vertical"].filter((name) => target.latching_axes & constants.axis[name]);
    if (axes.length > 0) set("latchingAxes", `[${axes.map((name) => `.${name}`).join(", ")}]`);
    if (target.has_luminance) set("luminance", target.luminance);
    if (target.has_color) {
      const { red, green, blue } = target.color;
      set("color", `LinearColor(red: ${red}, green: ${green}, blue: ${blue})`);
    }
    if (target.is_magnetic >= 0) set("isMagnetic", target.is_magnetic !== 0);
    lines.push("  targets.append(target)");
  });
  return [...lines, "  engine.upsert(targets, at: now)", "}", ""].join("\n");
}

/** @param {import("./stage.js").Stage} stage */
export function cCode(stage) {
  const { names, constants } = stage.library, targets = [...stage.targets.values()];
  const rect = (each) => `(pk_rect){ ${each.x}, ${each.y}, ${each.width}, ${each.height} }`;
  const count = Math.max(1, targets.length);
  const lines = [
    "#include <pointerkit.h>", "", `/* Registers the controls of a window of ${stage.size.width} x ${stage.size.height} points. */`,
    "void register_controls(pk_engine *engine, int64_t now) {",
  ];
  for (const space of stage.spaces.values()) {
    const name = `space${space.id}`;
    lines.push(`  pk_space ${name};`, `  pk_space_init(&${name}, sizeof ${name});`, `  ${name}.id = ${space.id};`,
      `  ${name}.parent = ${space.parent};`, `  ${name}.origin = (pk_point){ ${space.origin.x}, ${space.origin.y} };`,
      `  ${name}.order = ${space.order};`, `  ${name}.is_opaque = ${space.is_opaque};`, `  ${name}.is_enabled = ${space.is_enabled};`);
    if (space.has_clip) lines.push(`  ${name}.has_clip = 1;`, `  ${name}.clip = ${rect(space.clip)};`);
    lines.push(`  pk_engine_upsert_spaces(engine, &${name}, 1, now);`);
  }
  lines.push(`  pk_target targets[${count}];`, `  pk_style styles[${count}];`,
    `  for (int i = 0; i < ${count}; i++) styles[i] = pk_style_default();`);
  const options = (each) => `(pk_hover_options){ PK_TINT_${snake(names.tint[each.tint_mode])}, ${each.prefers_shadow}, ${each.prefers_scaled_content}, 0 }`;
  targets.forEach((target, index) => {
    const name = `targets[${index}]`, style = `styles[${index}]`;
    const set = (field, value) => lines.push(`  ${name}.${field} = ${value};`);
    lines.push(`  /* ${comment(target)}${missing(target)} */`,
      `  ${name} = pk_target_make(${target.id}, PK_KIND_${snake(names.kind[target.kind])}, ${rect(target.frame)});`);
    if (target.space) set("space", target.space);
    if (target.z) set("z", target.z);
    if (target.group) set("group", target.group);
    if (!target.is_enabled) set("is_enabled", 0);
    if (target.has_bezel) set("has_bezel", 1);
    if (target.corner_radius !== 8) set("corner_radius", target.corner_radius);
    if (target.has_padding) {
      const { top, left, bottom, right } = target.padding;
      set("has_padding", 1);
      set("padding", `(pk_insets){ ${top}, ${left}, ${bottom}, ${right} }`);
    }
    if (target.preferred_hover) {
      set("has_preferred_hover", 1);
      set("preferred_hover", options(target.preferred_hover));
    }
    const axes = ["horizontal", "vertical"].filter((axis) => target.latching_axes & constants.axis[axis]);
    if (axes.length > 0) set("latching_axes", axes.map((axis) => `PK_AXIS_${axis.toUpperCase()}`).join(" | "));
    if (target.has_luminance) {
      set("has_luminance", 1);
      set("luminance", target.luminance);
    }
    if (target.has_color) {
      set("has_color", 1);
      set("color", `(pk_color){ ${target.color.red}, ${target.color.green}, ${target.color.blue} }`);
    }
    if (target.is_magnetic >= 0) set("is_magnetic", target.is_magnetic ? "PK_YES" : "PK_NO");
    if (target.style.effect !== constants.effect.automatic) {
      lines.push(`  ${style}.effect = PK_EFFECT_${snake(names.effect[target.style.effect])};`);
      if (target.style.hover) lines.push(`  ${style}.hover = ${options(target.style.hover)};`);
      set("style", `&${style}`);
    }
  });
  return [...lines, `  pk_engine_upsert_targets(engine, targets, ${targets.length}, NULL, 0, now);`, "}", ""].join("\n");
}
