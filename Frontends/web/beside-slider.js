// Location of the slider module; see `beside.js`.
import { base } from './beside.js';

/** `detent-slider.wasm` beside this file; in a bundle, beside the bundle. */
export function besideSlider() {
  try {
    return new URL('./detent-slider.wasm', import.meta.url);
  } catch {
    return new URL('./detent-slider.wasm', base());
  }
}
