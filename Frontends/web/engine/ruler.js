import { Control } from './control.js';
import { kinds } from './engine.js';
import { ruler } from './ruler-layout.js';

kinds.add(ruler);

/** A number chosen by sliding a ruler under a fixed cursor. */
export class Ruler extends Control {
  constructor(engine, start) {
    super(engine, ruler, start);
  }
}
