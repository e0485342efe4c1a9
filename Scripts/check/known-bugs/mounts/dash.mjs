// Sliders of Dash 4, without its server: component, and properties of its own.
import { load, optionsOf, reporting, startOf } from './page.mjs';

const { component = 'Slider', step = 1, ...others } = optionsOf(import.meta.url);
const thumbs = component === 'RangeSlider' ? 2 : 1;
// Members that a component asks of the page around it.
globalThis.dash_component_api = { useDashContext: () => ({ useLoading: () => false, componentPath: [] }), ExternalWrapper: () => null };
await load('react.js', 'react-dom.js', 'prop-types.js', 'dash_core_components-shared.js', 'dash_core_components.js', 'async-slider.js');
// It always has a step, here 1.
export const settings = ['range', 'enabled'];
export const fixed = { step };
export const tells = ['changed'];

export async function mount(element, made, report) {
  const { range = [0, 100], enabled = true } = made, values = startOf(made, thumbs);
  const root = ReactDOM.createRoot(element);
  let props = { ...others, id: 'slider', min: range[0], max: range[1], step, disabled: !enabled, marks: null,
    updatemode: 'drag', allow_direct_input: false, value: thumbs > 1 ? values : values[0], setProps: take };
  let tell = reporting(report, values);
  const value = () => [props.value].flat();
  const draw = () => ReactDOM.flushSync(() => root.render(React.createElement(dash_core_components[component], props)));
  function take(changes) {
    if (!('value' in changes)) return;
    props = { ...props, value: changes.value };
    tell(value());
    queueMicrotask(draw);
  }
  const set = (name, to, part = 0) => {
    if (name === 'value') props = { ...props, value: thumbs > 1 ? value().map((each, index) => index === part ? to : each) : to };
    if (name === 'enabled') props = { ...props, disabled: !to };
    if (name === 'range') props = { ...props, min: to[0], max: to[1] };
    tell = reporting(report, value());
    draw();
  };
  draw();
  // Its slider is loaded later.
  for (let tries = 0; tries < 100 && !element.querySelector('[role=slider]'); tries++) await new Promise(resolve => setTimeout(resolve, 20));
  return { set, value, remove: () => root.unmount() };
}
