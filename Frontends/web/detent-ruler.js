/** `<detent-ruler>`: a number chosen by sliding a ruler under a fixed cursor. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { settingsOf } from './element/options.js';
import { RulerPicture } from './element/ruler-picture.js';
import { Wheel } from './element/wheel.js';
import { Ruler } from './engine/ruler.js';
import { defaults, options } from './generated/ruler.js';

/** Ruler element; see `options` for its settings. */
export class DetentRuler extends DetentElement {
  static Control = Ruler;
  static Wheel = Wheel;
  /** Taps must reach every value, because not everyone can drag (WCAG 2.2, 2.5.7). */
  static defaults = Object.freeze({ ...defaults, tap: 'go' });

  static options = [
    ...settingsOf(options),
    ...sharedOptions,
  ];

  /** A `step` is the step: it has no fractions unless they are set. @protected */
  get ownSettings() {
    return this.hasAttribute('step') ? { fractions: 1 } : {};
  }

  /** @protected */
  makePicture(root) {
    return new RulerPicture(root);
  }
}

defineElement('detent-ruler', DetentRuler);
