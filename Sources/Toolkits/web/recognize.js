/**
 * What a person would call a control, and of which kind it is, from the document itself.
 */
import { parentOf } from "./look.js";

/** What each role of ARIA is; roles that are missing here are no controls. */
const ROLES = {
  button: "button", link: "link", checkbox: "mark", radio: "mark", switch: "mark", menuitem: "item", menuitemcheckbox: "item",
  menuitemradio: "item", option: "item", tab: "tab", treeitem: "row", slider: "slider", spinbutton: "field", combobox: "button",
  textbox: "field", searchbox: "field", gridcell: "row", row: "row", columnheader: "button", rowheader: "row", separator: "divider",
};
/** Roles of things that respond only if they can be focused or say so otherwise. */
const PASSIVE_ROLES = new Set(["gridcell", "row", "columnheader", "rowheader", "separator", "treeitem"]);
const BUTTON_TYPES = new Set(["button", "submit", "reset", "image", "file", "color"]);
const MARK_TYPES = new Set(["checkbox", "radio"]);
const EDITABLE = '[contenteditable]:not([contenteditable="false"])';

/** What may be a control. What only a listener makes one is found by its cursor, when the pointer comes to it. */
export const SELECTOR = [
  "a[href]", "a[title]:not([name])", "area[href]", "button", "input:not([type=hidden])", "select", "textarea", "summary", "label", EDITABLE,
  ...Object.keys(ROLES).map((role) => `[role=${role}]`), "[tabindex]", "[onclick]", "[onmousedown]", "[onpointerdown]",
  "[data-pointerkit-kind]",
].join(",");

/** The attributes that make something a control, or end that. */
export const DECISIVE = new Set(["href", "type", "role", "tabindex", "contenteditable", "onclick", "onmousedown", "onpointerdown", "for",
  "data-pointerkit-kind"]);

/** Bars in which controls are alike, and share the space between them. */
const BARS = '[role=toolbar],[role=tablist],[role=menubar],[role=menu],[role=radiogroup],[role=listbox],[data-pointerkit-group],menu';

/** The names of `data-pointerkit-kind`, and what each is here. */
const NAMED = {
  button: "button", "bar-button": "tab", link: "link", text: "field", row: "row", card: "card", image: "card", slider: "slider",
  divider: "divider", handle: "divider", segment: "item", tab: "tab", "app-icon": "icon", canvas: "canvas",
};

/**
 * What an element is: a `button`, a `link`, a `mark` (a box to check), a `field`, an `item` of a menu, a `tab`, a `row`, a `card`,
 * an `icon`, a `slider`, a `divider` or a `canvas`; `generic` if only a listener or the focus makes it a control; null if it is none.
 * @param {Element} element @returns {string | null}
 */
export function roleOf(element) {
  const named = element.getAttribute("data-pointerkit-kind");
  if (named) return NAMED[named] ?? null;
  const role = element.getAttribute("role")?.trim().split(/\s+/)[0];
  if (role && ROLES[role]) {
    return PASSIVE_ROLES.has(role) && !responds(element) ? null : ROLES[role];
  }
  switch (element.localName) {
    case "a": case "area": return element.hasAttribute("href") ? "link" : generic(element);
    case "button": return "button";
    case "select": return element.size > 1 || element.multiple ? "canvas" : "button";
    case "textarea": return "field";
    case "summary": return element.parentElement?.localName === "details" ? "row" : generic(element);
    case "label": return labelledMark(element) ? "row" : null;
    case "input":
      if (BUTTON_TYPES.has(element.type)) return "button";
      if (MARK_TYPES.has(element.type)) return "mark";
      return element.type === "range" ? "slider" : "field";
  }
  if (element.matches(EDITABLE)) return "field";
  return generic(element);
}

/** Whether an element says that it responds. */
const responds = (element) => element.tabIndex >= 0 || element.onclick !== null || element.hasAttribute("onclick");

/** A box that a label marks as well, or an input that the page hides and replaces by its label. @param {HTMLLabelElement} label */
function labelledMark(label) {
  const control = label.control;
  if (!control) return null;
  return MARK_TYPES.has(control.type) || control.type === "file" ? control : null;
}

/** What has a listener or can be focused, but is neither the page itself nor an area that scrolls. */
function generic(element) {
  if (element === element.ownerDocument.body || element === element.ownerDocument.documentElement) return null;
  if (element.localName === "iframe" || element.localName === "video" || element.localName === "audio") return null;
  // An anchor with a tooltip and without an address has a listener, which cannot be seen.
  if (element.localName === "a" && element.title && !element.name) return "generic";
  if (element.onclick || element.hasAttribute("onclick") || element.onmousedown || element.onpointerdown) return "generic";
  if (element.tabIndex < 0 || !element.hasAttribute("tabindex")) return null;
  // The keyboard scrolls what can be focused for this.
  const isScroller = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  return isScroller || element.querySelector("a[href],button,input,select,textarea") ? null : "generic";
}

/**
 * The outermost element around one that shares its cursor of a hand: what a listener made a control; null if there is none.
 * @param {Element} element @param {import("./styles.js").Styles} styles
 */
export function handOf(element, styles) {
  if (styles.cursorOf(element) !== "pointer") return null;
  for (let each = element; ;) {
    const parent = parentOf(each);
    if (!parent || styles.cursorOf(parent) !== "pointer") return each;
    each = parent;
  }
}

/** The bar of a control, null outside of bars; in a list of links, the list. @param {Element} element */
export function barOf(element) {
  const bar = element.closest(BARS);
  if (bar) return bar;
  const item = element.closest("li"), list = item?.parentElement, navigation = list?.closest("nav,[role=navigation],header,[role=banner]");
  return navigation ? list : null;
}

/** Whether an element does not respond now. @param {Element} element */
export const isDisabled = (element) => element.matches(":disabled") || element.getAttribute("aria-disabled") === "true";
/** Whether the page wants an element to be left alone. @param {Element} element */
export const isIgnored = (element) => element.closest(`[${LEFT}],[inert]`) !== null;
/** The attribute of what is left as it is, and whether a node is that or in that. */
export const LEFT = "data-pointerkit-ignore";
export const isLeft = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(`[${LEFT}]`) != null;
