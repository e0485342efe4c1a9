// The settings of a control as the words of a script.
import { decimal } from './decimal.js';

/** Writers of each kind of setting; `null` for settings that scripts cannot express, such as a slop per pointer. */
const writers = {
  number: decimal,
  whole: decimal,
  optional: (number) => (number === null ? null : decimal(number)),
  time: (milliseconds) => `${decimal(milliseconds)}ms`,
  list: (numbers) => numbers.map(decimal).join(' ') || 'none',
  pairs: (numbers) => writers.list(numbers).replace(/ (\S+ ?)/g, ':$1'),
  range: (lower, upper) => `${decimal(lower)}..${decimal(upper)}`,
  slop: (touch, mouse, pen) => (touch === mouse && mouse === pen ? decimal(touch) : null),
};

function written([, kind, fields, choices], configuration) {
  const values = fields.map((field) => configuration[field]);
  if (choices) return Object.keys(choices).find((word) => choices[word] === values[0]) ?? null;
  return writers[kind](...values);
}

function viewport({ orientation, length, width = length, height }, breadth) {
  if (orientation === 'vertical') return `${decimal(breadth)}x${decimal(length)}`;
  return `${decimal(width)}x${decimal(height ?? breadth)}`;
}

/** Script names of settings, and their defaults. @typedef {{settings: any[], defaults: object}} Vocabulary */

/**
 * Everything that a script can express of a configuration; `null` for the control's own rule.
 * @param {Vocabulary} vocabulary
 * @returns {{word: string, text: string | null, usual: string | null}[]}
 */
export function settings({ settings: table, defaults }, configuration, breadth) {
  const own = table.map((row) => ({ word: row[0], text: written(row, configuration), usual: written(row, defaults) }));
  const { interaction } = configuration;
  return [
    ...own, { word: 'viewport', text: viewport(configuration, breadth), usual: '' },
    { word: 'enabled', text: String(interaction !== 'disabled'), usual: 'true' },
    { word: 'read-only', text: String(interaction === 'read-only'), usual: 'false' },
  ];
}

/** Splits `policy cancel` and `revert` as in a script: `policy`, `cancel=revert`. */
export function spelled(word, text) {
  const [name, part] = word.split(' ');
  return [name, part ? `${part}=${text}` : text];
}

/** Names of changed settings that no script can express. @param {Vocabulary} vocabulary */
export function inexpressibleSettings({ settings: table, defaults }, configuration) {
  const isMissing = (row) => written(row, configuration) === null && row[2].some((field) => configuration[field] !== null
    && String(configuration[field]) !== String(defaults[field]));
  return table.filter(isMissing).map(([, kind, fields]) => (kind === 'slop' ? 'slop by pointer' : fields[0])).sort();
}
