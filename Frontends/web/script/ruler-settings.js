// The settings of a ruler as the words of a script.
import { decimal } from './decimal.js';
import { fineKeys, range, slop } from './settings-words.js';

/** Each with its word, its text, and the text that it usually has. */
export function rulerSettings(c) {
  return [
    ['range', range(c.lowerBound, c.upperBound), '-inf..inf'],
    ['step', decimal(c.step), '1'],
    ['fractions', decimal(c.fractions), '10'],
    ['origin', decimal(c.origin), '0'],
    ['snap', c.snap, 'none'],
    ['tick', c.tick, 'none'],
    ['unit-width', decimal(c.unitWidth), '120'],
    ['slop', slop(c), null],
    ['capture', c.capture === null ? null : decimal(c.capture), null],
    ['rearm', c.rearm === null ? null : decimal(c.rearm), null],
    ['deceleration', decimal(c.deceleration), '0.9972'],
    ['rubber', decimal(c.rubberBand), '0.55'],
    ['min-fling', decimal(c.minimumFling), '90'],
    ['max-fling', decimal(c.maximumFling), '8000'],
    ['spring', decimal(c.springFrequency), '10'],
    ['landing-spring', decimal(c.landingFrequency), '30'],
    ['stop-distance', decimal(c.stopDistance), '0.6'],
    ['rest-distance', decimal(c.restDistance), '0.25'],
    ['fine', decimal(c.fineDragScale), '0.1'],
    ['policy tap', c.tap, 'nothing'],
    ['fine-key', fineKeys[c.fineDragModifiers] ?? null, 'alt'],
    ['fine-distance', decimal(c.fineDragDistance), 'inf'],
    ['scroll-timeout', `${decimal(c.scrollTimeout)}ms`, '120ms'],
    ['boundary-haptic-gap', `${decimal(c.boundaryHapticGap)}ms`, '0ms'],
  ];
}
