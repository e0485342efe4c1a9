// VSlider of Vuetify, as shipped by trame.
import { load, mounting } from './vue.mjs';

await load('vuetify4.js', 'vuetify4.css');
export const name = `VSlider of Vuetify ${Vuetify.version}`;
export const settings = ['range', 'step', 'enabled'];
export const tells = ['changed'];
export const use = app => app.use(Vuetify.createVuetify());
export const mount = mounting(() => Vuetify.components.VSlider, use, { disabled: 'disabled' });
