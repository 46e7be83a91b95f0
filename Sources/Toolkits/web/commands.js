/**
 * The engine's drawing commands on a 2D canvas, in points of the window.
 */
import { css } from "./color.js";

/** The distance by which a shape is moved out of the canvas if only its shadow is to be seen, in device pixels. */
const OUTSIDE = 20000;

export class Commands {
  /** @param {CanvasRenderingContext2D} context @param {import("./engine.js").Engine} engine @param {number} scale device pixels for each point */
  constructor(context, engine, scale) {
    this.context = context;
    this.engine = engine;
    this.scale = scale;
    this.kinds = engine.library.constants.commandKind;
  }

  /** Draws a command; `color` replaces its own. @param {object} command the fields of ptk_command @param {string | undefined} color of CSS */
  draw(command, color = css(command.color, command.opacity)) {
    const { kinds } = this;
    switch (command.kind) {
      case kinds.shadow: return this.#shadow(command, color);
      case kinds.roundedRect: case kinds.tint: return this.fill(command.shape, color);
      case kinds.path: return this.#path(command, color);
      case kinds.outline: return this.#outline(command, color);
      case kinds.radialLight: return this.#light(command);
      case kinds.annotation: return this.#annotation(command);
      default: return undefined; // The page paints its own content.
    }
  }

  trace({ rect, corner_radius: radius }) {
    const { x, y, width, height } = rect;
    this.context.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
  }

  fill(shape, style) {
    const { context } = this;
    context.beginPath();
    this.trace(shape);
    context.fillStyle = style;
    context.fill();
  }

  /** The shadow around a shape. What casts it is outside the canvas. `shadowBlur` is twice the blur radius, in device pixels. */
  #shadow(command, color) {
    const { context } = this, { dx, dy } = command.translation, { x, y, width, height } = this.bounds(command);
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    this.trace(command.shape);
    context.clip("evenodd");
    context.shadowColor = color;
    context.shadowBlur = 2 * command.radius * this.scale;
    context.shadowOffsetX = OUTSIDE;
    context.translate(dx - OUTSIDE / this.scale, dy);
    this.fill(command.shape, "#000");
    context.restore();
  }

  /** A white light, whose opacity falls as (1 − r²)² from the center (r = 0) to its radius (r = 1). */
  #light(command) {
    if (!(command.radius > 0)) return;
    const { x, y } = command.center, light = this.context.createRadialGradient(x, y, 0, x, y, command.radius);
    for (let step = 0; step <= 8; step += 1) {
      const share = step / 8;
      light.addColorStop(share, `rgb(255 255 255 / ${command.opacity * (1 - share * share) ** 2})`);
    }
    this.fill(command.shape, light);
  }

  /** The outline of a pointer that changes from one shape to another. */
  #outline(command, color) {
    const { context } = this;
    context.beginPath();
    for (const contour of this.engine.outline) {
      contour.forEach(({ x, y }, index) => {
        const [left, top] = [command.center.x + command.scale * x, command.center.y + command.scale * y];
        if (index === 0) context.moveTo(left, top);
        else context.lineTo(left, top);
      });
      context.closePath();
    }
    context.fillStyle = color;
    context.fill();
  }

  /** A path, scaled from its own bounds to a rectangle, and rotated about the center of the rectangle. */
  #path(command, color) {
    const { context, engine } = this, shape = engine.commandPath(command), { elements, stroke_width: width } = shape;
    const kinds = engine.library.constants.pathKind, path = new Path2D(), { rect } = command.shape;
    for (const { kind, to, control1, control2 } of elements) {
      if (kind === kinds.move) path.moveTo(to.x, to.y);
      else if (kind === kinds.line) path.lineTo(to.x, to.y);
      else if (kind === kinds.quadratic) path.quadraticCurveTo(control1.x, control1.y, to.x, to.y);
      else if (kind === kinds.cubic) path.bezierCurveTo(control1.x, control1.y, control2.x, control2.y, to.x, to.y);
      else path.closePath();
    }
    const bounds = engine.pathBounds(shape), stretch = (to, from) => (from > 0 ? Math.max(to / from, 1e-6) : 1);
    context.save();
    context.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
    context.rotate(command.rotation);
    context.scale(stretch(rect.width, bounds.width), stretch(rect.height, bounds.height));
    context.translate(-(bounds.x + bounds.width / 2), -(bounds.y + bounds.height / 2));
    context.fillStyle = context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = context.lineJoin = "round";
    if (width > 0) context.stroke(path);
    else context.fill(path);
    context.restore();
  }

  /** The values of an annotation, one in each line: the label at the left and the text at the right. */
  #annotation(command) {
    const { annotation } = this.engine, { context } = this, { x, y, width } = command.shape.rect;
    annotation?.values.forEach(({ label, text }, line) => {
      const base = y + annotation.vertical_padding + line * annotation.line_height + annotation.baseline;
      context.font = `500 ${annotation.font_size}px system-ui, sans-serif`;
      context.textBaseline = "alphabetic";
      context.textAlign = "left";
      context.fillStyle = css(command.color, annotation.label_opacity * command.opacity);
      context.fillText(label, x + annotation.horizontal_padding, base);
      context.textAlign = "right";
      context.fillStyle = css(command.color, command.opacity);
      context.fillText(text, x + width - annotation.horizontal_padding, base);
    });
  }

  /** The rectangle that a command may paint on. @param {object} command */
  bounds(command) {
    const { kinds } = this, { rect } = command.shape;
    switch (command.kind) {
      case kinds.shadow: {
        const { dx, dy } = command.translation;
        return grown({ ...rect, x: rect.x + dx, y: rect.y + dy }, 3 * command.radius + 1);
      }
      case kinds.path: return grown(rect, Math.hypot(rect.width, rect.height) / 4 + 8);
      case kinds.outline: {
        const reach = Math.max(0, ...this.engine.outline.flat().map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) * command.scale + 1;
        return { x: command.center.x - reach, y: command.center.y - reach, width: 2 * reach, height: 2 * reach };
      }
      case kinds.contentBegin: case kinds.contentEnd: return null;
      default: return grown(rect, 1);
    }
  }
}

const grown = ({ x, y, width, height }, reach) => ({ x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach });
