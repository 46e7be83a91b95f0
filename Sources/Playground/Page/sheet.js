/**
 * The sheet on which a designer places controls, and its files.
 */
import { cCode, swiftCode } from "./code.js";

const EMPTY = { format: "pointerkit-scene/1", size: [1180, 820], background: 0.88, targets: [] };
const GRID = 4; // points

/** Usual sizes of controls, by kind. */
const SIZES = {
  barButton: [44, 37], tabBarItem: [76, 49], segment: [88, 32], selectedSegment: [88, 32], editMenuItem: [84, 36],
  appIcon: [60, 60], controlCenterModule: [144, 144], button: [120, 44], link: [140, 24], text: [260, 120], row: [280, 48],
  card: [200, 120], image: [200, 140], slider: [200, 28], divider: [4, 300], handle: [16, 16], other: [120, 80],
};

export class Sheet {
  /** @param {HTMLElement} root @param {{library: object, stage: () => object, open: (json: object) => void, edit: (editor: object | null) => void, invalidate: () => void, now: () => bigint}} host */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    this.chosen = null;
    this.form = root.querySelector("form");
    this.#fillForm();
    const on = (id, body) => root.querySelector(`#${id}`).addEventListener("click", body);
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.#add(); });
    on("change", () => this.#change());
    on("delete", () => this.#edit((targets) => targets.filter((each) => each.id !== this.chosen)));
    on("empty", () => this.#open(structuredClone(EMPTY), "An empty sheet."));
    on("save", () => this.#save());
    on("load", () => root.querySelector("#file").click());
    on("copy-swift", () => this.#copy(swiftCode(host.stage()), "Swift"));
    on("copy-c", () => this.#copy(cCode(host.stage()), "C"));
    root.querySelector("#file").addEventListener("change", (event) => this.#load(event.target));
    root.querySelector("#arrange").addEventListener("change", (event) => {
      host.edit(event.target.checked ? this : null);
    });
    root.querySelector("#chosen").addEventListener("change", (event) => this.choose(event.target.value || null));
  }

  #fillForm() {
    const { names } = this.host.library, words = (name) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
    for (const name of names.kind) this.form.kind.append(new Option(words(name), name));
    for (const name of ["automatic", "highlight", "lift", "hover", "none"]) this.form.effect.append(new Option(name, name));
    this.form.kind.value = "button";
    this.form.kind.addEventListener("change", () => {
      [this.form.width.value, this.form.height.value] = SIZES[this.form.kind.value];
      this.form.bezel.checked = !["barButton", "link", "text", "segment", "divider", "handle", "editMenuItem"].includes(this.form.kind.value);
    });
  }

  #say(words) {
    this.root.querySelector("#sheet-news").textContent = words;
  }

  #open(json, words) {
    this.host.open(json);
    this.#say(words);
  }

  /** The control that the form describes. */
  #described(id) {
    const { kind, label, width, height, x, y, group, effect, bezel } = this.form;
    return {
      id, frame: [x, y, width, height].map((each) => Number(each.value) || 0), kind: kind.value,
      ...(group.value.trim() ? { group: group.value.trim() } : {}), ...(bezel.checked ? { bezel: true } : {}),
      ...(effect.value === "automatic" ? {} : { effect: effect.value }), label: label.value,
    };
  }

  #edit(body) {
    const json = this.host.stage().json;
    this.#open({ ...json, targets: body(json.targets) }, "");
  }

  #add() {
    const used = new Set(this.host.stage().json.targets.map((each) => each.id));
    let number = 1;
    while (used.has(`control${number}`)) number += 1;
    const id = `control${number}`;
    this.chosen = id;
    this.#edit((targets) => [...targets, this.#described(id)]);
    this.#say(`Added ${this.form.label.value || id}.`);
    // The next one stands beside this one.
    this.form.x.value = String(Number(this.form.x.value) + Number(this.form.width.value) + 24);
    if (Number(this.form.x.value) + Number(this.form.width.value) > this.host.stage().size.width) {
      [this.form.x.value, this.form.y.value] = ["60", String(Number(this.form.y.value) + Number(this.form.height.value) + 40)];
    }
  }

  #change() {
    const { chosen } = this;
    this.#edit((targets) => targets.map((each) => {
      if (each.id !== chosen) return each;
      const { group, bezel, effect, ...rest } = each;
      return { ...rest, ...this.#described(chosen) };
    }));
    this.#say(`Changed ${this.form.label.value || chosen}.`);
  }

  /** Shows the control with an id in the form. @param {string | null} id */
  choose(id) {
    const json = this.host.stage().json.targets.find((each) => each.id === id);
    this.chosen = json ? id : null;
    this.root.querySelector("#chosen").value = this.chosen ?? "";
    for (const name of ["change", "delete"]) this.root.querySelector(`#${name}`).disabled = !json;
    if (json) {
      const { form } = this, [x, y, width, height] = json.frame;
      Object.entries({ x, y, width, height }).forEach(([name, value]) => { form[name].value = String(value); });
      form.kind.value = json.kind ?? "other";
      form.label.value = (json.label ?? "").split("\n")[0];
      form.group.value = json.group ?? "";
      form.effect.value = json.effect ?? "automatic";
      form.bezel.checked = json.bezel ?? false;
    }
    this.host.invalidate();
  }

  /** Lists the controls of a scene that has been opened. */
  refresh() {
    const select = this.root.querySelector("#chosen");
    select.replaceChildren(new Option("none", ""));
    for (const target of this.host.stage().targets.values()) {
      select.append(new Option(target.label.split("\n")[0] || target.name, target.name));
    }
    this.choose(this.chosen);
  }

  // ---- Files and code

  #save() {
    const url = URL.createObjectURL(new Blob([`${JSON.stringify(this.host.stage().json, null, 2)}\n`], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: "scene.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    this.#say("Saved scene.json.");
  }

  async #load(input) {
    const [file] = input.files;
    if (!file) return;
    try {
      const json = JSON.parse(await file.text());
      this.chosen = null;
      this.#open(json, `Opened ${file.name}.`);
    } catch (error) {
      this.#say(`${file.name}: ${error.message}`);
    }
    input.value = "";
  }

  async #copy(code, language) {
    const area = this.root.querySelector("#code");
    area.hidden = false;
    area.value = code;
    try {
      await navigator.clipboard.writeText(code);
      this.#say(`Copied ${code.split("\n").length - 1} lines of ${language}.`);
    } catch {
      // A page that is a file may not be allowed to.
      area.select();
      this.#say(`The ${language} is below: press Ctrl C.`);
    }
  }

  // ---- Arranging

  #at(point) {
    const stage = this.host.stage();
    const found = [...stage.spacesInOrder()].flatMap((space) => stage.bySpace.get(space)).filter((target) => {
      const { x, y, width, height } = stage.windowFrame(target);
      return point.x >= x - 4 && point.x <= x + width + 4 && point.y >= y - 4 && point.y <= y + height + 4;
    });
    return found.at(-1) ?? null;
  }

  press(point) {
    const target = this.#at(point);
    this.choose(target?.name ?? null);
    this.grab = target ? { target, point, frame: { ...target.frame } } : null;
  }

  move(point) {
    if (!this.grab) return;
    const { target, frame, point: from } = this.grab, round = (value) => Math.round(value / GRID) * GRID;
    this.host.stage().move(target, { ...frame, x: round(frame.x + point.x - from.x), y: round(frame.y + point.y - from.y) }, this.host.now());
    this.host.invalidate();
  }

  release() {
    if (this.grab) this.choose(this.grab.target.name);
    this.grab = null;
  }

  /** Marks the chosen control. @param {CanvasRenderingContext2D} context in window points */
  draw(context, palette) {
    const stage = this.host.stage(), target = this.chosen && stage.target(this.chosen);
    if (!target) return;
    const { x, y, width, height } = stage.windowFrame(target);
    context.save();
    context.strokeStyle = palette.overlay;
    context.lineWidth = 2;
    context.strokeRect(x - 3, y - 3, width + 6, height + 6);
    context.restore();
  }
}
