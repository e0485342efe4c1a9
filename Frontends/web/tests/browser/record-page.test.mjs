// Recorder on elements of a page: range inputs, ARIA sliders, anything else. It writes the script of a slider that
// `detent fmt` keeps unchanged and `detent run` plays; positions are in the element's own points.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { line } from './hands.mjs';
import { detent, finish, listen, replays } from './recorder.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ touch: true, width: 900, height: 900 }); });
after(() => stand.close());

const range = '<input id="r" type="range" min="-10" max="30" step="0.5" value="4" style="width: 300px; height: 24px; margin: 0; display: block">';
const knob = `<div id="r" role="slider" tabindex="0" aria-valuemin="2" aria-valuemax="8" aria-valuenow="5" aria-orientation="vertical"
  style="width: 40px; height: 200px; background: silver; border: 3px solid; box-sizing: border-box"><i id="inside">.</i></div>`;

/** Shows an element of a page in a styled box, with a pin at a position. */
async function show(element, style, [x, y], target = 'r') {
  await stand.show(`<div style="padding: 220px 150px"><div style="${style}; position: relative; width: fit-content">${element}
    <div id="pin" style="position: absolute; left: ${x}px; top: ${y}px; width: 0; height: 0; pointer-events: none"></div></div></div>`);
  await stand.page.evaluate(async (target) => {
    const { record } = await import('/record.js');
    window.live = undefined;
    window.recorder = record(target && document.getElementById(target));
  }, target);
  return stand.page.evaluate(() => [pin.getBoundingClientRect().x, pin.getBoundingClientRect().y]);
}

/** The script, which the command formats the same, and plays. */
async function recorded() {
  const { script } = await finish(stand);
  assert.equal(detent(['fmt'], script), script);
  detent(['run', '--level', 'calls'], script);
  return script;
}

const transforms = {
  'as it is': '', 'turned': 'transform: rotate(30deg)', 'upright': 'rotate: -90deg', 'mirrored': 'transform: scaleX(-1)',
  'scaled': 'scale: 1.5 0.8', 'skewed': 'transform: skew(20deg, -10deg)', 'zoomed': 'zoom: 1.5',
  'zoomed and turned': 'zoom: 1.5; transform: rotate(30deg) scale(0.9)',
};

for (const [what, style] of Object.entries(transforms)) {
  for (const [name, element, place] of [['a range input', range, [71, 17]], ['a slider by ARIA', knob, [31, 120]]]) {
    test(`a press on ${name}, ${what}, is where it shows`, async () => {
      const at = await show(element, style, place);
      await stand.hands.mouse([[0, ...at]]);
      const script = await recorded();
      const [, x, y] = /^\+0ms {4}down 0 ([^,]+),(\S+)/m.exec(script);
      assert.ok(Math.hypot(x - place[0], y - place[1]) < 0.1, `${x},${y} is not ${place}: ${script}`);
    });
  }
}

test('in space, what can hold markers is read with them, and they are gone', async () => {
  const free = '<div id="r" style="width: 300px; height: 40px; position: relative">text</div>';
  const at = await show(free, 'transform: perspective(600px) rotateY(40deg)', [71, 17]);
  await stand.hands.mouse([[0, ...at]]);
  const script = await recorded();
  const [, x, y] = /^\+0ms {4}down 0 ([^,]+),(\S+)/m.exec(script);
  assert.ok(Math.hypot(x - 71, y - 17) < 0.1, script);
  assert.equal(await stand.page.evaluate(() => r.innerHTML), 'text');
});

test('in space, what cannot hold markers is recorded by the box round it, and the script says so', async () => {
  const at = await show(range, 'transform: perspective(600px) rotateY(40deg)', [71, 17]);
  await stand.hands.mouse([[0, ...at]]);
  assert.match(await recorded(), /^# a transform in space could not be undone$/m);
});

test('a range input: range, step, value, moves that were put together, wheel and keys', async () => {
  const at = await show(range, '', [100, 12]);
  await stand.hands.hover(at[0] - 9, at[1]);
  await stand.hands.mouse(line(at, [at[0] + 90, at[1]], { over: 64 }));
  await stand.hands.wheel(...at, 3, -20);
  await stand.focus('r');
  for (const key of ['ArrowRight', 'PageDown', 'x', 'Tab']) await stand.hands.key(key);
  await stand.hands.hover(5, 5);
  const script = await recorded();
  assert.match(script, /^gesture 1\ncontrol {4}slider\nvalue {6}4\nrange {6}-10\.\.30\nstep {7}0\.5\nviewport {3}300x24\npointer {4}mouse\n\n/);
  assert.match(script, /hover 91,12\n[^]*down 0 100,12\n(\+\S+ +move 0 \S+\n){8}\+0ms {4}up 0 190,12\n/);
  assert.match(script, /wheel 3 -20\n[^]*key ArrowRight\n[^]*key PageDown\n[^]*hover out\n/);
  assert.doesNotMatch(script, /Tab|key x/);
});

test('a slider by ARIA is known by a press inside; the page may stop all of it', async () => {
  const at = await show(knob, '', [20, 40], null);
  await stand.page.evaluate(() => {
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel']) r.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await stand.hands.touch(line(at, [at[0], at[1] + 60], { over: 64 }));
  const script = await recorded();
  assert.match(script, /^gesture 1\ncontrol {4}slider\nvalue {6}5\nrange {6}2\.\.8\naxis {7}y\nviewport {3}40x200\n\n\+0ms {4}down 0 20,40\n/);
});

test('what says nothing of itself is a slider from 0 to 100', async () => {
  const at = await show('<div id="r" dir="rtl" style="width: 120.5px; height: 30px">text</div>', '', [50, 15], null);
  await stand.hands.touch(line(at, [at[0] + 40, at[1]], { over: 32 }));
  assert.match(await recorded(), /^gesture 1\ncontrol {4}slider\nrange {6}0\.\.100\nlayout {5}rtl\nviewport {3}120\.5x30\n\n/);
});

test('nonsense in attributes gives a script all the same', async () => {
  const odd = ['', 'x', 'NaN', 'Infinity', '-1e400', '9', '1e-9', '12345678901234567890123'];
  for (const low of odd) {
    for (const now of odd) {
      await show(`<div id="r" role="slider" aria-valuemin="${low}" aria-valuemax="9" aria-valuenow="${now}">a</div>`, '', [1, 1]);
      await stand.page.evaluate(() => r.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true })));
      assert.match(await recorded(), /key Home/);
    }
  }
});

test('the bookmarklet records, and its second use stops and saves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'detent-bookmarklet-'));
  const built = spawnSync(fileURLToPath(new URL('../../../../Scripts/build/recorder.sh', import.meta.url)), [folder], { encoding: 'utf8' });
  assert.equal(built.status, 0, built.stderr);
  const address = (await readFile(join(folder, 'detent-record.bookmarklet'), 'utf8')).trim();
  await rm(folder, { recursive: true });
  assert.ok(address.length <= 12 * 1024, `it has ${address.length} bytes`);
  for (const element of [range, '<detent-slider id="r" value="20 70" step="2"></detent-slider>']) {
    await stand.show(`<div style="padding: 100px">${element}</div>`);
    await stand.page.evaluate((address) => {
      document.title = 'A "page"';
      window.live = undefined;
      HTMLAnchorElement.prototype.click = function click() { window.saved = fetch(this.href).then((file) => file.text()); };
      location.href = address;
    }, address);
    await stand.page.until(() => document.querySelector('html > button'), 'the sign is there');
    if (!element.startsWith('<input')) await listen(stand);
    const [x, y] = await stand.page.evaluate(() => [r.getBoundingClientRect().x + 90, r.getBoundingClientRect().y + 12]);
    await stand.hands.mouse(line([x, y], [x + 40, y]));
    await stand.page.evaluate((address) => { location.href = address; }, address);
    await stand.page.until(() => window.saved, 'it is saved');
    const { script, trace, sign } = await stand.page.evaluate(async () => {
      window.live?.finish();
      const script = await window.saved;
      window.saved = undefined;
      return { script, trace: window.live?.text('-'), sign: document.querySelector('html > button') };
    });
    assert.equal(sign, null);
    assert.match(script, /^gesture 1\ntitle {6}"A 'page'"\ncontrol {4}slider\n[^]*down 0 /);
    if (trace) replays({ script, trace }, /cause=drag/);
    else assert.equal(detent(['fmt'], script), script);
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
