// Default location of the module. In this folder, so that a bundle loads it from beside itself.

/** URL of a classic script, which is known only while the script first runs. */
const script = globalThis.document?.currentScript?.src;

/** Replaces `import.meta.url` in classic scripts. */
export const base = () => script || document.baseURI;

/** `detent.wasm` beside this file, or beside the bundle. Bundlers recognise this exact line. */
export function beside() {
  try {
    return new URL('./detent.wasm', import.meta.url);
  } catch {
    return new URL('./detent.wasm', base());
  }
}
