// Dial of the demo page: it shows the effects of a gesture.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from './chromium.mjs';
import { Hands } from './hands.mjs';
import { origin } from './stand.mjs';

let page;

before(async () => {
  page = await (await chromium()).newPage({ width: 1200, height: 900 });
  await page.open(`${await origin()}/demo/`);
});
after(() => page.close());

test('a dial that is turned over its seam shows the value and the turn, and turns the panels', async () => {
  const [x, y] = await page.evaluate(() => {
    const { x, y, width, height } = document.getElementById('dial').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  // Counter-clockwise from its position at 40 degrees to 320.
  const at = degrees => [x + 60 * Math.sin(degrees * Math.PI / 180), y - 60 * Math.cos(degrees * Math.PI / 180)];
  const steps = Array.from({ length: 9 }, (_, step) => [step * 16, ...at(40 - 10 * step)]);
  await new Hands(page).mouse([...steps, [400, ...at(-40)]]);
  await page.until(() => document.getElementById('dial').control.state.phase === 'idle', 'the dial is idle');
  await page.frames(4);
  const shown = await page.evaluate(() => ({
    texts: ['dial-readout', 'dial-state', 'code'].map(id => document.getElementById(id).textContent),
    trace: [...document.querySelectorAll('#trace li')].map(line => line.textContent),
    subject: document.querySelector('[name="subject"]:checked').value }));
  const [readout, state, code] = shown.texts;
  assert.deepEqual([readout, state, shown.subject], ['320', 'idle · turn −1', 'dial']);
  assert.ok(shown.trace.some(line => /ended .*value=320 turns=-1/.test(line)), `${shown.trace}`);
  assert.match(code, /<detent-dial[^]*value="320"/);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(page.problems, []));
