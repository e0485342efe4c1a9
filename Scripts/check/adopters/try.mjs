// Opens index.html of a folder in Chromium, presses an arrow on its slider, and expects the page to show 25.
//   try.mjs FOLDER
import assert from 'node:assert/strict';
import { chromium } from '../../../Frontends/web/tests/browser/chromium.mjs';
import { Hands } from '../../../Frontends/web/tests/browser/hands.mjs';
import { serve } from '../../../Frontends/web/tests/browser/server.mjs';

const server = await serve(process.argv[2]);
const page = await (await chromium()).newPage();
try {
  await page.before(() => { window.ready = true; });
  await page.open(`${server.origin}/index.html`);
  // Lit renders into a shadow root.
  const find = (name) => `(document.querySelector('${name}') ?? document.querySelector('volume-panel')?.shadowRoot?.querySelector('${name}'))`;
  await page.until(`() => ${find('detent-slider')}?.control`, 'the slider is alive');
  assert.equal(await page.evaluate(`() => ${find('output')}.textContent.trim()`), '20');
  await page.evaluate(`() => ${find('detent-slider')}.focus()`);
  await new Hands(page).key('ArrowRight');
  await page.frames(3);
  assert.equal(await page.evaluate(`() => ${find('detent-slider')}.value`), '25');
  assert.equal(await page.evaluate(`() => ${find('output')}.textContent.trim()`), '25');
  assert.deepEqual(page.problems.filter((problem) => !/favicon/.test(problem)), []);
} catch (problem) {
  console.error(String(problem.message ?? problem));
  process.exitCode = 1;
}
await (await chromium()).close();
server.close();
