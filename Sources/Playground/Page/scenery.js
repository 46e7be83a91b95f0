/**
 * Draws the controls of a scene without effects, as typical buttons, rows, icons and pictures.
 */
import { css, inkOn, luminanceOf, signal } from "./palette.js";
import { glyph } from "./glyphs.js";

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

/** Draws the content of targets, in window points. */
export class Scenery {
  /** @param {CanvasRenderingContext2D} context @param {object} palette @param {import("./engine.js").Library} library */
  constructor(context, palette, library) {
    this.context = context;
    this.palette = palette;
    this.names = library.names;
  }

  /**
   * @param {object} target of a Stage @param {{x: number, y: number, width: number, height: number}} frame
   * @param {{value?: number, zoom?: number, rotation?: number, isSelected?: boolean, isOn?: boolean}} state
   */
  draw(target, frame, state) {
    const kind = this.names.kind[target.kind];
    const word = /^(graph|map|film)\b/.exec(target.label.toLowerCase())?.[1];
    if (word && Math.min(frame.width, frame.height) >= 80) this[word](target, frame, state);
    else if (kind === "text") this.paragraph(target, frame);
    else if (this[kind]) this[kind](target, frame, state);
    else this.other(target, frame, state);
    if (state.isSelected) this.fill(frame, target.corner_radius, this.palette.selection);
  }

  // ---- Shapes and text

  trace({ x, y, width, height }, radius = 0) {
    const { context } = this;
    context.beginPath();
    context.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
  }

  fill(rect, radius, color) {
    this.trace(rect, radius);
    this.context.fillStyle = color;
    this.context.fill();
  }

  border(rect, radius, dash = []) {
    const { context } = this;
    this.trace({ x: rect.x + 0.5, y: rect.y + 0.5, width: rect.width - 1, height: rect.height - 1 }, radius);
    context.setLineDash(dash);
    context.strokeStyle = this.palette.line;
    context.lineWidth = 1;
    context.stroke();
    context.setLineDash([]);
  }

  text(words, x, y, { size = 15, weight = 400, align = "left", color = this.palette.ink, width = Infinity } = {}) {
    const { context } = this;
    if (words === "") return;
    context.font = `${weight} ${size}px ${FONT}`;
    context.textAlign = align;
    context.textBaseline = "alphabetic";
    context.fillStyle = color;
    let shown = words, size2 = size;
    while (size2 > 9 && context.measureText(shown).width > width) context.font = `${weight} ${(size2 -= 1)}px ${FONT}`;
    while (shown.length > 1 && context.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
    context.fillText(shown, x, y + size2 * 0.36);
  }

  centered(target, frame, options) {
    this.text(target.label, frame.x + frame.width / 2, frame.y + frame.height / 2,
      { align: "center", width: Math.max(frame.width - 4, 24), ...options });
  }

  symbol(path, x, y, side, color) {
    const { context } = this;
    context.save();
    context.translate(x - side / 2, y - side / 2);
    context.scale(side / 24, side / 24);
    context.strokeStyle = color;
    context.lineWidth = 1.7;
    context.lineCap = context.lineJoin = "round";
    context.stroke(path);
    context.restore();
  }

  background(target) {
    if (target.has_color) return css(target.color);
    if (target.has_luminance) return css({ red: target.luminance, green: target.luminance, blue: target.luminance });
    return this.palette.surface;
  }

  plate(target, frame, color = this.background(target)) {
    this.fill(frame, target.corner_radius, color);
    if (!target.has_color) this.border(frame, target.corner_radius);
  }

  ink(target) {
    if (target.has_bezel && target.has_color) return inkOn(luminanceOf(target.color));
    return target.has_bezel && target.has_luminance && target.luminance < 0.4 ? "#ffffff" : this.palette.accent;
  }

  glyphOrLabel(target, frame, side) {
    const path = glyph(target.label), color = this.ink(target);
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    if (path) this.symbol(path, x, y, Math.min(side, frame.width, frame.height), color);
    else this.centered(target, frame, { weight: 500, color });
  }

  /** Draws the background of a segmented control. */
  trough(frame) {
    this.fill(frame, 10, this.palette.trough);
  }

  // ---- Kinds

  barButton(target, frame) {
    if (target.has_bezel) this.plate(target, frame);
    this.glyphOrLabel(target, frame, 23);
  }

  tabBarItem(target, frame) {
    const path = glyph(target.label), x = frame.x + frame.width / 2, y = frame.y + frame.height / 2;
    if (!path || frame.height < 36) return this.glyphOrLabel(target, frame, 23);
    this.symbol(path, x, y - 7, 21, this.palette.accent);
    return this.text(target.label, x, y + 13, { size: 10, weight: 500, align: "center", color: this.palette.accent });
  }

  segment(target, frame, state) {
    if (state.isOn) return this.selectedSegment(target, frame, state);
    return this.centered(target, frame, { size: 13, weight: 500 });
  }

  selectedSegment(target, frame, state) {
    if (state.isOn !== false) this.fill(frame, target.corner_radius, this.palette.raised);
    this.centered(target, frame, { size: 13, weight: state.isOn === false ? 500 : 600 });
  }

  editMenuItem(target, frame) {
    this.centered(target, frame, { size: 14, weight: 500 });
  }

  appIcon(target, frame) {
    const color = target.has_color ? css(target.color) : signal(target.id), { context } = this;
    this.fill(frame, target.corner_radius, color);
    const sheen = context.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
    sheen.addColorStop(0, "rgb(255 255 255 / 0.18)");
    sheen.addColorStop(1, "rgb(0 0 0 / 0.1)");
    this.fill(frame, target.corner_radius, sheen);
    const ink = target.has_color ? inkOn(luminanceOf(target.color)) : "#ffffff", side = Math.min(frame.width, frame.height);
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2], path = glyph(target.label);
    if (path) this.symbol(path, x, y, side * 0.56, ink);
    else this.text(target.label.slice(0, 1), x, y, { size: side * 0.48, weight: 600, align: "center", color: ink });
  }

  controlCenterModule(target, frame) {
    const color = target.has_color ? target.color : { red: 0.05, green: 0.05, blue: 0.05 };
    this.fill(frame, target.corner_radius, css(color, 0.92));
    const path = glyph(target.label), ink = inkOn(luminanceOf(color));
    const side = Math.min(frame.width, frame.height) * 0.45;
    if (path) this.symbol(path, frame.x + frame.width / 2, frame.y + frame.height / 2, Math.min(side, 44), ink);
    else this.centered(target, frame, { size: 13, weight: 500, color: ink });
  }

  button(target, frame) {
    if (!target.has_bezel) return this.centered(target, frame, { weight: 500, color: this.palette.accent });
    if (target.has_color || target.has_luminance) {
      this.plate(target, frame);
      const luminance = target.has_luminance ? target.luminance : luminanceOf(target.color);
      return this.centered(target, frame, { weight: 600, color: inkOn(luminance) });
    }
    this.fill(frame, target.corner_radius, this.palette.accent);
    return this.centered(target, frame, { weight: 600, color: this.palette.surface });
  }

  link(target, frame) {
    this.centered(target, frame, { color: this.palette.accent });
    const width = Math.min(frame.width, this.context.measureText(target.label).width);
    this.fill({ x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height / 2 + 8, width, height: 1 }, 0,
      this.palette.accent);
  }

  row(target, frame) {
    const middle = frame.y + frame.height / 2, { context } = this;
    this.fill(frame, target.corner_radius, this.background(target));
    this.fill({ x: frame.x + 16, y: frame.y + frame.height - 1, width: frame.width - 16, height: 1 }, 0, this.palette.line);
    this.text(target.label, frame.x + 16, middle, { width: frame.width - 48 });
    context.beginPath();
    context.moveTo(frame.x + frame.width - 18, middle - 5);
    context.lineTo(frame.x + frame.width - 13, middle);
    context.lineTo(frame.x + frame.width - 18, middle + 5);
    context.strokeStyle = this.palette.faintInk;
    context.lineWidth = 1.8;
    context.lineCap = context.lineJoin = "round";
    context.stroke();
  }

  slider(target, frame, state) {
    const middle = frame.y + frame.height / 2, isKnob = frame.width < 2 * frame.height;
    const side = Math.min(26, Math.max(frame.height, 12)), value = state.value ?? 0.5;
    const x = isKnob ? frame.x + frame.width / 2 : frame.x + value * frame.width;
    if (!isKnob) {
      this.fill({ x: frame.x, y: middle - 2, width: frame.width, height: 4 }, 2, this.palette.trough);
      this.fill({ x: frame.x, y: middle - 2, width: value * frame.width, height: 4 }, 2, this.palette.accent);
    }
    const knob = { x: x - side / 2, y: middle - side / 2, width: side, height: side };
    this.fill(knob, side / 2, this.palette.raised);
    this.border(knob, side / 2);
  }

  divider(_target, frame) {
    const isUpright = frame.height > frame.width;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    this.fill(isUpright ? { ...frame, x: x - 0.5, width: 1 } : { ...frame, y: y - 0.5, height: 1 }, 0, this.palette.faintInk);
  }

  handle(_target, frame) {
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const shorter = Math.min(frame.width, frame.height), longer = Math.max(frame.width, frame.height);
    if (longer < 1.5 * shorter) {
      const side = Math.min(12, shorter);
      this.fill({ x: x - side / 2, y: y - side / 2, width: side, height: side }, side / 2, "#ffffff");
      this.fill({ x: x - side / 2 + 1.5, y: y - side / 2 + 1.5, width: side - 3, height: side - 3 }, side / 2, this.palette.accent);
      return;
    }
    const long = Math.min(36, longer), [width, height] = frame.height > frame.width ? [5, long] : [long, 5];
    this.fill({ x: x - width / 2, y: y - height / 2, width, height }, 2.5, this.palette.faintInk);
  }

  other(target, frame) {
    if (target.has_bezel) this.plate(target, frame);
    else if (target.label !== "") this.border(frame, target.corner_radius, [2, 2]);
    const vertical = target.style?.vertical;
    if (vertical?.spacing > 0 && frame.height / vertical.spacing <= 400) this.ruling(frame, vertical);
    else this.glyphOrLabel(target, frame, 23);
  }

  canvas(target, frame) {
    this.other(target, frame);
  }

  /** Draws the hours of a day, with a line at each step. */
  ruling(frame, { origin, spacing }) {
    for (let step = 0; origin + step * spacing <= frame.height; step += 1) {
      const y = frame.y + origin + step * spacing, isHour = step % 4 === 0;
      this.context.globalAlpha *= isHour ? 1 : 0.45;
      if (y > frame.y + 1 && y < frame.y + frame.height - 1) {
        this.fill({ x: frame.x, y: y - 0.5, width: frame.width, height: 1 }, 0, this.palette.line);
      }
      if (!isHour) this.context.globalAlpha /= 0.45;
      else {
        this.text(`${8 + step / 4}:00`, frame.x - 8, y, { size: 11, align: "right", color: this.palette.faintInk });
      }
    }
  }

  paragraph(target, frame) {
    const rows = target.label.split("\n"), { context } = this;
    const columns = target.style?.horizontal?.lines;
    if (columns?.length > 0) {
      columns.forEach(({ start, length }, index) => {
        context.save();
        context.translate(frame.x + start + length / 2, frame.y);
        context.rotate(Math.PI / 2);
        context.letterSpacing = "1.5px";
        this.text(rows[index] ?? "", 0, 0, { size: 13, width: frame.height });
        context.restore();
      });
      return;
    }
    const count = Math.max(1, Math.floor(frame.height / 24));
    const lines = target.style?.vertical?.lines?.length > 0 ? target.style.vertical.lines
      : Array.from({ length: frame.height > 40 ? count : 1 }, (_, index, list = frame.height > 40 ? count : 1) =>
        ({ start: (index * frame.height) / list, length: frame.height / list }));
    lines.forEach(({ start, length }, index) => {
      const middle = frame.y + start + length / 2;
      if (index < rows.length) {
        this.text(rows[index], frame.x, middle,
          { size: Math.min(17, Math.max(9, length * 0.68)), weight: index === 0 && rows.length > 1 ? 600 : 400, width: frame.width });
      } else {
        const share = index === lines.length - 1 ? 0.6 : 1 - 0.06 * ((index * 7) % 3), height = length * 0.32;
        this.fill({ x: frame.x, y: middle - height / 2, width: frame.width * share, height }, height / 2, this.palette.filler);
      }
    });
  }

  card(target, frame) {
    this.fill(frame, target.corner_radius, this.palette.surface);
    this.border(frame, target.corner_radius);
    const inset = Math.max(6, Math.min(14, Math.min(frame.width, frame.height) * 0.11));
    const side = Math.max(0, Math.min(frame.height - 2 * inset, frame.width * 0.34));
    this.landscape(target, { x: frame.x + inset, y: frame.y + inset, width: side, height: frame.height - 2 * inset },
      Math.max(2, target.corner_radius - inset / 2), {});
    const left = frame.x + 2 * inset + side, room = frame.x + frame.width - inset - left;
    const size = Math.max(10, Math.min(16, frame.height * 0.16));
    this.text(target.label, left, frame.y + inset + size * 0.6, { size, weight: 600, width: room });
    for (let line = 0, y = frame.y + inset + size * 1.95; line < 6 && y + 4 <= frame.y + frame.height - inset; line += 1, y += 13.5) {
      this.fill({ x: left, y: y - 2.75, width: room * [0.96, 0.88, 0.93, 0.55, 0.9, 0.4][line], height: 5.5 }, 2.75,
        this.palette.filler);
    }
  }

  image(target, frame, state) {
    this.landscape(target, frame, target.corner_radius, state);
  }

  // ---- Pictures

  /** Draws a picture in a rounded rectangle. `body` draws in a unit square, which can be zoomed and rotated. */
  inside(frame, radius, { zoom = 1, rotation = 0 }, body) {
    const { context } = this;
    context.save();
    this.trace(frame, radius);
    context.clip();
    context.translate(frame.x + frame.width / 2, frame.y + frame.height / 2);
    context.rotate(rotation);
    context.scale(zoom, zoom);
    context.translate(-frame.width / 2, -frame.height / 2);
    body((x, y) => [x * frame.width, y * frame.height]);
    context.restore();
  }

  shape(points, color, width = 0) {
    const { context } = this;
    context.beginPath();
    points.forEach((numbers, index) => {
      if (index === 0) context.moveTo(...numbers);
      else if (numbers.length === 6) context.bezierCurveTo(...numbers);
      else context.lineTo(...numbers);
    });
    context.lineCap = context.lineJoin = "round";
    context.lineWidth = width;
    if (width > 0) context.strokeStyle = color;
    else context.fillStyle = color;
    if (width > 0) context.stroke();
    else context.fill();
  }

  disc([x, y], radius, color) {
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, 2 * Math.PI);
    this.context.fillStyle = color;
    this.context.fill();
  }

  landscape(target, frame, radius, state) {
    this.fill(frame, radius, target.has_color ? css(target.color) : signal(target.id));
    this.inside(frame, radius, state, (at) => {
      this.disc(at(0.72, 0.27), Math.min(frame.width, frame.height) * 0.11, "rgb(255 255 255 / 0.85)");
      this.shape([at(0.06, 0.84), at(0.36, 0.42), at(0.54, 0.66), at(0.66, 0.54), at(0.94, 0.84)], "rgb(255 255 255 / 0.5)");
    });
  }

  graph(target, frame) {
    this.plate(target, frame);
    this.inside(frame, target.corner_radius, {}, (at) => {
      for (const height of [0.25, 0.5, 0.75]) this.shape([at(0.06, height), at(0.96, height)], this.palette.line, 1);
      this.shape([at(0.06, 0.1), at(0.06, 0.88), at(0.96, 0.88)], this.palette.faintInk, 1);
      const curve = [at(0.06, 0.74), [...at(0.2, 0.7), ...at(0.26, 0.5), ...at(0.38, 0.54)],
        [...at(0.5, 0.58), ...at(0.56, 0.56), ...at(0.66, 0.4)], [...at(0.76, 0.24), ...at(0.86, 0.24), ...at(0.96, 0.16)]];
      this.context.globalAlpha *= 0.1;
      this.shape([...curve, at(0.96, 0.88), at(0.06, 0.88)], this.palette.accent);
      this.context.globalAlpha /= 0.1;
      this.shape(curve, this.palette.accent, 2.5);
    });
  }

  map(target, frame, state) {
    const isLight = this.palette.surface === "#ffffff";
    const [land, park, water, road] = isLight ? ["#ece7dc", "#cfe3bf", "#b5d6ea", "#ffffff"]
      : ["#33322e", "#2f4231", "#203a4b", "#55534c"];
    this.fill(frame, target.corner_radius, land);
    this.inside(frame, target.corner_radius, state, (at) => {
      this.shape([at(0.58, 0.12), at(0.9, 0.1), at(0.94, 0.42), at(0.66, 0.46)], park);
      this.shape([at(-0.2, 0.34), [...at(0.3, 0.26), ...at(0.36, 0.62), ...at(0.6, 0.6)],
        [...at(0.84, 0.58), ...at(0.88, 0.76), ...at(1.2, 0.72)]], water, frame.height * 0.11);
      this.shape([at(0.14, -0.2), at(0.3, 1.2)], road, 5);
      this.shape([at(-0.2, 1), at(1.2, 0.36)], road, 4);
      this.shape([at(0.46, -0.2), at(0.57, 1.2)], road, 3);
      const [x, y] = at(0.5, 0.5);
      this.symbol(glyph("map"), x + 20, y - 20, 26, "#d6306f");
    });
    this.border(frame, target.corner_radius);
  }

  film(target, frame) {
    this.fill(frame, target.corner_radius, this.background(target));
    this.inside(frame, target.corner_radius, {}, (at) => {
      this.disc(at(0.8, 0.3), frame.height * 0.12, "#ffd9a0");
      this.shape([at(0.03, 1), [...at(0.2, 0.5), ...at(0.3, 0.62), ...at(0.44, 1)]], "#3d5a80");
      this.shape([at(0.3, 1), [...at(0.52, 0.36), ...at(0.7, 0.5), ...at(0.97, 1)]], "#293f5c");
    });
  }

  /** Draws the name below an icon, which effects do not move. */
  caption(target, frame) {
    if (this.names.kind[target.kind] !== "appIcon" || target.group || target.label === "") return;
    this.text(target.label, frame.x + frame.width / 2, frame.y + frame.height + 15,
      { size: 12, weight: 500, align: "center", width: frame.width * 1.6 });
  }
}
