// Where the modules are, unless the page says it. In this folder, so that a bundle looks for them beside itself.

/** A classic script knows where it is while it runs, and only then. */
const script = globalThis.document?.currentScript?.src;

/** What is no module has no `import.meta.url`. */
const base = () => script || document.baseURI;

/** `detent.wasm` beside this file; in a bundle, beside the bundle. Bundlers know the line as it stands. */
export function beside() {
  try {
    return new URL('./detent.wasm', import.meta.url);
  } catch {
    return new URL('./detent.wasm', base());
  }
}

/** The module of sliders, in the same way. */
export function besideSlider() {
  try {
    return new URL('./detent-slider.wasm', import.meta.url);
  } catch {
    return new URL('./detent-slider.wasm', base());
  }
}
