/**
 * The colors of a light and a dark window.
 */

export const palettes = {
  light: {
    ink: "#1d1d1f", faintInk: "#6a6a70", accent: "#0a62c9", surface: "#ffffff", raised: "#ffffff", trough: "#e2e2e7",
    line: "#d9d9df", filler: "#dcdce2", window: "#f2f2f6", overlay: "#c2185b", finding: "#7a2ff0", onFinding: "#ffffff", selection: "rgb(10 98 201 / 0.22)",
    luminance: 0.88,
  },
  dark: {
    ink: "#f3f3f6", faintInk: "#a2a2aa", accent: "#5fb0ff", surface: "#2b2b2f", raised: "#636369", trough: "#3a3a3f",
    line: "#48484e", filler: "#4b4b52", window: "#1c1c1f", overlay: "#ff7ab0", finding: "#c9a6ff", onFinding: "#1a0b2e", selection: "rgb(95 176 255 / 0.3)",
    luminance: 0.012,
  },
};

const signals = ["#0a7aff", "#33b859", "#ff9400", "#fa334d", "#5957d6", "#30b0c7", "#b052de", "#8c7361"];

/** The encoding of a linear component as sRGB (IEC 61966-2-1). @param {number} linear */
const encode = (linear) => Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

/** The CSS color of linear components. @param {{red: number, green: number, blue: number}} color */
export function css(color, opacity = 1) {
  return `rgb(${encode(color.red)} ${encode(color.green)} ${encode(color.blue)} / ${opacity})`;
}

/** @param {{red: number, green: number, blue: number}} color */
export const luminanceOf = (color) => 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue;

/** The color of a target that has no color of its own. @param {number} id */
export const signal = (id) => signals[id % signals.length];

/** The color of text on a background: white if its contrast is at least 2:1, and otherwise nearly black. @param {number} luminance */
export const inkOn = (luminance) => (1.05 / (luminance + 0.05) >= 2 ? "#ffffff" : "#1d1d1f");
