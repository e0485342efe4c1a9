// A number chosen by turning a dial.
import { Control } from './control.js';
import { kinds } from './engine.js';
import { dial } from './dial-layout.js';

kinds.add(dial);

/** A round control, with or without a gap between its ends, over one turn or any number. */
export class Dial extends Control {
  constructor(engine, start) {
    super(engine, dial, start);
  }
}
