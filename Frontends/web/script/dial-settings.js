// The settings of a dial as the words of a script.
import { decimal } from './decimal.js';
import { fineKeys, range, slop } from './settings-words.js';

const onOff = (truth) => (truth ? 'on' : 'off');

/** Each with its word, its text, and the text that it usually has. */
export function dialSettings(c) {
  return [
    ['range', range(c.lowerBound, c.upperBound), '0..100'],
    ['step', c.step === null ? null : decimal(c.step), null],
    ['wrap', onOff(c.wraps), 'off'],
    ['snap', c.snaps ? 'always' : 'none', 'none'],
    ['tick', c.ticks ? 'unit' : 'none', 'none'],
    ['start', decimal(c.start), '0'],
    ['sweep', decimal(c.sweep), '360'],
    ['dead', decimal(c.dead), '6'],
    ['hold', c.hold, 'rotary'],
    ['press', c.press, 'turn'],
    ['slop', slop(c), null],
    ['fine', decimal(c.fineDragScale), '0.1'],
    ['fine-key', fineKeys[c.fineDragModifiers] ?? null, 'alt'],
    ['fine-distance', decimal(c.fineDragDistance), 'inf'],
    ['coast', onOff(c.coasts), 'off'],
    ['deceleration', decimal(c.deceleration), '0.9972'],
    ['min-fling', decimal(c.minimumFling), '90'],
    ['max-fling', decimal(c.maximumFling), '8000'],
    ['spring', decimal(c.springFrequency), '10'],
    ['landing-spring', decimal(c.landingFrequency), '30'],
    ['scroll-timeout', `${decimal(c.scrollTimeout)}ms`, '120ms'],
    ['boundary-haptic-gap', `${decimal(c.boundaryHapticGap)}ms`, '0ms'],
  ];
}
