// Layout of the structures of detent.h in the module's memory.

/**
 * A type of field: its size, and its conversion to and from a JavaScript value.
 * @typedef {{size: number, align?: number, read(view: DataView, at: number): any,
 *   write(view: DataView, at: number, value: any): void}} Kind
 */

/** A 64-bit integer as two halves: no BigInt, exact up to 2^53. */
const high = 4294967296;
const readWhole = (view, at) => view.getInt32(at + 4, true) * high + view.getUint32(at, true);
const writeWhole = (view, at, value) => {
  if (Number.isNaN(Number(value))) throw new TypeError(`${value} is not a number`);
  const whole = Math.min(Math.max(Math.trunc(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  view.setInt32(at + 4, Math.floor(whole / high), true);
  view.setUint32(at, whole - Math.floor(whole / high) * high, true);
};

/** @type {Kind} */
export const f64 = {
  size: 8,
  read: (view, at) => view.getFloat64(at, true),
  write: (view, at, value) => view.setFloat64(at, value, true),
};

/** An optional number: NaN in the module, `null` here. @type {Kind} */
export const optional = {
  size: 8,
  read(view, at) {
    const number = view.getFloat64(at, true);
    return Number.isNaN(number) ? null : number;
  },
  write: (view, at, value) => view.setFloat64(at, value ?? NaN, true),
};

/** @type {Kind} */
export const i64 = { size: 8, read: readWhole, write: writeWhole };

/** @type {Kind} */
export const i32 = {
  size: 4,
  read: (view, at) => view.getInt32(at, true),
  write: (view, at, value) => view.setInt32(at, value, true),
};

/** Bytes private to the engine. @returns {Kind} */
export const bytes = (size) => ({ size, align: 8, read: () => undefined, write() {} });

/** A Boolean: true unless 0. @type {Kind} */
export const flag = {
  size: 4,
  read: (view, at) => view.getInt32(at, true) !== 0,
  write: (view, at, value) => view.setInt32(at, value ? 1 : 0, true),
};

/** Milliseconds here, nanoseconds in the module; the smallest 64-bit integer is `null` here. @type {Kind} */
export const time = {
  size: 8,
  read(view, at) {
    const isMissing = view.getInt32(at + 4, true) === -2147483648 && view.getUint32(at, true) === 0;
    return isMissing ? null : readWhole(view, at) / 1e6;
  },
  write: (view, at, milliseconds) => writeWhole(view, at, nanoseconds(milliseconds)),
};

/** Converts to whole nanoseconds; exact both ways for times up to 26 days. */
export function nanoseconds(milliseconds) {
  return Math.round(milliseconds * 1e6);
}

/**
 * A constant of the header as a word, whose index in the list is its number.
 * @param {(string | undefined)[]} list
 * @returns {Kind}
 */
export function words(list) {
  return {
    size: 4,
    read: (view, at) => list[view.getInt32(at, true)],
    write(view, at, word) {
      const number = list.indexOf(word);
      if (number < 0) throw new TypeError(`'${word}' is none of ${list.filter(Boolean).join(', ')}`);
      view.setInt32(at, number, true);
    },
  };
}

/**
 * A list of numbers: a count, then space for `most` numbers.
 * @returns {Kind & {align: number, most: number}}
 */
export function numbers(most) {
  return {
    size: 8 + most * 8,
    align: 8,
    most,
    read: (view, at) => Array.from({ length: readWhole(view, at) }, (_, index) => view.getFloat64(at + 8 + index * 8, true)),
    write(view, at, list) {
      if (!(list.length <= most)) throw new TypeError(`${list} is no list of at most ${most} numbers`);
      writeWhole(view, at, list.length);
      for (let index = 0; index < most; index += 1) view.setFloat64(at + 8 + index * 8, list[index] ?? 0, true);
    },
  };
}

/**
 * Reads a structure whose `flags` are bits.
 * @param {Struct} struct
 * @param {Record<string, number>} bits name of a property for each bit
 */
export function flagged(struct, bits) {
  const names = Object.entries(bits);
  return (view, address) => {
    const read = struct.read(view, address);
    for (const [name, bit] of names) read[name] = (read.flags & bit) !== 0;
    return read;
  };
}

const isReserved = (name) => name.startsWith('reserved');

/** A structure: fields in header order, each aligned to its size or its kind's `align`. */
export class Struct {
  /** @param {Record<string, Kind>} fields by name in the header, in camelCase */
  constructor(fields) {
    let end = 0;
    /** @type {{name: string, kind: Kind, offset: number}[]} */
    this.fields = [];
    for (const [name, kind] of Object.entries(fields)) {
      const { align = kind.size } = kind;
      const offset = Math.ceil(end / align) * align;
      this.fields.push({ name, kind, offset });
      end = offset + kind.size;
    }
    /** Size in bytes; every structure contains a field of eight. */
    this.size = Math.ceil(end / 8) * 8;
    /** Offset of each field, by name. @type {Record<string, number>} */
    this.offsets = Object.fromEntries(this.fields.map(({ name, offset }) => [name, offset]));
    this.#public = this.fields.filter(({ name }) => !isReserved(name));
    this.#reserved = this.fields.filter(({ name }) => isReserved(name));
  }

  #public;
  #reserved;

  /** Reads all fields into a new object. */
  read(view, address) {
    const result = {};
    const fields = this.#public;
    for (let index = 0; index < fields.length; index += 1) {
      const { name, kind, offset } = fields[index];
      result[name] = kind.read(view, address + offset);
    }
    return result;
  }

  /** Writes the fields that the object has, and 0 into reserved ones. */
  write(view, address, object) {
    for (const { kind, offset } of this.#reserved) kind.write(view, address + offset, 0);
    for (const { name, kind, offset } of this.#public) {
      const value = object[name];
      if (value !== undefined) kind.write(view, address + offset, value);
    }
  }
}

/** Structure of a generated table, which has the kind and the usual value of each field. @param {Record<string, any[]>} table */
export const structOf = (table) => new Struct(mapped(table, ([kind]) => kind));

/** Usual values of such a table; what is reserved has none. @param {Record<string, any[]>} table */
export const usualOf = (table) => Object.freeze(mapped(table, ([, value]) => Object.freeze(value)));

function mapped(table, what) {
  const rows = Object.entries(table).map(([name, row]) => [name, what(row)]);
  return Object.fromEntries(rows.filter(([, each]) => each !== undefined));
}
