/**
 * The audit of a page: what about its controls is against the guidelines for pointers, or too small for WCAG 2.2.
 */
import { Engine } from "./engine.js";
import { load } from "./main.js";
import { parentOf } from "./look.js";
import { Registry } from "./registry.js";
import { Spaces } from "./spaces.js";
import { Styles } from "./styles.js";
import { tooSmall } from "./targetsize.js";

/** PTK_RULES_ALL. */
const ALL_RULES = 0x1fffe;
/** The least sides of targets in points: WCAG 2.2, success criteria 2.5.8 (AA) and 2.5.5 (AAA). */
const SIDES = { "wcag-aa": 24, "wcag-aaa": 44 };

/**
 * Checks all controls of a page, also those that are scrolled away.
 * @param {Document} document
 * @param {"guideline" | "wcag-aa" | "wcag-aaa"} profile
 * @param {{wasm?: string | URL | BufferSource}} options
 * @returns {Promise<{rule: string, certainty: string, text: string, remedy: string, elements: Element[], others: Element[], rect: object, measured: number, expected: number}[]>}
 */
export async function audit(document = globalThis.document, profile = "guideline", options = {}) {
  if (profile !== "guideline" && !SIDES[profile]) {
    throw new RangeError(`profile: found ${JSON.stringify(profile)}, expected "guideline", "wcag-aa" or "wcag-aaa"`);
  }
  const library = await load(options.wasm), view = document.defaultView, now = () => 0n;
  const engine = new Engine(library, { width: view.innerWidth, height: view.innerHeight }), styles = new Styles();
  const spaces = new Spaces(document, engine, now);
  const registry = new Registry(document, {
    engine, spaces, styles, now, changed: () => {}, adopted: () => {}, plain: (_, rect) => rect, isStrong: () => false, overlay: null, isSurvey: true,
  });
  try {
    for (const root of registry.roots.keys()) addHands(root, registry, styles);
    registry.measure(true);
    return SIDES[profile] ? tooSmall(registry.controls.values(), SIDES[profile]) : findingsOf(engine, registry);
  } finally {
    registry.end();
    engine.destroy();
  }
}

/** Finds what only its cursor shows to be a control. */
function addHands(root, registry, styles) {
  for (const element of root.querySelectorAll("*")) {
    if (styles.cursorOf(element) !== "pointer") continue;
    const parent = parentOf(element);
    if (!parent || styles.cursorOf(parent) !== "pointer") registry.addHand(element);
  }
}

function findingsOf(engine, registry) {
  const { names } = engine.library, elementsOf = (ids) => [...new Set(ids.map((id) => registry.byId.get(id)?.element).filter(Boolean))];
  return engine.audit(ALL_RULES, []).map((finding) => ({
    rule: `L${finding.rule}`, certainty: names.certainty[finding.certainty], text: finding.text, remedy: finding.advised,
    elements: elementsOf(finding.targets), others: elementsOf(finding.others), rect: finding.rect,
    measured: finding.measured, expected: finding.expected,
  }));
}
