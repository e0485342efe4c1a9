// noUiSlider, of any release since 8; thumbs, step and options of its own. Without a step it has none but that of a script.
import { load, optionsOf, startOf } from './page.mjs';

const { thumbs = 1, step: ownStep, ...others } = optionsOf(import.meta.url);
await load('nouislider.css', 'nouislider.js');
// A slider that snaps has no values but the ends of its range.
export const fixed = others.snap ? { range: [0, 100], step: 100 } : ownStep ? { step: ownStep } : {};
export const settings = ['range', 'step', 'enabled'].filter(name => !(name in fixed));
export const tells = ['changed'];

export function mount(element, made, report) {
  let { range = [0, 100], step = ownStep } = others.snap ? {} : made;
  const box = element.appendChild(document.createElement('div'));
  box.style.cssText = 'height: 18px';
  const scale = () => ({ range: { min: range[0], max: range[1] }, ...step && { step } });
  const slider = noUiSlider.create(box, { animate: false, format: { to: value => value, from: Number }, start: startOf(made, thumbs), ...scale(), ...others });
  slider.on('slide', (values, handle) => report(values[handle], handle));
  const set = (name, to, part = 0) => {
    if (name === 'value') slider.set(Array.from({ length: thumbs }, (_, each) => each === part ? to : null));
    if (name === 'enabled') box.toggleAttribute('disabled', !to);
    if (name === 'range') range = to;
    if (name === 'step') step = to;
    if (name === 'range' || name === 'step') slider.updateOptions(scale(), false);
  };
  if (made.enabled === false) set('enabled', false);
  return { set, value: () => [slider.get()].flat(), remove: () => slider.destroy() };
}
