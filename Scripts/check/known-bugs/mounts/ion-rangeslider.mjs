// ion.rangeSlider: thumbs, and options of its own.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { thumbs = 1, step = 1, ...others } = optionsOf(import.meta.url);
await load('ion.rangeSlider.css', 'skin.css', 'jquery.js', 'ion.rangeSlider.js');
// It always has a step, by default 1.
export const settings = ['range', 'enabled'];
export const fixed = { step };
export const tells = ['changed'];

export function mount(element, made, report) {
  const { range = [0, 100] } = made, values = startOf(made, thumbs);
  const box = $('<input type="text">').appendTo(element);
  const listOf = ({ from, to }) => thumbs === 1 ? [from] : [from, to];
  let tell = reporting(report, values);
  box.ionRangeSlider({ min: range[0], max: range[1], step, disable: made.enabled === false, keyboard: true,
    type: thumbs === 1 ? 'single' : 'double', from: values[0], to: values[1], ...others,
    // The second alone tells changes by a key or by a press on the line.
    onChange: now => tell(listOf(now)), onFinish: now => tell(listOf(now), true) });
  const slider = box.data('ionRangeSlider');
  const value = () => listOf(slider.result);
  tell = reporting(report, value());
  const set = (name, to, part = 0) => {
    const words = { value: { [part ? 'to' : 'from']: to }, enabled: { disable: !to }, range: { min: to?.[0], max: to?.[1] } };
    slider.update(words[name]);
    tell = reporting(report, value());
  };
  return { set, value, remove: () => slider.destroy() };
}
