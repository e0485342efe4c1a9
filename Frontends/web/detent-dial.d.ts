import type { Dial, DialConfiguration, DialProperties } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-dial>`: a number chosen by turning. Numbers are as in `DialConfiguration`; it has no orientation. */
export class DetentDial extends DetentElement<Dial> {
  static readonly defaults: DialConfiguration;
  /** The value at which the filled part of the arc begins; `null` for the lower end. */
  origin: number | null;
  /** Whether marks show. */
  marks: boolean;
  /** Whether the value stands in the middle. */
  readout: boolean;
  /** Whether a finger that goes up or down from it scrolls the page; then it is turned sideways first. */
  pageScroll: boolean;
  /** In which turn the value is, of a dial that wraps. */
  readonly turns: number;
}

export interface DetentDial extends DialProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'detent-dial': DetentDial;
  }
}
