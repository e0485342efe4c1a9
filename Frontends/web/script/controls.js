// The controls that scripts can be about: the settings of each, and one that no other has.
import { dialSettings } from './dial-settings.js';
import { ratingSettings } from './rating-settings.js';
import { rulerSettings } from './ruler-settings.js';
import { sliderSettings } from './slider-settings.js';

export const controls = {
  dial: { settings: dialSettings, own: 'sweep' },
  rating: { settings: ratingSettings, own: 'count' },
  ruler: { settings: rulerSettings, own: 'unitWidth' },
  slider: { settings: sliderSettings, own: 'thumbs' },
};
