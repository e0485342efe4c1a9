// Where a module is, unless the page says it. In this folder, so that a bundle looks for it beside itself.

/** A classic script knows where it is while it runs, and only then. */
const script = globalThis.document?.currentScript?.src;

/** What stands for `import.meta.url` in what is no module. */
export const base = () => script || document.baseURI;

/** `detent.wasm` beside this file; in a bundle, beside the bundle. Bundlers know the line as it stands. */
export function beside() {
  try {
    return new URL('./detent.wasm', import.meta.url);
  } catch {
    return new URL('./detent.wasm', base());
  }
}
