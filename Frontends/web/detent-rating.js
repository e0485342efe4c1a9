/** `<detent-rating>`: a number chosen by pressing, or dragging along, a row of symbols. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { presence, settingsOf } from './element/options.js';
import { RatingPicture } from './element/rating-picture.js';
import { Rating } from './engine/rating.js';
import { defaults, options } from './generated/rating.js';

/** Rating element; see `options` for its settings. */
export class DetentRating extends DetentElement {
  static Control = Rating;
  /** Presses are deferred: a finger that scrolls the page from here must not choose. */
  static defaults = Object.freeze({ ...defaults, press: 'sure' });

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

  /** True if a required rating is still 0. @protected */
  get isMissing() {
    return this.required && this.valueAsNumber === 0;
  }
}

defineElement('detent-rating', DetentRating);
