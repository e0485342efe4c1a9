// Vue sliders, mounted by detent-driver: the surrounding program owns the value, as usual with Vue.
export const Vue = globalThis.Vue ??= await import('./vue.esm-browser.prod.js');

/** Loads a classic script and its style sheets. */
export async function load(script, ...styles) {
  for (const file of styles) {
    const href = new URL(file, import.meta.url);
    await new Promise(onload => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload })));
  }
  const src = new URL(script, import.meta.url);
  await new Promise(onload => document.head.append(Object.assign(document.createElement('script'), { src, onload })));
}

/**
 * Makes the `mount` export of a module for detent-driver.
 * @param component a slider
 * @param use installs its library in an app
 * @param words names of its properties: disabled, and, for two thumbs, a function that makes the model of two values, and
 *   one that reads it
 * @param others further fixed properties
 */
export const mounting = (component, use, { disabled, join, split = value => [value] }, others) => (element, made, report) => {
  const { value, values = join ? [value, value] : [value], range = [0, 100], step, enabled = true } = made;
  if (values.some((each, part) => each < values[part - 1])) throw new Error('the values of its thumbs are in order');
  const model = parts => join ? join(parts) : parts[0];
  const props = Vue.reactive({ ...others, modelValue: model(values) });
  const set = (name, to, part = 0) => {
    if (name === 'value') props.modelValue = model(split(props.modelValue).map((each, index) => index === part ? to : each));
    if (name === 'range') [props.min, props.max] = to;
    if (name === 'step') props.step = to ?? 0;
    if (name === 'enabled') props[disabled] = !to;
  };
  for (const [name, to] of Object.entries({ range, enabled, ...'step' in made && { step } })) set(name, to);
  props['onUpdate:modelValue'] = now => {
    const before = split(props.modelValue);
    props.modelValue = now;
    const changed = split(now).flatMap((each, part) => each === before[part] ? [] : [part]);
    for (const part of changed.length ? changed : [0]) report(split(now)[part], part);
  };
  const app = Vue.createApp({ render: () => Vue.h(component(), props) });
  use(app);
  app.mount(element);
  return {
    set,
    value: () => split(props.modelValue),
    remove() { app.unmount(); },
  };
};
