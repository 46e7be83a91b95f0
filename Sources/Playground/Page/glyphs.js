/**
 * Small line drawings for buttons and icons, in a box of 24 × 24, chosen by the words of a label. The page has them
 * as JSON.
 */

/** @type {Record<string, string>} */
const paths = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("glyphs")).textContent ?? "{}");

/** @type {Map<string, Path2D>} */
const known = new Map();

/** The drawing of the first known word of a label; null if there is none. @param {string} label */
export function glyph(label) {
  for (const word of label.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (!Object.hasOwn(paths, word)) continue;
    if (!known.has(word)) known.set(word, new Path2D(paths[word]));
    return known.get(word);
  }
  return null;
}
