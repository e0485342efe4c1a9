// The memory of the module. The module itself never allocates: what it works on is handed out here.

const page = 65536;

/** Memory of what was forgotten by everybody is given back. */
export const forgotten = new FinalizationRegistry(({ memory, address, size }) => memory.give(address, size));

/** Hands out pieces of the module's memory behind what the module itself uses. */
export class Memory {
  #memory;
  #view;
  #end;
  /** Pieces that were given back, by their size. @type {Map<number, number[]>} */
  #free = new Map();

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} start the first byte that nobody uses
   */
  constructor(memory, start) {
    this.#memory = memory;
    this.#view = new DataView(memory.buffer);
    this.#end = Math.ceil(start / 16) * 16;
  }

  /** All of it; asked for anew after each `take`, for growing makes another one. */
  get view() {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer);
    return this.#view;
  }

  /** How many bytes there are. */
  get size() {
    return this.#memory.buffer.byteLength;
  }

  /** The address of `size` bytes, aligned for everything in detent.h. */
  take(size) {
    const rounded = Math.ceil(size / 16) * 16;
    const reused = this.#free.get(rounded)?.pop();
    if (reused !== undefined) return reused;
    const address = this.#end;
    this.#end += rounded;
    const missing = this.#end - this.size;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / page));
    return address;
  }

  /** The address of bytes that are given back when nobody has their owner any more. */
  takeFor(owner, size) {
    const address = this.take(size);
    forgotten.register(owner, { memory: this, address, size }, owner);
    return address;
  }

  /** Gives back what `take` has given. */
  give(address, size) {
    const rounded = Math.ceil(size / 16) * 16;
    const list = this.#free.get(rounded);
    if (list) list.push(address);
    else this.#free.set(rounded, [address]);
  }

  /** A copy of some bytes. */
  copy(address, size) {
    return new Uint8Array(this.#memory.buffer, address, size).slice();
  }

  /** Writes bytes. */
  paste(address, bytes) {
    new Uint8Array(this.#memory.buffer, address, bytes.length).set(bytes);
  }
}
