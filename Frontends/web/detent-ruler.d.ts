import type { Ruler, RulerConfiguration, SnapRule, TickRule } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-ruler>`: a number chosen by sliding a ruler. Numbers are as in `RulerConfiguration`. */
export class DetentRuler extends DetentElement<Ruler> {
  static readonly defaults: RulerConfiguration;
  min: number;
  max: number;
  step: number;
  fractions: number;
  origin: number;
  unitWidth: number;
  snap: SnapRule;
  tick: TickRule;
  /** What a tap beside the cursor does; without the attribute it goes there. */
  tap: 'go' | 'nothing';
  capture: number | null;
  rearm: number | null;
  deceleration: number;
  minimumFling: number;
  maximumFling: number;
  stopDistance: number;
  springFrequency: number;
  landingFrequency: number;
  restDistance: number;
  rubberBand: number;
  /** For every kind of pointer; without the attribute, each has its own, and this is that of touch. */
  slop: number;
  fineDragScale: number;
  fineDragDistance: number;
  /** Milliseconds. */
  scrollTimeout: number;
  /** Milliseconds. */
  boundaryHapticGap: number;
}

declare global {
  interface HTMLElementTagNameMap {
    'detent-ruler': DetentRuler;
  }
}
