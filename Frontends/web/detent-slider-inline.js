/** The module of sliders within the script, as `detent-inline.js` has that of the others. */
import module from './detent-slider-module.js';
import { loadSlider } from './engine/slider-load.js';

loadSlider(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
