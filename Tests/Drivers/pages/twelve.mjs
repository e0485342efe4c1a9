// The controls of twelve.html that a script makes. In its address, ?bug=end breaks the End key of the first slider.
import { build } from './shapes.mjs';
import { makeSlider } from './slider.mjs';

const place = name => document.querySelector(name);
const asked = new URLSearchParams(location.search);
build(place('#one'), 'wrapper:40', { bug: asked.get('bug') });
build(place('#two'), 'wrapper:20,70', {});
build(place('.price'), 'push:30,60', {});
build(place('#pair'), 'shadow:20,70', {});
build(place('.stars[role]'), 'stars:2', {});
place('#plain').innerHTML = [1, 2, 3, 4, 5].map(each => `<input type="radio" name="stars" aria-label="${each}">`).join('');

const host = place('#host').attachShadow({ mode: 'open' });
host.innerHTML = '<label>Depth <input type="range" max="10" value="4"></label>';

customElements.define('own-amount', class extends HTMLElement {
  #slider;
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<style>.thumb { position: absolute; width: 24px; height: 24px; margin-left: -12px; background: #36c }</style>';
    Object.assign(this.style, { display: 'block', position: 'relative', width: '300px', height: '24px', background: '#ddd' });
    const thumb = root.appendChild(document.createElement('div'));
    thumb.className = 'thumb';
    this.#slider = makeSlider(this, { values: [40], thumbs: [thumb], line: this, aria: false });
    this.tabIndex = 0;
  }
  get value() { return this.#slider.value(); }
  get min() { return 0; }
  get max() { return 100; }
});
