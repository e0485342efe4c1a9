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

  /** Reads the drawn state, in points; `offset` of a thumb grows with its value. */
  scene({ breadth = 80 } = {}) {
    const { length, orientation, layoutDirection, interaction } = this.inForce;
    const { phase, focus, partCount } = this.state;
    const thumbs = Array.from({ length: partCount }, (_, part) => this.part(part));
    return { length, breadth, orientation, layoutDirection, phase, focus, isEnabled: interaction !== 'disabled', thumbs };
  }
}

/** The values of the two ends of the track. */
export function ends({ stops, lowerBound, upperBound }) {
  return stops.length > 1 ? { low: stops[0], high: stops.at(-1) } : { low: lowerBound, high: upperBound };
}
