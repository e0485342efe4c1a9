// bootstrap-slider, without jQuery: thumbs, and options of its own.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { thumbs = 1, step: ownStep = 1, ...others } = optionsOf(import.meta.url);
await load('bootstrap-slider.css', 'bootstrap-slider.js');
export const settings = ['range', 'step', 'enabled'];
export const tells = ['changed'];

export function mount(element, made, report) {
  const { range = [0, 100], step } = made, values = startOf(made, thumbs);
  const box = element.appendChild(document.createElement('input'));
  const slider = new Slider(box, { min: range[0], max: range[1], step: step ?? ownStep, tooltip: 'hide',
    enabled: made.enabled ?? true, value: thumbs === 1 ? values[0] : values, ...others });
  const value = () => [slider.getValue()].flat();
  let tell = reporting(report, value());
  slider.on('change', ({ newValue }) => tell([newValue].flat()));
  const set = (name, to, part = 0) => {
    if (name === 'value') slider.setValue(thumbs === 1 ? to : value().map((each, index) => index === part ? to : each));
    if (name === 'enabled') to ? slider.enable() : slider.disable();
    if (name === 'range') [['min', to[0]], ['max', to[1]]].forEach(each => slider.setAttribute(...each));
    if (name === 'step') slider.setAttribute('step', to ?? ownStep);
    if (name === 'range' || name === 'step') slider.setValue(slider.getValue());
    tell = reporting(report, value());
  };
  return { set, value, remove: () => slider.destroy() };
}
