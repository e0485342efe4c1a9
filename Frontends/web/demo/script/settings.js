// Settings of scripts: their syntax, and their meaning for a control. Those of the controls follow the
// generated tables.
import { controls } from '../../script/controls.js';

const words = Object.fromEntries(Object.keys(controls).map(name => [name, name]));
const truths = { true: true, false: false };
const choice = (table, what) => words => words.choice(table, what);
const edge = (words, word = words.word('a number')) =>
  word === 'inf' ? Infinity : word === '-inf' ? -Infinity : words.number(word);

function pair(words, what, separator) {
  const word = words.word(what);
  const at = word.indexOf(separator, 1);
  if (at < 0) throw words.problem(`${word} is not ${what}`);
  return [word.slice(0, at), word.slice(at + separator.length)];
}

function list(words) {
  if (words.take('none')) return [];
  const numbers = [words.number()];
  while (!words.isAtEnd) numbers.push(words.number());
  return numbers;
}

function pairs(words) {
  if (words.take('none')) return [];
  const numbers = [];
  do {
    const two = pair(words, 'two numbers with a colon between them', ':');
    numbers.push(...two.map(word => words.number(word)));
  } while (!words.isAtEnd);
  return numbers;
}

/** Readers of each kind of setting. */
const kinds = {
  number: words => edge(words), optional: words => edge(words), whole: words => words.number(), slop: words => words.number(),
  time: words => words.duration(), list, pairs,
  range: words => pair(words, 'a range', '..').map(word => edge(words, word)),
};

/** Settings of all controls by word; choices combine the words of all controls. */
const rows = new Map();
for (const [word, kind, , choices] of Object.values(controls).flatMap(({ settings }) => settings)) {
  const all = Object.fromEntries(Object.keys(choices ?? {}).map(each => [each, each]));
  rows.set(word, { kind, choices: { ...rows.get(word)?.choices, ...all } });
}

/** Readers of the settings of every script; an object sets several settings. */
const readers = {
  title: words => words.string(),
  control: choice(words, 'a control'),
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
  pointer: choice({ touch: 'touch', mouse: 'mouse', pen: 'pen' }, 'a kind of pointer'),
  policy: words => {
    const [name, word] = pair(words, 'a policy', '=');
    const row = rows.get(`policy ${name}`);
    if (!row) throw words.problem(`${name} is not a policy`);
    return { [`policy ${name}`]: words.choice(row.choices, 'a policy', word) };
  },
  enabled: choice(truths, 'true or false'), 'read-only': choice(truths, 'true or false'),
};

/** Defaults of every script. Other missing settings use the control's defaults. */
export const defaults = Object.freeze({
  title: '', control: 'ruler', value: 0, values: [0], width: 375, height: 80, frame: [1, 60], axis: 'x', pointer: 'touch',
  enabled: true, 'read-only': false,
});

/** True if a word begins a line of settings. */
export const isSetting = word => Object.hasOwn(readers, word) || rows.has(word);

/** Reads the text after the name of a setting; returns the settings that change. */
export function readSetting(name, words) {
  const { kind, choices } = rows.get(name) ?? {};
  if (kind) return { [name]: kind === 'choice' ? words.choice(choices, `a word for ${name}`) : kinds[kind](words) };
  const value = readers[name](words);
  return typeof value === 'object' ? value : { [name]: value };
}

/** Configuration fields of a setting. */
function meant([, kind, fields, choices], value) {
  const values = choices ? [choices[value]] : kind === 'time' ? [value / 1e6] : kind === 'list' || kind === 'pairs' ? [value] : [value].flat();
  return Object.fromEntries(fields.map((field, index) => [field, values[index] ?? values[0]]));
}

/** Configuration of some settings; missing ones are omitted and keep the control's defaults. */
export function configuration(settings) {
  const { control, axis, width, height, values, enabled } = settings;
  const { defaults: usual, settings: table } = controls[control];
  const said = table.filter(([word]) => settings[word] !== undefined).map(row => meant(row, settings[row[0]]));
  const size = 'length' in usual ? { length: axis === 'x' ? width : height } : { width, height };
  const interaction = enabled ? (settings['read-only'] ? 'read-only' : 'enabled') : 'disabled';
  const thumbs = 'thumbs' in usual ? { thumbs: values.length } : {};
  return Object.assign({ ...thumbs, ...size, interaction }, ...said);
}
