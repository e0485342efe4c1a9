// Made by Scripts/make/interfaces.py from the tables of settings.
import { f64, flag, i32, i64, optional, words, structOf, usualOf } from '../engine/struct.js';

/** The structure of the header, with what a new rating has. */
const table = {
  count: [i64, 5],
  minimum: [f64, 0],
  granularity: [f64, 1],
  symbolWidth: [optional, null],
  spacing: [f64, 0],
  reset: [optional, null],
  length: [f64, 200],
  orientation: [words(['horizontal', 'vertical']), 'horizontal'],
  layoutDirection: [words(['ltr', 'rtl']), 'ltr'],
  ticks: [flag, true],
  selection: [words(['drag', 'tap']), 'drag'],
  press: [words(['at-once', 'sure']), 'at-once'],
  leading: [words(['least', 'clear']), 'least'],
  previewsHover: [flag, true],
  reselection: [words(['keep', 'clear']), 'keep'],
  cancelPolicy: [words(['revert', 'commit']), 'revert'],
  interaction: [words(['enabled', 'read-only', 'disabled']), 'enabled'],
  motion: [words(['full', 'reduced']), 'full'],
  reserved: [i32],
};

export const configuration = structOf(table);

/** What a new rating has, known before the engine is there. @type {import('../detent.js').RatingConfiguration} */
export const defaults = usualOf(table);

/** What scripts call the settings: the word, its kind, the settings, and what each word of a choice stands for. */
export const settings = [
  ['stars', 'whole', ['count']],
  ['minimum', 'number', ['minimum']],
  ['granularity', 'number', ['granularity']],
  ['symbol-width', 'optional', ['symbolWidth']],
  ['spacing', 'number', ['spacing']],
  ['axis', 'choice', ['orientation'], {'x': 'horizontal', 'y': 'vertical'}],
  ['layout', 'choice', ['layoutDirection'], {'ltr': 'ltr', 'rtl': 'rtl'}],
  ['tick', 'choice', ['ticks'], {'none': false, 'unit': true}],
  ['selection', 'choice', ['selection'], {'drag': 'drag', 'tap': 'tap'}],
  ['policy press', 'choice', ['press'], {'at-once': 'at-once', 'sure': 'sure'}],
  ['policy leading', 'choice', ['leading'], {'least': 'least', 'clear': 'clear'}],
  ['hover-preview', 'choice', ['previewsHover'], {'true': true, 'false': false}],
  ['policy clear', 'choice', ['reselection'], {'off': 'keep', 'on': 'clear'}],
  ['reset', 'optional', ['reset']],
  ['policy cancel', 'choice', ['cancelPolicy'], {'revert': 'revert', 'commit': 'commit'}],
  ['motion', 'choice', ['motion'], {'full': 'full', 'reduced': 'reduced'}],
];

/** Attributes: the type, the name, the settings unless it is the one of that name, and words. */
export const options = [
  ['number', 'count'],
  ['number', 'minimum'],
  ['number', 'granularity'],
  ['number', 'symbol-width'],
  ['number', 'spacing'],
  ['word', 'orientation', 0, ['horizontal', 'vertical']],
  ['switch', 'ticks'],
  ['word', 'selection', 0, ['drag', 'tap']],
  ['word', 'press', 0, ['at-once', 'sure']],
  ['word', 'leading', 0, ['least', 'clear']],
  ['switch', 'hover', ['previewsHover']],
  ['word', 'reselection', 0, ['keep', 'clear']],
  ['number', 'reset'],
  ['word', 'cancel-policy', 0, ['revert', 'commit']],
];
