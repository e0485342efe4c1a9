// Sliders and the rating of Quasar 2: component, and properties of its own.
import { load, optionsOf } from './page.mjs';
import { mounting } from './vue.mjs';

const { component = 'QSlider', step: ownStep = 1, range, ...fixed } = optionsOf(import.meta.url);
globalThis.Vue ??= await import('./vue.esm-browser.prod.js').catch(() => load('vue.global.prod.js').then(() => globalThis.Vue));
await load('quasar.css', 'quasar.js');
const thumbs = component === 'QRange' ? 2 : 1;
const isRating = component === 'QRating';
// Settings that are given in the address stay.
export const settings = isRating ? [] : ['step', 'enabled', ...'inner-min' in fixed ? [] : ['range']];
export const tells = ['changed'];
const use = app => app.use(Quasar);
// A vertical slider is as long as its place.
if (fixed.vertical) fixed.style = 'height: 300px';
export const mount = isRating ? mounting(() => Quasar.QRating, use, { fixed: { modelValue: 2, max: 5, ...fixed }, range: [0, 5] })
  : mounting(() => Quasar[component], use, { thumbs, disabled: 'disable', ownStep, range, fixed,
    join: ([min, max]) => ({ min, max }), split: ({ min, max }) => [min, max] });
