// Elements in little space, and with two fingers: they stay within their space, and the page zooms.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => {
  stand = await Stand.open({ width: 400, height: 700, mobile: true });
  // This page sets no sizes.
  await stand.page.evaluate(() => { document.styleSheets[0].disabled = true; });
});
after(() => stand.close());

const boxes = () => stand.page.evaluate(() => {
  const of = (each) => { const { left, right, top, bottom } = each.getBoundingClientRect(); return { left, right, top, bottom }; };
  const symbols = [...r.shadowRoot.querySelectorAll('.symbol')];
  return { box: of(box), host: of(r), symbols: symbols.map(of), scroll: document.documentElement.scrollWidth };
});

test('a rating is no broader than its place, and its symbols get smaller', async () => {
  for (const [width, more] of [[80, ''], [100, 'spacing="8"'], [300, 'count="60"'], [80, 'dir="rtl"']]) {
    await stand.show(`<div id="box" style="width: ${width}px"><detent-rating id="r" value="3" ${more}></detent-rating></div>`);
    await stand.page.frames(3);
    const { box, host, symbols, scroll } = await boxes();
    assert.ok(host.right - host.left <= width + 0.01, `${width}: the host has ${host.right - host.left}`);
    for (const { left, right } of symbols) {
      assert.ok(left >= box.left - 0.01 && right <= box.right + 0.01, `${width}, ${more}: a symbol goes from ${left} to ${right}`);
    }
    assert.ok(scroll <= 400, `the page has ${scroll}`);
  }
});

test('where there is space it has five symbols of 32 points, and upright ones below each other', async () => {
  await stand.show('<div id="box"><detent-rating id="r" value="3"></detent-rating></div>');
  await stand.page.frames(3);
  const { host, symbols } = await boxes();
  assert.deepEqual([host.right - host.left, host.bottom - host.top], [160, 32]);
  assert.ok(symbols.every(({ left, right, top, bottom }) => right - left === 32 && bottom - top === 32));
  await stand.show('<div id="box"><detent-rating id="r" value="3" orientation="vertical"></detent-rating></div>');
  await stand.page.frames(3);
  const upright = (await boxes()).host;
  assert.deepEqual([upright.right - upright.left, upright.bottom - upright.top], [32, 160]);
});

test('a press on a small symbol chooses it', async () => {
  await stand.show('<div id="box" style="width: 80px"><detent-rating id="r" value="1"></detent-rating></div>');
  await stand.page.frames(3);
  const { symbols } = await boxes();
  const { left, right, top, bottom } = symbols[3];
  await stand.hands.touch([[0, (left + right) / 2, (top + bottom) / 2], [60, (left + right) / 2, (top + bottom) / 2]]);
  await stand.page.frames(2);
  assert.equal(await stand.value(), 4);
});

const elements = {
  ruler: '<detent-ruler id="r" min="0" max="100" value="42" style="width: 380px"></detent-ruler>',
  rating: '<detent-rating id="r" value="2" style="--detent-symbol-size: 76px"></detent-rating>',
  slider: '<detent-slider id="r" value="40" style="width: 380px"></detent-slider>',
  dial: '<detent-dial id="r" value="40" style="width: 300px; height: 300px"></detent-dial>',
};

for (const [name, html] of Object.entries(elements)) {
  test(`two fingers on a ${name} zoom the page, and the value stays`, async () => {
    await stand.show(html);
    await stand.page.frames(3);
    const before = await stand.value();
    const { y } = await stand.page.evaluate(() => {
      const { y, height } = r.getBoundingClientRect();
      return { y: y + height / 2 };
    });
    const points = (spread) => [{ x: 190 - spread, y, id: 1 }, { x: 190 + spread, y, id: 2 }];
    const send = (type, touchPoints) => stand.page.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', points(10).slice(0, 1));
    await send('touchStart', points(10));
    for (let spread = 20; spread <= 120; spread += 10) await send('touchMove', points(spread));
    await send('touchEnd', []);
    await stand.page.frames(4);
    const scale = await stand.page.evaluate(() => visualViewport.scale);
    assert.ok(scale > 1.2, `the page is shown ${scale} times as large`);
    assert.equal(await stand.value(), before);
    assert.equal(await stand.phase(), 'idle');
    await stand.page.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  });
}
