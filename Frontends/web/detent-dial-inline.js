/** The module of dials within the script, as `detent-inline.js` has that of rulers and ratings. */
import module from './detent-dial-module.js';
import { loadDial } from './engine/dial-load.js';

loadDial(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
