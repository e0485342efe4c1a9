// Controls of Vue 3 libraries: the surrounding program owns the value, as usual there.
import { reporting, startOf } from './page.mjs';

/**
 * Makes the `mount` of a module.
 * @param component the control
 * @param use installs its library in an app
 * @param words thumbs, the name of the property that disables, join and split for models of two values, fixed properties
 */
export const mounting = (component, use, { thumbs = 1, disabled, join = values => values, split = model => model, ownStep, range: own = [0, 100], fixed, frame = inner => inner }) => (element, made, report) => {
  const { range = own, step, enabled = true } = made, values = startOf(made, thumbs);
  const toModel = now => thumbs === 1 ? now[0] : join(now), toValues = model => thumbs === 1 ? [model] : split(model);
  const props = Vue.reactive({ modelValue: toModel(values), ...fixed });
  let tell = reporting(report, values);
  const set = (name, to, part = 0) => {
    if (name === 'value') props.modelValue = toModel(toValues(props.modelValue).map((each, index) => index === part ? to : each));
    if (name === 'range') [props.min, props.max] = to;
    if (name === 'step') props.step = to ?? ownStep;
    if (name === 'enabled') props[disabled] = !to;
    tell = reporting(report, toValues(props.modelValue));
  };
  for (const [name, to] of Object.entries({ range, enabled, step: step ?? ownStep })) if (to !== undefined) set(name, to);
  props['onUpdate:modelValue'] = now => {
    props.modelValue = now;
    tell(toValues(now));
  };
  const app = Vue.createApp({ render: () => frame(Vue.h(component(), props)) });
  // Vue alone hands an error of a listener to the console.
  app.config.errorHandler = error => reportError(error);
  use(app);
  app.mount(element);
  return { set, value: () => toValues(props.modelValue), remove: () => app.unmount() };
};
