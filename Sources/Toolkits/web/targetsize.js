/**
 * The sizes of targets by WCAG 2.2: what a person can hit without any help.
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
    const others = side === 24 ? targets.filter((other) => other !== target && areTooNear(target, other, side, isSmall(other))) : [];
    if (side === 24 && others.length === 0) return [];
    const { element } = target.control, { x, y, width, height } = target, least = Math.min(width, height);
    return [{
      rule, certainty: "certain", elements: [element], others: others.map(({ control }) => control.element), rect: { x, y, width, height },
      measured: least, expected: side, text: `The target is ${round(width)} × ${round(height)} points, expected at least ${side} × ${side}.`,
      remedy: `Make it at least ${side} × ${side} points${side === 24 ? ", or leave more room around it" : ""}.`,
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

/** Whether the circle around a small target meets another target, or the circle of one that is small as well. */
function areTooNear(target, other, side, isSmall) {
  const x = target.x + target.width / 2, y = target.y + target.height / 2;
  if (isSmall) return Math.hypot(x - other.x - other.width / 2, y - other.y - other.height / 2) < side - TOLERANCE;
  const dx = Math.max(other.x - x, 0, x - other.x - other.width), dy = Math.max(other.y - y, 0, y - other.y - other.height);
  return Math.hypot(dx, dy) < side / 2 - TOLERANCE;
}
