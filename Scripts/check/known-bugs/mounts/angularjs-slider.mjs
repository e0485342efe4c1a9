// angularjs-slider: thumbs, and options of its own; drawn=0.5 draws it at half of its size.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { thumbs = 1, step = 1, drawn, ...others } = optionsOf(import.meta.url);
await load('rzslider.css', 'angular.js', 'rzslider.js');
// It always has a step, by default 1.
export const settings = ['range', 'enabled'];
export const fixed = { step };
export const tells = ['changed'];
angular.module('page', ['rzModule']);

export function mount(element, made, report) {
  const { range = [0, 100] } = made, values = startOf(made, thumbs);
  if (drawn) element.style.transform = `scale(${drawn})`;
  const injector = angular.bootstrap(document.createElement('div'), ['page']);
  const scope = injector.get('$rootScope').$new();
  const value = () => thumbs > 1 ? [scope.low, scope.high] : [scope.low];
  let tell = reporting(report, values);
  Object.assign(scope, { low: values[0], high: values[1], options: { floor: range[0], ceil: range[1], step,
    disabled: made.enabled === false, interval: 0, hideLimitLabels: true, hidePointerLabels: true, ...others, onChange: () => tell(value()) } });
  // It reads its options once, as it is made.
  element.innerHTML = `<rzslider rz-slider-model="low"${thumbs > 1 ? ' rz-slider-high="high"' : ''} rz-slider-options="options"></rzslider>`;
  injector.get('$compile')(element.firstChild)(scope);
  scope.$apply();
  const set = (name, to, part = 0) => {
    if (name === 'value') scope[part ? 'high' : 'low'] = to;
    if (name === 'enabled') scope.options.disabled = !to;
    if (name === 'range') [scope.options.floor, scope.options.ceil] = to;
    scope.$apply();
    tell = reporting(report, value());
  };
  return { set, value, remove: () => scope.$destroy() };
}
