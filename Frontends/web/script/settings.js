// The settings of a control as the words of a script.
import { decimal } from './decimal.js';

const onOff = (truth) => (truth ? 'on' : 'off');
const range = (lower, upper) => `${decimal(lower)}..${decimal(upper)}`;
const viewport = ({ orientation, length }, breadth) =>
  orientation === 'vertical' ? `${decimal(breadth)}x${decimal(length)}` : `${decimal(length)}x${decimal(breadth)}`;

/** What both controls have, in the order a header has it. */
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
    ['fine', decimal(c.fineDragScale), '0.1'],
    ['fine-distance', decimal(c.fineDragDistance), 'inf'],
  ];
}

/** One number for every kind of pointer; `null` for the usual three. */
function slop({ slopTouch, slopMouse, slopPen }) {
  return slopTouch === slopMouse && slopMouse === slopPen ? decimal(slopTouch) : null;
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
    ['hover-preview', String(c.previewsHover), 'true'],
    ['tick', c.ticks ? 'unit' : 'none', 'unit'],
  ];
}

/**
 * Everything a script can say about a configuration.
 * @returns {{word: string, text: string | null, usual: string | null}[]} `null`: by the control's own rule, which a
 *   script has no word for
 */
export function settings(configuration, breadth) {
  const own = 'count' in configuration ? ratingSettings(configuration) : rulerSettings(configuration);
  return [...own, ...shared(configuration, breadth)].map(([word, text, usual]) => ({ word, text, usual }));
}

/** `policy cancel` and `revert` as a script has them: `policy`, `cancel=revert`. */
export function spelled(word, text) {
  const [name, part] = word.split(' ');
  return [name, part ? `${part}=${text}` : text];
}

/** Settings that decide how a ruler behaves and that no script can tell. */
const untold = { stopDistance: 0.6, restDistance: 0.25, scrollTimeout: 120, fineDragModifiers: 1 };

/** The names of those that are not as usual. */
export function untoldSettings(configuration) {
  const names = Object.keys(untold).filter((name) => name in configuration && configuration[name] !== untold[name]);
  const { slopTouch, slopMouse, slopPen } = configuration;
  const hasOwnSlops = 'slopTouch' in configuration && slop(configuration) === null;
  const isUsual = slopTouch === 10 && slopMouse === 1 && slopPen === 1;
  return hasOwnSlops && !isUsual ? [...names, 'slop by pointer'] : names;
}
