import { Control } from './control.js';
import { rating } from './layout.js';

/** A number chosen by pressing, or dragging along, a row of symbols. */
export class Rating extends Control {
  constructor(engine, start) {
    super(engine, rating, start);
  }
}
