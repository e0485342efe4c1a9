// State of a control, read from the module.

/** Caches the state of the control at an address until `forget` is called. */
export class States {
  #engine;
  #kind;
  #verbs;
  #address;
  #all = null;
  #parts = [];

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {object} kind
   * @param {number} address
   */
  constructor(engine, kind, address) {
    this.#engine = engine;
    this.#kind = kind;
    this.#verbs = engine.verbs(kind);
    this.#address = address;
  }

  /** Discards the cache after a change. */
  forget() {
    this.#all = null;
    if (this.#parts.length > 0) this.#parts = [];
  }

  /** State of the whole control. */
  get all() {
    this.#all ??= this.#read();
    return this.#all;
  }

  #read() {
    const { scratch, memory } = this.#engine;
    const { state } = this.#kind;
    this.#engine.check(this.#verbs.read(this.#address, scratch.answer, state.size));
    return state.read(memory.view, scratch.answer);
  }

  /** State of one part, of a control with several. */
  part(number) {
    this.#parts[number] ??= this.#readPart(number);
    return this.#parts[number];
  }

  #readPart(number) {
    const { scratch, memory } = this.#engine;
    const { partState } = this.#kind;
    this.#engine.check(this.#verbs.read_part(this.#address, number, scratch.answer, partState.size));
    return partState.read(memory.view, scratch.answer);
  }

  /** Value of each part. */
  get values() {
    const { value, partCount = 1 } = this.all;
    if (!this.#kind.partState) return [value];
    return Array.from({ length: partCount }, (_, part) => this.part(part).value);
  }
}
