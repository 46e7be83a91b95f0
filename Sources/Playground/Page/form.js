/**
 * The form for a control. It reads and writes the keys of a target in a scene file.
 */

/** Usual sizes of controls, by kind. */
const SIZES = {
  barButton: [44, 37], tabBarItem: [76, 49], segment: [88, 32], selectedSegment: [88, 32], editMenuItem: [84, 36],
  appIcon: [60, 60], controlCenterModule: [144, 144], button: [120, 44], link: [140, 24], text: [260, 120], row: [280, 48],
  card: [200, 120], image: [200, 140], slider: [200, 28], divider: [4, 300], handle: [16, 16], other: [120, 80],
  canvas: [300, 200],
};
const PLAIN = ["barButton", "link", "text", "segment", "divider", "handle", "editMenuItem"];
// The keys that the form writes. It keeps all other keys of a control.
const WRITTEN = ["id", "frame", "kind", "label", "group", "effect", "hover", "bezel", "cornerRadius", "padding", "z", "enabled",
  "shape", "precision", "constrained", "latching", "accessories", "x-annotation"];
const ACCESSORIES = 4;

const inWords = (name) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
const degrees = (radians) => Math.round((radians * 18000) / Math.PI) / 100;
const numbers = (text) => text.trim().split(/[\s,]+/).filter((each) => each !== "").map(Number);
const isSet = (value) => value !== undefined && value !== null;

export class ControlForm {
  /** @param {HTMLFormElement} form @param {object} library */
  constructor(form, library) {
    this.form = form;
    this.names = library.names;
    for (const name of this.names.kind) form.kind.append(new Option(inWords(name), name));
    for (const name of ["automatic", "highlight", "lift", "hover", "none"]) form.effect.append(new Option(name, name));
    for (const name of ["none", "overlay", "underlay"]) form.tint.append(new Option(name, name));
    this.#addAccessories(form.querySelector("#accessories"));
    this.original = null;
    form.addEventListener("input", () => this.#showParts());
    form.kind.addEventListener("change", () => this.#fillUsual());
    this.clear();
  }

  #addAccessories(root) {
    for (let number = 1; number <= ACCESSORIES; number += 1) {
      const row = root.querySelector("template").content.cloneNode(true);
      row.querySelector("legend").textContent = `Accessory ${number}`;
      for (const each of row.querySelectorAll("[name]")) each.name += number;
      if (number > 1) row.querySelector("fieldset").dataset.when = `accessory${number - 1}!=`;
      const select = row.querySelector("select");
      for (const name of Object.values(this.names.accessoryShape)) select.append(new Option(inWords(name), name));
      root.append(row);
    }
  }

  /** Sets each field to the usual value of the new kind, if the field still has the usual value of the previous kind. */
  #fillUsual() {
    const { form, kind: before } = this, kind = form.kind.value, isPlain = (each) => PLAIN.includes(each);
    const radius = (each) => (each === "appIcon" ? 13 : 8);
    if (!before || `${[form.width.value, form.height.value]}` === `${SIZES[before]}`) {
      [form.width.value, form.height.value] = SIZES[kind].map(String);
    }
    if (!before || form.bezel.checked !== isPlain(before)) form.bezel.checked = !isPlain(kind);
    if (!before || Number(form.radius.value) === radius(before)) form.radius.value = String(radius(kind));
    this.kind = kind;
  }

  /** Shows a part if the field in its `data-when` has one of the values there, or if a choice was made in the part. */
  #showParts() {
    for (const part of this.form.querySelectorAll("[data-when]")) {
      const [, name, isNot, values] = /^([\w-]+)(!?)=(.*)$/.exec(part.dataset.when);
      const isAsked = values.split("|").includes(this.form[name].value) !== (isNot === "!");
      part.hidden = !isAsked && ![...part.querySelectorAll("select")].some((each) => each.value);
    }
  }

  /** Empties the form for a new control. */
  clear() {
    const { form } = this;
    form.reset();
    this.original = this.kind = null;
    form.kind.value = "button";
    this.#fillUsual();
    this.#showParts();
  }

  // ---- From a file

  /** Shows a control. @param {object} json */
  show(json) {
    const { form } = this, [x, y, width, height] = json.frame, set = (name, value) => { form[name].value = String(value ?? ""); };
    form.reset();
    this.original = json;
    Object.entries({ x, y, width, height }).forEach(([name, value]) => set(name, value));
    set("identifier", json.id);
    set("label", json.label);
    set("group", json.group);
    set("kind", json.kind ?? "other");
    this.kind = form.kind.value;
    set("effect", json.effect ?? "automatic");
    set("tint", json.hover?.tint);
    for (const name of ["shadow", "scale"]) set(name, isSet(json.hover?.[name]) ? Number(json.hover[name]) : "");
    set("radius", json.cornerRadius ?? 8);
    set("z", json.z ?? 0);
    form.bezel.checked = json.bezel ?? false;
    form.enabled.checked = json.enabled ?? true;
    this.#showPadding(json.padding);
    this.#showShape(json.shape);
    for (const axis of ["x", "y"]) {
      this.#showPrecision(axis, json.precision?.[axis]);
      for (const name of ["constrained", "latching"]) form[`${name}-${axis}`].checked = json[name]?.includes(axis) ?? false;
    }
    (json.accessories ?? []).forEach((each, index) => {
      set(`accessory${index + 1}`, typeof each.shape === "object" ? "path" : each.shape ?? "arrow");
      set(`angle${index + 1}`, degrees(each.angle ?? 0));
      set(`offset${index + 1}`, each.offset);
    });
    set("annotation", Object.entries(json["x-annotation"] ?? {}).map(([label, text]) => (label ? `${label}: ${text}` : text)).join("\n"));
    this.#showParts();
  }

  #showPadding(padding) {
    const { form } = this;
    form.padding.value = Array.isArray(padding) ? "each" : isSet(padding) ? "all" : "";
    if (Array.isArray(padding)) ["top", "left", "bottom", "right"].forEach((name, index) => { form[name].value = padding[index]; });
    else if (isSet(padding)) form.around.value = padding;
  }

  #showShape(shape) {
    const { form } = this, set = (name, value) => { if (isSet(value)) form[name].value = String(value); };
    form.shape.value = shape?.type ?? "";
    if (!shape) return;
    set("diameter", shape.diameter);
    set("shape-width", shape.size?.[0]);
    set("shape-height", shape.size?.[1]);
    set("shape-radius", shape.radius);
    set("beam", shape.length);
    set("commands", shape.commands?.map((each) => each.join(" ")).join(" "));
    set("anchor", shape.anchor?.join(" "));
    set("stroke", shape.stroke);
  }

  #showPrecision(axis, precision) {
    const { form } = this, set = (name, value) => { if (isSet(value)) form[`${name}-${axis}`].value = String(value); };
    if (!isSet(precision)) return;
    set("precision", typeof precision === "string" ? precision : precision.lines ? "lines" : "step");
    set("origin", precision.origin);
    set("step", precision.step);
    set("lines", precision.lines?.map((each) => each.join(" ")).join(", "));
  }

  // ---- To a file

  /** The control that the form describes, with the unknown keys of the control that was shown. @param {string} id */
  json(id) {
    const { form } = this, number = (name) => this.#number(name), axes = (name) => ["x", "y"].filter((axis) => form[`${name}-${axis}`].checked);
    const others = Object.entries(this.original ?? {}).filter(([key]) => !WRITTEN.includes(key));
    const hover = {
      ...(form.tint.value ? { tint: form.tint.value } : {}),
      ...Object.fromEntries(["shadow", "scale"].filter((name) => form[name].value).map((name) => [name, form[name].value === "1"])),
    };
    const precision = Object.fromEntries(["x", "y"].map((axis) => [axis, this.#precision(axis)]).filter(([, each]) => each !== null));
    const optional = {
      group: form.group.value.trim() || undefined,
      bezel: form.bezel.checked || undefined,
      effect: form.effect.value === "automatic" ? undefined : form.effect.value,
      hover: Object.keys(hover).length > 0 ? hover : undefined,
      cornerRadius: number("radius") === 8 ? undefined : number("radius"),
      padding: { "": undefined, all: number("around"), each: ["top", "left", "bottom", "right"].map(number) }[form.padding.value],
      z: number("z") === 0 ? undefined : number("z"),
      enabled: form.enabled.checked ? undefined : false,
      shape: this.#shape(),
      precision: Object.keys(precision).length > 0 ? precision : undefined,
      constrained: axes("constrained").length > 0 ? axes("constrained") : undefined,
      latching: axes("latching").length > 0 ? axes("latching") : undefined,
      accessories: this.#accessories(),
      "x-annotation": this.#annotation(),
    };
    return {
      id, frame: ["x", "y", "width", "height"].map(number), kind: form.kind.value, label: this.#label(),
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)), ...Object.fromEntries(others),
    };
  }

  /** The number in a field; text that is not a number is returned unchanged, so that the error message quotes it. */
  #number(name) {
    const text = this.form[name].value.trim();
    return text === "" ? 0 : Number.isFinite(Number(text)) ? Number(text) : text;
  }

  /** The label; if its first line is unchanged, the further lines of the shown control's label are kept. */
  #label() {
    const { value } = this.form.label, [first, ...rest] = (this.original?.label ?? "").split("\n");
    return value === (this.original?.label ?? "").replace(/[\r\n]/g, "") || value === first ? [first, ...rest].join("\n") : value;
  }

  #shape() {
    const { form } = this, number = (name) => this.#number(name);
    switch (form.shape.value) {
      case "": return undefined;
      case "circle": return { type: "circle", diameter: number("diameter") };
      case "roundedRect":
        return { type: "roundedRect", size: [number("shape-width"), number("shape-height")], radius: number("shape-radius") };
      case "verticalBeam": case "horizontalBeam": return { type: form.shape.value, length: number("beam") };
      case "path": {
        const commands = (form.commands.value.match(/[A-Za-z][^A-Za-z]*/g) ?? [])
          .map((each) => [each[0].toUpperCase(), ...numbers(each.slice(1))]);
        return {
          type: "path", commands, ...(form.anchor.value.trim() ? { anchor: numbers(form.anchor.value) } : {}),
          ...(form.stroke.value.trim() ? { stroke: number("stroke") } : {}),
        };
      }
      default: return { type: form.shape.value };
    }
  }

  #precision(axis) {
    const { form } = this, number = (name) => this.#number(`${name}-${axis}`);
    switch (form[`precision-${axis}`].value) {
      case "": return null;
      case "step": return { origin: number("origin"), step: number("step") };
      case "lines": return { lines: form[`lines-${axis}`].value.split(/[,;\n]/).filter((each) => each.trim()).map(numbers) };
      default: return form[`precision-${axis}`].value;
    }
  }

  #accessories() {
    const list = [];
    for (let number = 1; number <= ACCESSORIES; number += 1) {
      const shape = this.form[`accessory${number}`].value, before = this.original?.accessories?.[number - 1] ?? {};
      if (!shape) continue;
      const angle = this.#number(`angle${number}`), offset = this.form[`offset${number}`].value.trim();
      list.push({
        ...before, shape: shape === "path" ? before.shape ?? shape : shape,
        // An unchanged angle keeps all digits that it has in the file.
        angle: degrees(before.angle ?? 0) === angle ? before.angle ?? 0 : (angle * Math.PI) / 180,
        ...(offset ? { offset: this.#number(`offset${number}`) } : {}),
      });
      if (!offset) delete list.at(-1).offset;
    }
    return list.length > 0 ? list : undefined;
  }

  #annotation() {
    const lines = this.form.annotation.value.split("\n").filter((each) => each.trim());
    const parts = lines.map((each) => /^([^:]*): (.*)$/.exec(each)?.slice(1) ?? ["", each]);
    return lines.length > 0 ? Object.fromEntries(parts) : undefined;
  }
}
