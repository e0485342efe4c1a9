// The module of sliders.
import { besideSlider } from '../beside-slider.js';
import { Supply } from './supply.js';

export const sliderSupply = new Supply(besideSlider);

/** Loads the engine of sliders; see `Supply.load`. */
export const loadSlider = (source) => sliderSupply.load(source);
