// The module of rulers and ratings.
import { beside } from '../beside.js';
import { Supply } from './supply.js';

export const supply = new Supply(beside);

/** Loads the engine of rulers and ratings; see `Supply.load`. */
export const load = (source) => supply.load(source);
