/**
 * Draws a frame above the page. What an engine's host paints beneath a label is painted above it here, in an ink and with an
 * opacity that the label allows; what lies beneath a lifted control is painted around it.
 */
import { Commands } from "./commands.js";
import { gray } from "./color.js";
import { Lift } from "./lift.js";

/** The time in which the circle's material becomes a plate's, in ms: a third of the change of its shape. */
const CHANGE = 50;

export class Drawing {
  /** @param {{engine: import("./engine.js").Engine, registry: import("./registry.js").Registry, overlay: import("./overlay.js").Overlay, preferences: import("./preferences.js").Preferences}} host */
  constructor(host) {
    this.host = host;
    this.lift = new Lift();
    this.kinds = host.engine.library.constants.commandKind;
    /** How much of the pointer's material is a plate's, 0…1, and that plate's. */
    this.share = 0;
    this.plate = null;
    this.latest = 0;
  }

  /** @param {object} info the fields of ptk_frame @param {number} time in ms @param {boolean} showsPointer whether a free pointer is drawn */
  draw(info, time, showsPointer) {
    const { engine, registry, overlay, preferences } = this.host, { context } = overlay;
    this.commands = new Commands(context, engine, overlay.scale);
    const contents = engine.contents, pointer = engine.pointer, behind = registry.byId.get(pointer.behind) ?? null;
    this.#mix(behind, pointer, time, info.is_at_rest !== 0);
    const lifted = contents.flatMap((content) => {
      const control = registry.byId.get(content.target);
      return control?.effect === "lift" && control.isShown ? [{ ...content, control }] : [];
    });
    this.lift.show(lifted.filter(({ scale, translation }) => scale !== 1 || translation.dx !== 0 || translation.dy !== 0));
    const groups = engine.groups;
    this.#clear();
    context.setTransform(overlay.scale, 0, 0, overlay.scale, 0, 0);
    groups.forEach((group, index) => {
      context.save();
      if (group.has_clip) {
        context.beginPath();
        context.rect(group.clip.x, group.clip.y, group.clip.width, group.clip.height);
        context.clip();
      }
      for (const command of group.commands) this.#command(command, { pointer, behind, lifted, showsPointer, isFront: index === groups.length - 1 });
      context.restore();
    });
    overlay.canvas.style.display = this.painted ? "block" : "none";
  }

  end() {
    this.lift.show([]);
  }

  /** Moves the material toward that of a plate, or back. */
  #mix(behind, pointer, time, isAtRest) {
    const goal = behind ? 1 : 0, elapsed = Math.max(0, Math.min(100, time - this.latest));
    this.latest = time;
    this.share = isAtRest ? goal : goal + (this.share - goal) * Math.exp(-elapsed / CHANGE);
    if (behind) this.plate = behind.look.veil;
  }

  #command(command, { pointer, behind, lifted, showsPointer, isFront }) {
    const { kinds } = this, control = this.host.registry.byId.get(command.target);
    switch (command.kind) {
      case kinds.contentBegin: case kinds.contentEnd: return;
      case kinds.shadow: return control ? this.#around(lifted, command) : this.#paint(command);
      case kinds.tint: return control && this.#paint({ ...command, opacity: this.#seen(command.opacity, control) }, this.#ink(control, command.opacity));
      // The light of a highlight belongs beneath the label, where nothing can be painted here.
      case kinds.radialLight: return control?.effect === "lift" && this.#paint({ ...command, opacity: Math.min(command.opacity, control.look.light) });
    }
    const isPointer = command.target === 0 && (!isFront || command.kind === kinds.outline || pointer.behind === 0);
    if (!isPointer || command.kind === kinds.annotation) return this.#paint(command);
    if (isFront && !showsPointer) return undefined;
    return this.#pointer(command, pointer, behind, lifted);
  }

  /** The opacity of a tint that the label allows. */
  #seen(opacity, control) {
    return Math.min(opacity, control.look.veil.opacity);
  }

  #ink(control, opacity) {
    return gray(control.look.veil.level, this.#seen(opacity, control));
  }

  /** The pointer: a circle, a beam or another shape that is free; a plate on a control; or on its way between them. */
  #pointer(command, pointer, behind, lifted) {
    const { share, plate } = this, level = encoded(pointer.luminance);
    let { opacity } = command;
    let ink = level;
    if (plate && share > 0) {
      // A press makes the plate denser, as it makes the circle.
      const pressed = plate.opacity * (1 + 5 * Math.max(0, 1 - pointer.scale));
      opacity += (Math.min(1, pressed) - opacity) * share;
      ink += (plate.level - level) * share;
    }
    if (this.host.preferences.forcesColors && share > 0.5) return this.#frame(command, behind);
    const color = gray(ink, opacity);
    if (behind?.effect === "lift") return this.#around(lifted, command, gray(ink, command.opacity));
    this.#paint(command, color);
    if (!behind || behind.ids.length < 2) return undefined;
    // The other lines of a link that is wrapped.
    behind.placed.forEach(({ x, y, width, height }, index) => {
      if (behind.ids[index] === pointer.behind) return;
      const shape = { rect: { x: x - 3, y: y - 1, width: width + 6, height: height + 2 }, corner_radius: 4 };
      this.#paint({ ...command, kind: this.kinds.roundedRect, shape }, gray(plate.level, plate.opacity * share));
    });
    return undefined;
  }

  /** With the system's own colors, a frame: a translucent plate could hide the label. */
  #frame(command, behind) {
    const { context } = this.host.overlay, pieces = behind ? behind.placed : [command.shape.rect];
    context.strokeStyle = "Highlight";
    context.lineWidth = 2;
    for (const { x, y, width, height } of pieces) {
      this.#mark({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 });
      context.strokeRect(x - 2, y - 2, width + 4, height + 4);
    }
  }

  /** Paints what lies beneath lifted controls, without what they cover. */
  #around(lifted, command, color) {
    const { context } = this.host.overlay, bounds = this.commands.bounds(command);
    if (!bounds) return;
    context.save();
    context.beginPath();
    context.rect(bounds.x - 4, bounds.y - 4, bounds.width + 8, bounds.height + 8);
    for (const { frame, scale, translation, corner_radius: radius } of lifted) {
      const width = frame.width * scale, height = frame.height * scale;
      const x = frame.x + (frame.width - width) / 2 + translation.dx, y = frame.y + (frame.height - height) / 2 + translation.dy;
      this.commands.trace({ rect: { x, y, width, height }, corner_radius: radius * scale });
    }
    context.clip("evenodd");
    this.#paint(command, color);
    context.restore();
  }

  #paint(command, color) {
    const bounds = this.commands.bounds(command);
    if (!bounds) return;
    this.#mark(bounds);
    this.commands.draw(command, color);
  }

  // ---- What was painted, which the next frame clears

  #mark({ x, y, width, height }) {
    const { painted } = this;
    if (!painted) this.painted = { left: x, top: y, right: x + width, bottom: y + height };
    else Object.assign(painted, { left: Math.min(painted.left, x), top: Math.min(painted.top, y), right: Math.max(painted.right, x + width), bottom: Math.max(painted.bottom, y + height) });
  }

  #clear() {
    const { context, scale, canvas } = this.host.overlay;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (this.painted) {
      const left = Math.floor(this.painted.left * scale) - 1, top = Math.floor(this.painted.top * scale) - 1;
      context.clearRect(left, top, Math.ceil(this.painted.right * scale) + 1 - left, Math.ceil(this.painted.bottom * scale) + 1 - top);
    }
    this.painted = null;
    return canvas;
  }
}

const encoded = (value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
