// Where the module comes from, and the one engine that the elements of a page share.
import { beside } from '../beside.js';
import { Engine } from './engine.js';

/** @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source */

/** The engine that all elements of a page share, once there is one. @type {Engine | null} */
export let engine = null;
/** Why there is none; `null` while one may still come. @type {Error | null} */
export let problem = null;

/** What brings it, or has brought it. @type {Promise<Engine> | null} */
let attempt = null;
/** What the page has said last of where the module is, if that can be asked again. */
let place = beside;
/** Called when `engine` or `problem` has changed. */
let changed = () => {};
/** Reads files, where there are any. @type {((url: URL) => Promise<BufferSource>) | null} */
let readFile = null;

/**
 * Loads the engine.
 *
 * Until there is one, `load(source)` says where the module is: for the elements of the page too, and in place of all
 * that has been said before. From then on it makes an engine of its own. Without a source it answers the engine that
 * the page shares, and asks for the module again if that has failed.
 *
 * @param {Source | Promise<Source> | (() => Source | Promise<Source>)} [source] where the module is; without it, where
 *   `load` has been told last, or `detent.wasm` beside this script
 * @returns {Promise<Engine>}
 */
export function load(source) {
  if (source === undefined) return attempt ?? begin(place);
  return engine ? make(source) : begin(source);
}

/** Calls `listener` from now on when `engine` or `problem` has changed. */
export function watchEngine(listener) {
  changed = listener;
}

/** Where there are files, `file:` URLs are read by `reader`. */
export function readFilesWith(reader) {
  readFile = reader;
}

function begin(source) {
  // What a cache has of a module that did not load is not asked for twice.
  const own = make(source, problem ? 'reload' : 'default');
  if (!(source instanceof Response || source instanceof Promise)) place = source;
  [attempt, problem] = [own, null];
  own.then((made) => end(own, made, null), (error) => end(own, null, error));
  changed();
  return own;
}

/** An attempt is over. Unless it is the last one, nobody waits for it any more. */
function end(own, made, error) {
  if (own !== attempt) return;
  if (error) attempt = null;
  [engine, problem] = [made, error];
  changed();
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
