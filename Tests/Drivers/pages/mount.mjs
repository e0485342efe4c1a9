// Mounts the slider of slider.mjs for detent-driver: see Frontends/drivers/node/README.md.
import { makeSlider } from './slider.mjs';

export const settings = ['range'];
export const tells = ['changed'];

export function mount(element, { value, values = [value], range }, report) {
  element.style.cssText += '; background: #ddd; touch-action: none';
  element.insertAdjacentHTML('beforeend', `<style>[role=slider] { position: absolute; top: 0; width: 24px; height: 24px; margin-left: -12px }</style>`);
  return makeSlider(element, { values, range, onChange: report });
}
