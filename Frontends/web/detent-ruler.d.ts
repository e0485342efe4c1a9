import type { Ruler, RulerConfiguration, RulerProperties } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-ruler>`: a number chosen by sliding a ruler. Numbers are as in `RulerConfiguration`. */
export class DetentRuler extends DetentElement<Ruler> {
  static readonly defaults: RulerConfiguration;
}

export interface DetentRuler extends RulerProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'detent-ruler': DetentRuler;
  }
}
