/**
 * Colors of style sheets, and the veil that shows a control beneath the pointer without hiding its label.
 */

/** An sRGB-encoded color with components 0…1, and its opacity. @typedef {{red: number, green: number, blue: number, alpha: number}} Color */

/** @type {Map<string, Color>} The colors of a page are few. */
const known = new Map();

/** The color of a computed value such as `rgb(0 0 0 / 0.5)`. @param {string} text @returns {Color} */
export function parse(text) {
  let color = known.get(text);
  if (!color) {
    if (known.size > 500) known.clear();
    known.set(text, (color = read(text)));
  }
  return color;
}

function read(text) {
  const match = /^rgba?\(([^)]*)\)$/.exec(text);
  if (match) {
    const [red, green, blue, alpha = 1] = match[1].split(/[\s,/]+/).filter(Boolean).map(Number);
    return { red: red / 255, green: green / 255, blue: blue / 255, alpha };
  }
  // Other notations are left to the browser.
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
}

/** The color of one over another, which is opaque. @param {Color} top @param {Color} ground @returns {Color} */
export function over(top, ground) {
  const mix = (a, b) => a * top.alpha + b * (1 - top.alpha);
  return { red: mix(top.red, ground.red), green: mix(top.green, ground.green), blue: mix(top.blue, ground.blue), alpha: 1 };
}

/** The linear component of an encoded one (IEC 61966-2-1), and the encoded one of a linear one. */
const decode = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encode = (value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** The linear components, which the engine expects. @param {Color} color */
export const linear = ({ red, green, blue }) => ({ red: decode(red), green: decode(green), blue: decode(blue) });

/** The relative luminance of WCAG 2. @param {Color} color */
export const luminance = ({ red, green, blue }) => 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);

/** The contrast of two colors as WCAG 2 defines it, 1…21. @param {Color} a @param {Color} b */
export function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The CSS color of linear components, as the engine gives them. */
export function css({ red, green, blue }, opacity) {
  const byte = (value) => Math.round(255 * encode(value));
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${opacity})`;
}

/** A gray of a CSS color. @param {number} level encoded, 0…1 */
export const gray = (level, opacity) => `rgb(${Math.round(255 * level)} ${Math.round(255 * level)} ${Math.round(255 * level)} / ${opacity})`;

const BLACK = { red: 0, green: 0, blue: 0 }, WHITE = { red: 1, green: 1, blue: 1 };
/** The part of a label's contrast that stays. */
const KEPT = 0.87;
/** The contrast of a plate with its surroundings: at least so much that it is seen, and gentle. */
const SEEN = 1.16, GENTLE = 1.4;

/**
 * The ink and the opacity of a plate that is painted over a label and its ground: away from the label, so that a dark
 * label on a light ground gets darker too; as much as the label allows.
 * @param {Color} label @param {Color} ground @param {boolean} isStrong for a person who wants more contrast
 */
export function veil(label, ground, isStrong = false) {
  const before = contrast(label, ground);
  // Where the label is not text, or is hidden, its color says nothing.
  const level = before < 1.3 ? luminance(ground) > 0.18 : luminance(label) < luminance(ground);
  const ink = level ? BLACK : WHITE, goal = isStrong ? 3 : GENTLE, least = isStrong ? 2 : SEEN;
  let opacity = 0;
  for (let step = 0.01; step <= 0.6; step += 0.01) {
    const top = { ...ink, alpha: step }, plate = over(top, ground), seen = contrast(plate, ground);
    opacity = step;
    if (seen < least) continue;
    if (seen >= goal || before < 1.3 || contrast(over(top, label), plate) / before < KEPT) break;
  }
  return { level: level ? 0 : 1, opacity };
}

/** The greatest opacity of a white light on a label. @param {Color} label @param {Color} ground */
export function greatestLight(label, ground) {
  const before = contrast(label, ground);
  for (let step = 0.3; step > 0; step -= 0.02) {
    const top = { ...WHITE, alpha: step };
    if (contrast(over(top, label), over(top, ground)) / before >= KEPT) return step;
  }
  return 0;
}
