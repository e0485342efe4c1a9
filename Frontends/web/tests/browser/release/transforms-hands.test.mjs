// Hands on transformed elements: drags, fingers and wheels, and a slider beside a native range.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from '../stand.mjs';
import { elements, pinned, shown, transforms } from '../transformed.mjs';

let stand;
before(async () => { stand = await Stand.open({ touch: true, width: 900, height: 900 }); });
after(() => stand.close());

/** Moves the pin; returns its window position and its position on the stage. */
async function pinAt(left, top) {
  await stand.page.evaluate((left, top) => Object.assign(pin.style, { left: `${left}px`, top: `${top}px` }), left, top);
  return pinned(stand);
}

const settings = {
  ruler: elements.ruler, rating: '<detent-rating id="r" value="2" press="at-once"></detent-rating>',
  slider: elements.slider.replace('step="1"', 'step="1" value="50"').replace('value="25" ', ''), dial: elements.dial,
};

/** A page scrolls vertically in the window, and so captures fingers that move along an element rotated upright. */
const unscrolled = '<style>#r { touch-action: none; }</style>';

/** Path along the element; a dial is turned around its centre. */
const ways = { ruler: [[120, 40], [60, 40]], rating: [[60, 20], [120, 20]], slider: [[214, 20], [290, 20]], dial: [[100, 40], [120, 70]] };

for (const [name, element] of Object.entries(settings)) {
  for (const hand of ['mouse', 'touch']) {
    test(`a ${hand} drags a ${name} to where it shows, under each of ten transforms`, async () => {
      for (const [what, style] of Object.entries(transforms)) {
        await stand.show(unscrolled + shown(element, style, [0, 0]));
        const to = await pinAt(...ways[name][1]);
        const from = await pinAt(...ways[name][0]);
        const middle = from.shown.map((place, axis) => (place + to.shown[axis]) / 2);
        await stand.hands[hand]([[0, ...from.shown], [20, ...middle], [40, ...to.shown], [120, ...to.shown]]);
        await stand.page.frames(2);
        const places = await stand.page.evaluate(() => window.places);
        const [first, last] = [places[0], places.at(-1)];
        const far = (place, { x, y }) => Math.hypot(place[0] - x, place[1] - y);
        assert.ok(far(from.place, first) < 0.5, `${what}: it begins at ${first.x},${first.y}, not ${from.place}`);
        assert.ok(far(to.place, last) < 0.5, `${what}: it ends at ${last.x},${last.y}, not ${to.place}`);
      }
    });
  }
}

// A rating does not use the wheel.
for (const name of ['ruler', 'slider', 'dial']) {
  test(`a wheel moves a ${name} as far under each of ten transforms`, async () => {
    const values = [];
    for (const style of Object.values(transforms)) {
      await stand.show(shown(settings[name].replace(' id=', ' wheel="always" id='), style, [0, 0]));
      const { shown: [x, y] } = await pinAt(name === 'dial' ? 70 : 120, name === 'slider' ? 20 : 50);
      await stand.hands.hover(1, 1);
      await stand.hands.rest(x, y);
      await stand.hands.wheel(x, y, ...(name === 'dial' ? [0, -40] : [40, 0]));
      await stand.page.frames(3);
      values.push(await stand.value());
    }
    assert.equal(new Set(values).size, 1, `${values}`);
    assert.notEqual(values[0], name === 'dial' ? 25 : 50);
  });
}

test('a press brings a slider to the value of a native range, within a step, under each of ten transforms', async () => {
  const native = `<style>
    input { appearance: none; margin: 0; width: 416px; height: 40px; }
    input::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; }
    input::-moz-range-thumb { appearance: none; width: 16px; height: 16px; border: 0; }
  </style><input id="r" type="range" min="0" max="100" value="50">`;
  const press = async (element, style, left) => {
    await stand.show(shown(element, style, [0, 0]));
    const { shown: [x, y] } = await pinAt(left, 20);
    await stand.hands.mouse([[0, x, y]]);
    await stand.page.until(() => r.control?.state.phase !== 'dragging', 'it is let go');
    return stand.value();
  };
  for (const [what, style] of Object.entries(transforms)) {
    for (const share of [0.1, 0.37, 0.8]) {
      const [theirs, ours] = [await press(native, style, 8 + 400 * share), await press(settings.slider, style, 14 + 400 * share)];
      assert.ok(Math.abs(theirs - ours) <= 1, `${what}, ${share}: ${ours} is not ${theirs}`);
    }
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
