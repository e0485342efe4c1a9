#!/usr/bin/env node
// Pictures of the four elements in their states: light, dark and in forced colours, at one and two pixels per point.
//   Scripts/make/looks.mjs           writes Guides/pictures/looks/now-*.png, and likewise in the themes of the package, after
//                                    Frontends/web/build.sh; and Guides/pictures/web.png, of the demo page
//   Scripts/make/looks.mjs FOLDER    writes before-*.png, of the Frontends/web of another commit, built there
// Needs Chromium. The "before" pictures are of commit fb68cf93.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Chromium } from '../../Frontends/web/tests/browser/browser.mjs';
import { Hands } from '../../Frontends/web/tests/browser/hands.mjs';
import { serve } from '../../Frontends/web/tests/browser/server.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../Frontends/web', import.meta.url));
const name = process.argv[2] ? 'before' : 'now';
const output = fileURLToPath(new URL('../../Guides/pictures/looks/', import.meta.url));

const schemes = {
  light: {}, dark: { 'prefers-color-scheme': 'dark' }, forced: { 'forced-colors': 'active' },
};

const style = `:root { color-scheme: light dark } body { margin: 8px; font: 13px sans-serif }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px 16px; align-items: center; width: 584px }
  main > * { min-width: 0 } detent-ruler, detent-slider { width: auto } detent-rating { width: 160px; height: 32px } p { margin: 0 }`;

/** One kind of element in the three states. */
const states = (markup) => ['', 'readonly', 'disabled'].map((state) => `<div>${markup.replace('>', ` ${state}>`)}</div>`).join('');
const html = `<main><p>Enabled</p><p>Read-only</p><p>Disabled</p>
  ${states('<detent-rating granularity="0.5" value="3.5"></detent-rating>')}
  ${states('<detent-dial start="-135" sweep="270" step="1" value="65" marks></detent-dial>')}
  ${states('<detent-ruler min="0" max="100" value="42.3" unit-width="60"></detent-ruler>')}
  ${states('<detent-slider value="20 70" marks></detent-slider>')}</main>`;

const [{ origin, close }, browser] = [await serve(folder), await Chromium.launch()];
await mkdir(output, { recursive: true });
const pictures = Object.keys(schemes).flatMap((scheme) => [1, 2].map((scale) => ({ scheme, scale, theme: null })));
if (name === 'now') {
  for (const theme of ['material', 'apple']) pictures.push(...Object.keys(schemes).map((scheme) => ({ scheme, scale: 1, theme })));
}
for (const { scheme, scale, theme } of pictures) {
  const page = await browser.newPage({ width: 600, height: 368, scale });
  await page.open(`${origin}/tests/browser/blank.html`);
  await page.media(schemes[scheme]);
  await page.evaluate((sheet, style, html) => {
    document.styleSheets[0].disabled = true;
    document.body.innerHTML = `${sheet}<style>${style}</style>${html}`;
  }, theme ? `<link rel="stylesheet" href="${origin}/themes/${theme}.css">` : '', style, html);
  await page.until((theme) => !theme || document.styleSheets.length === 3, 'the theme is there', theme);
  await page.frames(12);
  await page.screenshot(`${output}${theme ?? name}-${scheme}-${scale}x.png`);
  await page.close();
}

/** The demo page after a drag of the upper of its slider's thumbs. */
async function takeDemo() {
  const page = await browser.newPage({ width: 1280, height: 1240 });
  await page.open(`${origin}/demo/`);
  await page.evaluate(() => {
    document.querySelector('[name="subject"][value="slider"]').click();
    document.getElementById('slider').setValues([20, 70]);
  });
  await page.frames(12);
  const [x, y, unit] = await page.evaluate(() => {
    const { x, y, width, height } = document.getElementById('slider').getBoundingClientRect();
    return [x + 14 + (width - 28) * 0.7, y + height / 2, (width - 28) / 100];
  });
  const hands = new Hands(page);
  await hands.mouse([[0, x, y], [60, x + 5 * unit, y], [120, x + 10 * unit, y], [180, x + 15 * unit, y], [240, x + 15 * unit, y]]);
  await hands.hover(5, 5);
  await page.until(() => document.getElementById('slider').control.state.phase === 'idle', 'the slider is at rest');
  await page.frames(12);
  await page.screenshot(fileURLToPath(new URL('../../Guides/pictures/web.png', import.meta.url)));
  await page.close();
}

if (name === 'now') await takeDemo();
await browser.close();
close();
