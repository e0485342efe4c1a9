// QSlider of Quasar, as shipped by NiceGUI.
import { load, mounting } from './vue.mjs';

await load('quasar.umd.prod.js', 'quasar.important.prod.css', 'quasar.unimportant.prod.css');
export const name = `QSlider of Quasar ${Quasar.version}`;
export const settings = ['range', 'step', 'enabled'];
export const tells = ['changed'];
export const use = app => app.use(Quasar);
export const mount = mounting(() => Quasar.QSlider, use, { disabled: 'disable' });
