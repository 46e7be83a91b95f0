/**
 * An engine: what a page tells it, and the frames that it answers with, as plain objects.
 */
import { listed } from "./library.js";

/** An engine, and its latest frame. Times are in nanoseconds, as a BigInt. */
export class Engine {
  /** @param {Library} library @param {{width: number, height: number}} size */
  constructor(library, size, start = null) {
    this.library = library;
    this.seen = 0n;
    library.scoped(() => {
      const options = library.struct("ptk_options", start ? { has_start: 1, start } : {});
      this.handle = library.call.ptk_engine_create(library.struct("ptk_size", size), options);
    });
  }

  destroy() {
    this.library.call.ptk_engine_destroy(this.handle);
  }

  #do(name, ...values) {
    return this.library.check(this.library.call[name](...values), name);
  }

  /** Handles an input: the fields of ptk_input, and the name of its kind. @param {string} kind @param {bigint} time */
  input(kind, time, fields = {}) {
    const { library } = this;
    library.scoped(() => {
      const input = library.struct("ptk_input", fields, library.constants.inputKind[kind], time);
      this.#do("ptk_engine_simulate", this.handle, input);
    });
  }

  /** @param {object[]} targets in the fields of ptk_target, with `style` and `reveals` as objects */
  upsertTargets(targets, removed, time) {
    const { library } = this;
    library.scoped(() => {
      const list = targets.map((target) => ({ ...target, ...this.#borrowed(target) }));
      this.#do("ptk_engine_upsert_targets", this.handle, library.array("ptk_target", list), list.length,
        library.identifiers(removed), removed.length, time);
    });
  }

  /** The fields of a target that are pointers: its style, its options for hover, and what it reveals. */
  #borrowed(target) {
    const { library } = this, style = { ...target.style }, reveals = target.reveals ?? [];
    for (const axis of ["horizontal", "vertical"]) {
      if (!style[axis]) continue;
      const lines = style[axis].lines ?? [];
      style[axis] = library.struct("ptk_precision",
        { ...style[axis], lines: library.array("ptk_line", lines), line_count: lines.length });
    }
    if (style.shape) style.shape = library.struct("ptk_shape", { ...style.shape, path: this.#path(style.shape.path) });
    const accessories = (style.accessories ?? []).map((each) => ({ ...each, path: this.#path(each.path) }));
    style.accessories = library.array("ptk_accessory", accessories);
    style.accessory_count = accessories.length;
    return {
      style: target.style ? library.struct("ptk_style", style) : 0,
      preferred_hover: target.preferred_hover ? library.struct("ptk_hover_options", target.preferred_hover) : 0,
      reveals: library.array("ptk_revealed", reveals), reveal_count: reveals.length,
    };
  }

  #path(path) {
    if (!path) return 0;
    const elements = this.library.array("ptk_path_element", path.elements);
    return this.library.struct("ptk_path", { ...path, elements, element_count: path.elements.length });
  }

  /** @param {object[]} spaces in the fields of ptk_space */
  upsertSpaces(spaces, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_upsert_spaces", this.handle, library.array("ptk_space", spaces), spaces.length, time));
  }

  moveTarget(id, frame, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_move_targets", this.handle, library.struct("ptk_movement", { id, frame }), 1, time));
  }

  resize(size, time) {
    const { library } = this;
    library.scoped(() => this.#do("ptk_engine_resize", this.handle, library.struct("ptk_size", size), time));
  }

  removeSpace(id, time) {
    this.#do("ptk_engine_remove_space", this.handle, BigInt(id), time);
  }

  scrollSpace(id, origin, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_scroll_space", this.handle, BigInt(id), library.struct("ptk_point", origin), time));
  }

  /** @param {number} id @param {number} kind the number of a device's kind */
  setDevice(id, kind, fields, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_set_device", this.handle, id, library.struct("ptk_device", fields, kind), time));
  }

  setSettings(settings, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_set_settings", this.handle, library.struct("ptk_settings", settings), time));
  }

  /** Sets the configuration to the defaults with some fields changed; the later values of a field count. */
  setConfiguration(time, ...changes) {
    const { library } = this;
    library.scoped(() => {
      const configuration = library.struct("ptk_configuration");
      for (const each of changes) library.write("ptk_configuration", configuration, each);
      this.#do("ptk_engine_set_configuration", this.handle, configuration, time);
    });
  }

  setHostTraits(traits, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_set_host_traits", this.handle, library.struct("ptk_host_traits", traits), time));
  }

  setAppearance(isDark, luminance, time) {
    this.#do("ptk_engine_set_appearance", this.handle, isDark ? 1 : 0, time);
    this.#do("ptk_engine_set_background_luminance", this.handle, luminance, time);
  }

  /** Shows values above the pointer; an empty list removes them. @param {{label: string, text: string}[]} values */
  setAnnotation(values, time) {
    const { library } = this;
    library.scoped(() => this.#do("ptk_engine_set_annotation", this.handle,
      library.array("ptk_annotation_value", values.map(({ label, text }) =>
        ({ label: library.string(label), text: library.string(text) }))), values.length, 0, time));
  }

  setSelection(ids, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_set_selection", this.handle, library.identifiers(ids), ids.length, time));
  }

  placePointer(time) {
    this.#do("ptk_engine_place_pointer", this.handle, time);
  }

  advance(time) {
    this.#do("ptk_engine_advance", this.handle, time);
  }

  /** Advances to the time `now`, and reads the frame that is seen at the time `presenting`. */
  step(now, presenting) {
    this.frame = this.library.call.ptk_engine_step(this.handle, now, presenting);
  }

  /** The fields of ptk_frame. */
  get info() {
    return this.library.read("ptk_frame", this.frame);
  }

  get pointer() {
    return this.library.read("ptk_pointer", this.info.pointer);
  }

  #list(type, name, countName) {
    const info = this.info;
    return this.library.structsAt(type, info[name], info[countName]);
  }

  /** The commands of each space, from back to front: the fields of ptk_group, with `commands` as objects. */
  get groups() {
    return this.#list("ptk_group", "groups", "group_count").map((group) =>
      ({ ...group, commands: this.library.structsAt("ptk_command", group.commands, group.command_count) }));
  }

  /** The fields of ptk_content for each element that an effect changes. */
  get contents() {
    return this.#list("ptk_content", "contents", "content_count");
  }

  get commands() {
    return this.#list("ptk_command", "commands", "command_count");
  }

  /** The targets that the commands draw. */
  get redrawn() {
    return this.#list("ptk_element", "elements", "element_count").map(({ target }) => target);
  }

  get revealed() {
    return this.#list("ptk_revealed", "revealed", "revealed_count");
  }

  get bandTargets() {
    const { band_targets: start, band_target_count: count } = this.info;
    return listed(count, (index) => Number(this.library.data.getBigUint64(start + 8 * index, true)));
  }

  get targets() {
    return this.library.idList((buffer, capacity, count) =>
      this.library.call.ptk_engine_get_targets(this.handle, buffer, capacity, count));
  }

  /** The contours of a pointer that changes from one shape to another, relative to the pointer's center. @returns {{x: number, y: number}[][]} */
  get outline() {
    const { library } = this, address = this.info.outline;
    if (address === 0) return [];
    const { points, point_count: count, ends, end_count: endCount } = library.read("ptk_outline", address);
    const list = library.structsAt("ptk_point", points, count);
    const limits = listed(endCount, (index) => library.data.getUint32(ends + 4 * index, true));
    return limits.map((end, index) => list.slice(index === 0 ? 0 : limits[index - 1], end));
  }

  /** The path of a command. @param {{path: number}} command */
  commandPath(command) {
    const path = this.library.read("ptk_path", command.path);
    return { ...path, elements: this.library.structsAt("ptk_path_element", path.elements, path.element_count) };
  }

  /** The smallest rectangle around a path, including its stroke. @param {{elements: object[], stroke_width: number}} path */
  pathBounds(path) {
    const { library } = this;
    return library.scoped(() => {
      const bounds = library.struct("ptk_rect");
      this.#do("ptk_path_get_bounds", this.#path(path), bounds);
      return library.read("ptk_rect", bounds);
    });
  }

  /** The annotation with its values; null without one. */
  get annotation() {
    const { library } = this, address = this.info.annotation;
    if (address === 0) return null;
    const annotation = library.read("ptk_annotation", address);
    const values = library.structsAt("ptk_annotation_value", annotation.values, annotation.value_count);
    return { ...annotation, values: values.map(({ label, text }) => ({ label: library.text(label), text: library.text(text) })) };
  }

  /** The events since the previous call; `name` is the name of the type in files. */
  takeEvents() {
    const { library } = this;
    return library.scoped(() => {
      const next = library.space(8), count = library.space(4);
      library.data.setBigUint64(next, this.seen, true);
      const list = library.call.ptk_engine_get_events(this.handle, next, count);
      this.seen = library.data.getBigUint64(next, true);
      return library.structsAt("ptk_event", list, library.data.getUint32(count, true))
        .map((event) => ({ ...event, name: library.eventName(event.type) }));
    });
  }

  /** The fields of ptk_state. */
  get state() {
    return this.library.get("ptk_state", "ptk_engine_get_state", this.handle);
  }

  /** The position of the model pointer. */
  get position() {
    return this.state.position;
  }

  /** The hit region of a target, in window points. */
  region(id) {
    const { library } = this;
    return library.scoped(() => {
      const address = library.struct("ptk_rect");
      this.#do("ptk_engine_get_region", this.handle, BigInt(id), address);
      return library.read("ptk_rect", address);
    });
  }

  /** The visible part of a space, in window points; null if it is not clipped. */
  clip(id) {
    const { library } = this;
    return library.scoped(() => {
      const address = library.struct("ptk_rect");
      const status = this.#do("ptk_engine_get_clip", this.handle, BigInt(id), address);
      return status === 0 ? library.read("ptk_rect", address) : null;
    });
  }

  /** The target at a point, and the location of a click there; null without a target. */
  hit(point) {
    const { library } = this;
    return library.scoped(() =>
      library.get("ptk_hit", "ptk_engine_hit_test", this.handle, library.struct("ptk_point", point)));
  }

  /** The last flick and its outcome; null before the first flick. */
  get lastFlick() {
    const { library } = this;
    return library.scoped(() => {
      const flick = library.structs.ptk_flick.size, attraction = library.structs.ptk_attraction.size;
      const first = library.space(flick), second = library.space(attraction);
      const status = this.#do("ptk_engine_get_last_flick", this.handle, first, flick, second, attraction);
      return status === 0
        ? { flick: library.read("ptk_flick", first), attraction: library.read("ptk_attraction", second) } : null;
    });
  }

  /** The explanation of a flick in the present layout, with the verdict on each target near its end. */
  explain(flick) {
    const { library } = this;
    return library.scoped(() => {
      const { size: flickSize, ...rest } = flick, size = library.structs.ptk_attraction.size;
      const address = library.struct("ptk_flick", rest), attraction = library.space(size);
      const candidates = library.list("ptk_candidate", (buffer, each, capacity, count) =>
        library.call.ptk_engine_explain(this.handle, address, attraction, size, buffer, each, capacity, count), 256);
      return { attraction: library.read("ptk_attraction", attraction), candidates };
    });
  }
  /**
   * The findings of the audit in the layout, each with the fields of ptk_finding, the lists of targets and two texts.
   * @param {number} rules as bits @param {{target: number, rules: number}[]} exemptions
   */
  audit(rules, exemptions) {
    const { library } = this, { call, constants } = library;
    return library.scoped(() => {
      const result = library.space(8);
      const configuration = library.struct("ptk_audit_configuration",
        { rules, exemptions: library.array("ptk_audit_exemption", exemptions), exemption_count: exemptions.length });
      this.#do("ptk_engine_audit", this.handle, configuration, result);
      const audit = library.data.getUint32(result, true);
      const targets = (index, list) => library.idList((buffer, capacity, count) =>
        call.ptk_audit_get_targets(audit, index, list, buffer, capacity, count));
      const text = (index, kind) => library.scoped(() => {
        const capacity = 2048, buffer = library.space(capacity), count = library.space(4);
        this.#do("ptk_audit_get_text", audit, index, kind, buffer, capacity, count);
        return library.text(buffer);
      });
      const findings = library.list("ptk_finding", (buffer, size, capacity, count) =>
        call.ptk_audit_get_findings(audit, buffer, size, capacity, count), 1024).map((finding, index) => ({
        ...finding, targets: targets(index, constants.findingList.targets), others: targets(index, constants.findingList.others),
        text: text(index, constants.text.finding), advised: text(index, constants.text.remedy),
      }));
      call.ptk_audit_destroy(audit);
      return findings;
    });
  }
}
