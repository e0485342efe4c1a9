// An input of type range, of the browser; attributes of its own. Without a step in the address it has none but that of a script.
import { optionsOf } from './page.mjs';

const { step: ownStep, ...others } = optionsOf(import.meta.url);
export const settings = ['range', 'enabled', ...ownStep ? [] : ['step']];
export const fixed = ownStep ? { step: ownStep } : {};
export const tells = ['changed'];

export function mount(element, { value = 50, range = [0, 100], step = ownStep ?? 'any', enabled = true }, report) {
  const input = element.appendChild(Object.assign(document.createElement('input'), { type: 'range' }));
  input.style.width = '100%';
  for (const [name, to] of Object.entries({ min: range[0], max: range[1], step, ...others })) input.setAttribute(name, to);
  Object.assign(input, { value, disabled: !enabled });
  input.addEventListener('input', () => report(input.valueAsNumber));
  const set = (name, to) => {
    if (name === 'value') input.value = to;
    if (name === 'enabled') input.disabled = !to;
    if (name === 'range') Object.assign(input, { min: to[0], max: to[1] });
    if (name === 'step') input.step = to ?? 'any';
  };
  return { set, value: () => [input.valueAsNumber], remove() {} };
}
