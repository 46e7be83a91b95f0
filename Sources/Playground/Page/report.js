/**
 * What a report of a problem needs: the window as a scene file, and what a person does in it as a trace file.
 */
import { layoutOf } from "./layout.js";
import { Recording } from "./recording.js";

const element = (id) => document.getElementById(id);

export class Report {
  /** @param {HTMLElement} scene @param {import("../../Toolkits/web/main.js").Pointer} pointer */
  constructor(scene, pointer) {
    this.scene = scene;
    this.pointer = pointer;
    /** @type {Recording | null} */
    this.recording = null;
    const { engine } = pointer, input = engine.input.bind(engine);
    engine.input = (kind, time, fields = {}) => {
      input(kind, time, fields);
      this.recording?.note(kind, time, fields, engine.position);
    };
    element("save").addEventListener("click", () => save("scene.json", "application/json", this.sceneText));
    element("record").addEventListener("click", () => this.#record());
  }

  get sceneText() {
    return `${JSON.stringify(sceneOf(layoutOf(this.scene, this.pointer), this.pointer.library), null, 1)}\n`;
  }

  #record() {
    const { recording, pointer, scene } = this, { left: x, top: y } = scene.getBoundingClientRect();
    element("record").setAttribute("aria-pressed", String(!recording));
    this.recording = recording ? null : new Recording(pointer.library, { x, y }, pointer.engine.position, pointer.now);
    if (recording) save("trace.jsonl", "application/jsonl", recording.text);
  }
}

/** @param {ReturnType<layoutOf>} layout @param {import("../../Toolkits/web/library.js").Library} library */
function sceneOf({ size, spaces, targets }, { names, constants }) {
  const list = ({ x, y, width, height }) => [x, y, width, height];
  return {
    format: "pointerkit-scene/1", size: [size.width, size.height],
    spaces: spaces.map(({ id, parent, origin, clip }) => ({ id: String(id), parent: parent ? String(parent) : null, origin: [origin.x, origin.y], clip: list(clip) })),
    targets: targets.map((target) => {
      const { id, name, frame, space, group, padding, style } = target, effect = names.effect[style.effect];
      return {
        id: String(id), label: name, frame: list(frame), kind: names.kind[target.kind], bezel: Boolean(target.has_bezel),
        cornerRadius: target.corner_radius, enabled: Boolean(target.is_enabled),
        ...(space ? { space: String(space) } : {}), ...(group ? { group: String(group) } : {}),
        ...(target.has_padding ? { padding: [padding.top, padding.left, padding.bottom, padding.right] } : {}),
        ...(target.has_luminance ? { luminance: target.luminance } : {}), ...(effect === "automatic" ? {} : { effect }),
        ...(target.latching_axes ? { latching: ["x", "y"].filter((axis) => target.latching_axes & { x: constants.axis.horizontal, y: constants.axis.vertical }[axis]) } : {}),
        ...(style.vertical ? { precision: { y: { lines: style.vertical.lines.map(({ start, length }) => [start, length]) } } } : {}),
      };
    }),
  };
}

function save(name, type, text) {
  const link = Object.assign(document.createElement("a"), { download: name, href: URL.createObjectURL(new Blob([text], { type })) });
  link.click();
  URL.revokeObjectURL(link.href);
}
