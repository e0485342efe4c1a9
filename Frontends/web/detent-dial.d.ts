import type { Dial, DialConfiguration } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-dial>`: a number chosen by turning. Numbers are as in `DialConfiguration`; it has no orientation. */
export class DetentDial extends DetentElement<Dial> {
  static readonly defaults: DialConfiguration;
  min: number;
  max: number;
  step: number | null;
  /** Degrees clockwise from the top. */
  start: number;
  /** Degrees. */
  sweep: number;
  wrap: boolean;
  snap: boolean;
  ticks: boolean;
  coast: boolean;
  hold: 'rotary' | 'vertical';
  press: 'turn' | 'jump';
  dead: number;
  deceleration: number;
  minimumFling: number;
  maximumFling: number;
  springFrequency: number;
  landingFrequency: number;
  /** For every kind of pointer; without the attribute, each has its own, and this is that of touch. */
  slop: number;
  fineDragScale: number;
  fineDragDistance: number;
  /** Milliseconds. */
  scrollTimeout: number;
  /** Milliseconds. */
  boundaryHapticGap: number;
  /** The value at which the filled part of the arc begins; `null` for the lower end. */
  origin: number | null;
  /** Whether marks show. */
  marks: boolean;
  /** Whether the value stands in the middle. */
  readout: boolean;
  /** In which turn the value is, of a dial that wraps. */
  readonly turns: number;
}

declare global {
  interface HTMLElementTagNameMap {
    'detent-dial': DetentDial;
  }
}
