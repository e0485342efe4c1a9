import type { Dial, DialConfiguration, DialProperties } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-dial>`: a number chosen by turning. Numbers are as in `DialConfiguration`; it has no orientation. */
export class DetentDial extends DetentElement<Dial> {
  static readonly defaults: DialConfiguration;
  /** Value at which the fill of the arc begins; `null` for the lower end. */
  origin: number | null;
  /** True to show marks. */
  marks: boolean;
  /** True to show the value in the middle. */
  readout: boolean;
  /** True if a vertical drag of a finger scrolls the page; a turn must then begin sideways. */
  pageScroll: boolean;
  /** Turn of the value, for a dial that wraps. */
  readonly turns: number;
}

export interface DetentDial extends DialProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'detent-dial': DetentDial;
  }
}
