/**
 * The functions of the C headers in WebAssembly, and their structs as plain objects.
 *
 * The offsets of fields and the numbers of constants come from the two tables that Sources/CPointerKit/bindings writes, whose
 * entries have 20 and 12 bytes.
 */

/** The values of a function for 0, 1, … Old scripts of pages replace `Array.from` with a function of their own. @template T @param {number} count @param {(index: number) => T} make @returns {T[]} */
export function listed(count, make) {
  const list = [];
  for (let index = 0; index < count; index += 1) list.push(make(index));
  return list;
}

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

  /** Starts the engine of a page. @param {string | BufferSource | WebAssembly.Exports} wasm the address of the WebAssembly, itself, or its functions */
  static async load(wasm) {
    if (wasm.memory) return new Library(wasm);
    const bytes = typeof wasm === "string" ? await (await fetch(wasm)).arrayBuffer() : wasm;
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Library(instance.exports);
  }

  #readTable() {
    const count = this.call.malloc(4);
    let entry = this.call.ptk_table_of_fields(count);
    let end = entry + 20 * this.data.getUint32(count, true);
    for (; entry < end; entry += 20) {
      const [owner, name, type] = [0, 4, 8].map((offset) => this.text(this.data.getUint32(entry + offset, true)));
      const [offset, size] = [12, 16].map((offset) => this.data.getUint32(entry + offset, true));
      if (name === "") this.structs[owner] = { size, fields: [] };
      else this.structs[owner].fields.push({ name, type, offset, size });
    }
    entry = this.call.ptk_table_of_constants(count);
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
      case "bool": return data.getUint8(address) !== 0;
      case "i32": return data.getInt32(address, true);
      case "u32": case "pointer": return data.getUint32(address, true);
      case "i64": return data.getBigInt64(address, true);
      // The identifiers in a page are small, so that a Number holds them exactly.
      case "u64": return Number(data.getBigUint64(address, true));
      case "u8": return [...new Uint8Array(data.buffer, address, field.size)];
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
      case "bool": data.setUint8(address, value ? 1 : 0); break;
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
    return listed(count, (index) => this.read(type, address + index * size));
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

  /** The fields of ptk_configuration for dense layouts, as on a desktop. */
  get compactConfiguration() {
    return this.scoped(() => {
      const { size } = this.structs.ptk_configuration, address = this.space(size);
      this.check(this.call.ptk_configuration_init_compact(address, size), "ptk_configuration_init_compact");
      return this.read("ptk_configuration", address);
    });
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
      return listed(found, (index) => this.read(type, buffer + index * size));
    });
  }

  /** Reads a list of identifiers: `invoke(buffer, capacity, countAddress)` fills it. */
  idList(invoke, capacity = 4096) {
    return this.scoped(() => {
      const buffer = this.space(8 * capacity), count = this.space(4);
      this.check(invoke(buffer, capacity, count), "identifiers");
      const found = Math.min(capacity, this.data.getUint32(count, true));
      return listed(found, (index) => Number(this.data.getBigUint64(buffer + 8 * index, true)));
    });
  }

  /** The name of an event's type, as in files. @param {number} type */
  eventName(type) {
    return this.text(this.call.ptk_event_type_string(type));
  }
}

const SCRATCH_SIZE = 1 << 20;
