// The memory of the module. The module never allocates; its blocks are allocated here.

const page = 65536;

/** Frees the blocks of objects that were garbage collected. */
export const forgotten = new FinalizationRegistry(({ memory, address, size }) => memory.give(address, size));

/** Allocates blocks of the module's memory, after those used by the module itself. */
export class Memory {
  #memory;
  #view;
  #end;
  /** Freed blocks, by size. @type {Map<number, number[]>} */
  #free = new Map();

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} start first unused byte
   */
  constructor(memory, start) {
    this.#memory = memory;
    this.#view = new DataView(memory.buffer);
    this.#end = Math.ceil(start / 16) * 16;
  }

  /** View of all memory; read it again after each `take`, because growing replaces it. */
  get view() {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer);
    return this.#view;
  }

  /** Size of the memory, in bytes. */
  get size() {
    return this.#memory.buffer.byteLength;
  }

  /** Allocates `size` bytes, aligned for every type in detent.h; returns their address. */
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

  /** Allocates bytes that are freed with their owner; returns their address. */
  takeFor(owner, size) {
    const address = this.take(size);
    forgotten.register(owner, { memory: this, address, size }, owner);
    return address;
  }

  /** Frees a block of `take`. */
  give(address, size) {
    const rounded = Math.ceil(size / 16) * 16;
    const list = this.#free.get(rounded);
    if (list) list.push(address);
    else this.#free.set(rounded, [address]);
  }

  /** Copies bytes out of the memory. */
  copy(address, size) {
    return new Uint8Array(this.#memory.buffer, address, size).slice();
  }

  /** Writes bytes. */
  paste(address, bytes) {
    new Uint8Array(this.#memory.buffer, address, bytes.length).set(bytes);
  }
}
