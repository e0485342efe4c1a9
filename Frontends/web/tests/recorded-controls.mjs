// Controls to record: their initial state, and random changes of settings by a program.
import * as panel from '../generated/panel.js';
import { settingsOf } from '../element/options.js';
import { controls as tables } from '../script/controls.js';
import { controls } from './controls.mjs';

const beginnings = {
  ruler: () => ({ value: 3, configuration: { lowerBound: 0, upperBound: 20, tick: 'unit', snap: 'unit' } }),
  rating: () => ({ value: 2, configuration: { granularity: 0.5, length: 300 } }),
  dial: (chance) => ({
    value: chance.whole(0, 99), configuration: { ticks: true, coasts: chance.of([true, false]), wraps: chance.of([true, false]) },
  }),
  slider(chance) {
    const thumbs = chance.whole(1, 4);
    const values = Array.from({ length: thumbs }, (_, part) => part * 5);
    return { values, configuration: { upperBound: 20, thumbs, ticks: true } };
  },
};

export const names = Object.keys(beginnings);
export const begin = (name, chance) => new controls[name].Control(controls[name].engine, beginnings[name](chance));

/** Typical numbers for a setting: those of the demo, or common ones. */
function worth(name, field) {
  const { attribute } = settingsOf(tables[name].options).find(({ fields }) => fields[0] === field) ?? {};
  const known = panel[name].find((option) => option.attribute === attribute)?.worth ?? [];
  return known.length > 0 ? known : [0.5, 1, 3];
}

/** Random change of a setting: one of its words, or a typical number. */
export function change(name, chance) {
  if (chance.next() < 0.1) return { interaction: chance.of(['enabled', 'enabled', 'read-only', 'disabled']) };
  if (chance.next() < 0.1) return { ['length' in tables[name].defaults ? 'length' : 'width']: chance.whole(100, 400) };
  const [word, kind, fields, choices] = chance.of(tables[name].settings);
  // A script rotates a control in two lines, with wrong sizes in between, which affect all but a ruler.
  if (word === 'axis' && name !== 'ruler') return {};
  if (kind === 'range') return { lowerBound: chance.of([-20, 0, 0.5, 1]), upperBound: chance.whole(10, 50) };
  if (kind === 'list') return { [fields[0]]: chance.of([[], [1, 2, 5], [0, 10]]) };
  if (kind === 'pairs') return { [fields[0]]: chance.of([[], [0, 0, 1, 10, 3, 20], [1, 2]]) };
  const value = chance.of(choices ? Object.values(choices) : worth(name, fields[0]));
  return Object.fromEntries(fields.map((field) => [field, value]));
}
