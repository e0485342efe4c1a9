#!/usr/bin/env node
// Costs of elements beside a handwritten slider and ruler, in one Chromium: script time of a drag, creation of many, a frame
// while many move, memory, and layout shift while the page loads.
//   Scripts/check/web-speed.mjs [--profile ELEMENT]      after Frontends/web/build.sh; needs Chromium; some minutes
// Times depend on the machine and its load; ratios are more reliable, because one browser measures a whole round. Each
// figure is the median of five rounds, with the minimum and maximum. Nothing fails, since times do not gate commits.
// --profile prints the functions with the most script time in a drag of an element.
import { Chromium } from '../../Frontends/web/tests/browser/browser.mjs';
import { serve } from '../../Frontends/web/tests/browser/server.mjs';
import { animate, create, crowd, memory } from '../../Frontends/web/tests/speed/crowds.mjs';
import { drag, names } from '../../Frontends/web/tests/speed/drags.mjs';
import { heaviest } from '../../Frontends/web/tests/speed/profiles.mjs';
import { shift } from '../../Frontends/web/tests/speed/shifts.mjs';
import { fileURLToPath } from 'node:url';

const rounds = 5;
const { origin, close } = await serve(fileURLToPath(new URL('../../Frontends/web', import.meta.url)));
const browser = await Chromium.launch();

async function open(width, height) {
  const page = await browser.newPage({ width, height });
  await page.open(`${origin}/tests/speed/speed.html`);
  return page;
}

const sorted = (list) => [...list].sort((one, other) => one - other);
const median = (list) => sorted(list)[Math.floor(list.length / 2)];
const round = (number) => (number < 10 ? number.toFixed(1) : number.toFixed(0));
const spread = (list) => `${round(median(list))} (${round(sorted(list)[0])} to ${round(sorted(list).at(-1))})`;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const head = (...cells) => {
  console.log();
  row(...cells);
  row(...cells.map(() => '---'));
};

/** Runs rounds over all items of a list; returns the figures of all rounds for each. */
async function inRounds(list, measure) {
  const figures = Object.fromEntries(list.map((name) => [name, []]));
  for (let number = 0; number < rounds; number += 1) for (const name of list) figures[name].push(await measure(name));
  return figures;
}

async function drags() {
  const page = await open(800, 700);
  const figures = await inRounds(names, (name) => drag(page, name, 1000));
  const byHand = figures['by hand'].map(({ script }) => script);
  head('1,000 moves', 'script, ms', '× by hand (bar 1.5)', 'events input', 'layouts', 'styles');
  for (const name of names) {
    const of = (what) => figures[name].map((each) => each[what]);
    const ratios = of('script').map((each, index) => each / byHand[index]);
    row(name, spread(of('script')), spread(ratios), median(of('inputs')), median(of('layouts')), median(of('styles')));
  }
  await page.close();
}

async function creations() {
  const page = await open(800, 700);
  const figures = await inRounds(['by hand', ...Object.keys(crowd)], (name) => create(page, crowd[name], 300));
  head('300 created', 'to the second frame, ms', '× by hand (bar 8)', 'script, style and layout, ms', '× by hand');
  for (const [name, all] of Object.entries(figures)) {
    const of = (what) => all.map((each) => each[what]);
    const ratios = (what) => of(what).map((each, index) => each / figures['by hand'][index][what]);
    row(name, spread(of('shown')), spread(ratios('shown')), spread(of('work')), spread(ratios('work')));
  }
  await page.close();
}

async function motions() {
  const page = await open(1280, 1400);
  const kinds = { 'by hand': { isByHand: true }, 'on screen': {}, 'off screen': { isSeen: false } };
  const figures = await inRounds(Object.keys(kinds), (name) => animate(page, { count: 100, ...kinds[name] }));
  head('100 rulers move', 'script a frame, ms', '× by hand (bar 2, off screen 0 ms)', 'frames a second', 'pixels of canvas');
  for (const [name, all] of Object.entries(figures)) {
    const of = (what) => all.map((each) => each[what]);
    const ratios = of('script').map((each, index) => each / figures['by hand'][index].script);
    row(name, spread(of('script')), spread(ratios), spread(of('rate')), median(of('pixels')));
  }
  await page.close();
}

async function memories() {
  head('1,000 rulers', 'memory of the browser, MB (bar 60)', 'to the second frame, ms');
  const page = await open(800, 700);
  const rest = async () => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
    await page.evaluate(() => gc());
  };
  await create(page, crowd.ruler, 1);
  await rest();
  const before = await memory(browser);
  const { shown } = await create(page, crowd.ruler, 1000);
  await rest();
  row('one below the other', round((await memory(browser) - before) / 1e6), round(shown));
  await page.close();
}

async function shifts() {
  head('layout shift (bar 0.05)', '1280 points', '375 points');
  for (const [name, path] of [['example of the guide', 'tests/speed/example.html'], ['demo', 'demo/']]) {
    const totals = [];
    for (const width of [1280, 375]) totals.push((await shift(browser, `${origin}/${path}`, width)).toFixed(3));
    row(name, ...totals);
  }
}

const [flag, profiled] = process.argv.slice(2);
if (flag === '--profile' && names.includes(profiled)) {
  const page = await open(800, 700);
  const { profile } = await drag(page, profiled, 1000, { isProfiled: true });
  for (const [name, milliseconds] of heaviest(profile, 30)) console.log(milliseconds.toFixed(1), name);
} else if (flag) {
  console.error(`web-speed: it takes nothing, or --profile and one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  for (const measure of [drags, creations, motions, memories, shifts]) await measure();
}
await browser.close();
close();
