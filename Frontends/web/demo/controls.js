// Controls of the page: the element of each, its options, and its example scripts.
import '../detent-dial.js';
import '../detent-rating.js';
import '../detent-ruler.js';
import '../detent-slider.js';
import { dialOptions, ratingOptions, rulerOptions, sliderOptions } from './options.js';

/** The controls in page order; the examples are copies of some of the project's Examples. */
export const controls = {
  ruler: {
    options: rulerOptions,
    examples: [
      'fling-catch-and-bound', 'slow-drag-and-snap', 'rubber-band-and-back', 'keys-and-wheel', 'right-to-left',
      'host-changes-while-coasting',
    ],
  },
  rating: {
    options: ratingOptions,
    examples: ['rating-drag-and-cancel', 'rating-hover', 'rating-thirds-and-tenths'],
  },
  slider: {
    options: sliderOptions,
    examples: [
      'slider-two-thumbs-block', 'slider-two-fingers', 'slider-push-and-cancel', 'slider-pair-between',
      'slider-logarithmic-keys', 'slider-release-lands', 'slider-host-changes',
    ],
  },
  dial: {
    options: dialOptions,
    examples: [
      'dial-over-the-seam', 'dial-across-the-gap', 'dial-coasting-over-the-seam', 'dial-press-jumps', 'dial-fine-knob',
    ],
  },
};
