/** `<detent-rating>`: a number chosen by pressing, or dragging along, a row of symbols. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { presence, settingsOf } from './element/options.js';
import { RatingPicture } from './element/rating-picture.js';
import { Rating } from './engine/rating.js';
import { defaults, options } from './generated/rating.js';

/** Rates; see `options` for what can be set. */
export class DetentRating extends DetentElement {
  static Control = Rating;
  /** A page scrolls, and a finger that scrolls it from here must not choose. */
  static defaults = Object.freeze({ ...defaults, press: 'sure' });
  /** Nothing of it moves. */
  static reducedMotion = {};

  static options = [
    ...settingsOf(options),
    presence('required', 'required'),
    ...sharedOptions,
  ];

  /** @protected */
  makePicture(root) {
    return new RatingPicture(root);
  }

  /** @protected */
  get isRequired() {
    return this.required;
  }

  /** Who has to rate has to choose at least something. @protected */
  get isMissing() {
    return this.required && this.valueAsNumber === 0;
  }
}

defineElement('detent-rating', DetentRating);
