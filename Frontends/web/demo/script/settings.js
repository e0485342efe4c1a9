// The settings of scripts: how each is written, and what it means to a control.
import { others } from './controls.js';

const names = Object.fromEntries(Object.keys(others).map(name => [name, name]));
const truths = { true: true, false: false };
const marks = { none: 'none', unit: 'unit', half: 'half', fraction: 'fraction' };
const number = words => words.number();
const choice = (table, what) => words => words.choice(table, what);
const truth = choice(truths, 'true or false');
const edge = (words, word) =>
  word === 'inf' ? Infinity : word === '-inf' ? -Infinity : words.number(word);

function pair(words, what, separator) {
  const word = words.word(what);
  const at = word.indexOf(separator, 1);
  if (at < 0) throw words.problem(`${word} is not ${what}`);
  return [word.slice(0, at), word.slice(at + separator.length)];
}

const policies = {
  'cancel=revert': { cancel: 'revert' }, 'cancel=commit': { cancel: 'commit' },
  'clear=on': { clear: true }, 'clear=off': { clear: false },
  'tap=nothing': { tap: 'nothing' }, 'tap=go': { tap: 'go' },
  'press=at-once': { press: 'at-once' }, 'press=sure': { press: 'sure' },
};

/** Each reads what follows its name; an object stands for settings of other names. */
const readers = {
  title: words => words.string(),
  control: choice({ ruler: 'ruler', rating: 'rating', ...names }, 'a control'),
  range: words => {
    const [lower, upper] = pair(words, 'a range', '..');
    return { lower: edge(words, lower), upper: edge(words, upper) };
  },
  viewport: words => {
    const [width, height] = pair(words, 'a width and a height', 'x');
    return { width: words.number(width), height: words.number(height) };
  },
  frame: words => {
    const [seconds, frames] = pair(words, 'a fraction of a second', '/');
    return { frame: [words.number(seconds), words.number(frames)] };
  },
  value: words => {
    const values = [words.take('none') ? 0 : words.number()];
    while (!words.isAtEnd && words.peek !== 'animated') values.push(words.number());
    return { value: values[0], values };
  },
  step: number, fractions: number, origin: number, 'unit-width': number, slop: number,
  capture: number, rearm: number, deceleration: number, rubber: number, 'min-fling': number,
  'max-fling': number, spring: number, 'landing-spring': number, 'stop-distance': number, 'rest-distance': number,
  fine: number, stars: number, granularity: number,
  'symbol-width': number, spacing: number, minimum: number,
  'fine-distance': words => edge(words, words.word('a distance')),
  'fine-key': choice({ none: 0, shift: 1, control: 2, alt: 4, meta: 8 }, 'a key'),
  'scroll-timeout': words => words.duration(),
  'boundary-haptic-gap': words => words.duration(),
  snap: choice({ ...marks, always: 'always' }, 'a snap rule'),
  tick: choice(marks, 'a tick rule'),
  axis: choice({ x: 'x', y: 'y' }, 'an axis'),
  layout: choice({ ltr: 'ltr', rtl: 'rtl' }, 'a layout'),
  pointer: choice({ touch: 'touch', mouse: 'mouse', pen: 'pen' }, 'a kind of pointer'),
  policy: choice(policies, 'a policy'),
  enabled: truth, 'read-only': truth, 'hover-preview': truth,
  selection: choice({ drag: 'drag', tap: 'tap' }, 'a way to choose'),
  ...Object.assign({}, ...Object.values(others).map(({ readers }) => readers)),
};

/** What stands in scripts that say nothing. What is missing is the control's own. */
export const defaults = Object.freeze({
  title: '', control: 'ruler', value: 0, values: [0], fractions: 10,
  origin: 0, snap: 'none', width: 375, height: 80, unitWidth: 120, frame: [1, 60], axis: 'x',
  layout: 'ltr', pointer: 'touch', cancel: 'revert', enabled: true, readOnly: false, stars: 5,
  granularity: 1, spacing: 0, minimum: 0, clear: false, selection: 'drag', hoverPreview: true,
  tap: 'nothing', press: 'at-once',
});

const camel = name => name.replace(/-./g, pair => pair[1].toUpperCase());

/** Whether a word begins a line of settings. */
export const isSetting = word => Object.hasOwn(readers, word);

/** Reads what follows the name of a setting: the settings that change. */
export function readSetting(name, words) {
  const value = readers[name](words);
  return typeof value === 'object' ? value : { [camel(name)]: value };
}

const interaction = ({ enabled, readOnly }) =>
  enabled ? (readOnly ? 'read-only' : 'enabled') : 'disabled';

const shared = settings => ({
  length: settings.axis === 'x' ? settings.width : settings.height,
  orientation: settings.axis === 'x' ? 'horizontal' : 'vertical',
  layoutDirection: settings.layout,
  interaction: interaction(settings),
  cancelPolicy: settings.cancel,
});

const milliseconds = nanoseconds => nanoseconds === undefined ? undefined : nanoseconds / 1e6;

const given = entries => Object.fromEntries(
  Object.entries(entries).filter(([, value]) => value !== undefined));

/** The configuration of a ruler that settings mean, in the words of `Ruler`. */
function ruler(settings) {
  const { slop } = settings;
  return {
    ...shared(settings),
    lowerBound: settings.lower ?? -Infinity, upperBound: settings.upper ?? Infinity, step: settings.step ?? 1,
    origin: settings.origin, fractions: settings.fractions, unitWidth: settings.unitWidth,
    snap: settings.snap, tick: settings.tick ?? 'none', tap: settings.tap,
    ...given({
      capture: settings.capture, rearm: settings.rearm, deceleration: settings.deceleration,
      minimumFling: settings.minFling, maximumFling: settings.maxFling,
      springFrequency: settings.spring, landingFrequency: settings.landingSpring,
      rubberBand: settings.rubber, slopTouch: slop, slopMouse: slop, slopPen: slop, fineDragScale: settings.fine,
      fineDragDistance: settings.fineDistance, fineDragModifiers: settings.fineKey,
      stopDistance: settings.stopDistance, restDistance: settings.restDistance,
      scrollTimeout: milliseconds(settings.scrollTimeout),
      boundaryHapticGap: milliseconds(settings.boundaryHapticGap) }),
  };
}

function rating(settings) {
  return {
    ...shared(settings),
    count: settings.stars, granularity: settings.granularity, minimum: settings.minimum,
    spacing: settings.spacing, symbolWidth: settings.symbolWidth,
    reselection: settings.clear ? 'clear' : 'keep', selection: settings.selection, press: settings.press,
    previewsHover: settings.hoverPreview, ticks: settings.tick !== 'none',
  };
}

/** The configuration that settings mean. */
export function configuration(settings) {
  const { control } = settings;
  if (control === 'ruler') return ruler(settings);
  if (control === 'rating') return rating(settings);
  return others[control].configuration(settings, shared(settings));
}
