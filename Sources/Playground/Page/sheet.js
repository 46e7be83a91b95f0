/**
 * The sheet with which a designer places controls, and opens and saves files.
 */
import { cCode, swiftCode } from "./code.js";
import { ControlForm } from "./form.js";
import { Recording } from "./recording.js";

const EMPTY = { format: "pointerkit-scene/1", size: [1180, 820], background: 0.88, targets: [] };
const GRID = 4; // the step of positions, in points
const GAP = 24; // the distance between a control and a new control beside it, in points
const REACH = 12; // the size of the corner by which a control is resized, in points
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Sheet {
  /** @param {HTMLElement} root @param {{library: object, view: object, stage: () => object, open: (json: object) => void, edit: (editor: object | null) => void, invalidate: () => void, now: () => bigint}} host */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    this.chosen = null;
    /** Scenes as text: `past` has the scenes before each change, and `future` the scenes that were undone. */
    this.past = [];
    this.future = [];
    this.file = "scene.json";
    this.form = root.querySelector("form");
    this.control = new ControlForm(this.form, host.library);
    const on = (id, body) => root.querySelector(`#${id}`).addEventListener("click", body);
    // The Return key in a field clicks the form's submit button.
    this.form.addEventListener("submit", (event) => event.preventDefault());
    on("add", () => this.#add());
    on("change", () => this.#change());
    on("delete", () => this.#delete());
    on("duplicate", () => this.#duplicate());
    on("undo", () => this.#travel(this.past, this.future, "Undone."));
    on("redo", () => this.#travel(this.future, this.past, "Done again."));
    on("empty", () => {
      this.chosen = null;
      this.control.clear();
      this.replace(structuredClone(EMPTY), "An empty sheet.");
    });
    on("save", () => this.#save());
    on("load", () => root.querySelector("#file").click());
    on("record", () => this.#record());
    on("copy-swift", () => this.#copy(swiftCode(host.stage()), "Swift"));
    on("copy-c", () => this.#copy(cCode(host.stage()), "C"));
    root.querySelector("#file").addEventListener("change", (event) => this.#load(event.target));
    root.querySelector("#arrange").addEventListener("change", (event) => host.edit(event.target.checked ? this : null));
    root.querySelector("#chosen").addEventListener("change", (event) => {
      this.choose(event.target.value || null);
      this.#reveal();
    });
    for (const name of ["window-width", "window-height"]) {
      root.querySelector(`#${name}`).addEventListener("change", () => this.#resizeWindow());
    }
    root.addEventListener("keydown", (event) => {
      const isText = event.target.matches("textarea, input:not([type=checkbox])");
      if (!isText && this.#shortcut(event)) event.preventDefault();
    });
  }

  #say(words) {
    this.root.querySelector("#sheet-news").textContent = words;
  }

  // ---- Changes

  /** Opens another scene in a way that can be undone. @returns whether it could be opened */
  replace(json, words) {
    const before = JSON.stringify(this.host.stage().json);
    try {
      this.host.open(json);
    } catch (error) {
      this.#say(error.message);
      return false;
    }
    this.#remember(before);
    this.#say(words);
    return true;
  }

  /** Changes keys of the scene that the engine does not read, without opening the scene again. @param {(json: object) => void} body */
  amend(body) {
    const stage = this.host.stage();
    this.#remember(JSON.stringify(stage.json));
    body(stage.scene.json);
    stage.scene.readSwitches();
    this.host.changed();
  }

  #remember(before) {
    this.past.push(before);
    if (this.past.length > 200) this.past.shift();
    this.future.length = 0;
    this.#showHistory();
  }

  #travel(from, to, words) {
    const text = from.pop();
    if (text === undefined) return this.#say("There is nothing more.");
    to.push(JSON.stringify(this.host.stage().json));
    this.host.open(JSON.parse(text));
    this.#showHistory();
    return this.#say(words);
  }

  #showHistory() {
    // The buttons are not disabled, since a disabled button would lose the focus.
    for (const [name, list] of [["undo", this.past], ["redo", this.future]]) {
      this.root.querySelector(`#${name}`).setAttribute("aria-disabled", String(list.length === 0));
    }
  }

  #edit(body, words) {
    const json = this.host.stage().json;
    return this.replace({ ...json, targets: body(json.targets) }, words);
  }

  /** An id that no control has. */
  #newId() {
    const used = new Set(this.host.stage().json.targets.map((each) => each.id));
    let number = 1;
    while (used.has(`control${number}`)) number += 1;
    return `control${number}`;
  }

  #add() {
    const { targets, size } = this.host.stage().json, id = this.form.identifier.value.trim();
    const isFree = id !== "" && !targets.some((each) => each.id === id), before = this.chosen;
    // Keys that the form does not know, such as the reveals of the shown control, are not copied to the new control.
    this.control.original = null;
    const json = this.control.json(isFree ? id : this.#newId()), [, , width, height] = json.frame;
    const covers = ([x, y, wide, high]) => x < json.frame[0] + width && x + wide > json.frame[0]
      && y < json.frame[1] + height && y + high > json.frame[1];
    // If the form still has the position of an existing control, the new control is placed beside the existing ones.
    const isSame = targets.some((each) => each.frame[0] === json.frame[0] && each.frame[1] === json.frame[1]);
    for (let found; isSame && (found = targets.find((each) => covers(each.frame)));) {
      json.frame[0] = found.frame[0] + found.frame[2] + GAP;
      if (json.frame[0] + width > size[0]) json.frame = [60, Math.max(...targets.map(({ frame }) => frame[1] + frame[3])) + 2 * GAP, width, height];
    }
    this.chosen = json.id;
    if (!this.#edit((list) => [...list, json], `Added ${json.label || json.id}.`)) this.chosen = before;
  }

  #change() {
    const { chosen } = this, id = this.form.identifier.value.trim() || chosen, json = this.control.json(id);
    const rename = (each) => (each.reveals && id !== chosen
      ? { ...each, reveals: each.reveals.map((name) => (name === chosen ? id : name)) } : each);
    this.chosen = id;
    const isDone = this.#edit((targets) => targets.map((each) => rename(each.id === chosen ? json : each)), `Changed ${json.label || id}.`);
    if (!isDone) this.chosen = chosen;
  }

  #delete() {
    const { chosen } = this, name = this.form.label.value || chosen;
    if (!chosen) return;
    this.chosen = null;
    const left = (list) => list.filter((each) => each !== chosen);
    const isDone = this.#edit((targets) => targets.filter((each) => each.id !== chosen)
      .map((each) => (each.reveals?.includes(chosen) ? { ...each, reveals: left(each.reveals) } : each)), `Deleted ${name}.`);
    if (!isDone) this.chosen = chosen;
  }

  #duplicate() {
    const { chosen } = this;
    if (!chosen) return;
    const id = this.#newId();
    this.chosen = id;
    this.#edit((targets) => {
      const json = structuredClone(targets.find((each) => each.id === chosen));
      return [...targets, { ...json, id, frame: [json.frame[0] + 4 * GRID, json.frame[1] + 4 * GRID, ...json.frame.slice(2)] }];
    }, `Duplicated ${this.form.label.value || chosen}.`);
  }

  #resizeWindow() {
    const size = ["width", "height"].map((name) => Number(this.root.querySelector(`#window-${name}`).value));
    this.replace({ ...this.host.stage().json, size }, `The window has ${size[0]} × ${size[1]} points.`);
  }

  // ---- What is chosen

  /** Shows the control with an id in the form. @param {string | null} id */
  choose(id) {
    const json = this.host.stage().json.targets.find((each) => each.id === id);
    this.chosen = json ? id : null;
    this.root.querySelector("#chosen").value = this.chosen ?? "";
    for (const name of ["change", "delete", "duplicate"]) this.root.querySelector(`#${name}`).disabled = !json;
    // The Return key changes the chosen control, or adds a control if none is chosen.
    this.root.querySelector("#change").type = json ? "submit" : "button";
    this.root.querySelector("#add").type = json ? "button" : "submit";
    if (json) this.control.show(json);
    else this.control.original = null;
    this.host.invalidate();
  }

  /** Updates the list of controls after a scene has been opened. */
  refresh() {
    const select = this.root.querySelector("#chosen"), stage = this.host.stage(), groups = new Set();
    select.replaceChildren(new Option("none", ""));
    for (const target of stage.targets.values()) select.append(new Option(target.label.split("\n")[0] || target.name, target.name));
    for (const { group } of stage.json.targets) if (group) groups.add(group);
    this.root.querySelector("#groups").replaceChildren(...[...groups].map((each) => new Option(each)));
    ["width", "height"].forEach((name) => { this.root.querySelector(`#window-${name}`).value = String(stage.size[name]); });
    this.choose(this.chosen);
    this.#showHistory();
    this.#showRecording();
  }

  #reveal() {
    const stage = this.host.stage(), target = this.chosen && stage.target(this.chosen);
    if (!target) return;
    stage.reveal(target, this.host.now());
    const { x, y, width, height } = stage.windowFrame(target);
    this.host.view.reveal({ x: x + width / 2, y: y + height / 2 });
    this.host.invalidate();
  }

  // ---- Files and code

  #download(text, name) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  #save() {
    this.#download(`${JSON.stringify(this.host.stage().json, null, 2)}\n`, this.file);
    this.#say(`Saved ${this.file}.`);
  }

  /** Begins to record the input in the window. If it is recording, saves the trace, and opens the scene as it was at first. */
  #record() {
    const stage = this.host.stage(), { recording } = stage;
    if (!recording) {
      this.before = JSON.stringify(stage.json);
      this.host.open(JSON.parse(this.before));
      this.host.stage().recording = new Recording(this.host.library, this.host.position(), this.host.now());
      this.#say("Recording: use the controls, then press the button again.");
    } else {
      const name = this.file.replace(/(\.json)?$/, ".jsonl").replace(/^scene\.jsonl$/, "trace.jsonl");
      recording.add(this.host.now(), "wait", {});
      this.#download(recording.text, name);
      this.host.open(JSON.parse(this.before));
      this.#say(`Saved ${name}. With the scene: pointerkit render --scene ${this.file} --trace ${name} --out film.html`);
    }
    this.#showRecording();
  }

  #showRecording() {
    const isRecording = this.host.stage().recording !== null, button = this.root.querySelector("#record");
    button.setAttribute("aria-pressed", String(isRecording));
    button.textContent = isRecording ? "Save recording" : "Record";
  }

  async #load(input) {
    const [file] = input.files;
    if (!file) return;
    const { chosen } = this;
    try {
      const json = JSON.parse(await file.text());
      this.chosen = null;
      if (this.replace(json, `Opened ${file.name}.`)) this.file = file.name;
      else throw new Error(this.root.querySelector("#sheet-news").textContent);
    } catch (error) {
      this.chosen = chosen;
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
      // A page that was opened from a file may not be allowed to use the clipboard.
      area.select();
      this.#say(`The ${language} is below: press Ctrl C.`);
    }
  }

  // ---- Keyboard

  /** Handles a key that has the same effect on the sheet and in the window. @returns whether it was such a key */
  #shortcut(event) {
    const isCommand = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
    if (isCommand && (key === "y" || (key === "z" && event.shiftKey))) this.#travel(this.future, this.past, "Done again.");
    else if (isCommand && key === "z") this.#travel(this.past, this.future, "Undone.");
    else if (isCommand && key === "d" && this.chosen) this.#duplicate();
    else return false;
    return true;
  }

  /** Handles a key while the window has the focus and controls are arranged. @param {KeyboardEvent} event */
  key(event) {
    const step = STEPS[event.key], length = event.shiftKey ? 1 : GRID;
    if (this.#shortcut(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === "[" || event.key === "]") {
      const names = [...this.host.stage().targets.values()].map((each) => each.name), at = names.indexOf(this.chosen);
      if (names.length === 0) return undefined;
      const next = event.key === "]" ? at + 1 : at < 0 ? names.length - 1 : at - 1 + names.length;
      this.choose(names[next % names.length]);
      this.#reveal();
      this.#say(`${this.form.label.value || this.chosen} is chosen.`);
    } else if (event.key === "Escape") this.choose(null);
    else if (!this.chosen) return undefined;
    else if (event.key === "Delete" || event.key === "Backspace") this.#delete();
    else if (step) {
      const stage = this.host.stage(), target = stage.target(this.chosen), { x, y } = target.frame;
      this.#remember(JSON.stringify(stage.json));
      stage.move(target, { ...target.frame, x: x + step[0] * length, y: y + step[1] * length }, this.host.now());
      this.choose(this.chosen);
      this.#reveal();
      this.host.changed();
      this.#say(`${this.form.label.value || this.chosen} is at ${target.frame.x}, ${target.frame.y}.`);
    } else return undefined;
    return event.preventDefault();
  }

  // ---- Arranging

  #at(point) {
    const stage = this.host.stage();
    const isIn = ({ x, y, width, height }, room) => point.x >= x - room && point.x <= x + width + room
      && point.y >= y - room && point.y <= y + height + room;
    const isSeen = (space) => {
      const clip = space === 0 ? null : stage.engine.clip(space);
      return !clip || isIn(clip, 0);
    };
    const found = [...stage.spacesInOrder()].filter(isSeen).flatMap((space) => stage.bySpace.get(space))
      .filter((target) => isIn(stage.windowFrame(target), 4));
    return found.at(-1) ?? null;
  }

  press(point) {
    const stage = this.host.stage(), held = this.chosen && stage.target(this.chosen), frame = held && stage.windowFrame(held);
    const isCorner = frame && Math.hypot(frame.x + frame.width - point.x, frame.y + frame.height - point.y) <= REACH;
    const target = isCorner ? held : this.#at(point);
    this.choose(target?.name ?? null);
    this.grab = target ? { target, point, isCorner, frame: { ...target.frame }, before: JSON.stringify(stage.json) } : null;
  }

  move(point) {
    if (!this.grab) return;
    const { target, frame, point: from, isCorner } = this.grab, round = (value) => Math.round(value / GRID) * GRID;
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const moved = isCorner
      ? { ...frame, width: Math.max(GRID, round(frame.width + dx)), height: Math.max(GRID, round(frame.height + dy)) }
      : { ...frame, x: round(frame.x + dx), y: round(frame.y + dy) };
    this.host.stage().move(target, moved, this.host.now());
    this.host.view.follow(point);
    this.host.invalidate();
  }

  release() {
    const { grab } = this;
    this.grab = null;
    if (!grab) return;
    if (JSON.stringify(this.host.stage().json) !== grab.before) this.#remember(grab.before);
    this.choose(grab.target.name);
    this.host.changed();
  }

  /** Marks the chosen control, and the corner by which it is resized. @param {CanvasRenderingContext2D} context in window points */
  draw(context, palette) {
    const stage = this.host.stage(), target = this.chosen && stage.target(this.chosen);
    if (!target) return;
    const { x, y, width, height } = stage.windowFrame(target);
    context.save();
    context.strokeStyle = context.fillStyle = palette.overlay;
    context.lineWidth = 2;
    context.strokeRect(x - 3, y - 3, width + 6, height + 6);
    context.fillRect(x + width - 2, y + height - 2, 9, 9);
    context.restore();
  }
}
