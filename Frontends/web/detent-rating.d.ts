import type { Rating, RatingConfiguration } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-rating>`: a number chosen in a row of symbols. Numbers are as in `RatingConfiguration`. */
export class DetentRating extends DetentElement<Rating> {
  static readonly defaults: RatingConfiguration;
  count: number;
  granularity: number;
  minimum: number;
  spacing: number;
  symbolWidth: number | null;
  selection: 'drag' | 'tap';
  /** When a touch chooses; without the attribute when it is sure not to scroll the page. */
  press: 'sure' | 'at-once';
  reselection: 'keep' | 'clear';
  /** Whether a mouse or pen over it previews what a press would choose. */
  hover: boolean;
  ticks: boolean;
  /** Whether a form needs more than 0 of it. */
  required: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'detent-rating': DetentRating;
  }
}
