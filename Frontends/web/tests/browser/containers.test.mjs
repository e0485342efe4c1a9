// Boxes of elements in containers of every kind, beside those of a native range: none vanishes, and none grows past its place.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 800, height: 600 }); });
after(() => stand.close());

const kinds = ['slider', 'ruler', 'rating', 'dial'];

/** Least width in a container that asks its content for a width: a native range has 129 points in Chromium and WebKitGTK. */
const least = { slider: 129, ruler: 129, rating: 129, dial: 100 };

/** Containers whose width, or place for the control, follows from their content. */
const shrinking = {
  'a flex row': (inside) => `<div style="display: flex"><span>Vol</span>${inside}</div>`,
  'a flex column, at its start': (inside) => `<div style="display: flex; flex-direction: column; align-items: flex-start">${inside}</div>`,
  'a grid column': (inside) => `<div style="display: grid; grid-template-columns: auto 1fr; justify-items: start">${inside}<span>x</span></div>`,
  'a cell of a table': (inside) => `<table><tr><td>Vol</td><td>${inside}</td></tr></table>`,
  'a float': (inside) => `<div style="float: left">${inside}</div>`,
  'an absolute box': (inside) => `<div style="position: absolute">${inside}</div>`,
  'an inline block': (inside) => `<div style="display: inline-block">${inside}</div>`,
  'a dialog': (inside) => `<dialog open>${inside}</dialog>`,
  'a popover': (inside) => `<div popover id="pop">${inside}</div>`,
  'a fit-content box': (inside) => `<div style="width: fit-content">${inside}</div>`,
  'a fieldset in a flex row': (inside) => `<div style="display: flex"><fieldset><legend>V</legend>${inside}</fieldset></div>`,
  'a label in a flex row': (inside) => `<div style="display: flex"><label>Vol ${inside}</label></div>`,
};

/** Containers that set the width; an element fills it as a block, or is as wide as it likes. */
const fixed = { 'a block of 300': 300, 'a block of 48': 48, 'a block of 20': 20 };

const show = async (html) => {
  await stand.show(`<style>detent-slider, detent-ruler, detent-rating { all: revert-layer }</style>${html}`);
  await stand.page.evaluate(() => {
    document.styleSheets[0].disabled = true;
    document.getElementById('pop')?.showPopover();
  });
  await stand.page.frames(3);
};
const box = () => stand.page.evaluate(() => {
  const { width, height } = r.getBoundingClientRect();
  return { width, height, overflow: document.documentElement.scrollWidth > innerWidth };
});

for (const kind of kinds) {
  const element = (more = '') => `<detent-${kind} id="r" aria-label="V" value="3" ${more}></detent-${kind}>`;

  for (const [name, around] of Object.entries(shrinking)) {
    test(`a ${kind} in ${name} has a width of its own`, async () => {
      await show(around(element()));
      const { width, height, overflow } = await box();
      assert.ok(width >= least[kind] && width <= 330 && height >= 30, `${width} by ${height}`);
      assert.equal(overflow, false);
    });
  }

  test(`a ${kind} stays within a narrow block, and its author may set any width`, async () => {
    for (const [name, room] of Object.entries(fixed)) {
      await show(`<div style="width: ${room}px">${element()}</div>`);
      const { width, overflow } = await box();
      if (kind !== 'dial') assert.ok(width <= room, `${name}: ${width}`);
      assert.equal(overflow, false, name);
      await show(`<div style="display: flex">${element(`style="width: ${room}px; min-width: 0"`)}</div>`);
      assert.ok(Math.abs((await box()).width - room) < 1, name);
    }
  });

  test(`a ${kind} in a flex row takes the room that it is given`, async () => {
    await show(`<div style="display: flex; width: 500px">${element('style="flex: 1; min-width: 0"')}</div>`);
    assert.equal((await box()).width, 500);
  });
}

for (const kind of ['slider', 'ruler']) {
  test(`an upright ${kind} has a size of its own in each container`, async () => {
    for (const [name, around] of Object.entries(shrinking)) {
      await show(around(`<detent-${kind} id="r" aria-label="V" value="3" orientation="vertical"></detent-${kind}>`));
      const { width, height } = await box();
      assert.ok(width >= 30 && height === 320, `${name}: ${width} by ${height}`);
    }
  });
}

test('a slider and a ruler in a flex row can be dragged', async () => {
  for (const kind of ['slider', 'ruler']) {
    await show(`<div style="display: flex"><detent-${kind} id="r" aria-label="V" value="50" max="100" min="0"></detent-${kind}></div>`);
    const { x, y, width, height } = await stand.page.evaluate(() => r.getBoundingClientRect().toJSON());
    const [middle, across] = [x + width / 2, y + height / 2];
    await stand.hands.mouse([[0, middle, across], [30, middle + 20, across], [60, middle + 40, across], [160, middle + 40, across]]);
    await stand.idle();
    assert.notEqual(await stand.value(), 50, kind);
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
