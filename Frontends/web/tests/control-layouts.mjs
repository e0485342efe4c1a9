// Header structures of controls besides rulers and ratings, without the generated configurations.
import * as dials from '../engine/dial-layout.js';
import * as sliders from '../engine/slider-layout.js';

export const others = [
  {
    structs: { dial_state: dials.dial.state, dial_scene: dials.dial.scene, dial_mark: dials.dial.lists[0].struct },
    numbers: { 'sizeof(detent_dial)': dials.dial.size },
  },
  {
    structs: {
      slider_state: sliders.slider.state, slider_part: sliders.slider.partState, slider_scene: sliders.slider.scene,
      thumb: sliders.slider.lists[0].struct, slider_mark: sliders.slider.lists[1].struct,
    },
    numbers: {
      'sizeof(detent_slider)': sliders.slider.size,
      DETENT_SLIDER_THUMBS: sliders.mostThumbs,
    },
  },
];
