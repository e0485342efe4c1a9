// Contrast of meaningful parts: at least 3 to 1 (WCAG 2.2, 1.4.11), measured from pixels.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Shot } from './shot.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 480, height: 360, scale: 2 }); });
after(() => stand.close());

const least = 3;
const pages = {
  'a light page': ['', {}],
  'a dark page': [':root { color-scheme: light dark }', { 'prefers-color-scheme': 'dark' }],
  'a page that is dark by its colours alone': ['body { background: #121212; color: #eee }', {}],
  'forced colours': ['', { 'forced-colors': 'active' }],
};

const html = `<detent-rating value="2.5" granularity="0.5" style="position: absolute; left: 0; top: 0"></detent-rating>
  <detent-slider value="50" marks style="position: absolute; left: 0; top: 50px; width: 200px"></detent-slider>
  <detent-dial value="50" start="-135" sweep="270" max="100" marks style="position: absolute; left: 240px; top: 0"></detent-dial>
  <detent-ruler value="42" min="0" max="100" style="position: absolute; left: 0; top: 150px; width: 400px; --detent-fade: 0">
  </detent-ruler>`;

/** Parts with a box in points that contains nothing else: left, top, width, height. */
const parts = {
  'a full star': [0, 0, 32, 32], 'an empty star': [144, 0, 32, 32],
  'the track of a slider': [150, 62, 30, 16], 'what is filled of it': [40, 62, 30, 16], 'a thumb': [88, 55, 24, 30],
  'a mark': [10, 76, 10, 12],
  'the track of a dial': [240 + 60 + 25, 15, 30, 40], 'the arc of a dial': [240 + 10, 20, 30, 40],
  'the pointer of a dial': [240 + 52, 24, 16, 14],
  'the marks of a ruler': [20, 150, 60, 40], 'the cursor of a ruler': [196, 160, 8, 30],
};

const channel = value => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const [name, [style, media]] of Object.entries(pages)) {
  test(`on ${name}`, async () => {
    await stand.page.media(media);
    await stand.show(`<style>body { margin: 0 } ${style}</style>${html}`);
    await stand.page.frames(6);
    const shot = await Shot.of(stand.page);
    await stand.page.media({});
    const at = (x, y) => shot.at(x * 2, y * 2); // two pixels to a point
    const paper = at(470, 350);
    for (const [part, [left, top, width, height]] of Object.entries(parts)) {
      let best = 0;
      for (let x = left; x < left + width; x += 0.5) {
        for (let y = top; y < top + height; y += 0.5) best = Math.max(best, contrast(at(x, y), paper));
      }
      assert.ok(best >= least, `${part}: ${best.toFixed(2)}`);
    }
    const [full, empty] = [[16, 17], [160, 17]].map(([x, y]) => at(x, y));
    assert.ok(contrast(empty, paper) < 1.1, 'an empty star is hollow');
    assert.ok(contrast(full, empty) > 1.5, 'a full one is not');
  });
}
