/**
 * The panels beside the window: the person's settings, and the configuration that a toolkit's author tunes.
 */

/** @typedef {{name: string, label: string, least?: number, most?: number, step?: number, unit?: string, hint?: string}} Number */

/** The personal settings, in the fields of ptk_settings. */
const SETTINGS = [
  { name: "tracking_speed", label: "Tracking speed", least: 0, most: 3, step: 0.0625 },
  { name: "scrolling_speed", label: "Scrolling speed", least: 0, most: 10, step: 0.1 },
  { name: "natural_scrolling", label: "Natural scrolling" },
  { name: "inertia", label: "Inertia" },
  { name: "animations", label: "Pointer animations" },
  { name: "reduce_motion", label: "Reduce motion" },
  { name: "increased_contrast", label: "Increased contrast" },
  { name: "auto_hide_delay", label: "Hide after", least: 0, most: 10, step: 0.1, unit: "s", hint: "0: never" },
  { name: "pointer_scale", label: "Pointer size", least: 0.5, most: 4, step: 0.1, unit: "×" },
  { name: "double_click_interval", label: "Double click within", least: 0.1, most: 2, step: 0.05, unit: "s" },
  { name: "control_click_is_secondary", label: "Control-click is a secondary click" },
  { name: "secondary_click_region", label: "Secondary click region", choices: "secondaryClickRegion" },
];

/** The main values of ptk_configuration. */
const CONFIGURATION = [
  { name: "pointer.circle_diameter", label: "Circle diameter", least: 4, most: 60, step: 1, unit: "pt" },
  { name: "regions.bezel_padding", label: "Padding with a bezel", least: 0, most: 48, step: 1, unit: "pt" },
  { name: "regions.plain_padding", label: "Padding without a bezel", least: 0, most: 64, step: 1, unit: "pt" },
  { name: "pointer.opacity", label: "Pointer opacity", least: 0, most: 1, step: 0.01 },
  { name: "effects.highlight_specular_opacity", label: "Highlight: light", least: 0, most: 1, step: 0.01 },
  { name: "effects.lift_growth", label: "Lift: growth", least: 0, most: 40, step: 1, unit: "pt" },
  { name: "effects.shadow_opacity", label: "Lift: shadow", least: 0, most: 1, step: 0.01 },
  { name: "effects.specular_opacity", label: "Lift: light", least: 0, most: 1, step: 0.01 },
  { name: "effects.hover_growth", label: "Hover: growth", least: 0, most: 40, step: 1, unit: "pt" },
  { name: "effects.tint_opacity", label: "Hover: tint", least: 0, most: 1, step: 0.01 },
  { name: "snapping.parallax", label: "Parallax of the pointer", least: 0, most: 1, step: 0.01 },
  { name: "effects.content_parallax", label: "Parallax of content", least: 0, most: 1, step: 0.01 },
  { name: "snapping.shape_spring.response", label: "Shape spring: response", least: 0.02, most: 2, step: 0.01, unit: "s" },
  { name: "snapping.shape_spring.damping_ratio", label: "Shape spring: damping", least: 0.2, most: 2, step: 0.05 },
  { name: "snapping.attraction_response", label: "Attraction: response", least: 0.05, most: 2, step: 0.01, unit: "s" },
  { name: "magnetism.radius", label: "Magnetism: radius", least: 0, most: 600, step: 10, unit: "pt" },
  { name: "magnetism.shortest_reach", label: "Magnetism: reach without a coast", least: 0, most: 600, step: 5, unit: "pt" },
  { name: "magnetism.reach_per_coast", label: "Magnetism: reach per coast", least: 0, most: 10, step: 0.1 },
  { name: "magnetism.direction_tolerance", label: "Magnetism: direction", least: 0, most: 3.14, step: 0.01, unit: "rad" },
  { name: "magnetism.deceleration_rate", label: "Deceleration rate", least: 0.97, most: 0.998, step: 0.001 },
];

const GESTURES = {
  smartZoom: "Smart zoom", swipeBetweenPages: "Swipe between pages",
  swipeBetweenFullScreenApps: "Swipe between full screen apps", missionControl: "Mission Control", lookUp: "Look up",
  tapToClick: "Tap to click", forceClick: "Force click", zoom: "Zoom", rotate: "Rotate", secondaryClick: "Secondary click",
  scrolling: "Scrolling", notificationCenter: "Notification Center", appExpose: "App Exposé", launchpad: "Launchpad",
  showDesktop: "Show desktop",
};
const ANY = 31; // a bit for each number of fingers from 1 to 5

/** A panel with a control for each field of a struct. */
export class FieldPanel {
  /** @param {HTMLElement} root @param {object} values @param {object} constants @param {() => void} changed */
  constructor(root, fields, values, constants, changed) {
    this.values = values;
    this.refreshers = [];
    for (const field of fields) root.append(this.#control(field, constants, changed));
  }

  #control(field, constants, changed) {
    const path = field.name.split("."), last = path.pop();
    const owner = () => path.reduce((value, each) => value[each], this.values);
    if (field.choices) {
      const select = document.createElement("select");
      for (const [name, number] of Object.entries(constants[field.choices])) {
        const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
        select.append(new Option(words, String(number)));
      }
      select.name = field.name;
      select.addEventListener("change", () => { owner()[last] = Number(select.value); changed(); });
      this.refreshers.push(() => { select.value = String(owner()[last]); });
      this.refreshers.at(-1)();
      return labelled(field.label, select);
    }
    if (field.step === undefined) {
      const box = checkbox(field.name, () => { owner()[last] = Number(box.checked); changed(); });
      this.refreshers.push(() => { box.checked = owner()[last] !== 0; });
      this.refreshers.at(-1)();
      return labelled(field.label, box, "switch");
    }
    const range = Object.assign(document.createElement("input"),
      { type: "range", name: field.name, min: field.least, max: field.most, step: field.step });
    const output = document.createElement("output");
    const show = () => {
      const digits = Math.min(4, (String(field.step).split(".")[1] ?? "").length);
      const number = Number(range.value).toFixed(digits);
      output.textContent = field.hint && Number(range.value) === 0 ? field.hint.split(": ")[1] : `${number}${field.unit ? ` ${field.unit}` : ""}`;
    };
    range.addEventListener("input", () => { owner()[last] = Number(range.value); show(); changed(); });
    this.refreshers.push(() => { range.value = String(owner()[last]); show(); });
    this.refreshers.at(-1)();
    return labelled(field.label, range, "range", output);
  }

  /** Shows the given values. */
  refresh(values) {
    this.values = values;
    for (const each of this.refreshers) each();
  }
}

/** @param {string} label @param {HTMLElement} control */
export function labelled(label, control, kind = "field", ...more) {
  const row = document.createElement("label");
  row.className = kind;
  row.append(Object.assign(document.createElement("span"), { textContent: label }), control, ...more);
  return row;
}

export function checkbox(name, changed) {
  const box = Object.assign(document.createElement("input"), { type: "checkbox", name });
  box.setAttribute("role", "switch");
  box.addEventListener("change", changed);
  return box;
}

/** Fills the panel of the personal settings. */
export function settingsPanel(root, library, values, changed) {
  const panel = new FieldPanel(root, SETTINGS, values, library.constants, changed);
  const fingers = document.createElement("fieldset");
  fingers.append(Object.assign(document.createElement("legend"), { textContent: "Fingers of a secondary click" }));
  for (const count of [1, 2, 3, 4, 5]) {
    const box = checkbox(`secondary_click_fingers.${count}`, () => {
      const bit = 1 << (count - 1);
      panel.values.secondary_click_fingers = (panel.values.secondary_click_fingers & ~bit) | (box.checked ? bit : 0);
      changed();
    });
    panel.refreshers.push(() => { box.checked = (panel.values.secondary_click_fingers >> (count - 1)) % 2 === 1; });
    panel.refreshers.at(-1)();
    fingers.append(labelled(String(count), box, "small"));
  }
  root.append(fingers);
  const details = document.createElement("details");
  details.append(Object.assign(document.createElement("summary"), { textContent: "Gestures" }));
  const table = document.createElement("table");
  const head = table.createTHead().insertRow();
  for (const words of ["Gesture", "Trackpad", "Mouse"]) {
    head.append(Object.assign(document.createElement("th"), { textContent: words, scope: "col" }));
  }
  const body = table.createTBody();
  for (const [name, label] of Object.entries(GESTURES)) {
    const row = body.insertRow(), index = library.constants.gesture[name];
    row.append(Object.assign(document.createElement("th"), { textContent: label, scope: "row" }));
    for (const device of ["trackpad", "mouse"]) {
      const box = checkbox(`${device}.${name}`, () => {
        panel.values[`${device}_gestures`][index] = box.checked ? ANY : 0;
        changed();
      });
      box.setAttribute("aria-label", `${label} on a ${device}`);
      panel.refreshers.push(() => { box.checked = panel.values[`${device}_gestures`][index] !== 0; });
      panel.refreshers.at(-1)();
      row.insertCell().append(box);
    }
  }
  details.append(table);
  root.append(details);
  return panel;
}

/** Fills the panel of the configuration. */
export function configurationPanel(root, library, values, changed) {
  return new FieldPanel(root, CONFIGURATION, values, library.constants, changed);
}
