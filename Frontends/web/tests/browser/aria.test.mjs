// Words of a page about a control for assistive technology, on each element and on a native range: both have the same name,
// description, errors and states in Chromium's tree, also where the page says it later.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => {
  stand = await Stand.open({ width: 600, height: 500 });
  await stand.page.evaluate(() => { document.styleSheets[0].disabled = true; });
});
after(() => stand.close());

const elements = {
  slider: (more) => `<detent-slider value="3" ${more}></detent-slider>`,
  ruler: (more) => `<detent-ruler min="0" max="100" value="3" ${more}></detent-ruler>`,
  rating: (more) => `<detent-rating value="3" ${more}></detent-rating>`,
  dial: (more) => `<detent-dial value="3" ${more}></detent-dial>`,
};
const native = (more) => `<input type="range" value="3" ${more}>`;

/** Each row: its name, what it says in attributes of the control, what is around that, and what the page does then. */
const rows = [
  ['a label of its own', 'aria-label="One"'],
  ['no name', ''],
  ['a title', 'title="One"'],
  ['a label and a title', 'aria-label="One" title="Two"'],
  ['a label for it', '', (each) => `<label for="c">One</label>${each}`],
  ['a label around it', '', (each) => `<label>One ${each}</label>`],
  ['two labels', '', (each) => `<label for="c">One</label><label for="c">Two</label>${each}`],
  ['a label with a picture', '', (each) => `<label for="c"><img alt="One" src="data:,"></label>${each}`],
  ['elements that name it', 'aria-labelledby="x y"', (each) => `<p id="x">One</p><p id="y">Two</p>${each}`],
  ['hidden elements that name it', 'aria-labelledby="x"', (each) => `<p id="x" hidden>One</p>${each}`],
  ['a label whose text changes', '', (each) => `<label for="c" id="l">One</label>${each}`, () => { l.firstChild.data = 'Two'; }],
  ['another label', '', (each) => `<label for="c" id="l">One</label>${each}`, () => {
    l.remove();
    document.body.insertAdjacentHTML('beforeend', '<label for="c">Two</label>');
  }],
  ['a label that is for it later', '', (each) => `<label id="l">One</label>${each}`, () => { l.htmlFor = 'c'; }],
  ['a label that is for another one later', '', (each) => `<label for="c" id="l">One</label>${each}`, () => { l.htmlFor = 'd'; }],
  ['an element that names it later', 'aria-labelledby="z"', (each) => each, () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="z">Two</p>');
  }],
  ['an element that names it, put in the place of another', 'aria-labelledby="z"', (each) => `<p id="z">One</p>${each}`, () => {
    z.outerHTML = '<p id="z">Two</p>';
  }],
  ['an id that comes later', 'aria-labelledby="z"', (each) => `<p id="y">One</p>${each}`, () => { y.id = 'z'; }],
  ['a name that is set later', 'aria-label="One"', (each) => each, () => { c.ariaLabel = 'Two'; }],
  ['a description', 'aria-label="One" aria-describedby="x"', (each) => `<p id="x">In euros</p>${each}`],
  ['a description in words', 'aria-label="One" aria-description="In euros"'],
  ['a description that comes later', 'aria-label="One" aria-describedby="x"', (each) => each, () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="x">Too low</p>');
  }],
  ['a description whose text changes', 'aria-label="One" aria-describedby="x"', (each) => `<p id="x">Old</p>${each}`, () => {
    x.textContent = 'New';
  }],
  ['an error in words', 'aria-label="One" aria-invalid="true" aria-errormessage="x"', (each) => `${each}<p id="x">Too low</p>`],
  ['no error any more', 'aria-label="One" aria-invalid="true"', (each) => each, () => { c.ariaInvalid = 'false'; }],
  ['disabled', 'aria-label="One" disabled'],
  ['in a fieldset that is disabled', 'aria-label="One"', (each) => `<fieldset disabled>${each}</fieldset>`],
  ['enabled again', 'aria-label="One" disabled', (each) => each, () => { c.disabled = false; }],
  ['busy', 'aria-label="One" aria-busy="true"'],
  ['a key', 'aria-label="One" aria-keyshortcuts="Alt+L"'],
  ['a role in words', 'aria-label="One" aria-roledescription="fader"'],
  ['details', 'aria-label="One" aria-details="x"', (each) => `${each}<p id="x">More</p>`],
  ['out of the tabs', 'aria-label="One" tabindex="-1"'],
  ['inert', 'aria-label="One" inert'],
  ['hidden from it', 'aria-label="One" aria-hidden="true"'],
  ['not shown', 'aria-label="One" hidden'],
  ['focused', 'aria-label="One"', (each) => each, () => { c.focus(); }],
];

const compared = ['name', 'description', 'invalid', 'disabled', 'busy', 'keyshortcuts', 'roledescription', 'focusable', 'focused'];

/** Sliders in the tree, with what is compared. */
async function sliders() {
  await stand.page.frames(3);
  const nodes = (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
  // Chromium leaves out that a thumb is not invalid.
  return nodes.map((node) => ({ ...Object.fromEntries(compared.map((name) => [name, node[name]])), invalid: node.invalid ?? 'false' }));
}

async function told(make, [, said, around = (each) => each, change]) {
  await stand.show(around(make(`id="c" ${said}`)));
  await stand.page.frames(2);
  if (change) await stand.page.evaluate(change);
  return sliders();
}

for (const row of rows) {
  test(`each element tells what a native range does: ${row[0]}`, async () => {
    const theirs = await told(native, row);
    for (const [kind, make] of Object.entries(elements)) assert.deepEqual(await told(make, row), theirs, kind);
  });
}

test('an error that the page has set is told once the control was left, by each thumb too', async () => {
  for (const [kind, make] of [...Object.entries(elements), ['pair', (more) => elements.slider(more).replace('"3"', '"3 7"')]]) {
    await stand.show(make('id="c" aria-label="One"'));
    const errors = async () => (await sliders()).map(({ invalid }) => invalid);
    await stand.page.evaluate(() => { c.setCustomValidity('Too low'); });
    const before = await errors();
    assert.ok(before.every((each) => each === 'false'), `${kind}: ${before}`);
    await stand.page.evaluate(() => {
      c.focus();
      c.blur();
    });
    const after = await errors();
    assert.ok(after.length > 0 && after.every((each) => each === 'true'), `${kind}: ${after}`);
  }
});

test('each of several thumbs takes over what the page says of their slider', async () => {
  const pair = (more) => elements.slider(more).replace('"3"', '"3 7"');
  for (const row of rows.filter(([name]) => !/title|hidden|focused|inert|shown|tabs|fieldset|disabled|enabled|no name/.test(name))) {
    const [theirs] = await told(native, row);
    const ours = await told(pair, row);
    assert.equal(ours.length, 2, row[0]);
    for (const [part, { name, ...rest }] of ours.entries()) {
      const { name: whole, focusable, focused, ...others } = theirs;
      assert.deepEqual({ ...rest, focusable, focused }, { ...others, focusable, focused }, row[0]);
      assert.equal(name.trim(), `${whole} ${['minimum', 'maximum'][part]}`.trim(), row[0]);
    }
  }
});

test('one thumb that becomes two hands its role and its focus on, and takes them back', async () => {
  await stand.show('<detent-slider id="c" aria-label="One" value="3"></detent-slider>');
  const found = async () => [(await sliders()).map(({ name, focused }) => [name, focused ?? false])].flat();
  await stand.page.evaluate(() => c.focus());
  assert.deepEqual(await found(), [['One', true]]);
  await stand.page.evaluate(() => { c.setAttribute('thumbs', 2); });
  assert.deepEqual(await found(), [['One minimum', true], ['One maximum', false]]);
  await stand.page.evaluate(() => { c.setAttribute('thumbs', 1); });
  assert.deepEqual(await found(), [['One', true]]);
});

test('a mouse shows no ring, and keys do, with one thumb and with two', async () => {
  for (const value of ['50', '50 90']) {
    await stand.show(`<button id="a">a</button><detent-slider id="c" aria-label="One" value="${value}" style="width: 400px"></detent-slider>`);
    const ring = () => stand.page.evaluate(() => (c.shadowRoot.activeElement ?? document.activeElement).matches(':focus-visible'));
    const [x, y] = await stand.page.evaluate(() => {
      const { left, top, width, height } = c.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    await stand.hands.mouse([[0, x, y], [30, x, y]]);
    assert.equal(await stand.page.evaluate(() => document.activeElement.id), 'c');
    assert.equal(await ring(), false, value);
    await stand.page.evaluate(() => a.focus());
    await stand.hands.key('Tab');
    assert.equal(await ring(), true, value);
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
