// Demo page: it shows the true state, and scripts survive a round trip.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { controls } from '../controls.mjs';
import { chromium } from './chromium.mjs';
import { Hands, line } from './hands.mjs';
import { origin, web } from './stand.mjs';

const detent = process.env.DETENT ?? fileURLToPath(new URL('../../../../.build/release/detent', import.meta.url));
let page;
let hands;

before(async () => {
  page = await (await chromium()).newPage({ width: 1200, height: 900 });
  hands = new Hands(page);
  await page.open(`${await origin()}/demo/`);
});
after(() => page.close());

const click = id => page.evaluate(id => document.getElementById(id).click(), id);
const choose = name => page.evaluate(name => document.querySelector(`[name="subject"][value="${name}"]`).click(), name);
const report = () => page.evaluate(() => document.getElementById('report').textContent);
const middle = id => page.evaluate(id => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}, id);
const idle = id => page.until(id => document.getElementById(id).control.state.phase === 'idle', `#${id} is idle`, id);

test('the code that is shown gives the same element', async () => {
  await choose('ruler');
  const [one, other] = await page.evaluate(async () => {
    const ruler = document.getElementById('ruler');
    ruler.setAttribute('step', '2.5');
    ruler.setAttribute('snap', 'half');
    document.querySelector('[name="subject"][value="rating"]').click();
    document.querySelector('[name="subject"][value="ruler"]').click();
    const box = document.createElement('div');
    box.style.width = getComputedStyle(ruler).width;
    box.innerHTML = document.getElementById('code').textContent;
    document.body.append(box);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const made = box.querySelector('detent-ruler');
    const result = [ruler, made].map(({ control, value }) => ({ ...control.configuration, value }));
    box.remove();
    ruler.removeAttribute('step');
    ruler.setAttribute('snap', 'unit');
    return result;
  });
  assert.deepEqual(other, one);
});

test('the page wears the themes of the package, one at a time, and its code has the one that is chosen', async () => {
  const filled = () => page.evaluate(() => {
    const { fill, track } = Object.fromEntries(['fill', 'track'].map((name) => (
      [name, getComputedStyle(document.getElementById('slider').shadowRoot.querySelector(`.${name}`))])));
    return [fill.backgroundColor, track.height];
  });
  const code = () => page.evaluate(() => document.getElementById('code').textContent.split('\n')[0]);
  const [plain, script] = [await filled(), await code()];
  const seen = {};
  for (const theme of ['material', 'apple', '']) {
    await page.evaluate((theme) => document.querySelector(`[name="theme"][value="${theme}"]`).click(), theme);
    const isThere = (theme) => [...document.styleSheets].filter(({ href }) => href?.includes('/themes/'))
      .map(({ href }) => href.match(/(\w+)\.css$/)[1]).join() === theme;
    await page.until(isThere, `the theme is ${theme}`, theme);
    await page.frames(3);
    seen[theme] = [...await filled(), await code()];
  }
  assert.deepEqual(seen, {
    material: ['rgb(103, 80, 164)', '16px', '<link rel="stylesheet" href="detent/themes/material.css">'],
    apple: ['rgb(0, 122, 255)', '4px', '<link rel="stylesheet" href="detent/themes/apple.css">'],
    '': [...plain, script] });
});

test('what a hand does shows at once, in figures and in the trace, and turns the panels', async () => {
  await choose('rating');
  await click('clear-trace');
  const [x, y] = await middle('ruler');
  await hands.mouse([...line([x + 100, y], [x - 41, y]), [180, x - 41, y]]);
  await idle('ruler');
  await page.frames(4);
  const shown = await page.evaluate(() => ({
    readout: document.getElementById('ruler-readout').textContent, value: document.getElementById('ruler').valueAsNumber,
    trace: [...document.querySelectorAll('#trace li')].map(line => line.textContent),
    subject: document.querySelector('[name="subject"]:checked').value,
    code: document.getElementById('code').textContent }));
  assert.equal(Number(shown.readout), Math.round(shown.value * 10) / 10);
  assert.ok(Math.abs(shown.value - (42 + 140 / 120)) < 0.2);
  assert.match(shown.trace[0], /^@0ms +began$/);
  assert.ok(shown.trace.some(line => /tick mark=42\d/.test(line)), `${shown.trace}`);
  assert.match(shown.trace.at(-1), /idle$/);
  assert.equal(shown.subject, 'ruler');
  assert.ok(shown.code.includes(`value="${shown.value}"`));
});

test('both values of a slider show, and effects say which thumb they are about', async () => {
  await choose('ruler');
  await click('clear-trace');
  await page.evaluate(() => document.getElementById('slider').scrollIntoView({ block: 'center' }));
  const [from, to, y] = await page.evaluate(() => {
    const { x, y, width, height } = document.getElementById('slider').getBoundingClientRect();
    const along = value => x + 14 + (width - 28) * value / 100;
    return [along(70), along(88), y + height / 2];
  });
  await hands.mouse([...line([from, y], [to, y]), [180, to, y]]);
  await idle('slider');
  await page.frames(4);
  const { readout, trace, subject, code } = await page.evaluate(() => ({
    readout: document.getElementById('slider-readout').textContent,
    trace: [...document.querySelectorAll('#trace li')].map(line => line.textContent),
    subject: document.querySelector('[name="subject"]:checked').value,
    code: document.getElementById('code').textContent }));
  assert.deepEqual([readout, subject], ['20 – 90', 'slider']);
  assert.ok(trace.some(line => /changed value=90 cause=drag part=1/.test(line)), `${trace}`);
  assert.match(code, /value="20 90"/);
  await page.evaluate(() => document.getElementById('slider').setValues([20, 70]));
});

test('examples are those of the project, with the traces of today', async () => {
  const folder = join(web, 'demo/examples');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const own = await readFile(path, 'utf8');
    if (name.endsWith('.gesture')) {
      assert.equal(own, await readFile(join(web, '../../Examples', name), 'utf8'), name);
    } else {
      const script = path.replace(/trace$/, 'gesture');
      assert.equal(own, execFileSync(detent, ['run', '--level', 'calls', script], { encoding: 'utf8' }), name);
    }
  }
});

test('each example replays on the page, to the bytes of the command', async () => {
  const names = await page.evaluate(
    () => [...document.getElementById('examples').options].map(({ value }) => value).filter(Boolean));
  assert.ok(names.length > 5);
  for (const name of names) {
    await page.evaluate(name => {
      const select = document.getElementById('examples');
      select.value = name;
      select.dispatchEvent(new Event('change'));
    }, name);
    await page.until(() => document.getElementById('golden').value !== '', `${name} is loaded`);
    await click('replay');
    await page.until(() => !document.getElementById('replay').disabled, `${name} is done`);
    assert.match(await report(), /the same bytes as expected/, name);
    await page.evaluate(() => { document.getElementById('golden').value = ''; });
  }
});

test('an example replays to the same bytes whatever the options are', async () => {
  await choose('ruler');
  const names = ['deceleration', 'spring-frequency', 'landing-frequency', 'stop-distance', 'rubber-band', 'slop'];
  await page.evaluate(names => {
    const ruler = document.getElementById('ruler');
    for (const name of names) ruler.setAttribute(name, name === 'deceleration' ? 0.99 : 1);
    const select = document.getElementById('examples');
    select.value = 'fling-catch-and-bound';
    select.dispatchEvent(new Event('change'));
  }, names);
  await page.until(() => document.getElementById('golden').value !== '', 'it is loaded');
  await click('replay');
  assert.equal(await page.evaluate(() => document.getElementById('record').disabled), true);
  await page.until(() => !document.getElementById('replay').disabled, 'it is done');
  assert.match(await report(), /the same bytes as expected/);
  assert.deepEqual(await page.evaluate(names => {
    const { configuration } = document.getElementById('ruler').control;
    for (const name of names) document.getElementById('ruler').removeAttribute(name);
    return [configuration.deceleration, configuration.stopDistance, document.getElementById('record').disabled];
  }, names), [0.99, 1, false]);
});

for (const name of Object.keys(controls)) {
  test(`what is recorded of a ${name} replays to the same bytes, on the page and with the command`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'detent-demo-'));
    await choose(name);
    await click('record');
    const [x, y, width, height] = await page.evaluate(name => {
      const element = document.getElementById(name);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2, width, height];
    }, name);
    await hands.touch(line([x + 0.3 * width, y], [x - 0.1 * width, y + 0.3 * height], { over: 88 }));
    await idle(name);
    await click('record');
    assert.match(await report(), /^Recorded \d+ events/);
    const [script, golden] = await page.evaluate(
      () => ['script', 'golden'].map(id => document.getElementById(id).value));
    const path = join(folder, 'recording.gesture');
    await writeFile(path, script);
    assert.equal(execFileSync(detent, ['run', '--level', 'calls', path], { encoding: 'utf8' }), golden);
    await rm(folder, { recursive: true });
    await click('replay');
    await page.until(() => !document.getElementById('replay').disabled, 'the replay is done');
    assert.match(await report(), /the same bytes as expected/);
    assert.match(golden, /snapped|ended/);
  });
}

test('a wrong script is reported, with its line; another trace, with its first line', async () => {
  const play = async (script, golden) => {
    await page.evaluate((script, golden) => {
      document.getElementById('script').value = script;
      document.getElementById('golden').value = golden;
    }, script, golden);
    await click('replay');
    await page.until(() => !document.getElementById('replay').disabled, 'the replay is done');
    return report();
  };
  assert.match(await play('gesture 1\n+0ms dwon 0 3\n', ''), /^line 2: dwon is not an event/);
  assert.match(await play('gesture 1\nstep -1\n+0ms key End\n', ''), /step/);
  const golden = 'trace 1\nscript x\ncontrol ruler\nlevel calls\n'
    + '@0ms            began\n@0ms            changed value=2 cause=key\n';
  assert.match(await play('gesture 1\nrange 0..9\n+0ms key ArrowUp\n', golden),
    /^Line 6 of the trace is another: @0ms +changed value=1 /);
  assert.match(await play('gesture 1\nrange 0..9\n+0ms key ArrowUp\n', ''), /lines of trace/);
});

for (const name of Object.keys(controls)) {
  test(`after a replay the ${name} is as it was`, async () => {
    await choose(name);
    const state = () => page.evaluate(name => {
      const element = document.getElementById(name);
      return [element.outerHTML, element.value, element.control.configuration, document.getElementById('code').textContent,
        [...document.querySelectorAll('#options input')].map(
          input => [input.name || input.id, input.value, input.checked])];
    }, name);
    await page.frames(4);
    const before = await state();
    await page.evaluate(name => {
      document.getElementById('script').value =
        `gesture 1\ncontrol ${name}\nvalue 3\nviewport 200x50\nlayout rtl\n+0ms key ArrowUp\n`;
    }, name);
    await click('replay');
    await page.until(() => !document.getElementById('replay').disabled, 'the replay is done');
    await page.frames(4);
    assert.deepEqual(await state(), before);
  });
}

for (const [width, name] of [[360, 'a phone'], [768, 'a tablet'], [1600, 'a desk']]) {
  test(`nothing sticks out on ${name}`, async () => {
    await page.resize({ width, height: 800 });
    await page.frames(4);
    const { scroll, out } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      out: [...document.querySelectorAll('main *')].filter(each => {
        const { left, right } = each.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !each.closest('.paper');
      }).map(each => each.outerHTML.slice(0, 80)) }));
    assert.equal(scroll, width);
    assert.deepEqual(out, []);
  });
}

test('on a phone, Replay brings the control into view, and a script that is wider stays in the middle', async () => {
  await page.resize({ width: 360, height: 640 });
  await page.evaluate(() => {
    document.getElementById('script').value = 'gesture 1\nviewport 400x80\n+0ms wait 1500ms\n';
    document.getElementById('replay').scrollIntoView();
  });
  await click('replay');
  await page.until(() => document.getElementById('ruler').getBoundingClientRect().top >= 0, 'the ruler is in view');
  const [left, right, scroll] = await page.evaluate(() => {
    const { left, right } = document.getElementById('ruler').getBoundingClientRect();
    return [left, right, document.documentElement.scrollWidth];
  });
  assert.deepEqual([left, right, scroll], [-20, 380, 360]);
  await page.until(() => !document.getElementById('replay').disabled, 'it is done');
  await page.evaluate(() => scrollTo(0, 0));
});

test('nothing has gone wrong in the page', () => assert.deepEqual(page.problems, []));
