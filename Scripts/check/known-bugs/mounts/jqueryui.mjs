// The slider of jQuery UI: thumbs, and options of its own.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { thumbs = 1, step = 1, enabled = true, ...others } = optionsOf(import.meta.url);
await load('jquery-ui.css', 'jquery.js', 'jquery-ui.js');
// It always has a step, by default 1.
export const settings = ['range', 'enabled'];
export const fixed = { step };
export const tells = ['changed'];

export function mount(element, made, report) {
  const { range = [0, 100] } = made, values = startOf(made, thumbs);
  const box = $('<div>').appendTo(element);
  let tell = reporting(report, values);
  const place = thumbs === 1 ? { value: values[0] } : { values };
  box.slider({ min: range[0], max: range[1], step, disabled: !(made.enabled ?? enabled), ...place, ...others,
    slide: (_, { value, values: all }) => tell(thumbs === 1 ? [value] : all) });
  const value = () => thumbs === 1 ? [box.slider('value')] : box.slider('values');
  tell = reporting(report, value());
  const set = (name, to, part = 0) => {
    // As options, which ticket 9046 is about.
    if (name === 'value') box.slider('option', thumbs === 1 ? { value: to } : { values: value().map((each, index) => index === part ? to : each) });
    if (name === 'enabled') box.slider('option', 'disabled', !to);
    if (name === 'range') box.slider('option', { min: to[0], max: to[1] });
    tell = reporting(report, value());
  };
  return { set, value, remove: () => box.slider('destroy') };
}
