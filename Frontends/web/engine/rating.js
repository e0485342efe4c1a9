import { Control } from './control.js';
import { kinds } from './engine.js';
import { rating } from './rating-layout.js';

kinds.add(rating);

/** A number chosen by pressing, or dragging along, a row of symbols. */
export class Rating extends Control {
  constructor(engine, start) {
    super(engine, rating, start);
  }
}
