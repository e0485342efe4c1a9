// Sliders and the rating of Vuetify 3: component, thumbs, and properties of its own.
import { load, optionsOf } from './page.mjs';
import { mounting } from './vue.mjs';

const { component = 'VSlider', thumbs = component === 'VRangeSlider' ? 2 : 1, step: ownStep = 0, range, rtl = false, ...others } = optionsOf(import.meta.url);
globalThis.Vue ??= await import('./vue.esm-browser.prod.js');
await load('vuetify.css', 'vuetify.js');
const isRating = component === 'VRating';
// Settings in the address stay; a step of zero, the default, is none.
export const fixed = { ...ownStep && { step: ownStep }, ...range && { range } };
export const settings = isRating ? [] : ['range', 'step', 'enabled'].filter(name => !(name in fixed));
export const tells = ['changed'];
const locale = rtl ? { locale: 'ar', rtl: { ar: true } } : undefined;
const use = app => app.use(Vuetify.createVuetify({ components: Vuetify.components, ...locale && { locale: { ...locale, messages: { ar: {} } } } }));
// A vertical slider is as long as its place.
if (others.direction === 'vertical') others.height = 300;
const frame = inner => rtl ? Vue.h(Vuetify.components.VLocaleProvider, { rtl: true, locale: 'en' }, () => inner) : inner;
const rating = isRating && mounting(() => Vuetify.components.VRating, use, { fixed: { modelValue: 2, length: 5, ...others }, range: [0, 5] });
export const mount = isRating ? (element, ...more) => {
  const made = rating(element, ...more);
  // Its radio of no star has a label that nobody sees, and is no place for a press.
  element.querySelector('.v-rating > label')?.remove();
  return made;
}
  : mounting(() => Vuetify.components[component], use, { thumbs, disabled: 'disabled', ownStep, range, fixed: others, frame });
