/**
 * Small line drawings for buttons and icons, in a box of 24 × 24, chosen by the words of a label.
 */

const paths = {
  add: "M12 5V19M5 12H19",
  back: "M14.5 5L7.5 12L14.5 19",
  bookmark: "M7 4H17V20L12 15.5L7 20Z",
  books:
    "M12 6C9.5 4.3 6.5 4 3.5 4.5V18.5C6.5 18 9.5 18.3 12 20C14.5 18.3 17.5 18 20.5 18.5V4.5C17.5 4 14.5 4.3 12 6V20",
  calendar: "M4.5 6H19.5V20H4.5ZM4.5 10H19.5M8.5 3.5V7M15.5 3.5V7",
  camera: "M4 8H8L9.5 5.5H14.5L16 8H20V19H4ZM12 10A3.5 3.5 0 1 1 12 17A3.5 3.5 0 1 1 12 10",
  clock: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5M12 7V12L15.5 14",
  close: "M6 6L18 18M18 6L6 18",
  compose: "M12 5H5V19.5H19V12M10 14.5L10.5 11.5L18.5 3.5L20.8 5.8L12.8 13.8Z",
  delete: "M5 7H19M10 7V4.5H14V7M7 7L8 20.5H16L17 7M10.5 11V16.5M13.5 11V16.5",
  files: "M3.5 6H9.5L11.5 8.5H20.5V18.5H3.5Z",
  flag: "M6 21V4M6 5H18L15.5 9L18 13H6",
  forward: "M9.5 5L16.5 12L9.5 19",
  health: "M12 20L4.6 12.4A4.6 4.6 0 0 1 12 6.9A4.6 4.6 0 0 1 19.4 12.4Z",
  home: "M4 11L12 4L20 11M6 9.5V20H18V9.5M10 20V14H14V20",
  locked: "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
  mail: "M4 6H20V18H4ZM4 7L12 13L20 7",
  maps:
    "M12 21C12 21 18.5 14.5 18.5 9.5A6.5 6.5 0 0 0 5.5 9.5C5.5 14.5 12 21 12 21ZM12 7.3A2.2 2.2 0 1 1 12 11.7A2.2 2.2 0 1 1 12 7.3",
  menu: "M4 7H20M4 12H20M4 17H20",
  more: "M5.5 12H5.6M12 12H12.1M18.5 12H18.6",
  music:
    "M9 17.5V5.5L19 3.5V15.5M9 17.5A2.5 2.5 0 1 1 4 17.5A2.5 2.5 0 1 1 9 17.5M19 15.5A2.5 2.5 0 1 1 14 15.5A2.5 2.5 0 1 1 19 15.5",
  notes: "M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H12.5",
  photos: "M4 5H20V19H4ZM4 17L9.5 11L13.5 15L16 12.5L20 16.5M15.5 9H15.6",
  play: "M8 5L18.5 12L8 19Z",
  redo: "M15 6L19.5 10.5L15 15M19.5 10.5H9.5A4.75 4.75 0 0 0 9.5 20H13",
  search: "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4M15.3 15.3L20.5 20.5",
  settings: "M4 7H20M4 12H20M4 17H20M9 5V9M15 10V14M8 15V19",
  share: "M12 15V3.5M8 7L12 3.5L16 7M8 10.5H6V20.5H18V10.5H16",
  star: "M12 3.5L14.6 9L20.5 9.7L16.1 13.8L17.3 19.7L12 16.7L6.7 19.7L7.9 13.8L3.5 9.7L9.4 9Z",
  undo: "M9 6L4.5 10.5L9 15M4.5 10.5H14.5A4.75 4.75 0 0 1 14.5 20H11",
  weather:
    "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3",
};

/** Words that have the same drawing as another word. */
const synonyms = { plus: "add", new: "add", edit: "compose", trash: "delete", heart: "health", map: "maps", page: "notes", image: "photos", picture: "photos", filter: "settings" };

/** @type {Map<string, Path2D>} */
const known = new Map();

/** The drawing of the first known word of a label; null if there is none. @param {string} label */
export function glyph(label) {
  for (const word of label.toLowerCase().match(/[a-z]+/g) ?? []) {
    const name = synonyms[word] ?? word;
    if (!Object.hasOwn(paths, name)) continue;
    if (!known.has(name)) known.set(name, new Path2D(paths[name]));
    return known.get(name);
  }
  return null;
}
