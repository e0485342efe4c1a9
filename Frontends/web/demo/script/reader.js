// Reader of scripts of format `gesture 1`. Accepts the scripts that `detent run` plays; `expect` lines are
// checked by the command, and only counted here.
import { modifiers as bits } from '../../detent.js';
import { defaults, isSetting, readSetting } from './settings.js';
import { ScriptProblem, Words, most } from './words.js';

const pointerKinds = { touch: 'touch', mouse: 'mouse', pen: 'pen' };
const buttons = Object.fromEntries(['left', 'middle', 'right', 'back', 'forward'].map(name => [name, name]));
const wheelUnits = {
  px: 'points', points: 'points', line: 'lines', page: 'pages', detent: 'detents' };
const wheelPhases = { begin: 'begin', change: 'change', end: 'end', momentum: 'momentum' };
const keyNames = Object.fromEntries([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape', 'Delete', 'Backspace',
  ...Array.from({ length: 10 }, (_, digit) => `Digit${digit}`)].map(name => [name, name]));

/** Adds modifiers such as `shift+alt` as bits of the engine. */
const modifiers = (words, text = '') => text.split('+').filter(Boolean).reduce(
  (sum, name) => sum | words.choice(bits, 'a modifier', name), 0);

function details(words) {
  const { kind, button, mods } = words.attributes(['kind', 'button', 'pressure', 'mods']);
  return {
    source: kind && words.choice(pointerKinds, 'a kind of pointer', kind),
    modifiers: modifiers(words, mods),
    button: button && words.choice(buttons, 'a button', button),
  };
}

const contact = verb => words => {
  const pointer = words.number();
  if (verb !== 'up') return { verb, pointer, place: words.place(), ...details(words) };
  const place = words.isAtEnd || words.peek.includes('=') ? undefined : words.place();
  return { verb, pointer, place, ...details(words) };
};

function glide(words) {
  const pointer = words.number();
  words.keyword('to');
  const place = words.place();
  words.keyword('over');
  const duration = words.duration();
  const period = words.take('every') ? words.duration() : 8e6;
  if (period === 0) throw words.problem('a glide needs a time between its moves that is not 0');
  if (duration / period > most) throw words.problem(`a glide makes at most ${most} moves`);
  return { verb: 'glide', pointer, place, duration, period };
}

function wheel(words) {
  const first = words.number();
  const hasSecond = !words.isAtEnd && !words.peek.includes('=');
  const place = hasSecond ? { x: first, y: words.number() } : { along: first };
  const { unit = 'px', phase, mods } = words.attributes(['unit', 'phase', 'mods']);
  return {
    verb: 'wheel', place, unit: words.choice(wheelUnits, 'a unit', unit),
    phase: phase && words.choice(wheelPhases, 'a phase', phase), modifiers: modifiers(words, mods) };
}

function key(words) {
  const name = words.choice(keyNames, 'a key that controls answer to');
  const isUp = words.take('up');
  if (!isUp) words.take('down');
  const { mods, repeat = '1' } = words.attributes(['mods', 'repeat']);
  return {
    verb: 'key', key: name, modifiers: modifiers(words, mods), count: isUp ? 0 : words.count(repeat) };
}

const verbs = {
  down: contact('down'), move: contact('move'), up: contact('up'), glide, wheel, key,
  tap: words => ({
    verb: 'tap', pointer: words.number(), place: words.place(),
    duration: words.take('for') ? words.duration() : 50e6 }),
  cancel: words => ({ verb: 'cancel', pointer: words.take('all') ? undefined : words.number() }),
  hover: words => (words.take('out') ? { verb: 'hover' } : { verb: 'hover', place: words.place(), ...details(words) }),
  rotate: words => {
    const amount = words.number();
    return { verb: 'rotate', amount: words.take('deg') ? amount / 15 : (words.take('detent'), amount) };
  },
  adjust: words => {
    const line = words.take('to') ? { verb: 'adjust', to: words.number() } : {
      verb: words.choice({ increment: 'increment', decrement: 'decrement' }, 'increment or decrement') };
    const { part = '0' } = words.attributes(['part']);
    return { ...line, part: words.number(part) };
  },
  focus: words => ({ verb: 'focus', part: words.number() }),
  set: words => {
    const [settings, values] = [{}, []];
    let animated = false;
    for (const clause of words.clauses()) {
      const word = clause.word('a setting');
      const [, name, part = 0] = /^(value)\[([0-7])\]$/.exec(word) ?? [word, word];
      if (!isSetting(name)) throw clause.problem(`unknown setting ${name}`);
      const { value, values: all, ...others } = readSetting(name, clause);
      Object.assign(settings, others);
      while (value !== undefined && values.length <= part) values.push(null);
      if (value !== undefined) values[part] = value;
      animated = clause.take('animated');
      clause.end();
    }
    return { verb: 'set', settings, values, animated };
  },
  frames: words => ({ verb: 'frames', count: words.count() }),
  wait: words => ({ verb: 'wait', duration: words.duration() }),
  settle: words => ({ verb: 'settle', limit: words.take('within') ? words.duration() : 10e9 }),
  mark: words => ({ verb: 'mark', text: words.string() }),
  expect: words => (words.skip(), { verb: 'expect' }),
};

/**
 * Time of a line: `+8ms` after the previous one, `@8ms` from the start; none means together with the previous
 * one.
 */
function time(words) {
  if (!/^[+@]/.test(words.peek)) return { after: 0 };
  const word = words.word('a time');
  return { [word[0] === '+' ? 'after' : 'at']: words.duration(word.slice(1)) };
}

/**
 * Reads a script.
 * @returns {{ settings: object, lines: object[], checks: number }} `checks` counts `expect` lines.
 * @throws {ScriptProblem}
 */
export function readScript(text) {
  const [first, ...rest] = text.split(/\r?\n/);
  if (new Words(first, 1).peek !== 'gesture') throw new ScriptProblem(1, "a script begins with 'gesture 1'");
  const settings = { ...defaults };
  const lines = [];
  rest.forEach((line, index) => {
    const words = new Words(line, index + 2);
    if (words.isAtEnd || words.peek.startsWith('x-')) return;
    if (lines.length === 0 && isSetting(words.peek)) {
      Object.assign(settings, readSetting(words.word('a setting'), words));
    } else {
      const when = time(words);
      const read = words.choice(verbs, 'an event');
      lines.push({ number: words.line, ...when, ...read(words) });
    }
    words.end();
  });
  return { settings, lines, checks: lines.filter(line => line.verb === 'expect').length };
}
