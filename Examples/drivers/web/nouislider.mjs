// noUiSlider, as shipped by Debian: one to eight handles, with a mouse, or with fingers if the first argument is
// "touch".
import { execFileSync } from 'node:child_process';
import { mouse, serve, touch } from '../../../Frontends/drivers/node/lib/example.mjs';

const page = `<link rel="stylesheet" href="/nouislider.css"><script src="/nouislider.js"></script><script>
globalThis.control = {
  reported: [],
  focus() { this.element.querySelector('.noUi-handle').focus(); },
  value() { return [this.slider.get(true)].flat(); },
  make(settings) {
    this.element = place(settings).appendChild(document.createElement('div'));
    this.settings = { distance: 0, ...settings };
    this.create(settings.values ?? settings.value);
  },
  create(values) {
    const { settings } = this;
    // Its track is 18 points thick, and its handles do not grow with the viewport, so it is centred.
    const [width, height] = settings.viewport, isUpright = settings.axis === 'y';
    this.element.style = isUpright ? 'width: 18px; height: ' + height + 'px; margin: 0 ' + (width - 18) / 2 + 'px'
      : 'width: ' + width + 'px; height: 18px; position: relative; top: ' + (height - 18) / 2 + 'px';
    this.slider = noUiSlider.create(this.element, {
      // During the 0.3 s animation of a handle to a press, further presses are ignored.
      animate: false, animationDuration: 0, start: values, ...this.range(settings), margin: settings.distance,
      orientation: settings.axis === 'y' ? 'vertical' : 'horizontal',
      // In a vertical slider zero is at the top by default.
      direction: settings.axis === 'y' || settings.layout === 'rtl' ? 'rtl' : 'ltr' });
    this.element.toggleAttribute('disabled', settings.enabled === false);
    this.slider.on('slide', (texts, handle, values) => this.reported.push(['changed', values[handle], { part: handle }]));
  },
  range({ range: [min, max], step }) {
    return { range: { min, max }, step: step ?? undefined };
  },
  set(name, to, part) {
    if (name === 'value') return this.slider.setHandle(part, to);
    this.settings[name] = to;
    if (name === 'enabled') this.element.toggleAttribute('disabled', !to);
    else if (name === 'distance') this.slider.updateOptions({ margin: to }, false);
    else if (name === 'range' || name === 'step') this.slider.updateOptions(this.range(this.settings), false);
    else {
      // All other settings are fixed at creation.
      const values = this.value();
      while (name === 'thumbs' && values.length < to) values.push(values.at(-1));
      this.slider.destroy();
      this.create(name === 'thumbs' ? values.slice(0, to) : values);
    }
  },
};
</script>`;

const version = String(execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'libjs-nouislider'])).split('+')[0];
await serve(page, '/usr/share/javascript/nouislider', {
  name: `noUiSlider ${version}`, ...(process.argv[2] === 'touch' ? touch : mouse), tells: ['changed'],
  settings: ['range', 'step', 'thumbs', 'distance', 'axis', 'layout', 'enabled'] });
