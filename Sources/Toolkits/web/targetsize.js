/**
 * The sizes of targets by WCAG 2.2: what a person can hit without any help. The rule is that of LayoutAudit's TargetSizeRule.
 */

/**
 * The controls that are too small.
 * @param {Iterable<import("./control.js").Control>} controls @param {24 | 44} side of the least square, in points
 */
export function tooSmall(controls, side) {
  const shown = [...controls].filter((control) => control.isShown && control.isEnabled && control.role !== "row" && control.role !== "canvas");
  const targets = shown.map((control) => ({ control, ...boundsOf(control.placed) }));
  const isSmall = ({ width, height }) => width < side - TOLERANCE || height < side - TOLERANCE;
  const rule = side === 24 ? "2.5.8" : "2.5.5";
  return targets.flatMap((target) => {
    if (!isSmall(target) || target.control.isInText) return [];
    // A small target may stand alone: criterion 2.5.8 allows it if a circle around its center meets no other target.
    const near = side === 24 ? targets.filter((other) => other !== target && missingRoom(target, other, side, isSmall(other)) > TOLERANCE) : [];
    if (side === 24 && near.length === 0) return [];
    const room = Math.max(0, ...near.map((other) => missingRoom(target, other, side, isSmall(other))));
    const { element } = target.control, { x, y, width, height } = target, least = Math.min(width, height);
    const met = near.length === 0 ? "" : `, and a circle of ${side} pt around it meets ${near.length === 1 ? "another target" : `${near.length} others`}`;
    return [{
      rule, certainty: "certain", elements: [element], others: near.map(({ control }) => control.element), rect: { x, y, width, height },
      measured: least, expected: side, text: `it is ${round(width)} × ${round(height)} pt, where WCAG 2.2 asks for at least ${side} × ${side} pt${met}`,
      // More room does not help a target that lies within another one.
      remedy: `make it at least ${side} × ${side} pt${room > 0 && room < side / 2 ? `, or leave ${round(room)} pt more room around it` : ""}`,
    }];
  });
}

/** Layout rounds to parts of a pixel. */
const TOLERANCE = 0.05;
const round = (value) => Math.round(10 * value) / 10;

function boundsOf(pieces) {
  const x = Math.min(...pieces.map((piece) => piece.x)), y = Math.min(...pieces.map((piece) => piece.y));
  return { x, y, width: Math.max(...pieces.map((piece) => piece.x + piece.width)) - x, height: Math.max(...pieces.map((piece) => piece.y + piece.height)) - y };
}

/**
 * How much farther away another target would have to be, so that the circle around a small one meets neither it nor, if it is small
 * as well, the circle around it.
 */
function missingRoom(target, other, side, isSmall) {
  const x = target.x + target.width / 2, y = target.y + target.height / 2;
  const dx = Math.max(other.x - x, 0, x - other.x - other.width), dy = Math.max(other.y - y, 0, y - other.y - other.height);
  const missing = side / 2 - Math.hypot(dx, dy);
  return isSmall ? Math.max(missing, side - Math.hypot(x - other.x - other.width / 2, y - other.y - other.height / 2)) : missing;
}
