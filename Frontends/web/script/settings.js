// The settings of a control as the words of a script.
import { decimal } from './decimal.js';
import { fineKeys, range, slop } from './settings-words.js';
import { sliderSettings } from './slider-settings.js';

const onOff = (truth) => (truth ? 'on' : 'off');
const viewport = ({ orientation, length }, breadth) =>
  orientation === 'vertical' ? `${decimal(breadth)}x${decimal(length)}` : `${decimal(length)}x${decimal(breadth)}`;

/** What all controls have, in the order a header has it. */
function shared(configuration, breadth) {
  const { orientation, layoutDirection, interaction, cancelPolicy } = configuration;
  return [
    ['viewport', viewport(configuration, breadth), ''],
    ['axis', orientation === 'vertical' ? 'y' : 'x', 'x'],
    ['layout', layoutDirection, 'ltr'],
    ['policy cancel', cancelPolicy, 'revert'],
    ['enabled', String(interaction !== 'disabled'), 'true'],
    ['read-only', String(interaction === 'read-only'), 'false'],
  ];
}

function rulerSettings(c) {
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

function ratingSettings(c) {
  return [
    ['stars', decimal(c.count), '5'],
    ['granularity', decimal(c.granularity), '1'],
    ['spacing', decimal(c.spacing), '0'],
    ['symbol-width', c.symbolWidth === null ? null : decimal(c.symbolWidth), null],
    ['minimum', decimal(c.minimum), '0'],
    ['policy clear', onOff(c.reselection === 'clear'), 'off'],
    ['selection', c.selection, 'drag'],
    ['policy press', c.press, 'at-once'],
    ['hover-preview', String(c.previewsHover), 'true'],
    ['tick', c.ticks ? 'unit' : 'none', 'unit'],
  ];
}

/** The settings of each control, and a setting that no other has. */
const controls = {
  rating: { settings: ratingSettings, own: 'count' },
  slider: { settings: sliderSettings, own: 'thumbs' },
  ruler: { settings: rulerSettings, own: 'unitWidth' },
};

/** Which control a configuration is of, by its name in scripts. */
export function controlOf(configuration) {
  return Object.keys(controls).find((name) => controls[name].own in configuration);
}

/**
 * Everything a script can say about a configuration.
 * @returns {{word: string, text: string | null, usual: string | null}[]} `null`: by the control's own rule, which a
 *   script has no word for
 */
export function settings(configuration, breadth) {
  const own = controls[controlOf(configuration)].settings(configuration);
  return [...own, ...shared(configuration, breadth)].map(([word, text, usual]) => ({ word, text, usual }));
}

/** `policy cancel` and `revert` as a script has them: `policy`, `cancel=revert`. */
export function spelled(word, text) {
  const [name, part] = word.split(' ');
  return [name, part ? `${part}=${text}` : text];
}

/** The names of settings that are not as usual, and that no script can tell. */
export function untoldSettings(configuration) {
  if (!('slopTouch' in configuration)) return [];
  const { slopTouch, slopMouse, slopPen, fineDragModifiers } = configuration;
  const isUsual = slopTouch === 10 && slopMouse === 1 && slopPen === 1;
  return [
    ...(fineDragModifiers in fineKeys ? [] : ['fineDragModifiers']),
    ...(slop(configuration) === null && !isUsual ? ['slop by pointer'] : []),
  ];
}
