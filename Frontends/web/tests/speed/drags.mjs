// Script time of one drag with many moves, for an element and for a hand-written one.
import { Hands } from '../browser/hands.mjs';

/** Milliseconds between moves: a mouse with 160 reports per second, some of which browsers coalesce. */
const period = 6;

/** Markup of the dragged elements; a function of the page creates hand-written ones. */
const dragged = {
  'by hand': null,
  native: '<input id="e" type="range" min="0" max="100" step="any" value="50" style="height: 40px">',
  ruler: '<detent-ruler id="e" aria-label="A" min="0" max="100" value="50"></detent-ruler>',
  rating: '<detent-rating id="e" aria-label="A" granularity="0.01" value="2" style="--detent-symbol-size: 80px"></detent-rating>',
  slider: '<detent-slider id="e" aria-label="A" min="0" max="100" value="50"></detent-slider>',
  dial: '<detent-dial id="e" aria-label="A" min="0" max="100" value="50" start="-135" sweep="270" style="width: 300px; height: 300px"></detent-dial>',
};

/** Back and forth over 300 points, along a line that also turns a dial. */
function journey(count) {
  const at = index => {
    const phase = (index / 200) % 2;
    return 150 + 140 * (phase < 1 ? 1 - 2 * phase : 2 * phase - 3);
  };
  return Array.from({ length: count }, (_, index) => [index * period, at(index) + 0.01, 20]);
}

async function show(page, html) {
  await page.evaluate(html => {
    const box = document.getElementById('box');
    box.replaceChildren();
    if (html) box.innerHTML = html;
    else box.append(new HandSlider({ step: 0.01 }).element);
    document.oninput = () => { window.inputs += 1; };
  }, html);
  await page.frames(6);
  await page.evaluate(() => gc());
}

/**
 * @param {import('../browser/page.mjs').Page} page
 * @param {string} name dragged element
 * @param {number} count number of moves
 * @returns {Promise<{script: number, layouts: number, styles: number, inputs: number, profile?: object}>} milliseconds, and counts
 */
export async function drag(page, name, count, { isProfiled = false } = {}) {
  await show(page, dragged[name]);
  const hands = new Hands(page);
  await hands.mouse(journey(20));
  await page.frames(2);
  await page.evaluate(() => { window.inputs = 0; });
  if (isProfiled) await begin(page);
  const before = await page.metrics();
  await hands.mouse(journey(count));
  const after = await page.metrics();
  const profile = isProfiled ? (await page.send('Profiler.stop')).profile : undefined;
  const inputs = await page.evaluate(() => window.inputs);
  const of = metric => after[metric] - before[metric];
  return {
    script: of('ScriptDuration') * 1000, layouts: of('LayoutCount'), styles: of('RecalcStyleCount'), inputs, profile };
}

async function begin(page) {
  await page.send('Profiler.enable');
  await page.send('Profiler.setSamplingInterval', { interval: 100 });
  await page.send('Profiler.start');
}

export const names = Object.keys(dragged);
