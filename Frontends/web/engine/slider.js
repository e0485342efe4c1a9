// One to eight numbers chosen by sliding thumbs along a track.
import { Control } from './control.js';
import { kinds } from './engine.js';
import { slider } from './slider-layout.js';

kinds.add(slider);

/** A control of several values, each with a thumb. They never pass each other. */
export class Slider extends Control {
  constructor(engine, start) {
    super(engine, slider, start);
  }

  /**
   * Sets the values of the first thumbs at once, as the program; the others stay, if they can. What leaves its neighbours
   * no room is brought to where there is some: from the first thumb on, and then back from the last.
   * @param {number[]} values
   * @param {{animated?: boolean}} [how]
   */
  setValues(values, how = {}) {
    const before = this.values;
    for (const { part, value } of arrangement(before, values, this.configuration)) {
      if (value !== before[part]) this.setValue(value, { ...how, part });
    }
  }

  /** What shows of it, in points; `offset` of a thumb grows with its value. */
  scene({ breadth = 80 } = {}) {
    const { length, orientation, layoutDirection, interaction } = this.inForce;
    const { phase, focus, partCount } = this.state;
    const thumbs = Array.from({ length: partCount }, (_, part) => this.part(part));
    return { length, breadth, orientation, layoutDirection, phase, focus, isEnabled: interaction !== 'disabled', thumbs };
  }
}

/**
 * Which thumb is set after which, and to what, so that none is in another's way: those that rise from the last on, then
 * the others.
 * @param {number[]} before the values of all thumbs
 * @param {number[]} wanted those of the first ones that are to be
 * @param {object} configuration
 */
export function arrangement(before, wanted, configuration) {
  const all = placed(before, wanted, configuration).map((value, part) => ({ part, value }));
  const rises = ({ part, value }) => value > before[part];
  return [...all.filter(rises).reverse(), ...all.filter((each) => !rises(each))];
}

/** Where the values of all thumbs have room. */
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
