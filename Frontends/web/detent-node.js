/** `detent.js` for node, where the module is a file. Bundles for browsers never see this one. */
import { readFile } from 'node:fs/promises';
import { readFilesWith } from './engine/supply.js';

readFilesWith(readFile);

export * from './detent.js';
