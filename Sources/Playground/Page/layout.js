/**
 * The controls of an element as a toolkit's author would tell the engine of them.
 */
import { plainFieldsOf } from "../../Toolkits/web/control.js";

/**
 * @param {Element} root @param {import("../../Toolkits/web/main.js").Pointer} pointer
 * @returns {{size: object, spaces: object[], targets: object[]}} the window, and fields of ptk_space and ptk_target, in its points
 */
export function layoutOf(root, pointer) {
  const { registry, spaces, library } = pointer, { left, top, width, height } = root.getBoundingClientRect();
  registry.measure(true);
  const scrollers = [...spaces.scrollers.values()].filter((space) => root.contains(space.element));
  const controls = [...registry.controls.values()].filter((control) => control.isShown && root.contains(control.element));
  const groups = new Map();
  // What does not scroll is in the window itself; a space within another begins where the other does.
  const shift = (space) => (space && scrollers.includes(space) ? { x: 0, y: 0 } : { x: (space?.place.x ?? 0) - left, y: (space?.place.y ?? 0) - top });
  const targets = controls.flatMap((control) => control.pieces.map((piece, index) => {
    const by = shift(control.space), fields = plainFieldsOf(control, index, library.constants, 0);
    if (control.bar && !groups.has(control.bar)) groups.set(control.bar, 1000 + groups.size);
    return {
      ...fields, name: nameOf(control.element), frame: { ...rounded(piece), x: round(piece.x + by.x), y: round(piece.y + by.y) },
      space: scrollers.indexOf(control.space) + 1, group: groups.get(control.bar) ?? 0,
    };
  })).map((target, index) => ({ ...target, id: index + 1 }));
  return {
    size: { width: round(width), height: round(height) }, targets,
    spaces: scrollers.map((space, index) => {
      const by = shift(space.parent), place = ({ x, y }) => ({ x: round(x + by.x), y: round(y + by.y) });
      return {
        id: index + 1, parent: scrollers.indexOf(space.parent) + 1, origin: place(space.origin),
        clip: { ...rounded(space.clip), ...place(space.clip) },
      };
    }),
  };
}

const round = (value) => Math.round(100 * value) / 100;
const rounded = ({ width, height }) => ({ width: round(width), height: round(height) });

/** What a person would call a control. @param {Element} element */
function nameOf(element) {
  const words = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
  return words.trim().replace(/\s+/g, " ").slice(0, 40) || element.localName;
}
