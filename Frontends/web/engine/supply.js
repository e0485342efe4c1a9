// Source of a module, and the engine that the elements of a page share.
import { compile } from './compile.js';
import { Engine } from './engine.js';

/** @typedef {import('./compile.js').Source} Source */

/** One module for a whole page. */
export class Supply {
  /** Engine that all elements of a page share; `null` until loaded. @type {Engine | null} */
  engine = null;
  /** Error of the last attempt; `null` while one is in progress. @type {Error | null} */
  problem = null;
  /** Current or successful attempt. @type {Promise<Engine> | null} */
  #attempt = null;
  /** Last source of the module that can be used again. */
  #place;
  /** Called after `engine` or `problem` has changed. */
  #changed = () => {};

  /** @param {() => URL} place default location of the module */
  constructor(place) {
    this.#place = place;
  }

  /**
   * Loads the engine.
   *
   * Before an engine exists, `load(source)` replaces the source of the module, for all elements. Later it
   * creates a separate engine. Without a source it returns the shared engine, and retries after a failure, with
   * the last source or the default location.
   *
   * @param {Source | Promise<Source> | (() => Source | Promise<Source>)} [source]
   * @returns {Promise<Engine>}
   */
  load(source) {
    if (source === undefined) return this.#attempt ?? this.#begin(this.#place);
    return this.engine ? make(source) : this.#begin(source);
  }

  /** Sets `listener` to be called after `engine` or `problem` has changed. */
  watch(listener) {
    this.#changed = listener;
  }

  #begin(source) {
    // After a failure, bypass the cache, which may hold the broken module.
    const own = make(source, this.problem ? 'reload' : 'default');
    if (!(source instanceof Response || source instanceof Promise)) this.#place = source;
    [this.#attempt, this.problem] = [own, null];
    own.then((made) => this.#end(own, made, null), (error) => this.#end(own, null, error));
    this.#changed();
    return own;
  }

  /** Ends an attempt; ignored if a later attempt replaced it. */
  #end(own, made, error) {
    if (own !== this.#attempt) return;
    if (error) this.#attempt = null;
    [this.engine, this.problem] = [made, error];
    this.#changed();
  }
}

async function make(source, cache) {
  const given = await (typeof source === 'function' ? source() : source);
  return Engine.instantiate(await compile(given, cache));
}
