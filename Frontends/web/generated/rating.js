// Made by Scripts/make/interfaces.py from the tables of settings.
import { Struct, f64, flag, i32, i64, optional, words } from '../engine/struct.js';

/** The structure of the header. */
export const configuration = new Struct({
  count: i64,
  minimum: f64,
  granularity: f64,
  symbolWidth: optional,
  spacing: f64,
  length: f64,
  orientation: words(['horizontal', 'vertical']),
  layoutDirection: words(['ltr', 'rtl']),
  ticks: flag,
  selection: words(['drag', 'tap']),
  press: words(['at-once', 'sure']),
  leading: words(['least', 'clear']),
  previewsHover: flag,
  reselection: words(['keep', 'clear']),
  cancelPolicy: words(['revert', 'commit']),
  interaction: words(['enabled', 'read-only', 'disabled']),
  motion: words(['full', 'reduced']),
  reserved: i32,
});

/** What a new rating has, known before the engine is there. @type {import('../detent.js').RatingConfiguration} */
export const defaults = Object.freeze({
  count: 5,
  minimum: 0,
  granularity: 1,
  symbolWidth: null,
  spacing: 0,
  length: 200,
  orientation: 'horizontal',
  layoutDirection: 'ltr',
  ticks: true,
  selection: 'drag',
  press: 'at-once',
  leading: 'least',
  previewsHover: true,
  reselection: 'keep',
  cancelPolicy: 'revert',
  interaction: 'enabled',
  motion: 'full',
});

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
  ['policy cancel', 'choice', ['cancelPolicy'], {'revert': 'revert', 'commit': 'commit'}],
  ['motion', 'choice', ['motion'], {'full': 'full', 'reduced': 'reduced'}],
];

/** Attributes: the type, the name, the settings, and words. */
export const options = [
  ['number', 'count', ['count']],
  ['number', 'minimum', ['minimum']],
  ['number', 'granularity', ['granularity']],
  ['number', 'symbol-width', ['symbolWidth']],
  ['number', 'spacing', ['spacing']],
  ['word', 'orientation', ['orientation'], ['horizontal', 'vertical']],
  ['switch', 'ticks', ['ticks']],
  ['word', 'selection', ['selection'], ['drag', 'tap']],
  ['word', 'press', ['press'], ['at-once', 'sure']],
  ['word', 'leading', ['leading'], ['least', 'clear']],
  ['switch', 'hover', ['previewsHover']],
  ['word', 'reselection', ['reselection'], ['keep', 'clear']],
  ['word', 'cancel-policy', ['cancelPolicy'], ['revert', 'commit']],
];
