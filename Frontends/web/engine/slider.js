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

  /**
   * Sets the values of the first thumbs, as the program; the others stay if they can. Colliding values are moved apart:
   * from the first thumb on, then back from the last.
   * @param {number[]} values
   * @param {{animated?: boolean}} [how]
   */
  setValues(values, how = {}) {
    const before = this.values;
    for (const { part, value } of arrangement(before, values, this.configuration)) {
      if (value !== before[part]) this.setValue(value, { ...how, part });
    }
  }

  /** Reads the drawn state, in points; `offset` of a thumb grows with its value. */
  scene({ breadth = 80 } = {}) {
    const { length, orientation, layoutDirection, interaction } = this.inForce;
    const { phase, focus, partCount } = this.state;
    const thumbs = Array.from({ length: partCount }, (_, part) => this.part(part));
    return { length, breadth, orientation, layoutDirection, phase, focus, isEnabled: interaction !== 'disabled', thumbs };
  }
}

/**
 * Orders the thumbs so that none blocks another: rising ones from the last down, then the others.
 * @param {number[]} before values of all thumbs
 * @param {number[]} wanted new values of the first thumbs
 * @param {object} configuration
 */
export function arrangement(before, wanted, configuration) {
  const all = placed(before, wanted, configuration).map((value, part) => ({ part, value }));
  const rises = ({ part, value }) => value > before[part];
  return [...all.filter(rises).reverse(), ...all.filter((each) => !rises(each))];
}

/** Moves the values of all thumbs within their limits. */
function placed(before, wanted, configuration) {
  const { distance } = configuration;
  const { low, high } = ends(configuration);
  const places = before.map((value, part) => wanted[part] ?? value);
  places.forEach((value, part) => {
    places[part] = Math.min(Math.max(value, part > 0 ? places[part - 1] + distance : low), high);
  });
  for (let part = places.length - 2; part >= 0; part -= 1) {
    places[part] = Math.max(Math.min(places[part], places[part + 1] - distance), low);
  }
  return places;
}

/** The values of the two ends of the track. */
export function ends({ stops, lowerBound, upperBound }) {
  return stops.length > 1 ? { low: stops[0], high: stops.at(-1) } : { low: lowerBound, high: upperBound };
}
