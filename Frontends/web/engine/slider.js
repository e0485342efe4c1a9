// One to eight numbers chosen by sliding thumbs along a track.
import { Control } from './control.js';
import { kinds } from './engine.js';
import { slider } from './slider-layout.js';

kinds.add(slider);

/** A control of several values, each with a thumb. Thumbs never pass each other. */
export class Slider extends Control {
  constructor(engine, start) {
    super(engine, slider, start);
  }

  /** Sets the values of the first thumbs; see `update`. @param {{animated?: boolean}} [how] */
  setValues(values, { animated = false } = {}) {
    this.update({ values, animated });
  }
}
