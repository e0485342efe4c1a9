// Elements in a card that can be dragged: a hand on the element moves its value, and one beside it moves the card.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 480, height: 360 }); });
after(() => stand.close());

/** Elements, with the ends of a drag in shares of their boxes. */
const elements = {
  ruler: ['<detent-ruler id="r" aria-label="A" min="0" max="100" value="50"></detent-ruler>', [0.6, 0.5], [0.4, 0.5]],
  rating: ['<detent-rating id="r" aria-label="A" value="1"></detent-rating>', [0.5, 0.5], [0.9, 0.5]],
  slider: ['<detent-slider id="r" aria-label="A" value="50"></detent-slider>', [0.5, 0.5], [0.7, 0.5]],
  'slider of two thumbs': ['<detent-slider id="r" aria-label="A" value="50 90"></detent-slider>', [0.5, 0.5], [0.7, 0.5]],
  dial: ['<detent-dial id="r" aria-label="A" value="50"></detent-dial>', [0.5, 0.15], [0.85, 0.5]],
};

/** What holds the element: a card, one around another, and one whose shadow tree has the element. */
const cards = {
  'a card': (html) => `<div draggable="true" style="padding: 20px" id="card">${html}</div>`,
  'a card in a card': (html) => `<div draggable="true" id="card"><div draggable="true" style="padding: 20px">${html}</div></div>`,
  'a link': (html) => `<a href="#there" style="display: block; padding: 20px" id="card">${html}</a>`,
};

for (const [kind, [html, from, to]] of Object.entries(elements)) {
  for (const [name, around] of Object.entries(cards)) {
    if (name !== 'a card' && kind !== 'dial') continue; // a drag of a card takes half a minute in WebKitGTK
    test(`a hand on a ${kind} in ${name} moves its value, and one beside it the card`, async () => {
      await stand.show(around(html));
      const { box, card } = await stand.page.evaluate(() => {
        window.started = [];
        document.ondragstart = (event) => started.push(event.defaultPrevented);
        return { box: r.getBoundingClientRect().toJSON(), card: card.getBoundingClientRect().toJSON() };
      });
      const at = ([x, y]) => [Math.round(box.x + box.width * x), Math.round(box.y + box.height * y)];
      const before = await stand.get('r', 'value');
      await stand.hands.mouse([...line(at(from), at(to), { over: 120, period: 15 }), [250, ...at(to)]]);
      await stand.idle();
      assert.notEqual(await stand.get('r', 'value'), before);
      assert.deepEqual((await stand.page.evaluate(() => started.splice(0))).filter((isPrevented) => !isPrevented), []);
      const beside = [Math.round(card.x + card.width / 2), Math.round(card.y + 6)];
      const moved = await stand.get('r', 'value');
      await stand.hands.mouse([...line(beside, [beside[0] + 60, beside[1]], { over: 120, period: 15 })]);
      await stand.page.frames(2);
      assert.deepEqual(await stand.page.evaluate(() => started.splice(0)), [false]);
      assert.equal(await stand.get('r', 'value'), moved);
    });
  }
}

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
