/** `detent.js` for node, which reads modules from files. Bundles for browsers exclude it. */
import { readFile } from 'node:fs/promises';
import { readFilesWith } from './engine/compile.js';

readFilesWith(readFile);

export * from './detent.js';
