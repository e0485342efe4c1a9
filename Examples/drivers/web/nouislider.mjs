// noUiSlider, as Debian ships it: one to eight handles, with a mouse, or with fingers if the first argument is "touch".
import { readFileSync } from 'node:fs';
import { mouse, serve, touch } from './browser.mjs';

const page = `<link rel="stylesheet" href="/nouislider.css"><script src="/nouislider.js"></script><script>
globalThis.control = {
  told: [],
  focus() { this.element.querySelector('.noUi-handle').focus(); },
  value() { return [this.slider.get(true)].flat(); },
  make(settings) {
    this.element = place(settings);
    this.settings = settings;
    this.slider = noUiSlider.create(this.element, {
      start: settings.values ?? settings.value, ...this.range(settings), margin: settings.distance,
      orientation: settings.axis === 'y' ? 'vertical' : 'horizontal',
      // Upright, zero is at the top if nothing else is said.
      direction: settings.axis === 'y' || settings.layout === 'rtl' ? 'rtl' : 'ltr' });
    if (settings.enabled === false) this.slider.disable();
    this.slider.on('slide', (texts, handle, values) => this.told.push(['changed', values[handle], { part: handle }]));
  },
  range({ range: [min, max], step }) {
    return { range: { min, max }, step: step ?? undefined };
  },
  set(name, to, part) {
    if (name === 'value') return this.slider.setHandle(part, to);
    if (!['range', 'step', 'enabled'].includes(name)) throw new Error('noUiSlider cannot change ' + name);
    this.settings[name] = to;
    if (name === 'enabled') this.slider[to ? 'enable' : 'disable']();
    else this.slider.updateOptions(this.range(this.settings), false);
  },
};
</script>`;

const version = readFileSync('/usr/share/javascript/nouislider/nouislider.js', 'utf8').match(/\d+\.\d+\.\d+/)?.[0] ?? '';
await serve(page, '/usr/share/javascript/nouislider', {
  name: `noUiSlider ${version}`.trim(), ...(process.argv[2] === 'touch' ? touch : mouse), tells: ['changed'],
  settings: ['range', 'step', 'thumbs', 'distance', 'axis', 'layout', 'enabled'] });
