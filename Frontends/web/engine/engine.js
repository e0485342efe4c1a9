// The WebAssembly module, loaded.
import * as layout from './layout.js';
import { Memory } from './memory.js';

/** A call that made no sense: always a mistake in the program, never in what a user did. */
export class DetentError extends Error {
  /**
   * @param {string} message what was wrong
   * @param {number} status a DETENT_ERROR
   */
  constructor(message, status) {
    super(message);
    this.name = 'DetentError';
    this.status = status;
  }
}

/** Those statuses of detent.h that have a meaning of their own here. */
export const statuses = { ok: 0, size: 2, storage: 3, configuration: 7 };

/** The kinds of controls that the script knows, as far as their files are imported. */
export const kinds = new Set();

/** The most that a configuration and a control of any kind take, in bytes. */
const largest = { configuration: 640, control: 4480 };

const sentences = [
  'it went well', 'the control was disposed of', 'a structure has another size', 'its memory was written over',
  'a control cannot be changed from within its own effects', 'a number must be finite',
  'a constant is none of those there are', 'the configuration makes no sense', 'there are not so many',
];

/** One instance of the module. Any number of controls share it. */
export class Engine {
  /** Who hears of the effects of the call that is going on. @type {((address: number) => void) | null} */
  #listener = null;

  /** @param {WebAssembly.Module} module of `build.sh` */
  static async instantiate(module) {
    const engine = new Engine();
    const imports = { detent: { effect: (address) => engine.#listener?.(address) } };
    engine.#begin(await WebAssembly.instantiate(module, imports));
    return engine;
  }

  #begin(instance) {
    /** The functions of detent.h, without `detent_`; a plainly compiled module still has that. */
    this.functions = Object.fromEntries(
      Object.entries(instance.exports).map(([name, value]) => [name.replace(/^detent_/, ''), value]));
    this.memory = new Memory(instance.exports.memory, instance.exports.__heap_base.value);
    /** Where structures are put for the length of one call. */
    this.scratch = {
      configuration: this.memory.take(largest.configuration),
      control: this.memory.take(largest.control),
      event: this.memory.take(layout.event.size),
      effect: this.memory.take(layout.effectSize),
      environment: this.memory.take(layout.environment.size),
      answer: this.memory.take(256),
      sink: this.functions.web_sink(),
    };
    this.#parts = { address: 0, size: 0 };
    this.#compare();
  }

  /** A module that was built for other scripts is noticed at once, and not when it is used. */
  #compare() {
    if (!Object.keys(this.functions).some((name) => name.endsWith('_configuration_size'))) throw this.#other();
    for (const kind of kinds) if (this.#size(kind)) this.admit(kind);
  }

  /** How large a configuration is to the module; `undefined` if it has no such control. */
  #size({ name }) {
    return this.functions[`${name}_configuration_size`]?.();
  }

  #other() {
    return new DetentError('the module is of another version of Detent than the script', statuses.size);
  }

  /** Makes sure that the module has a kind of control, as the script knows it. */
  admit(kind) {
    const size = this.#size(kind);
    if (!size) throw new DetentError(`the module of this engine has no ${kind.name}`, statuses.storage);
    if (size !== kind.configuration.size) throw this.#other();
  }

  /** Calls the module, and `listener` with the address of each effect that comes of it. */
  call(listener, body) {
    const before = this.#listener;
    this.#listener = listener;
    try {
      return body();
    } finally {
      this.#listener = before;
    }
  }

  /** Throws if a call went wrong. */
  check(status) {
    if (status !== statuses.ok) throw new DetentError(sentences[status] ?? 'unknown status', status);
  }

  #parts;
  /** The functions of each kind of control, by their names without the kind's. @type {Map<string, Record<string, Function>>} */
  #verbs = new Map();

  /** The functions about a kind of control: `handle` is `ruler_handle`. */
  verbs({ name }) {
    if (!this.#verbs.has(name)) {
      const own = Object.entries(this.functions).filter(([each]) => each.startsWith(`${name}_`));
      this.#verbs.set(name, Object.fromEntries(own.map(([each, body]) => [each.slice(name.length + 1), body])));
    }
    return this.#verbs.get(name);
  }

  /** How many bytes there is room for in `parts`. */
  get partsSize() {
    return this.#parts.size;
  }

  /** Where at least `size` bytes are for the marks or symbols of a scene. */
  parts(size) {
    if (size > this.#parts.size) {
      if (this.#parts.size > 0) this.memory.give(this.#parts.address, this.#parts.size);
      const enough = 2 ** Math.ceil(Math.log2(size));
      this.#parts = { address: this.memory.take(enough), size: enough };
    }
    return this.#parts.address;
  }
}
