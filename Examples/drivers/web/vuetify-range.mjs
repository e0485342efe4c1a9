// VRangeSlider of Vuetify, with two thumbs, as shipped by trame.
import { use } from './vuetify.mjs';
import { mounting } from './vue.mjs';

export const name = `VRangeSlider of Vuetify ${Vuetify.version}`;
export const settings = ['range', 'step', 'enabled'];
export const tells = ['changed'];
export const mount = mounting(() => Vuetify.components.VRangeSlider, use, {
  disabled: 'disabled', join: parts => parts, split: parts => [...parts] });
