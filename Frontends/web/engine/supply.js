// Where a module comes from, and the one engine that the elements of a page share which need it.
import { Engine } from './engine.js';

/** @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source */

/** Reads files, where there are any. @type {((url: URL) => Promise<BufferSource>) | null} */
let readFile = null;

/** Where there are files, `file:` URLs are read by `reader`. */
export function readFilesWith(reader) {
  readFile = reader;
}

/** One module for all of a page. */
export class Supply {
  /** The engine that all elements of a page share, once there is one. @type {Engine | null} */
  engine = null;
  /** Why there is none; `null` while one may still come. @type {Error | null} */
  problem = null;
  /** What brings it, or has brought it. @type {Promise<Engine> | null} */
  #attempt = null;
  /** What the page has said last of where the module is, if that can be asked again. */
  #place;
  /** Called when `engine` or `problem` has changed. */
  #changed = () => {};

  /** @param {() => URL} place where the module is, unless the page says it */
  constructor(place) {
    this.#place = place;
  }

  /**
   * Loads the engine.
   *
   * Until there is one, `load(source)` says where the module is: for the elements of the page too, and in place of all
   * that has been said before. From then on it makes an engine of its own. Without a source it answers the engine that
   * the page shares, and asks for the module again if that has failed.
   *
   * @param {Source | Promise<Source> | (() => Source | Promise<Source>)} [source] where the module is; without it,
   *   where `load` has been told last, or beside this script
   * @returns {Promise<Engine>}
   */
  load(source) {
    if (source === undefined) return this.#attempt ?? this.#begin(this.#place);
    return this.engine ? make(source) : this.#begin(source);
  }

  /** Calls `listener` from now on when `engine` or `problem` has changed. */
  watch(listener) {
    this.#changed = listener;
  }

  #begin(source) {
    // What a cache has of a module that did not load is not asked for twice.
    const own = make(source, this.problem ? 'reload' : 'default');
    if (!(source instanceof Response || source instanceof Promise)) this.#place = source;
    [this.#attempt, this.problem] = [own, null];
    own.then((made) => this.#end(own, made, null), (error) => this.#end(own, null, error));
    this.#changed();
    return own;
  }

  /** An attempt is over. Unless it is the last one, nobody waits for it any more. */
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

async function compile(source, cache) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof Response) return naming(source.url, () => compileResponse(source));
  const url = new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  return naming(url, async () => {
    if (url.protocol === 'file:' && readFile) return WebAssembly.compile(await readFile(url));
    return compileResponse(await fetch(url, { cache }));
  });
}

/** What goes wrong is told with the address. */
async function naming(url, work) {
  try {
    return await work();
  } catch (error) {
    throw new Error(`the module of Detent could not be loaded from ${url}: ${error.message}`, { cause: error });
  }
}

/** Only of exactly this MIME type may every engine compile it while it loads. */
async function compileResponse(response) {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const isTyped = response.headers.get('content-type') === 'application/wasm';
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
