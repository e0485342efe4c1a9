// The settings of a slider as the words of a script.
import { decimal } from './decimal.js';
import { fineKeys, range, slop } from './settings-words.js';

const optional = (number) => (number === null ? null : decimal(number));

/** Each with its word, its text, and the text that it usually has. */
export function sliderSettings(c) {
  return [
    ['thumbs', decimal(c.thumbs), '1'],
    ['range', range(c.lowerBound, c.upperBound), '0..100'],
    ['scale', c.scale, 'linear'],
    ['step', optional(c.step), null],
    ['factor', optional(c.factor), null],
    ['stops', c.stops.length > 0 ? c.stops.map(decimal).join(' ') : null, null],
    ['tick', c.ticks ? 'unit' : 'none', 'none'],
    ['distance', decimal(c.distance), '0'],
    ['meet', c.meet, 'block'],
    ['track', c.trackPress, 'jump'],
    ['between', c.between, 'hold'],
    ['quantize', c.quantize, 'drag'],
    ['grab', decimal(c.grab), '22'],
    ['slop', slop(c), null],
    ['fine', decimal(c.fineDragScale), '0.1'],
    ['fine-key', fineKeys[c.fineDragModifiers] ?? null, 'alt'],
    ['fine-distance', decimal(c.fineDragDistance), 'inf'],
    ['rubber', decimal(c.rubberBand), '0'],
    ['rest-distance', decimal(c.restDistance), '0.25'],
    ['spring', decimal(c.springFrequency), '10'],
    ['landing-spring', decimal(c.landingFrequency), '30'],
    ['scroll-timeout', `${decimal(c.scrollTimeout)}ms`, '120ms'],
    ['boundary-haptic-gap', `${decimal(c.boundaryHapticGap)}ms`, '0ms'],
  ];
}
