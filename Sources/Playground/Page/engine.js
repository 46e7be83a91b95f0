/**
 * The engine: the functions of the headers in WebAssembly, and its structs as plain objects.
 *
 * The offsets of fields and the numbers of constants come from the two tables that Sources/CPointerKit/bindings writes, whose
 * entries have 20 and 12 bytes.
 */

/** Access to the functions of the WebAssembly module, to its memory, and to the structs in the memory. */
export class Library {
  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.call = exports;
    this.view = new DataView(exports.memory.buffer);
    /** @type {Object<string, {size: number, fields: {name: string, type: string, offset: number, size: number}[]}>} */
    this.structs = {};
    /** The numbers of constants by group and name, such as `constants.kind.barButton`. */
    this.constants = {};
    /** The names of constants by group and number. */
    this.names = {};
    this.#readTable();
    // Scratch memory for the arguments of a call.
    this.scratch = exports.malloc(SCRATCH_SIZE);
    this.top = this.scratch;
  }

  /** Decompresses and starts the engine in the page. @param {string} base64 */
  static async start(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer());
    return new Library(instance.exports);
  }

  #readTable() {
    const count = this.call.malloc(4);
    let entry = this.call.playground_fields(count);
    let end = entry + 20 * this.data.getUint32(count, true);
    for (; entry < end; entry += 20) {
      const [owner, name, type] = [0, 4, 8].map((offset) => this.text(this.data.getUint32(entry + offset, true)));
      const [offset, size] = [12, 16].map((offset) => this.data.getUint32(entry + offset, true));
      if (name === "") this.structs[owner] = { size, fields: [] };
      else this.structs[owner].fields.push({ name, type, offset, size });
    }
    entry = this.call.playground_constants(count);
    end = entry + 12 * this.data.getUint32(count, true);
    for (; entry < end; entry += 12) {
      const [group, name] = [0, 4].map((offset) => this.text(this.data.getUint32(entry + offset, true)));
      const value = this.data.getInt32(entry + 8, true);
      (this.constants[group] ??= {})[name] = value;
      (this.names[group] ??= [])[value] = name;
    }
    this.call.free(count);
  }

  /** A view of the memory; a new one after the memory has grown. */
  get data() {
    if (this.view.buffer !== this.call.memory.buffer) this.view = new DataView(this.call.memory.buffer);
    return this.view;
  }

  /** The text at an address, which ends with a zero. @param {number} address */
  text(address, limit = Infinity) {
    const bytes = new Uint8Array(this.call.memory.buffer);
    let end = address;
    while (bytes[end] !== 0 && end - address < limit) end += 1;
    return new TextDecoder().decode(bytes.subarray(address, end));
  }

  /** Reads a struct. @param {string} type @param {number} address */
  read(type, address) {
    const data = this.data, value = {};
    for (const field of this.structs[type].fields) {
      value[field.name] = this.#get(data, field, address + field.offset);
    }
    return value;
  }

  #get(data, field, address) {
    switch (field.type) {
      case "f64": return data.getFloat64(address, true);
      case "i32": return data.getInt32(address, true);
      case "u32": case "pointer": return data.getUint32(address, true);
      case "i64": return data.getBigInt64(address, true);
      // The identifiers in this page are small, so that a Number holds them exactly.
      case "u64": return Number(data.getBigUint64(address, true));
      case "u8": return Array.from(new Uint8Array(data.buffer, address, field.size));
      default: return this.read(field.type, address);
    }
  }

  /** Sets some fields of a struct. @param {string} type @param {number} address @param {object} values */
  write(type, address, values) {
    const data = this.data;
    for (const field of this.structs[type].fields) {
      const value = values[field.name];
      if (value !== undefined) this.#set(data, field, address + field.offset, value);
    }
  }

  #set(data, field, address, value) {
    switch (field.type) {
      case "f64": data.setFloat64(address, value, true); break;
      case "i32": data.setInt32(address, Number(value), true); break;
      case "u32": case "pointer": data.setUint32(address, value, true); break;
      case "i64": data.setBigInt64(address, BigInt(value), true); break;
      case "u64": data.setBigUint64(address, BigInt(value), true); break;
      case "u8": {
        const bytes = typeof value === "string" ? new TextEncoder().encode(value).subarray(0, field.size - 1) : value;
        const place = new Uint8Array(data.buffer, address, field.size);
        place.fill(0);
        place.set(bytes);
        break;
      }
      default: this.write(field.type, address, value);
    }
  }

  /** Runs a function, and then frees the scratch memory that the function has used. @template T @param {() => T} body @returns {T} */
  scoped(body) {
    const top = this.top;
    try {
      return body();
    } finally {
      this.top = top;
    }
  }

  /** Allocates scratch memory, which is freed at the end of the innermost `scoped`. @param {number} size */
  space(size) {
    const address = this.top;
    this.top += (size + 15) & ~15;
    if (this.top > this.scratch + SCRATCH_SIZE) throw new Error("no scratch memory left");
    return address;
  }

  /** A struct in scratch memory, with its defaults except for the given fields. */
  struct(type, values = {}, ...more) {
    const { size } = this.structs[type], address = this.space(size);
    new Uint8Array(this.call.memory.buffer, address, size).fill(0);
    const init = this.call[`${type}_init`];
    if (init) init(address, size, ...more);
    this.write(type, address, values);
    return address;
  }

  /** An array of structs in scratch memory. @param {string} type @param {object[]} list */
  array(type, list) {
    const { size } = this.structs[type], start = this.space(Math.max(1, list.length) * size);
    list.forEach((values, index) => {
      const address = start + index * size;
      new Uint8Array(this.call.memory.buffer, address, size).fill(0);
      const init = this.call[`${type}_init`];
      if (init) init(address, size);
      this.write(type, address, values);
    });
    return start;
  }

  /** A text in scratch memory, with a zero at its end. @param {string} text */
  string(text) {
    const bytes = new TextEncoder().encode(text), address = this.space(bytes.length + 1);
    new Uint8Array(this.call.memory.buffer, address, bytes.length + 1).set([...bytes, 0]);
    return address;
  }

  /** The structs of a transient list. @param {string} type @param {number} address @param {number} count */
  structsAt(type, address, count) {
    const { size } = this.structs[type];
    return Array.from({ length: count }, (_, index) => this.read(type, address + index * size));
  }

  /** An array of identifiers in scratch memory. @param {number[]} list */
  identifiers(list) {
    const start = this.space(Math.max(1, list.length) * 8);
    list.forEach((id, index) => this.data.setBigUint64(start + 8 * index, BigInt(id), true));
    return start;
  }

  /** The defaults of a struct. @param {string} type */
  defaults(type, ...more) {
    return this.scoped(() => this.read(type, this.struct(type, {}, ...more)));
  }

  /** Throws an error if a status is an error; returns the status. @param {number} status @param {string} name */
  check(status, name) {
    if (status < 0) throw new Error(`${name}: ${this.text(this.call.ptk_status_string(status))}`);
    return status;
  }

  /** Reads a struct that a function fills. The last arguments of the function are the address and the size. Null if absent. */
  get(type, name, ...before) {
    return this.scoped(() => {
      const { size } = this.structs[type], address = this.space(size);
      return this.check(this.call[name](...before, address, size), name) === 0 ? this.read(type, address) : null;
    });
  }

  /** Reads a list: `invoke(buffer, elementSize, capacity, countAddress)` fills it. */
  list(type, invoke, capacity = 512) {
    return this.scoped(() => {
      const { size } = this.structs[type], buffer = this.space(size * capacity), count = this.space(4);
      this.check(invoke(buffer, size, capacity, count), type);
      const found = Math.min(capacity, this.data.getUint32(count, true));
      return Array.from({ length: found }, (_, index) => this.read(type, buffer + index * size));
    });
  }

  /** Reads a list of identifiers: `invoke(buffer, capacity, countAddress)` fills it. */
  idList(invoke, capacity = 4096) {
    return this.scoped(() => {
      const buffer = this.space(8 * capacity), count = this.space(4);
      this.check(invoke(buffer, capacity, count), "identifiers");
      const found = Math.min(capacity, this.data.getUint32(count, true));
      return Array.from({ length: found }, (_, index) => Number(this.data.getBigUint64(buffer + 8 * index, true)));
    });
  }

  /** The name of an event's type, as in files. @param {number} type */
  eventName(type) {
    return this.text(this.call.ptk_event_type_string(type));
  }

  /** The texts about a rule of the audit: a short name, the advice, its source, and an example. @param {number} rule */
  rule(rule) {
    const capacity = 4096;
    const part = (index) => this.scoped(() => {
      const address = this.space(capacity);
      return this.call.playground_rule_text(rule, index, address, capacity) < 0 ? "" : this.text(address);
    });
    const [advice, source, example] = [0, 1, 2].map(part);
    return { name: this.text(this.call.ptk_rule_string(rule)), advice, source, example };
  }
}

const SCRATCH_SIZE = 1 << 20;

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
      const input = library.struct("ptk_input", fields, library.constants.input[kind], time);
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

  setConfiguration(configuration, time) {
    const { library } = this;
    library.scoped(() =>
      this.#do("ptk_engine_set_config", this.handle, library.struct("ptk_config", configuration), time));
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
    return Array.from({ length: count }, (_, index) => Number(this.library.data.getBigUint64(start + 8 * index, true)));
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
    const limits = Array.from({ length: endCount }, (_, index) => library.data.getUint32(ends + 4 * index, true));
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
      const configuration = library.struct("ptk_audit_config",
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
        ...finding, targets: targets(index, constants.finding.targets), others: targets(index, constants.finding.others),
        text: text(index, constants.text.finding), advised: text(index, constants.text.remedy),
      }));
      call.ptk_audit_destroy(audit);
      return findings;
    });
  }
}
