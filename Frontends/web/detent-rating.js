/** `<detent-rating>`: a number chosen by pressing, or dragging along, a row of symbols. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { ratingDefaults } from './element/defaults.js';
import { number, onOff, presence, word } from './element/options.js';
import { RatingPicture } from './element/rating-picture.js';
import { Rating } from './engine/rating.js';

/** Rates; see `options` for what can be set. */
export class DetentRating extends DetentElement {
  static Control = Rating;
  /** A page scrolls, and a finger that scrolls it from here must not choose. */
  static defaults = Object.freeze({ ...ratingDefaults, press: 'sure' });
  /** Nothing of it moves. */
  static reducedMotion = {};

  static options = [
    number('count', 'count'),
    number('granularity', 'granularity'),
    number('minimum', 'minimum'),
    number('spacing', 'spacing'),
    number('symbol-width', 'symbolWidth'),
    word('selection', ['drag', 'tap'], 'selection'),
    word('press', ['sure', 'at-once'], 'press'),
    word('reselection', ['keep', 'clear'], 'reselection'),
    onOff('hover', 'previewsHover'),
    onOff('ticks', 'ticks'),
    presence('required', 'required'),
    ...sharedOptions,
  ];

  /** @protected */
  makePicture(root) {
    return new RatingPicture(root);
  }

  /** Who has to rate has to choose at least something. @protected */
  get isMissing() {
    return this.required && this.valueAsNumber === 0;
  }
}

defineElement('detent-rating', DetentRating);
