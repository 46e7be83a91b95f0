/**
 * Draws what is usually invisible: the model pointer, the hit regions, and the estimate for the last flick.
 */

export class Overlay {
  constructor() {
    this.showsPointer = false;
    this.showsRegions = false;
    this.showsFlick = false;
    this.flick = null;
  }

  get isShown() {
    return this.showsPointer || this.showsRegions || (this.showsFlick && this.flick !== null);
  }

  /** Stores a flick that has just happened, with the verdict on each target. */
  note(stage, events) {
    // A drag changes the layout, so the estimate is no longer valid.
    if (events.some((event) => event.name === "dragBegan")) this.flick = null;
    if (!events.some((event) => ["attracted", "coasted"].includes(event.name))) return;
    const last = stage.engine.lastFlick;
    if (last) this.flick = { ...last, ...stage.engine.explain(last.flick), attraction: last.attraction };
  }

  /** @param {CanvasRenderingContext2D} context in window points */
  draw(context, stage, info, palette, configuration) {
    context.save();
    context.strokeStyle = context.fillStyle = palette.overlay;
    context.lineWidth = 1;
    if (this.showsRegions) this.#regions(context, stage);
    if (this.showsFlick && this.flick) this.#flick(context, stage, configuration);
    if (this.showsPointer) {
      const { x, y } = info.model_position;
      context.lineWidth = 1.5;
      context.beginPath();
      context.arc(x, y, 3, 0, 2 * Math.PI);
      context.moveTo(x - 9, y);
      context.lineTo(x + 9, y);
      context.moveTo(x, y - 9);
      context.lineTo(x, y + 9);
      context.stroke();
    }
    context.restore();
  }

  #regions(context, stage) {
    context.setLineDash([4, 3]);
    context.lineWidth = 1.25;
    for (const target of stage.targets.values()) {
      if (!target.is_enabled) continue;
      const clip = target.space ? stage.engine.clip(target.space) : null, region = stage.engine.region(target.id);
      context.save();
      if (clip) {
        context.beginPath();
        context.rect(clip.x, clip.y, clip.width, clip.height);
        context.clip();
      }
      context.globalAlpha = 0.85;
      context.strokeRect(region.x + 0.5, region.y + 0.5, region.width - 1, region.height - 1);
      context.restore();
    }
    context.setLineDash([]);
  }

  #flick(context, stage) {
    const { flick, attraction, candidates } = this.flick, { projected, landing, reach } = attraction;
    context.globalAlpha = 0.9;
    context.beginPath();
    context.arc(projected.x, projected.y, reach, 0, 2 * Math.PI);
    context.stroke();
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(flick.position.x, flick.position.y);
    context.lineTo(projected.x, projected.y);
    context.stroke();
    context.setLineDash([3, 4]);
    context.beginPath();
    context.moveTo(projected.x, projected.y);
    context.lineTo(landing.x, landing.y);
    context.stroke();
    context.setLineDash([]);
    for (const { x, y } of [flick.position, projected]) {
      context.beginPath();
      context.arc(x, y, 4, 0, 2 * Math.PI);
      context.fill();
    }
    context.font = "600 12px system-ui, sans-serif";
    context.textAlign = "center";
    const { chosen, farther } = stage.library.constants.verdict;
    for (const { target: id, verdict, distance } of candidates) {
      const target = stage.targets.get(id);
      if (!target || ![chosen, farther].includes(verdict)) continue;
      const frame = stage.windowFrame(target), words = `${Math.round(distance)} pt`;
      const width = context.measureText(words).width + 10, x = frame.x + frame.width / 2;
      context.globalAlpha = 1;
      context.beginPath();
      context.roundRect(x - width / 2, frame.y - 10, width, 18, 9);
      context.fill();
      context.save();
      context.fillStyle = "#fff";
      context.fillText(words, x, frame.y + 3.5);
      context.restore();
    }
  }
}
