/**
 * The lines of text: of a link that is wrapped, of a field, and of text that is edited.
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */

/** Rectangles of pieces of text, joined to one for each line. @param {Iterable<DOMRect>} pieces @returns {Rect[]} */
export function joinLines(pieces) {
  const sorted = [...pieces].filter(({ width, height }) => width > 0 && height > 0).sort((a, b) => a.top - b.top || a.left - b.left);
  /** @type {{left: number, top: number, right: number, bottom: number}[]} */
  const lines = [];
  for (const { left, top, right, bottom } of sorted) {
    const line = lines.find((each) =>
      Math.min(each.bottom, bottom) - Math.max(each.top, top) > 0.5 * Math.min(each.bottom - each.top, bottom - top));
    if (!line) lines.push({ left, top, right, bottom });
    else Object.assign(line, { left: Math.min(line.left, left), top: Math.min(line.top, top), right: Math.max(line.right, right), bottom: Math.max(line.bottom, bottom) });
  }
  return lines.map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }));
}

/** The rectangles of what an inline element contains, one for each line; an image in it may be higher than its line. @param {Element} element */
export function linesOf(element) {
  if (element.childElementCount === 0) return joinLines(element.getClientRects());
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return joinLines(range.getClientRects());
}

/** The height of a line of a style. @param {CSSStyleDeclaration} style */
const lineHeight = (style) => parseFloat(style.lineHeight) || 1.2 * parseFloat(style.fontSize);

const GREATEST_COUNT = 300;

/** The lines of a field or of editable text, from the top edge of its frame: start and length. @param {HTMLElement} element @param {DOMRect} frame */
export function editableLines(element, style, frame) {
  const height = Math.min(lineHeight(style), frame.height);
  if (element.localName === "input" || element.localName === "select") return [{ start: (frame.height - height) / 2, length: height }];
  if (element.localName === "textarea") {
    const first = parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop) - element.scrollTop, lines = [];
    for (let start = first; start < frame.height && lines.length < GREATEST_COUNT; start += height) {
      if (start + height > 0) lines.push({ start, length: height });
    }
    return lines;
  }
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const lines = joinLines(range.getClientRects()).slice(0, GREATEST_COUNT).map(({ y, height: length }) => ({ start: y - frame.top, length }));
  return lines.length ? lines : [{ start: parseFloat(style.paddingTop) || 0, length: height }];
}

/** Whether the browser would show its text cursor at a point: on a letter that can be selected. @param {Document} document */
export function textAt(document, x, y, element) {
  if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return null;
  if (getComputedStyle(element).userSelect === "none") return null;
  const caret = document.caretPositionFromPoint?.(x, y), node = caret?.offsetNode;
  if (node?.nodeType !== Node.TEXT_NODE || node.parentNode !== element) return null;
  const range = document.createRange();
  range.setStart(node, Math.max(0, caret.offset - 1));
  range.setEnd(node, Math.min(node.length, caret.offset + 1));
  for (const rect of range.getClientRects()) {
    if (x >= rect.left - 1 && x <= rect.right + 1 && y >= rect.top && y <= rect.bottom) return rect;
  }
  return null;
}
