// The loaded WebAssembly module.
import { admit, compare } from './admission.js';
import { DetentError, statuses } from './error.js';
import * as layout from './layout.js';
import { Memory } from './memory.js';

export { DetentError };

/** Kinds of controls whose files have been imported. */
export const kinds = new Set();

/** Maximum size of a configuration and of a control of any kind, in bytes. */
const largest = { configuration: 1024, control: 6272 };

const sentences = [
  'it went well', 'the control was disposed of', 'a structure has another size', 'its memory was written over',
  'a control cannot be changed from within its own effects', 'a number must be finite',
  'a constant is none of those there are', 'the configuration makes no sense', 'there are not so many',
];

/** One instance of the module, shared by any number of controls. */
export class Engine {
  /** Receives the effects of the current call. @type {((address: number) => void) | null} */
  #listener = null;

  /** @param {WebAssembly.Module} module built by `build.sh` */
  static async instantiate(module) {
    const engine = new Engine();
    const imports = { detent: { effect: (address) => engine.#listener?.(address) } };
    engine.#begin(await WebAssembly.instantiate(module, imports));
    return engine;
  }

  #begin(instance) {
    /** Functions of detent.h without `detent_`, which only a plainly compiled module still has. */
    this.functions = Object.fromEntries(
      Object.entries(instance.exports).map(([name, value]) => [name.replace(/^detent_/, ''), value]));
    this.memory = new Memory(instance.exports.memory, instance.exports.__heap_base.value);
    /** Memory for structures during one call. */
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
    compare(this.functions, kinds);
  }

  /** Throws unless the module has a kind of control with the layout that the script knows. */
  admit(kind) {
    admit(this.functions, kind);
  }

  /** Runs `body`; `listener` receives the address of each effect it causes. */
  call(listener, body) {
    const before = this.#listener;
    this.#listener = listener;
    try {
      return body();
    } finally {
      this.#listener = before;
    }
  }

  /** Throws if a call failed. */
  check(status) {
    if (status !== statuses.ok) throw new DetentError(sentences[status] ?? 'unknown status', status);
  }

  /** Calls a function that fills a structure, and reads that; `given` precedes the structure, `more` follows it. */
  read(body, struct, given, more = []) {
    const { memory, scratch: { answer } } = this;
    this.check(body(...given, answer, struct.size, ...more));
    return struct.read(memory.view, answer);
  }

  #parts;
  /** Functions of each kind, by name without the kind. @type {Map<string, Record<string, Function>>} */
  #verbs = new Map();

  /** Functions of a kind of control: `handle` is `ruler_handle`. */
  verbs({ name }) {
    if (!this.#verbs.has(name)) {
      const own = Object.entries(this.functions).filter(([each]) => each.startsWith(`${name}_`));
      this.#verbs.set(name, Object.fromEntries(own.map(([each, body]) => [each.slice(name.length + 1), body])));
    }
    return this.#verbs.get(name);
  }

  /** Returns the address of at least `size` bytes for the marks or symbols of a scene. */
  parts(size) {
    if (size > this.#parts.size) {
      if (this.#parts.size > 0) this.memory.give(this.#parts.address, this.#parts.size);
      const enough = 2 ** Math.ceil(Math.log2(size));
      this.#parts = { address: this.memory.take(enough), size: enough };
    }
    return this.#parts.address;
  }
}
