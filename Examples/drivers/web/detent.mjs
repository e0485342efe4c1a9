// Detent's own <detent-slider>, or <detent-dial> if the second argument is "dial": with a mouse, or with fingers if the
// first one is "touch". They keep all laws; a broken law is a bug in Detent.
import { fileURLToPath } from 'node:url';
import { mouse, serve, touch } from '../../../Frontends/drivers/node/lib/example.mjs';

const [kind, name = 'slider'] = process.argv.slice(2);

const page = `<script type="module">
import '/detent-${name}.js';
globalThis.ready = customElements.whenDefined('detent-${name}').then(() => true);
globalThis.control = {
  reported: [],
  focus() { this.element.focus(); },
  value() { return this.element.values ?? this.element.valueAsNumber; },
  async make(settings) {
    const home = place(settings);
    this.element = Object.assign(document.createElement('detent-${name}'), { value: String(settings.values ?? settings.value) });
    [this.element.style.width, this.element.style.height] = settings.viewport.map(side => side + 'px');
    for (const name in settings) if (!['control', 'value', 'values', 'viewport'].includes(name)) this.set(name, settings[name]);
    home.append(this.element);
    await this.element.ready;
    const values = [settings.values ?? settings.value].flat();
    if (this.element.setValues) this.element.setValues(values);
    else this.element.setValue(values[0]);
    this.reported = [];
    const report = (event, word, ...more) => this.element.addEventListener(event, ({ detail }) =>
      this.reported.push([word, ...more.map(name => detail[name]), { part: detail.part ?? 0 }]));
    report('began', 'began');
    // With one value this is an event like that of a native range, without details.
    this.element.addEventListener('input', ({ target, detail }) =>
      this.reported.push(['changed', detail?.value ?? target.valueAsNumber, { part: detail?.part ?? 0 }]));
    report('ended', 'ended', 'reason');
    report('bound', 'bound', 'side');
  },
  set(name, to, part) {
    const { element } = this;
    if (name === 'value') element.setValue(to, { part });
    else if (name === 'range') [element.min, element.max] = to;
    else if (name === 'axis') element.orientation = to === 'y' ? 'vertical' : 'horizontal';
    else if (name === 'layout') element.dir = to;
    else if (name === 'enabled') element.disabled = !to;
    else if (name === 'wrap' || name === 'inverted') element[name] = to === 'on';
    else element[name] = to;
  },
};
</script>`;

// A dial coasts and lands in the page's own time, so both are off.
const fixed = { slider: {}, dial: { snap: 'none', coast: 'off' } };
const settings = {
  slider: ['range', 'step', 'thumbs', 'distance', 'meet', 'track', 'between', 'axis', 'inverted', 'layout', 'enabled'],
  dial: ['range', 'step', 'wrap', 'start', 'sweep', 'inverted', 'hold', 'press', 'enabled'],
};
// A wheel gesture ends after 120 ms of that time, which scripts cannot control, so there is no wheel.
const hand = kind === 'touch' ? touch : { ...mouse, has: mouse.has.filter(word => word !== 'wheel') };
await serve(page, fileURLToPath(new URL('../../../Frontends/web', import.meta.url)), {
  name: `Detent element, ${name}`, control: name, ...hand, tells: ['began', 'changed', 'ended', 'bound'],
  settings: settings[name], fixed: fixed[name] });
