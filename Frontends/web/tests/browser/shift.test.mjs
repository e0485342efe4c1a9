// With `detent.css`, elements take up their space before their scripts load.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { chromium } from './chromium.mjs';
import { Stand, origin, web } from './stand.mjs';
import { shift } from '../speed/shifts.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const markup = [
  '<detent-ruler></detent-ruler>', '<detent-ruler orientation="vertical"></detent-ruler>', '<detent-rating></detent-rating>',
  '<detent-slider></detent-slider>', '<detent-slider marks></detent-slider>', '<detent-slider orientation="vertical"></detent-slider>',
  '<detent-slider orientation="vertical" bubble></detent-slider>', '<detent-dial></detent-dial>',
];

test('an element is as large before it is defined as afterwards', async () => {
  // This page sets no sizes.
  await stand.page.evaluate(() => { document.styleSheets[0].disabled = true; });
  const css = await readFile(`${web}/detent.css`, 'utf8');
  for (const html of markup) {
    await stand.show(`<div id="box">${html}</div>`);
    const box = () => stand.page.evaluate(() => {
      const { width, height } = document.getElementById('box').firstChild.getBoundingClientRect();
      // A block is as wide as its container.
      return [getComputedStyle(document.getElementById('box').firstChild).display === 'block' ? 'all' : width, height];
    });
    const defined = await box();
    // The renamed element is never defined.
    const later = html.replaceAll('detent-', 'later-');
    await stand.show(`<style>${css.replaceAll('detent-', 'later-')}</style><div id="box">${later}</div>`);
    assert.deepEqual(await box(), defined, html);
  }
});

test('the example of the guide and the demo hardly move while they load', async () => {
  for (const path of ['tests/speed/example.html', 'demo/']) {
    for (const width of [1280, 375]) {
      const total = await shift(await chromium(), `${await origin()}/${path}`, width);
      assert.ok(total <= 0.05, `${path} shifts by ${total} where the window has ${width} points`);
    }
  }
});
