/**
 * The program that the window imitates. It responds to the engine's events: it selects segments, drags icons, moves
 * sliders, scrolls lists, and resizes and zooms pictures.
 */

export class Behavior {
  /** @param {{say: (words: string) => void}} host */
  constructor(host) {
    this.host = host;
    this.drag = null;
    this.annotated = 0;
    this.shown = "[]";
  }

  /** Reacts to the events of a frame. @returns whether anything changed */
  react(stage, events, now) {
    const before = this.changes ?? 0;
    this.changes = before;
    for (const event of events) this[`on_${event.name}`]?.(stage, event, now);
    return this.changes !== before;
  }

  #changed() {
    this.changes += 1;
  }

  #kind(stage, target) {
    return target ? stage.library.names.kind[target.kind] : null;
  }

  // ---- Clicks

  on_clicked(stage, event) {
    const target = stage.targets.get(event.target);
    if (!target) {
      stage.engine.setSelection([], event.time);
      for (const state of stage.states.values()) state.isSelected = false;
      return this.#changed();
    }
    this.host.say(`${target.label.split("\n")[0] || target.name}: clicked`);
    if (["segment", "selectedSegment"].includes(this.#kind(stage, target))) {
      for (const each of stage.targets.values()) {
        if (each.group === target.group) stage.state(each.id).isOn = each.id === target.id;
      }
    }
    if (this.#kind(stage, target) === "slider" && target.frame.width >= 2 * target.frame.height) this.#slide(stage, target, event);
    return this.#changed();
  }

  on_secondaryClicked(stage, event) {
    const target = stage.targets.get(event.target);
    this.host.say(`${target ? target.label.split("\n")[0] || target.name : "the window"}: secondary click`);
  }

  #slide(stage, target, event) {
    const frame = stage.windowFrame(target);
    stage.state(target.id).value = Math.min(Math.max((event.location.x - frame.x) / frame.width, 0), 1);
    this.#changed();
  }

  // ---- Drags

  on_dragBegan(stage, event, now) {
    const target = stage.targets.get(event.target);
    this.drag = target ? { target, frame: { ...target.frame }, other: null } : null;
    if (!target) return;
    const kind = this.#kind(stage, target);
    stage.state(target.id).isDragged = true;
    if (kind === "handle") this.drag.other = this.#resized(stage, target);
    this.on_dragChanged(stage, event, now);
  }

  on_dragChanged(stage, event, now) {
    const { drag } = this;
    if (!drag || !stage.targets.has(drag.target.id)) return;
    const { target, frame } = drag, { dx, dy } = event.translation, kind = this.#kind(stage, target);
    if (kind === "appIcon") {
      stage.move(target, { ...frame, x: frame.x + dx, y: frame.y + dy }, now);
      this.#drop(stage, event, now);
    } else if (kind === "slider") {
      if (target.frame.width >= 2 * target.frame.height) this.#slide(stage, target, event);
      else {
        const [low, high] = this.#track(stage, target, frame);
        stage.move(target, { ...frame, x: Math.min(Math.max(frame.x + dx, low), high) }, now);
      }
    } else if (kind === "divider") {
      const isUpright = frame.height > frame.width, room = 12, clamp = (value) => Math.min(Math.max(value, -room), room);
      stage.move(target, isUpright ? { ...frame, x: frame.x + clamp(dx) } : { ...frame, y: frame.y + clamp(dy) }, now);
    } else if (kind === "handle") {
      const { other } = drag;
      const least = 60, x = Math.max(dx, other ? least - other.frame.width : -Infinity);
      const y = Math.max(dy, other ? least - other.frame.height : -Infinity);
      const [right, bottom] = [Math.min(x, 8), Math.min(y, 24)];
      stage.move(target, { ...frame, x: frame.x + right, y: frame.y + bottom }, now);
      if (other) {
        const size = { width: other.frame.width + right, height: other.frame.height + bottom };
        stage.move(other.target, { ...other.frame, ...size }, now);
        this.annotated = target.id;
        stage.annotate([{ label: "W", text: size.width.toFixed(0) }, { label: "H", text: size.height.toFixed(0) }], now);
      }
    } else return;
    this.#changed();
  }

  on_dragEnded(stage, event, now) {
    const { drag } = this;
    this.drag = null;
    if (drag) stage.state(drag.target.id).isDragged = false;
    if (this.annotated) this.shown = null;
    this.annotated = 0;
    if (!drag || this.#kind(stage, drag.target) !== "appIcon") return;
    stage.engine.input("dragOperation", now, { drag_operation: stage.library.constants.dragOperation.none });
    const drop = stage.targets.get(event.drop_target), label = drag.target.label || drag.target.name;
    const isRegular = event.phase === stage.library.constants.phase.ended;
    if (isRegular && drop && /trash/i.test(drop.label)) {
      stage.remove(drag.target, now);
      this.host.say(`${label}: moved to ${drop.label}`);
    } else if (!isRegular || (drop && /locked/i.test(drop.label))) stage.move(drag.target, drag.frame, now);
    else this.host.say(`${label}: moved`);
    this.#changed();
  }

  /** Tells the engine the effect of a drop at this position, so that the engine shows it beside the pointer. */
  #drop(stage, event, now) {
    const { dragOperation: drag } = stage.library.constants, label = stage.targets.get(event.drop_target)?.label ?? "";
    const operation = /trash/i.test(label) ? drag.move : /locked/i.test(label) ? drag.forbidden : drag.none;
    if (operation !== this.drag.operation) stage.engine.input("dragOperation", now, { drag_operation: operation });
    this.drag.operation = operation;
  }

  /** The least and the greatest x of a knob on its track. */
  #track(stage, knob, frame) {
    const middle = frame.y + frame.height / 2;
    const track = [...stage.targets.values()].find((each) => !each.is_enabled && each.space === knob.space
      && each.frame.y <= middle && each.frame.y + each.frame.height >= middle
      && each.frame.x <= frame.x && each.frame.x + each.frame.width >= frame.x + frame.width);
    return track ? [track.frame.x, track.frame.x + track.frame.width - frame.width] : [frame.x - 100, frame.x + 100];
  }

  /** The picture with a handle at its corner, and its present frame; null if there is none. */
  #resized(stage, handle) {
    const [x, y] = [handle.frame.x + handle.frame.width / 2, handle.frame.y + handle.frame.height / 2];
    const target = [...stage.targets.values()].find((each) => each !== handle && each.space === handle.space
      && Math.abs(each.frame.x + each.frame.width - x) < 12 && Math.abs(each.frame.y + each.frame.height - y) < 12);
    return target ? { target, frame: { ...target.frame } } : null;
  }

  // ---- Scrolls, pinches and bands

  on_scrolled(stage, event, now) {
    const space = stage.scroller(event.space);
    if (stage.scroll(space, event.translation.dx, event.translation.dy, now)) this.#changed();
  }

  on_transformed(stage, event) {
    const target = stage.targets.get(event.target);
    if (!target || this.#kind(stage, target) !== "image") return;
    const state = stage.state(target.id), { phase } = stage.library.constants;
    if (event.phase === phase.began) state.zoomed = state.zoom ?? 1;
    state.zoom = Math.min(Math.max((state.zoomed ?? 1) * event.scale, 1), 6);
    this.#changed();
  }

  on_bandChanged(stage) {
    const chosen = new Set(stage.engine.bandTargets);
    for (const target of stage.targets.values()) stage.state(target.id).isSelected = chosen.has(target.id);
    this.#changed();
  }

  on_bandEnded(stage, event, now) {
    const chosen = [...stage.targets.keys()].filter((id) => stage.states.get(id)?.isSelected);
    stage.engine.setSelection(chosen, now);
    this.host.say(`${chosen.length} selected`);
  }

  // ---- Between events

  /** Scrolls at the engine's autoscroll velocity, and updates the annotation. @returns whether anything changed */
  follow(stage, info, elapsed, now) {
    let isChanged = false;
    if (info.has_autoscroll) {
      const { dx, dy } = info.autoscroll_velocity;
      isChanged = stage.scroll(stage.scroller(info.autoscroll_space), (dx * elapsed) / 1000, (dy * elapsed) / 1000, now);
    }
    if (this.drag) return isChanged;
    const values = this.#beside(stage, info), key = JSON.stringify(values);
    if (key !== this.shown) {
      stage.annotate(values, now);
      isChanged = true;
    }
    this.shown = key;
    return isChanged;
  }

  /** The annotation of the hovered control, the time in a calendar, or else the annotation of the scene. */
  #beside(stage, info) {
    const target = stage.targets.get(info.hovered), vertical = target?.style?.vertical;
    if (target?.annotation) return target.annotation;
    if (!(vertical?.spacing > 0) || !/calendar/i.test(target.label)) return stage.scene.annotation ?? [];
    const minutes = Math.round((info.click_location.y - stage.windowFrame(target).y) / vertical.spacing) * 15;
    return [{ label: "", text: `${8 + Math.floor(minutes / 60)}:${String(((minutes % 60) + 60) % 60).padStart(2, "0")}` }];
  }
}
