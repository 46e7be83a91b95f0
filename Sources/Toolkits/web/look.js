/**
 * How a control looks: its bezel, its corners, its colors and what is behind it, from computed style.
 */
import { over, parse, veil, greatestLight } from "./color.js";

const PAPER = { red: 1, green: 1, blue: 1, alpha: 1 }, NIGHT = { red: 0.07, green: 0.07, blue: 0.07, alpha: 1 };

/** The parent in what is laid out: of what a slot shows, the slot; of a shadow root, its host. @param {Element} element */
export function parentOf(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
}

/** The color that is seen of a background, null if it is not known, as of a photograph. @param {CSSStyleDeclaration} style */
function background(style) {
  const image = style.backgroundImage, color = parse(style.backgroundColor);
  if (image === "none") return color;
  // The first color stands for a gradient.
  const stop = /gradient\([^]*?((?:rgba?|color|oklch|oklab|lab|lch)\([^)]*\))/.exec(image);
  if (stop) return color.alpha > 0.9 ? over(parse(stop[1]), color) : parse(stop[1]);
  return /url\(/.test(image) && color.alpha < 0.5 && style.backgroundRepeat !== "no-repeat" ? null : color;
}

/**
 * The color behind an element's content, with the element's own background; null if it is not known.
 * @param {Element} element @param {Map<Element, object>} grounds those that are known already
 */
export function groundOf(element, grounds) {
  const chain = [];
  let ground;
  for (let each = element; each; each = parentOf(each)) {
    ground = grounds.get(each);
    if (ground !== undefined) break;
    chain.push(each);
  }
  if (ground === undefined) ground = canvasOf(element);
  while (chain.length) {
    const each = chain.pop(), color = background(getComputedStyle(each));
    if (color === null) ground = null;
    else if (color.alpha > 0.98) ground = color;
    else if (color.alpha > 0 && ground) ground = over(color, ground);
    grounds.set(each, ground);
  }
  return ground;
}

/** What is behind a document that paints nothing. */
function canvasOf(element) {
  const view = element.ownerDocument.defaultView, scheme = getComputedStyle(element.ownerDocument.documentElement).colorScheme;
  const isDark = scheme === "dark" || (/dark/.test(scheme) && view?.matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? NIGHT : PAPER;
}

/** Whether all four edges are painted, or a background that differs from what is behind it. */
function hasBezel(style, ground, behind) {
  const edges = ["Top", "Right", "Bottom", "Left"];
  const isFramed = edges.every((edge) => parseFloat(style[`border${edge}Width`]) >= 0.5
    && style[`border${edge}Style`] !== "none" && parse(style[`border${edge}Color`]).alpha > 0.1);
  if (isFramed) return true;
  if (style.backgroundImage !== "none") return true;
  const own = parse(style.backgroundColor);
  if (own.alpha < 0.03 || !ground || !behind) return own.alpha > 0.9;
  return Math.max(...["red", "green", "blue"].map((part) => Math.abs(ground[part] - behind[part]))) > 0.02;
}

/** The corners' radius of a style in points. @param {CSSStyleDeclaration} style @param {{width: number, height: number}} size */
function radiusOf(style, { width, height }) {
  const text = style.borderTopLeftRadius, value = parseFloat(text) || 0;
  const radius = text.includes("%") ? (value / 100) * Math.min(width, height) : value;
  return Math.min(radius, width / 2, height / 2);
}

/**
 * @typedef {object} Look
 * @property {boolean} hasBezel a background or a border of its own
 * @property {number} radius of its corners
 * @property {object | null} ground the color behind its label
 * @property {{level: number, opacity: number}} veil what shows it beneath the pointer
 * @property {number} light the greatest opacity of a light on it
 */

/** @param {Element} element @param {{width: number, height: number}} size @param {Map<Element, object>} grounds @returns {Look} */
export function lookOf(element, style, size, grounds, isStrong) {
  const ground = groundOf(element, grounds), parent = parentOf(element), behind = parent ? groundOf(parent, grounds) : ground;
  const label = labelColor(element, style);
  const known = ground ?? (luminanceIsLight(label) ? NIGHT : PAPER);
  return {
    hasBezel: hasBezel(style, ground, behind), radius: radiusOf(style, size), ground,
    veil: veil(label, known, isStrong), light: greatestLight(label, known),
  };
}

const luminanceIsLight = ({ red, green, blue }) => red + green + blue > 1.8;

/** The color of the text in a control: of its only child, if it has one that has the text. */
function labelColor(element, style) {
  let text = element, depth = 0;
  while (depth++ < 3 && text.childElementCount === 1 && text.textContent.trim() === text.firstElementChild.textContent.trim()) {
    text = text.firstElementChild;
  }
  const color = parse(text === element ? style.color : getComputedStyle(text).color);
  return color.alpha > 0 ? { ...color, alpha: 1 } : color;
}
