/**
 * The part of the window that the canvas shows. A large canvas shows the whole window. A narrow canvas may show only a
 * part, which follows the pointer.
 */

const LEAST_SCALE = 0.62; // the least scale of the window in a narrow canvas
const NARROW = 480; // the width below which a canvas is narrow, in px
const MARGIN = 0.22; // the share of the canvas at each edge that the pointer does not enter while the view follows it

export class View {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    /** The number of device pixels per point; `x` and `y` are the window point at the corner of the canvas. */
    this.scale = 1;
    this.x = this.y = 0;
    this.isPart = false;
    /**
     * The way in which the view moves. With `share`, for a mouse, the pointer has the same relative position in the canvas
     * and in the window. With `margin`, for a pointer that moves relatively, the pointer stays away from the edges. With
     * `fixed`, while a finger is on the canvas or controls are arranged, the view does not move.
     */
    this.following = "share";
    this.size = { width: 1, height: 1 };
  }

  /** Fits the view to the canvas and to a window. @param {{width: number, height: number}} size @param {{x: number, y: number}} point the pointer */
  update(size, point) {
    const { canvas } = this, ratio = window.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    const isResized = canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio);
    if (isResized) Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    const fit = Math.min(width / size.width, height / size.height), scale = width < NARROW ? Math.max(fit, LEAST_SCALE) : fit;
    const isSame = !isResized && this.scale === scale * ratio && this.size === size;
    Object.assign(this, { size, scale: scale * ratio, isPart: scale > fit + 1e-9 });
    this.x = this.#corner(this.x, point.x, size.width, width / scale, isSame);
    this.y = this.#corner(this.y, point.y, size.height, height / scale, isSame);
    return isResized;
  }

  /** The view's first coordinate along an axis; `shown` is the visible length of the window along this axis. */
  #corner(before, point, size, shown, isSame) {
    const free = size - shown;
    if (free <= 0) return free / 2;
    const clamp = (value) => Math.min(Math.max(value, 0), free);
    if (this.following === "share" || !isSame) return clamp(free * (point / size));
    if (this.following === "fixed") return clamp(before);
    const margin = MARGIN * shown;
    return clamp(Math.min(Math.max(before, point + margin - shown), point - margin));
  }

  /** Shows a point of the window at the center of the canvas until the pointer moves. */
  reveal({ x, y }) {
    const ratio = window.devicePixelRatio || 1, { canvas, scale } = this;
    this.following = "fixed";
    this.x = x - (canvas.clientWidth * ratio) / scale / 2;
    this.y = y - (canvas.clientHeight * ratio) / scale / 2;
  }

  /** Moves the view so that a point of the window is away from the view's edges. */
  follow(point) {
    this.following = "margin";
    this.update(this.size, point);
    this.following = "fixed";
  }

  /** The point of the window at an event. With `isShare`, the whole canvas stands for the whole window. */
  point(event, isShare) {
    const box = this.canvas.getBoundingClientRect(), ratio = window.devicePixelRatio || 1, { size, scale } = this;
    const at = (client, low, extent, full, corner) => {
      const isFree = full - (extent * ratio) / scale > 1e-9;
      return isFree && isShare ? ((client - low) / extent) * full : corner + ((client - low) * ratio) / scale;
    };
    return {
      x: at(event.clientX, box.left, box.width, size.width, this.x),
      y: at(event.clientY, box.top, box.height, size.height, this.y),
    };
  }
}
