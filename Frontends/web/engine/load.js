// Where the module comes from.
import { Engine } from './engine.js';

/** @type {Promise<Engine> | undefined} */
let shared;

/**
 * Loads the engine.
 *
 * @param {string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} [source] where the module
 *   is; without it, `detent.wasm` beside `detent.js`, loaded once for all
 * @returns {Promise<Engine>}
 */
export function load(source) {
  if (source !== undefined) return compile(source).then(Engine.instantiate);
  shared ??= load(new URL('../detent.wasm', import.meta.url)).catch((problem) => {
    shared = undefined; // the next one may have more luck
    throw problem;
  });
  return shared;
}

async function compile(given) {
  const source = await given;
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof Response) return compileResponse(source);
  const url = new URL(source, globalThis.document?.baseURI ?? import.meta.url);
  if (url.protocol === 'file:' && globalThis.process) return compileFile(url);
  return compileResponse(await fetch(url));
}

/** Only of exactly this MIME type may every engine compile it while it loads. */
async function compileResponse(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}; run build.sh?`);
  const isTyped = response.headers.get('content-type') === 'application/wasm';
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function compileFile(url) {
  const { readFile } = await import('node:fs/promises');
  return WebAssembly.compile(await readFile(url));
}
