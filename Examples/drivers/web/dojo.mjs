// The rating of Dojo (dojox/form/Rating), as shipped by Debian, with a mouse. Its arrow keys are those of radio buttons, not
// of a slider: arrow up goes to the previous one. A click chooses a star.
import { mouse, serve } from '../../../Frontends/drivers/node/lib/example.mjs';

const page = `<link rel="stylesheet" href="/dojox/form/resources/Rating.css">
<script data-dojo-config="async: true" src="/dojo/dojo.js"></script><script>
globalThis.control = {
  reported: [],
  focus() { (this.element.querySelector('input:checked') ?? this.element.querySelector('input')).focus(); },
  value() { return Number(this.rating.get('value')); },
  make(settings) {
    const home = place(settings);
    const inside = home.appendChild(document.createElement('div'));
    this.rating?.destroy();
    this.rating = new this.Rating({ numStars: 5, value: settings.value, disabled: !settings.enabled }, inside);
    this.rating.startup();
    this.element = this.rating.domNode;
  },
  set(name, to) {
    if (name === 'value') this.rating.set('value', to);
    if (name === 'enabled') this.rating.set('disabled', !to);
  },
};
globalThis.ready = new Promise(resolve => require(['dojo', 'dojox/form/Rating'], (dojo, Rating) => {
  control.Rating = Rating;
  globalThis.version = String(dojo.version).split(' ')[0];
  resolve(true);
}));
</script>`;

await serve(page, '/usr/share/javascript', { name: 'Dojo Rating', control: 'rating', ...mouse, has: mouse.has.filter(each => each !== 'key'), tells: [],
  settings: ['enabled'], fixed: { stars: 5, selection: 'tap' }, viewport: [75, 15] });
