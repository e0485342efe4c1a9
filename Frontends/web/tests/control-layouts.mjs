// The structures and constants of the header of controls besides rulers and ratings.
import * as dials from '../engine/dial-layout.js';
import * as sliders from '../engine/slider-layout.js';

const constants = (words) => words.map((word, index) => [word.toUpperCase(), index]);

export const others = [
  {
    structs: { dial_configuration: dials.dial.configuration, dial_state: dials.dial.state },
    lists: { HOLD: constants(dials.holds), DIAL_PRESS: constants(dials.dialPresses) },
    numbers: { 'sizeof(detent_dial)': dials.dial.size },
  },
  {
    structs: {
      slider_configuration: sliders.slider.configuration, slider_state: sliders.slider.state,
      slider_part: sliders.slider.partState,
    },
    lists: {
      SCALE: [['LINEAR', 0], ['LOGARITHMIC', 1], ['ONE_TWO_FIVE', 2]],
      MEET: constants(sliders.meetings),
      TRACK: [['JUMP', 0], ['STEP', 1], ['NOTHING', 2]],
      BETWEEN: constants(sliders.betweens),
      QUANTIZE: constants(sliders.quantizations),
    },
    numbers: {
      'sizeof(detent_slider)': sliders.slider.size,
      DETENT_SLIDER_THUMBS: sliders.mostThumbs,
      DETENT_SLIDER_STOPS: sliders.mostStops,
    },
  },
];
