import { Control } from './control.js';
import { ruler } from './layout.js';

/** A number chosen by sliding a ruler under a fixed cursor. */
export class Ruler extends Control {
  constructor(engine, start) {
    super(engine, ruler, start);
  }
}
