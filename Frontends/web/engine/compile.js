// Compiles a module from its source. Files of `dist` have theirs compiled inside, see bundle/make.mjs.

/** @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source */

/** Reads files, if available. @type {((url: URL) => Promise<BufferSource>) | null} */
let readFile = null;

/** Sets the reader of `file:` URLs. */
export function readFilesWith(reader) {
  readFile = reader;
}

/** @param {Source} source @param {RequestCache} cache */
export async function compile(source, cache) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof Response) return naming(source.url, () => compileResponse(source));
  const url = new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  return naming(url, async () => {
    if (url.protocol === 'file:' && readFile) return WebAssembly.compile(await readFile(url));
    return compileResponse(await fetch(url, { cache }));
  });
}

/** Adds the address to errors. */
async function naming(url, work) {
  try {
    return await work();
  } catch (error) {
    throw new Error(`the module of Detent could not be loaded from ${url}: ${error.message}`, { cause: error });
  }
}

/** Compiles a response, while it loads if its MIME type is exactly the required one. */
async function compileResponse(response) {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const isTyped = response.headers.get('content-type') === 'application/wasm';
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
