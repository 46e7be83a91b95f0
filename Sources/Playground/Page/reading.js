/**
 * Values of a JSON file, each with its path. An error states the path, the value found and the value expected.
 */

/** An error in a file; its message is one line. */
export class FileError extends Error {}

/** A value of a file. */
export class Node {
  constructor(value, path = "") {
    this.value = value;
    this.path = path;
  }

  /** @param {string} expected @returns {never} */
  fail(expected, found = undefined) {
    const shown = found ?? (JSON.stringify(this.value) ?? "nothing").slice(0, 60);
    throw new FileError(`${this.path === "" ? "" : `${this.path}: `}found ${shown}, expected ${expected}`);
  }

  at(key) {
    const step = typeof key === "number" ? `[${key}]` : this.path === "" ? key : `.${key}`;
    return new Node(this.value[key], this.path + step);
  }

  number() {
    return typeof this.value === "number" && Number.isFinite(this.value) ? this.value : this.fail("a number");
  }

  atLeast(least) {
    return this.number() >= least ? this.value : this.fail(`a number of at least ${least}`);
  }

  above(limit) {
    return this.number() > limit ? this.value : this.fail(`a number above ${limit}`);
  }

  integer(least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
    const number = this.number();
    if (!Number.isInteger(number) || number < least || number > most) this.fail(`a whole number from ${least} to ${most}`);
    return number;
  }

  flag() {
    return typeof this.value === "boolean" ? this.value : this.fail("true or false");
  }

  string() {
    return typeof this.value === "string" ? this.value : this.fail("a string");
  }

  /** The number for a word, which must be one of the given words. @param {Object<string, number>} words */
  word(words) {
    if (typeof this.value === "string" && Object.hasOwn(words, this.value)) return words[this.value];
    return this.fail(`one of: ${Object.keys(words).join(", ")}`);
  }

  list(count = undefined) {
    const expected = count === undefined ? "an array" : `an array of ${count} numbers`;
    if (!Array.isArray(this.value) || (count !== undefined && this.value.length !== count)) this.fail(expected);
    return this.value.map((_, index) => this.at(index));
  }

  numbers(count) {
    return this.list(count).map((node) => node.number());
  }

  /** A list of numbers, such as a rectangle, whose last two numbers must not be negative. */
  extents(count) {
    const nodes = this.list(count);
    for (const node of nodes.slice(-2)) if (node.number() < 0) node.fail("a number of at least 0");
    return nodes.map((node) => node.number());
  }

  /** The members of an object; keys other than these are errors, unless they begin with `x-`. @param {string[]} keys */
  fields(keys) {
    if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) this.fail("an object");
    for (const key of Object.keys(this.value)) {
      if (!keys.includes(key) && !key.startsWith("x-")) {
        this.at(key).fail(`one of: ${[...keys].sort().join(", ")}`, "an unknown key");
      }
    }
    return new Fields(this);
  }
}

/** The members of an object. */
export class Fields {
  /** @param {Node} node */
  constructor(node) {
    this.node = node;
  }

  has(key) {
    return Object.hasOwn(this.node.value, key);
  }

  required(key) {
    return this.has(key) ? this.node.at(key) : this.node.fail(`a key "${key}"`, "none");
  }

  /** The result of `reader` for a member; `otherwise` if the member is absent. */
  read(key, reader, otherwise) {
    return this.has(key) ? reader(this.node.at(key)) : otherwise;
  }

  /** Like `read`, but a member that is null counts as absent. */
  nullable(key, reader, otherwise) {
    return this.has(key) && this.node.value[key] !== null ? reader(this.node.at(key)) : otherwise;
  }
}
