// The controls besides rulers and ratings that scripts of the page can be about: how their own settings are read, and what
// settings mean to each.
import { dialConfiguration, dialReaders } from './dial-settings.js';
import { sliderConfiguration, sliderReaders } from './slider-settings.js';

export const others = {
  dial: { readers: dialReaders, configuration: dialConfiguration },
  slider: { readers: sliderReaders, configuration: sliderConfiguration },
};
