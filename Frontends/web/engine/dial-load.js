// The module of dials.
import { besideDial } from '../beside-dial.js';
import { Supply } from './supply.js';

export const dialSupply = new Supply(besideDial);

/** Loads the engine of dials; see `Supply.load`. */
export const loadDial = (source) => dialSupply.load(source);
