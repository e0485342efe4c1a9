// Sliders and the rating of Vuetify 3: component, thumbs, and properties of its own.
import { load, optionsOf } from './page.mjs';
import { mounting } from './vue.mjs';

const { component = 'VSlider', thumbs = component === 'VRangeSlider' ? 2 : 1, step: ownStep = 0, range, rtl = false, ...fixed } = optionsOf(import.meta.url);
globalThis.Vue ??= await import('./vue.esm-browser.prod.js');
await load('vuetify.css', 'vuetify.js');
const isRating = component === 'VRating';
// Settings that are given in the address stay.
export const settings = isRating ? [] : ['step', 'enabled', ...range ? [] : ['range']];
export const tells = ['changed'];
const locale = rtl ? { locale: 'ar', rtl: { ar: true } } : undefined;
const use = app => app.use(Vuetify.createVuetify({ components: Vuetify.components, ...locale && { locale: { ...locale, messages: { ar: {} } } } }));
// A vertical slider is as long as its place.
if (fixed.direction === 'vertical') fixed.height = 300;
const frame = inner => rtl ? Vue.h(Vuetify.components.VLocaleProvider, { rtl: true, locale: 'en' }, () => inner) : inner;
export const mount = isRating ? mounting(() => Vuetify.components.VRating, use, { fixed: { modelValue: 2, length: 5, ...fixed }, range: [0, 5] })
  : mounting(() => Vuetify.components[component], use, { thumbs, disabled: 'disabled', ownStep, range, fixed, frame });
