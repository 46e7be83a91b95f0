/**
 * The panel with the audit: it lists deviations from the guidelines, and marks them with numbers on the layout.
 */
import { Engine } from "../../Toolkits/web/engine.js";

const DELAY = 200; // ms from a change of the layout to the next check
const CERTAINTIES = {
  possible: "possible: the layout may have a reason", likely: "likely", certain: "certain",
};
const INSTRUCTIONS = 14; // the number of the rule about annotations, which are not part of a layout
const BADGE = 18; // the height of a badge, in points

export class AuditPanel {
  /**
   * @param {HTMLDetailsElement} root
   * @param {{library: object, view: import("./view.js").View, stage: () => object, invalidate: () => void, now: () => bigint, annotate: (body: (json: object) => void) => void, replace: (json: object, words: string) => void, examples: object}} host
   */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    /** @type {object[]} */
    this.findings = [];
    this.chosen = null;
    this.marks = root.querySelector("#marks");
    this.list = root.querySelector("#findings");
    this.marks.addEventListener("change", () => this.host.invalidate());
    root.addEventListener("toggle", (event) => {
      if (event.target !== root) return;
      this.refresh();
      this.host.invalidate();
    });
    this.rules = Object.entries(host.library.constants.rule).map(([, number]) => this.#rule(number));
  }

  /** Whether findings are marked on the layout. */
  get isShown() {
    return this.root.open && this.marks.checked && this.findings.length > 0;
  }

  // ---- Rules

  /** The texts about a rule: a short name, the advice, its source, and an example. @param {number} rule */
  texts(rule) {
    const { library } = this.host, capacity = 4096;
    const part = (index) => library.scoped(() => {
      const address = library.space(capacity);
      return library.call.playground_rule_text(rule, index, address, capacity) < 0 ? "" : library.text(address);
    });
    const [advice, source, example] = [0, 1, 2].map(part);
    return { name: library.text(library.call.ptk_rule_string(rule)), advice, source, example };
  }

  /** A switch for a rule, with the advice and its source. */
  #rule(number) {
    const { name, advice, source, example } = this.texts(number), id = `L${number}`;
    const make = (tag, fields, ...children) => {
      const node = Object.assign(document.createElement(tag), fields);
      node.append(...children);
      return node;
    };
    const box = make("input", { type: "checkbox", name: id });
    box.setAttribute("role", "switch");
    box.addEventListener("change", () => this.host.annotate((json) => switchRule(json, id, box.checked)));
    const explanation = [
      make("p", {}, advice), make("p", {}, make("em", {}, "Example. "), example), make("p", { className: "hint" }, `Source: ${source}.`),
    ];
    const open = (kind, words) => {
      const button = make("button", { type: "button" }, words);
      button.setAttribute("aria-label", `${words} of ${id}`);
      button.addEventListener("click", () => this.host.replace(structuredClone(this.host.examples[`${id}-${kind}`]), `${words} of ${id}.`));
      return button;
    };
    this.root.querySelector("#rules").append(make("li", {},
      make("label", { className: "switch" }, make("span", {}, make("b", {}, id), ` ${name}`), box),
      make("details", {}, make("summary", {}, `What ${id} says`), ...explanation.map((each) => each.cloneNode(true)),
        make("div", { className: "row" }, open("wrong", "A deviating layout"), open("right", "The mended one")))));
    return { number, id, name, box, explanation };
  }

  // ---- Findings

  /** Checks the layout again after a short delay. */
  refresh() {
    if (!this.root.open || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.#check();
    }, DELAY);
  }

  #check() {
    const { scene } = this.host.stage(), start = performance.now();
    for (const { box, number } of this.rules) box.checked = (scene.rulesOff & (1 << number)) === 0;
    const found = this.#find();
    this.duration = performance.now() - start;
    const key = JSON.stringify(found.map((each) => [each.rule, each.targets, each.text]));
    const isNew = key !== this.key;
    this.findings = found;
    this.key = key;
    if (isNew) this.#show();
    this.host.invalidate();
  }

  /** All findings in the order of the rules. */
  #find() {
    const stage = this.host.stage(), { scene } = stage, all = this.rules.reduce((bits, { number }) => bits | (1 << number), 0);
    const rules = all & ~scene.rulesOff, bit = 1 << INSTRUCTIONS;
    const findings = stage.engine.audit(rules & ~bit, scene.exemptions);
    if (rules & bit) {
      if (scene.annotation) findings.push(...this.#instructions(scene.annotation, null));
      for (const target of stage.targets.values()) {
        const isExempt = scene.exemptions.some((each) => each.target === target.id && each.rules & bit);
        if (target.annotation && target.is_enabled && !isExempt) findings.push(...this.#instructions(target.annotation, target));
      }
    }
    return findings.sort((a, b) => a.rule - b.rule);
  }

  /** The findings in an annotation, as it would be shown at the center of a target, or of the window if there is no target. */
  #instructions(values, target) {
    const { library, stage: current, now } = this.host, stage = current();
    const frame = target ? stage.windowFrame(target) : { x: 0, y: 0, ...stage.size };
    const engine = new Engine(library, stage.size, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
    engine.placePointer(now());
    engine.setAnnotation(values, now());
    const found = engine.audit(1 << INSTRUCTIONS, []);
    engine.destroy();
    return found.map((each) => ({ ...each, targets: target ? [target.id] : [] }));
  }

  #name(id) {
    const target = this.host.stage().targets.get(id);
    return target ? target.label.split("\n")[0] || target.name : String(id);
  }

  /** A text from the engine in which the names of targets replace their numbers. */
  #words(text) {
    const named = text.replace(/'(\d+)'/g, (_, id) => `“${this.#name(Number(id))}”`);
    return `${named[0]?.toUpperCase() ?? ""}${named.slice(1)}.`;
  }

  #show() {
    const { names } = this.host.library, count = this.findings.length;
    const counts = this.rules.flatMap(({ number, id }) => {
      const own = this.findings.filter((each) => each.rule === number).length;
      return own > 0 ? [`${own} of ${id}`] : [];
    });
    this.root.querySelector("#audit-news").textContent = count === 0 ? "No findings."
      : `${count} finding${count === 1 ? "" : "s"}: ${counts.join(", ")}.`;
    const focused = this.list.contains(document.activeElement) ? [...this.list.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    if (!this.findings.some((each) => keyOf(each) === this.chosen)) this.chosen = null;
    this.list.replaceChildren(...this.findings.map((finding, index) => this.#row(finding, index, names.certainty)));
    if (focused >= 0) this.list.querySelectorAll("button")[Math.min(focused, this.list.querySelectorAll("button").length - 1)]?.focus();
  }

  #row(finding, index, certainties) {
    const rule = this.rules.find(({ number }) => number === finding.rule), isChosen = keyOf(finding) === this.chosen;
    const text = (tag, className, words) => Object.assign(document.createElement(tag), { className, textContent: words });
    const who = finding.targets.map((id) => this.#name(id)).join(", ") || "Text beside the pointer";
    const certainty = certainties[finding.certainty];
    const button = text("button", "finding", "");
    button.type = "button";
    button.setAttribute("aria-expanded", String(isChosen));
    button.append(
      text("span", `badge ${certainty}`, String(index + 1)), text("strong", "", `${rule.id} ${rule.name}`),
      text("span", "who", who), text("span", "", this.#words(observation(finding))),
      text("span", "remedy", `Remedy: ${this.#words(finding.advised)}`), text("span", "hint", CERTAINTIES[certainty]));
    button.addEventListener("click", () => this.choose(isChosen ? null : finding));
    const item = document.createElement("li");
    item.append(button);
    if (isChosen) {
      const more = text("div", "explanation", "");
      more.append(...rule.explanation.map((each) => each.cloneNode(true)));
      if (finding.targets.length > 0) {
        const ignore = text("button", "", `Do not apply ${rule.id} to ${finding.targets.length > 1 ? "these controls" : who}`);
        ignore.type = "button";
        ignore.addEventListener("click", () => this.#ignore(finding, rule.id));
        more.append(ignore);
      }
      item.append(more);
    }
    return item;
  }

  #ignore({ targets }, rule) {
    const names = new Set(targets.map((id) => this.host.stage().targets.get(id)?.name));
    this.host.annotate((json) => {
      for (const target of json.targets) if (names.has(target.id)) switchRule(target, rule, false);
    });
  }

  /** Shows a finding on the layout, and the text of its rule. @param {object | null} finding */
  choose(finding) {
    const index = finding ? this.findings.indexOf(finding) : -1, stage = this.host.stage();
    this.chosen = finding ? keyOf(finding) : null;
    if (finding) {
      this.marks.checked = true;
      const target = stage.targets.get(finding.targets[0]);
      if (target && stage.reveal(target, this.host.now())) this.findings = this.#find();
      const { x, y, width, height } = this.findings[index].rect;
      this.host.view.reveal({ x: x + width / 2, y: y + height / 2 });
    }
    const focused = document.activeElement?.closest("#findings") ? [...this.list.querySelectorAll(".finding")].indexOf(document.activeElement) : -1;
    this.#show();
    if (focused >= 0) this.list.querySelectorAll(".finding")[focused]?.focus();
    this.host.invalidate();
  }

  // ---- Marks

  /** Marks the findings. @param {CanvasRenderingContext2D} context in window points */
  draw(context, palette) {
    if (!this.isShown) return;
    const { certainty } = this.host.library.constants, { size } = this.host.stage(), taken = [];
    context.save();
    context.font = "700 11px system-ui, sans-serif";
    context.textAlign = "center";
    const chosen = this.findings.findIndex((each) => keyOf(each) === this.chosen);
    const order = [...this.findings.keys()].filter((index) => index !== chosen);
    if (chosen >= 0) order.push(chosen);
    context.strokeStyle = palette.finding;
    for (const index of order) {
      const { rect, certainty: level } = this.findings[index], isChosen = index === chosen;
      context.globalAlpha = chosen < 0 || isChosen ? 1 : 0.45;
      context.lineWidth = isChosen ? 3 : 1.5;
      context.setLineDash(level === certainty.possible ? [4, 3] : []);
      context.beginPath();
      context.roundRect(rect.x - 2, rect.y - 2, Math.max(4, rect.width + 4), Math.max(4, rect.height + 4), 5);
      context.stroke();
    }
    // The outlines are drawn before the numbers, so that no outline crosses a number.
    context.globalAlpha = 1;
    for (const index of order) {
      const { rect } = this.findings[index];
      context.fillStyle = palette.finding;
      const width = Math.max(BADGE, context.measureText(String(index + 1)).width + 10);
      const badge = free({ x: rect.x - 2, y: rect.y - 2 - BADGE / 2, width, height: BADGE }, taken, size);
      taken.push(badge);
      context.beginPath();
      context.roundRect(badge.x, badge.y, badge.width, badge.height, BADGE / 2);
      context.fill();
      context.fillStyle = palette.onFinding;
      context.fillText(String(index + 1), badge.x + badge.width / 2, badge.y + BADGE / 2 + 4);
    }
    context.restore();
  }
}

/** The text of a finding without the remedy at its end. */
const observation = ({ text, advised }) => (text.endsWith(advised) ? text.slice(0, -advised.length) : text).replace(/[\s;,.]+$/, "");

/** A key by which a finding is recognized after the layout has changed. */
const keyOf = ({ rule, targets, others, group }) => `${rule} ${targets} ${others} ${group}`;

/** Switches a rule on or off for a scene or a target, in the list under the key `x-audit`. */
function switchRule(json, id, isOn) {
  const others = (json["x-audit"] ?? []).filter((each) => each !== id);
  const list = isOn ? others : [...others, id].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  if (list.length > 0) json["x-audit"] = list;
  else delete json["x-audit"];
}

/** The first free position in the window near a badge's own position; the own position if there is none. */
function free(badge, taken, size) {
  const clamp = (value, most) => Math.min(Math.max(value, 0), Math.max(0, most));
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const place = {
        ...badge, x: clamp(badge.x + column * (badge.width + 2), size.width - badge.width),
        y: clamp(badge.y + row * (badge.height + 2), size.height - badge.height),
      };
      const isTaken = taken.some((each) => place.x < each.x + each.width && place.x + place.width > each.x
        && place.y < each.y + each.height && place.y + place.height > each.y);
      if (!isTaken) return place;
    }
  }
  return badge;
}
