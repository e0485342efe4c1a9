// The modules of a page: one for rulers and ratings, and one for sliders.
import { beside, besideSlider } from '../beside.js';
import { Supply } from './supply.js';

export const supply = new Supply(beside);
export const sliderSupply = new Supply(besideSlider);

/** Loads the engine of rulers and ratings, see `Supply.load`. */
export const load = (source) => supply.load(source);

/** Loads the engine of sliders, in the same way. */
export const loadSlider = (source) => sliderSupply.load(source);
