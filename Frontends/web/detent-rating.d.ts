import type { Rating, RatingConfiguration, RatingProperties } from './detent.js';
import { DetentElement } from './detent-element.js';

/** `<detent-rating>`: a number chosen in a row of symbols. Numbers are as in `RatingConfiguration`. */
export class DetentRating extends DetentElement<Rating> {
  static readonly defaults: RatingConfiguration;
  /** True if a form requires a value above 0. */
  required: boolean;
}

export interface DetentRating extends RatingProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'detent-rating': DetentRating;
  }
}
