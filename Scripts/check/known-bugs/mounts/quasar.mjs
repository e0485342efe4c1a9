// Sliders and the rating of Quasar 2: component, and properties of its own.
import { load, optionsOf } from './page.mjs';
import { mounting } from './vue.mjs';

const { component = 'QSlider', step: ownStep = 1, range, ...others } = optionsOf(import.meta.url);
globalThis.Vue ??= await import('./vue.esm-browser.prod.js').catch(() => load('vue.global.prod.js').then(() => globalThis.Vue));
await load('quasar.css', 'quasar.js');
const thumbs = component === 'QRange' ? 2 : 1;
const isRating = component === 'QRating';
// Settings in the address stay; a step of zero is none, and the default is 1.
export const fixed = ownStep && !isRating ? { step: ownStep } : {};
export const settings = isRating ? [] : ['enabled', ...ownStep ? [] : ['step'], ...'inner-min' in others ? [] : ['range']];
export const tells = ['changed'];
const use = app => app.use(Quasar);
// A vertical slider is as long as its place.
if (others.vertical) others.style = 'height: 300px';
export const mount = isRating ? mounting(() => Quasar.QRating, use, { fixed: { modelValue: 2, max: 5, ...others }, range: [0, 5] })
  : mounting(() => Quasar[component], use, { thumbs, disabled: 'disable', ownStep, range, fixed: others,
    join: ([min, max]) => ({ min, max }), split: ({ min, max }) => [min, max] });
