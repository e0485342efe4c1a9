/** `<detent-ruler>`: a number chosen by sliding a ruler under a fixed cursor. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { rulerDefaults } from './element/defaults.js';
import { number, word } from './element/options.js';
import { RulerPicture } from './element/ruler-picture.js';
import { Ruler } from './engine/ruler.js';

const marks = ['none', 'unit', 'half', 'fraction'];

/** Slides; see `options` for what can be set. */
export class DetentRuler extends DetentElement {
  static Control = Ruler;
  /** Not everybody can drag: by taps one has to get anywhere too (WCAG 2.2, 2.5.7). */
  static defaults = Object.freeze({ ...rulerDefaults, tap: 'go' });

  /**
   * No coasting, and springs so stiff that nothing is seen to move: what is chosen is the same mark. What coasts already
   * stops at once.
   */
  static reducedMotion = { minimumFling: 1e9, springFrequency: 1000, landingFrequency: 1000, deceleration: 0.9 };

  static options = [
    number('min', 'lowerBound'),
    number('max', 'upperBound'),
    number('step', 'step'),
    number('fractions', 'fractions'),
    number('origin', 'origin'),
    number('unit-width', 'unitWidth'),
    word('snap', [...marks, 'always'], 'snap'),
    word('tick', marks, 'tick'),
    word('tap', ['go', 'nothing'], 'tap'),
    number('capture', 'capture'),
    number('rearm', 'rearm'),
    number('deceleration', 'deceleration'),
    number('minimum-fling', 'minimumFling'),
    number('maximum-fling', 'maximumFling'),
    number('stop-distance', 'stopDistance'),
    number('spring-frequency', 'springFrequency'),
    number('landing-frequency', 'landingFrequency'),
    number('rest-distance', 'restDistance'),
    number('rubber-band', 'rubberBand'),
    number('slop', 'slopTouch', 'slopMouse', 'slopPen'),
    number('fine-drag-scale', 'fineDragScale'),
    number('fine-drag-distance', 'fineDragDistance'),
    number('scroll-timeout', 'scrollTimeout'),
    number('boundary-haptic-gap', 'boundaryHapticGap'),
    ...sharedOptions,
  ];

  /** @protected */
  makePicture(root) {
    return new RulerPicture(root);
  }
}

defineElement('detent-ruler', DetentRuler);
