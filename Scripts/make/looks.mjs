#!/usr/bin/env node
// Pictures of the four elements in their states: light, dark and in forced colours, at one and two pixels per point.
//   Scripts/make/looks.mjs [--check]    writes Guides/pictures/looks/now-*.png, and likewise in the themes of the package, after
//                                       Frontends/web/build.sh; and Guides/pictures/web.png, of the demo page. --check compares
//                                       each pixel instead, and fails if one differs
//   Scripts/make/looks.mjs FOLDER       writes before-*.png, of the Frontends/web of another commit, built there
// Needs Chromium. The "before" pictures are of commit fb68cf93.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Chromium } from '../../Frontends/web/tests/browser/browser.mjs';
import { serve } from '../../Frontends/web/tests/browser/server.mjs';
import { Shot } from '../../Frontends/web/tests/browser/shot.mjs';

const compares = process.argv.includes('--check');
const [other] = process.argv.slice(2).filter((argument) => argument !== '--check');
const folder = other ?? fileURLToPath(new URL('../../Frontends/web', import.meta.url));
const name = other ? 'before' : 'now';
const output = fileURLToPath(new URL('../../Guides/pictures/', import.meta.url));

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
await mkdir(`${output}looks`, { recursive: true });
let count = 0;

/** Writes the picture of a page, or compares it with the one that is there. */
async function take(page, file) {
  count += 1;
  if (!compares) return page.screenshot(`${output}${file}`);
  const there = await readFile(`${output}${file}`).then((png) => Shot.read(page, png), () => null);
  const now = await Shot.of(page);
  const differing = there ? now.differences(there) : ['all'];
  if (differing.length === 0) return;
  console.error(`looks: ${differing.length} pixels of Guides/pictures/${file} differ, from ${differing[0]} to ${differing.at(-1)}; ` +
    'Scripts/make/looks.mjs makes it anew');
  process.exitCode = 1;
}
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
  await take(page, `looks/${theme ?? name}-${scheme}-${scale}x.png`);
  await page.close();
}

/** The demo page with the options of its slider, down to where it shows times. */
async function takeDemo() {
  const page = await browser.newPage({ width: 1280, height: 1115 });
  await page.open(`${origin}/demo/`);
  await page.evaluate(() => {
    document.querySelector('[name="subject"][value="slider"]').click();
    document.getElementById('slider').setValues([20, 85]);
  });
  await page.frames(12);
  await take(page, 'web.png');
  await page.close();
}

if (name === 'now') await takeDemo();
await browser.close();
close();
console.log(`looks: ${count} pictures ${compares ? 'compared' : 'taken'}`);
