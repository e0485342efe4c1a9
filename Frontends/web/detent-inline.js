/**
 * The module within the script: nothing is fetched, and no policy has to allow that. `build.sh` makes
 * `detent-module.js`, a third larger than the module. Imported beside the elements, it is where they have it from.
 */
import module from './detent-module.js';
import { load } from './engine/load.js';

load(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
