/** The slider module inside the script; see `detent-inline.js`. */
import module from './detent-slider-module.js';
import { loadSlider } from './engine/slider-load.js';

loadSlider(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
