/**
 * A renderer of the engine's drawing commands for a 2D canvas: a loop with a case for each kind of command.
 */
import { css, palettes } from "./palette.js";
import { Scenery } from "./scenery.js";

// The metrics of an annotation, in points. The engine estimates an annotation's size with the same numbers.
const ANNOTATION = { fontSize: 13, lineHeight: 18, horizontalPadding: 9, verticalPadding: 5 };
// The distance by which a shape is moved out of the canvas if only its shadow is to be seen, in device pixels.
const OUTSIDE = 20000;

export class Renderer {
  /** @param {HTMLCanvasElement} canvas @param {import("./engine.js").Library} library */
  constructor(canvas, library) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.library = library;
    this.isDark = false;
  }

  get palette() {
    return palettes[this.isDark ? "dark" : "light"];
  }

  /**
   * Draws a frame.
   * @param {import("./stage.js").Stage} stage
   * @param {{scale: number, x: number, y: number}} view device pixels per point, and the window point at the canvas's corner
   * @param {{x: number, y: number, width: number, height: number} | null} damage null for everything
   */
  draw(stage, view, damage) {
    const { context, palette } = this, { engine } = stage;
    this.stage = stage;
    this.scenery = new Scenery(context, palette, this.library);
    this.groups = engine.groups;
    this.redrawn = new Set(engine.redrawn);
    this.scale = view.scale;
    this.damage = damage ?? { x: 0, y: 0, ...stage.size };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.save();
    // The damaged part is widened to whole device pixels, so that its edges are invisible. Without damage the whole canvas
    // is drawn, since the window may end within a pixel.
    const device = damage ? this.#deviceRect(damage, view) : { x: 0, y: 0, width: this.canvas.width, height: this.canvas.height };
    this.#clip(device);
    context.fillStyle = palette.window;
    context.fillRect(device.x, device.y, device.width, device.height);
    context.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
    for (const space of stage.spacesInOrder()) this.#drawSpace(space);
    const front = this.groups.at(-1);
    if (front) this.#drawGroup(front);
    context.restore();
    context.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
  }

  /** Draws the plain content of a space, except for targets that the frame draws, and then the frame's commands for the space. */
  #drawSpace(space) {
    const { context, stage } = this, clip = space === 0 ? null : stage.engine.clip(space);
    context.save();
    if (clip) this.#clip(clip);
    if (clip) {
      context.fillStyle = this.palette.surface;
      context.fillRect(clip.x, clip.y, clip.width, clip.height);
    }
    for (const frame of stage.troughs(space)) if (this.#touches(frame)) this.scenery.trough(frame);
    for (const target of stage.bySpace.get(space)) {
      const frame = stage.windowFrame(target);
      if (!this.#touches(frame)) continue;
      if (!stage.states.get(target.id)?.isDragged) this.scenery.caption(target, frame);
      if (!this.redrawn.has(target.id)) this.#drawTarget(target, frame);
    }
    context.restore();
    for (const group of this.groups.slice(0, -1)) if (group.space === space) this.#drawGroup(group);
  }

  #deviceRect({ x, y, width, height }, { scale, x: left, y: top }) {
    const low = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)];
    const high = [Math.ceil((x + width - left) * scale), Math.ceil((y + height - top) * scale)];
    return { x: low[0], y: low[1], width: high[0] - low[0], height: high[1] - low[1] };
  }

  /** Whether the damaged part meets a rectangle or its near surroundings. */
  #touches({ x, y, width, height }) {
    const { damage } = this, room = 48;
    return x - room < damage.x + damage.width && x + width + room > damage.x
      && y - room < damage.y + damage.height && y + height + room > damage.y;
  }

  #clip({ x, y, width, height }) {
    this.context.beginPath();
    this.context.rect(x, y, width, height);
    this.context.clip();
  }

  #drawTarget(target, frame) {
    const { stage, scenery, context } = this;
    // A target without label and bezel that reveals others is the background of a bar.
    const isBar = target.label === "" && !target.has_bezel && target.reveals.length > 0;
    const visibility = isBar ? stage.barVisibility(target) : stage.visibility(target);
    if (visibility === 0) return;
    const before = context.globalAlpha;
    context.globalAlpha *= visibility;
    if (isBar) scenery.plate(target, frame);
    else scenery.draw(target, frame, stage.states.get(target.id) ?? {});
    context.globalAlpha = before;
  }

  // ---- Commands

  #drawGroup(group) {
    const { context } = this;
    context.save();
    if (group.has_clip) this.#clip(group.clip);
    const { commandKind: kinds } = this.library.constants;
    for (const command of group.commands) {
      switch (command.kind) {
        case kinds.shadow: this.#drawShadow(command); break;
        case kinds.roundedRect: case kinds.tint: this.#fill(command.shape, css(command.color, command.opacity)); break;
        case kinds.path: this.#drawPath(command); break;
        case kinds.outline: this.#drawOutline(command); break;
        case kinds.radialLight: this.#drawLight(command); break;
        case kinds.annotation: this.#drawAnnotation(command); break;
        case kinds.contentBegin: {
          const { center, translation, scale } = command, target = this.stage.targets.get(command.target);
          context.save();
          context.translate(center.x + translation.dx, center.y + translation.dy);
          context.scale(scale, scale);
          context.translate(-center.x, -center.y);
          if (target) this.#drawTarget(target, this.stage.windowFrame(target));
          break;
        }
        case kinds.contentEnd: context.restore(); break;
      }
    }
    context.restore();
  }

  #trace({ rect, corner_radius: radius }) {
    this.context.roundRect(rect.x, rect.y, rect.width, rect.height, Math.max(0, Math.min(radius, rect.width / 2, rect.height / 2)));
  }

  #fill(shape, style) {
    const { context } = this;
    context.beginPath();
    this.#trace(shape);
    context.fillStyle = style;
    context.fill();
  }

  /**
   * Draws the shadow around a shape. What casts it is outside the canvas. `shadowBlur` is twice the blur radius, in device
   * pixels.
   */
  #drawShadow(command) {
    const { context } = this, { dx, dy } = command.translation, { x, y, width, height } = command.shape.rect, reach = 3 * command.radius;
    context.save();
    context.beginPath();
    context.rect(x + dx - reach, y + dy - reach, width + 2 * reach, height + 2 * reach);
    this.#trace(command.shape);
    context.clip("evenodd");
    context.shadowColor = css(command.color, command.opacity);
    context.shadowBlur = 2 * command.radius * this.scale;
    context.shadowOffsetX = OUTSIDE;
    context.translate(dx - OUTSIDE / this.scale, dy);
    this.#fill(command.shape, "#000");
    context.restore();
  }

  /** Draws a white light, whose opacity falls as (1 − r²)² from the center (r = 0) to its radius (r = 1). */
  #drawLight(command) {
    if (!(command.radius > 0)) return;
    const { x, y } = command.center;
    const light = this.context.createRadialGradient(x, y, 0, x, y, command.radius);
    for (let step = 0; step <= 8; step += 1) {
      const share = step / 8;
      light.addColorStop(share, `rgb(255 255 255 / ${command.opacity * (1 - share * share) ** 2})`);
    }
    this.#fill(command.shape, light);
  }

  /** Draws the outline of a pointer that changes from one shape to another. */
  #drawOutline(command) {
    const { context } = this;
    context.beginPath();
    for (const contour of this.stage.engine.outline) {
      contour.forEach(({ x, y }, index) => {
        const [left, top] = [command.center.x + command.scale * x, command.center.y + command.scale * y];
        if (index === 0) context.moveTo(left, top);
        else context.lineTo(left, top);
      });
      context.closePath();
    }
    context.fillStyle = css(command.color, command.opacity);
    context.fill();
  }

  /** Draws a path, scaled from its own bounds to a rectangle, and rotated about the center of the rectangle. */
  #drawPath(command) {
    const { context, library } = this, shape = this.stage.engine.commandPath(command), { elements, stroke_width: width } = shape;
    const kinds = library.constants.pathKind, path = new Path2D(), rect = command.shape.rect;
    for (const { kind, to, control1, control2 } of elements) {
      if (kind === kinds.move) path.moveTo(to.x, to.y);
      else if (kind === kinds.line) path.lineTo(to.x, to.y);
      else if (kind === kinds.quadratic) path.quadraticCurveTo(control1.x, control1.y, to.x, to.y);
      else if (kind === kinds.cubic) path.bezierCurveTo(control1.x, control1.y, control2.x, control2.y, to.x, to.y);
      else path.closePath();
    }
    const bounds = this.stage.engine.pathBounds(shape);
    const stretch = (to, from) => (from > 0 ? Math.max(to / from, 1e-6) : 1);
    context.save();
    context.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
    context.rotate(command.rotation);
    context.scale(stretch(rect.width, bounds.width), stretch(rect.height, bounds.height));
    context.translate(-(bounds.x + bounds.width / 2), -(bounds.y + bounds.height / 2));
    context.fillStyle = context.strokeStyle = css(command.color, command.opacity);
    context.lineWidth = width;
    context.lineCap = context.lineJoin = "round";
    if (width > 0) context.stroke(path);
    else context.fill(path);
    context.restore();
  }

  /** Draws the values of an annotation, one in each line: the label at the left and the text at the right. */
  #drawAnnotation(command) {
    const annotation = this.stage.engine.annotation, { x, y, width } = command.shape.rect;
    annotation?.values.forEach(({ label, text }, line) => {
      const middle = y + ANNOTATION.verticalPadding + (line + 0.5) * ANNOTATION.lineHeight;
      const size = ANNOTATION.fontSize, weight = 500;
      this.scenery.text(label, x + ANNOTATION.horizontalPadding, middle, { size, weight, color: css(command.color, 0.6 * command.opacity) });
      this.scenery.text(text, x + width - ANNOTATION.horizontalPadding, middle,
        { size, weight, align: "right", color: css(command.color, command.opacity) });
    });
  }
}
