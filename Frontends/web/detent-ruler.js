/** `<detent-ruler>`: a number chosen by sliding a ruler under a fixed cursor. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { settingsOf } from './element/options.js';
import { RulerPicture } from './element/ruler-picture.js';
import { Ruler } from './engine/ruler.js';
import { defaults, options } from './generated/ruler.js';

/** Slides; see `options` for what can be set. */
export class DetentRuler extends DetentElement {
  static Control = Ruler;
  /** Not everybody can drag: by taps one has to get anywhere too (WCAG 2.2, 2.5.7). */
  static defaults = Object.freeze({ ...defaults, tap: 'go' });

  /**
   * No coasting, and springs so stiff that nothing is seen to move: what is chosen is the same mark. What coasts already
   * stops at once.
   */
  static reducedMotion = { minimumFling: 1e9, springFrequency: 1000, landingFrequency: 1000, deceleration: 0.9 };

  static options = [
    ...settingsOf(options),
    ...sharedOptions,
  ];

  /** @protected */
  makePicture(root) {
    return new RulerPicture(root);
  }
}

defineElement('detent-ruler', DetentRuler);
