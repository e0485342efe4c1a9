/**
 * The module inside the script: nothing is fetched, so no content policy blocks it.
 * `build.sh` writes `detent-module.js`, a third larger than the module. Import this file beside the
 * elements.
 */
import module from './detent-module.js';
import { load } from './engine/load.js';

load(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
