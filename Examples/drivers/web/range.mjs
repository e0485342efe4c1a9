// <input type=range>: with a mouse, or with fingers if the first argument is "touch".
import { mouse, serve, touch } from '../../../Frontends/drivers/node/lib/example.mjs';

const page = `<script>
globalThis.control = {
  reported: [],
  focus() { this.element.focus(); },
  value() { return this.element.valueAsNumber; },
  make(settings) {
    this.element = Object.assign(document.createElement('input'), { type: 'range' });
    [this.element.style.width, this.element.style.height] = settings.viewport.map(side => side + 'px');
    Object.assign(this.element.style, { margin: 0, touchAction: 'none' });
    for (const name of ['range', 'step', 'axis', 'layout', 'enabled', 'value'])
      if (name in settings) this.set(name, settings[name]);
    place(settings).append(this.element);
    this.reported = [];
    this.element.addEventListener('input', () => this.reported.push(['changed', this.element.valueAsNumber]));
  },
  set(name, to) {
    if (name === 'value') this.element.valueAsNumber = to;
    if (name === 'range') [this.element.min, this.element.max] = to;
    if (name === 'step') this.element.step = to ?? 'any';
    if (name === 'enabled') this.element.disabled = !to;
    if (name === 'layout' || name === 'axis') this[name] = to;
    // A vertical range grows upwards if its direction is right to left.
    this.element.style.writingMode = this.axis === 'y' ? 'vertical-lr' : '';
    this.element.style.direction = this.axis === 'y' || this.layout === 'rtl' ? 'rtl' : 'ltr';
  },
};
</script>`;

await serve(page, '/', {
  name: 'input type=range', ...(process.argv[2] === 'touch' ? touch : mouse), tells: ['changed'],
  settings: ['range', 'step', 'axis', 'layout', 'enabled'] });
