// Detent's own <detent-slider>: with a mouse, or with fingers if the first argument is "touch". It keeps every law that is
// tried; if not, it is a bug of Detent's.
import { fileURLToPath } from 'node:url';
import { mouse, serve, touch } from './browser.mjs';

const page = `<script type="module">
import '/detent-slider.js';
globalThis.ready = customElements.whenDefined('detent-slider').then(() => true);
globalThis.control = {
  told: [],
  focus() { this.element.focus(); },
  value() { return this.element.values; },
  async make(settings) {
    const home = place(settings);
    this.element = Object.assign(document.createElement('detent-slider'), { value: String(settings.values ?? settings.value) });
    [this.element.style.width, this.element.style.height] = settings.viewport.map(side => side + 'px');
    for (const name in settings) if (!['control', 'value', 'values', 'viewport'].includes(name)) this.set(name, settings[name]);
    home.append(this.element);
    await this.element.ready;
    this.element.setValues([settings.values ?? settings.value].flat());
    this.told = [];
    const tell = (event, word, ...more) => this.element.addEventListener(event, ({ detail }) =>
      this.told.push([word, ...more.map(name => detail[name]), { part: detail.part }]));
    tell('began', 'began');
    tell('input', 'changed', 'value');
    tell('ended', 'ended', 'reason');
    tell('bound', 'bound', 'side');
  },
  set(name, to, part) {
    const { element } = this;
    if (name === 'value') element.setValue(to, { part });
    else if (name === 'range') [element.min, element.max] = to;
    else if (name === 'axis') element.orientation = to === 'y' ? 'vertical' : 'horizontal';
    else if (name === 'layout') element.dir = to;
    else if (name === 'enabled') element.disabled = !to;
    else element[name] = to;
  },
};
</script>`;

// A turned wheel is done after 120 ms of the page's own time, which no script knows: so no wheel.
const hand = process.argv[2] === 'touch' ? touch : { ...mouse, has: mouse.has.filter(word => word !== 'wheel') };
await serve(page, fileURLToPath(new URL('../../../Frontends/web', import.meta.url)), {
  name: 'Detent element', ...hand, tells: ['began', 'changed', 'ended', 'bound'],
  settings: ['range', 'step', 'thumbs', 'distance', 'meet', 'track', 'between', 'axis', 'layout', 'enabled'] });
