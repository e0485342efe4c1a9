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
    this.#all ??= this.#engine.read(this.#verbs.read, this.#kind.state, [this.#address]);
    return this.#all;
  }

  /** State of one part, of a control with several. */
  part(number) {
    this.#parts[number] ??= this.#engine.read(this.#verbs.read_part, this.#kind.partState, [this.#address, number]);
    return this.#parts[number];
  }

  /** Value of each part. */
  get values() {
    const { value, partCount = 1 } = this.all;
    if (!this.#kind.partState) return [value];
    return Array.from({ length: partCount }, (_, part) => this.part(part).value);
  }
}
