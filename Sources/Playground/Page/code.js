/**
 * Writes Swift or C code that tells the engine of the controls of a layout.
 */

const snake = (name) => name.replace(/([A-Z])/g, "_$1").toUpperCase();
const comment = (target) => target.name.replace(/[^\p{L}\p{N} .,'-]/gu, " ");
const axesOf = (bits, constants) => ["horizontal", "vertical"].filter((name) => bits & constants.axis[name]);
const numbers = (list) => list.map((each) => Math.round(1000 * each) / 1000);

// ---- Swift

const swiftRect = ({ x, y, width, height }) => `Rect(x: ${x}, y: ${y}, width: ${width}, height: ${height})`;

/** @param {ReturnType<import("./layout.js").layoutOf>} layout @param {import("../../Toolkits/web/library.js").Library} library */
export function swiftCode({ size, spaces, targets }, { names, constants }) {
  const lines = [
    "import PointerKit", "", `/// Registers the controls of a window of ${size.width} × ${size.height} points.`,
    "func registerControls(in engine: inout PointerEngine, at now: Timestamp) {",
  ];
  spaces.forEach(({ id, parent, origin, clip }, index) => {
    lines.push(`  ${index === 0 ? "var " : ""}space = PointerSpace(id: ${id})`);
    if (parent) lines.push(`  space.parent = ${parent}`);
    lines.push(`  space.origin = Point(x: ${origin.x}, y: ${origin.y})`, `  space.clip = ${swiftRect(clip)}`, "  engine.upsert(space, at: now)");
  });
  if (targets.length > 0) lines.push("  var targets: [PointerTarget] = []");
  targets.forEach((target, index) => {
    const effect = names.effect[target.style.effect], lineList = target.style.vertical?.lines, words = [
      `id: ${target.id}`, `frame: ${swiftRect(target.frame)}`, `kind: .${names.kind[target.kind]}`,
      ...(target.has_bezel ? ["hasBezel: true"] : []), ...(target.group ? [`group: ${target.group}`] : []),
      ...(effect === "automatic" ? [] : [`effect: .${effect}${effect === "hover" ? "(HoverOptions())" : ""}`]),
    ];
    lines.push(`  // ${comment(target)}`, `  ${index === 0 ? "var " : ""}target = PointerTarget(`, `    ${words.join(", ")})`);
    const set = (name, value) => lines.push(`  target.${name} = ${value}`);
    if (lineList) {
      const list = lineList.map(({ start, length }) => numbers([start, length])).map(([start, length]) => `.init(start: ${start}, length: ${length})`);
      set("style.verticalPrecision", `.lines([${list.join(", ")}])`);
    }
    if (target.space) set("space", target.space);
    if (!target.is_enabled) set("isEnabled", false);
    if (target.corner_radius !== 8) set("cornerRadius", target.corner_radius);
    if (target.has_padding) {
      const { top, left, bottom, right } = target.padding;
      set("padding", `Insets(top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})`);
    }
    if (target.latching_axes) set("latchingAxes", `[${axesOf(target.latching_axes, constants).map((name) => `.${name}`).join(", ")}]`);
    if (target.has_luminance) set("luminance", numbers([target.luminance]));
    lines.push("  targets.append(target)");
  });
  if (targets.length > 0) lines.push("  engine.upsert(targets, at: now)");
  lines.push("}", "");
  return lines.join("\n");
}

// ---- C

const cRect = ({ x, y, width, height }) => `(ptk_rect){ ${x}, ${y}, ${width}, ${height} }`;

/** @param {ReturnType<import("./layout.js").layoutOf>} layout @param {import("../../Toolkits/web/library.js").Library} library */
export function cCode({ size, spaces, targets }, { names, constants }) {
  const lines = [
    "#include <pointerkit.h>", "", `/* Registers the controls of a window of ${size.width} x ${size.height} points. */`,
    "void register_controls(ptk_engine *engine, int64_t now) {",
  ];
  /** Declares a struct with its defaults, and sets some of its fields. */
  const struct = (type, name, fields) => {
    lines.push(`  ${type} ${name} = ptk_default_${type.slice(4)}();`);
    for (const [field, value] of Object.entries(fields)) if (value !== undefined) lines.push(`  ${name}.${field} = ${value};`);
  };
  for (const { id, parent, origin, clip } of spaces) {
    struct("ptk_space", `space${id}`, { id, parent: parent || undefined, origin: `(ptk_point){ ${origin.x}, ${origin.y} }`, has_clip: true, clip: cRect(clip) });
    lines.push(`  ptk_engine_upsert_spaces(engine, &space${id}, 1, now);`);
  }
  if (targets.length > 0) lines.push(`  ptk_target targets[${targets.length}];`);
  targets.forEach((target, index) => {
    const { id, style, padding } = target, effect = names.effect[style.effect], lineList = style.vertical?.lines;
    const isStyled = effect !== "automatic" || lineList;
    if (lineList) {
      lines.push(`  static const ptk_line lines${id}[] = { ${lineList.map(({ start, length }) => `{ ${numbers([start, length]).join(", ")} }`).join(", ")} };`);
      struct("ptk_precision", `vertical${id}`, { kind: "PTK_PRECISION_KIND_LINES", lines: `lines${id}`, line_count: lineList.length });
    }
    if (isStyled) struct("ptk_style", `style${id}`, { effect: `PTK_EFFECT_${snake(effect)}`, vertical: lineList ? `&vertical${id}` : undefined });
    const each = `targets[${index}]`, axes = axesOf(target.latching_axes, constants);
    lines.push(`  /* ${comment(target)} */`, `  ${each} = ptk_default_target();`);
    const fields = {
      id, frame: cRect(target.frame), kind: `PTK_KIND_${snake(names.kind[target.kind])}`, space: target.space || undefined,
      group: target.group || undefined, style: isStyled ? `&style${id}` : undefined, has_bezel: target.has_bezel ? true : undefined,
      is_enabled: target.is_enabled ? undefined : false, corner_radius: target.corner_radius === 8 ? undefined : target.corner_radius,
      has_padding: target.has_padding ? true : undefined,
      padding: target.has_padding ? `(ptk_insets){ ${padding.top}, ${padding.left}, ${padding.bottom}, ${padding.right} }` : undefined,
      latching_axes: axes.length > 0 ? axes.map((axis) => `PTK_AXIS_${axis.toUpperCase()}`).join(" | ") : undefined,
      has_luminance: target.has_luminance ? true : undefined, luminance: target.has_luminance ? numbers([target.luminance]) : undefined,
    };
    for (const [field, value] of Object.entries(fields)) if (value !== undefined) lines.push(`  ${each}.${field} = ${value};`);
  });
  if (targets.length > 0) lines.push(`  ptk_engine_upsert_targets(engine, targets, ${targets.length}, NULL, 0, now);`);
  lines.push("}", "");
  return lines.join("\n");
}
