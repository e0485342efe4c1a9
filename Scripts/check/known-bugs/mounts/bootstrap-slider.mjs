// bootstrap-slider, without jQuery: thumbs, and options of its own.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { thumbs = 1, step = 1, ...others } = optionsOf(import.meta.url);
await load('bootstrap-slider.css', 'bootstrap-slider.js');
// It always has a step, by default 1.
export const settings = ['range', 'enabled'];
export const fixed = { step };
export const tells = ['changed'];

export function mount(element, made, report) {
  const { range = [0, 100] } = made, values = startOf(made, thumbs);
  const box = element.appendChild(document.createElement('input'));
  const slider = new Slider(box, { min: range[0], max: range[1], step, tooltip: 'hide',
    enabled: made.enabled ?? true, value: thumbs === 1 ? values[0] : values, ...others });
  const value = () => [slider.getValue()].flat();
  let tell = reporting(report, value());
  // Old releases tell changes of two values where there is none.
  slider.on('change', ({ newValue }) => tell([newValue].flat(), false));
  const set = (name, to, part = 0) => {
    if (name === 'value') slider.setValue(thumbs === 1 ? to : value().map((each, index) => index === part ? to : each));
    if (name === 'enabled') to ? slider.enable() : slider.disable();
    if (name === 'range') [['min', to[0]], ['max', to[1]]].forEach(each => slider.setAttribute(...each));
    if (name === 'range') slider.setValue(slider.getValue());
    tell = reporting(report, value());
  };
  return { set, value, remove: () => slider.destroy() };
}
