// Location of the dial module; see `beside.js`.
import { base } from './beside.js';

/** `detent-dial.wasm` beside this file; in a bundle, beside the bundle. */
export function besideDial() {
  try {
    return new URL('./detent-dial.wasm', import.meta.url);
  } catch {
    return new URL('./detent-dial.wasm', base());
  }
}
