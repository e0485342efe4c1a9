/**
 * The module inside the script: nothing is fetched, so no policy has to allow it. `build.sh` writes
 * `detent-module.js`, a third larger than the module. Import it beside the elements to supply them.
 */
import module from './detent-module.js';
import { load } from './engine/load.js';

load(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
