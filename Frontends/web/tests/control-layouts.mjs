// Header structures of controls besides rulers and ratings, without the generated configurations.
import * as dials from '../engine/dial-layout.js';
import * as sliders from '../engine/slider-layout.js';

export const others = [
  {
    structs: { dial_state: dials.dial.state },
    numbers: { 'sizeof(detent_dial)': dials.dial.size },
  },
  {
    structs: {
      slider_state: sliders.slider.state, slider_part: sliders.slider.partState,
    },
    numbers: {
      'sizeof(detent_slider)': sliders.slider.size,
      DETENT_SLIDER_THUMBS: sliders.mostThumbs,
    },
  },
];
