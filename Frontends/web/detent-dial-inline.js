/** The dial module inside the script; see `detent-inline.js`. */
import module from './detent-dial-module.js';
import { loadDial } from './engine/dial-load.js';

loadDial(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
