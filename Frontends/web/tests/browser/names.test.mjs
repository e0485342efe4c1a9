// Names and descriptions of elements for assistive technology, immediate as for native controls.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const controls = async () => {
  await stand.page.frames(2);
  const nodes = await stand.page.accessibleNodes();
  return nodes.filter(({ role }) => role === 'slider' || role === 'spinbutton');
};
const names = async () => (await controls()).map(({ name }) => name);

test('a name follows the text that gives it, as that of a native range', async () => {
  await stand.show(`<p id="nm">Old name</p><detent-slider aria-labelledby="nm"></detent-slider>
    <input type="range" aria-labelledby="nm"><label id="l">Length <detent-slider></detent-slider></label>`);
  assert.deepEqual(await names(), ['Old name', 'Old name', 'Length']);
  await stand.page.evaluate(() => {
    nm.textContent = 'New name';
    l.firstChild.data = 'Breadth ';
  });
  assert.deepEqual(await names(), ['New name', 'New name', 'Breadth']);
});

test('a slider hands its description to each thumb', async () => {
  await stand.show(`<p id="hint">In euros</p><detent-slider aria-label="Price" aria-describedby="hint" value="1 5">
    </detent-slider>`);
  for (const { description } of await controls()) assert.equal(description, 'In euros');
});

test('two thumbs are the minimum and the maximum, in the language of the page', async () => {
  await stand.show('<detent-slider aria-label="Price" value="1 5"></detent-slider>');
  assert.deepEqual(await names(), ['Price minimum', 'Price maximum']);
  await stand.show('<div lang="fr-CA"><detent-slider aria-label="Prix" value="1 5 9"></detent-slider></div>');
  assert.deepEqual(await names(), ['Prix 1/3', 'Prix 2/3', 'Prix 3/3']);
  await stand.show('<div lang="sv"><detent-slider aria-label="Pris" value="1 5"></detent-slider></div>');
  assert.deepEqual(await names(), ['Pris lägst', 'Pris högst']);
  await stand.show('<detent-slider aria-label="Price" value="1 5" thumb-labels="least|most"></detent-slider>');
  assert.deepEqual(await names(), ['Price least', 'Price most']);
});

for (const [lang, two, three, stars] of [
  ['fa', 'حداقل, حداکثر', '۱/۳, ۲/۳, ۳/۳', '۲ از ۵ ستاره'],
  ['hi', 'न्यूनतम, अधिकतम', '1/3, 2/3, 3/3', '5 में से 2 सितारे'],
  ['bn', 'সর্বনিম্ন, সর্বোচ্চ', '১/৩, ২/৩, ৩/৩', '৫টির মধ্যে ২টি তারা'],
  ['th', 'ต่ำสุด, สูงสุด', '1/3, 2/3, 3/3', '2 จาก 5 ดาว'],
  ['ru', 'минимум, максимум', '1/3, 2/3, 3/3', '2 из 5 звёзд'],
  ['mr', '१/२, २/२', '१/३, २/३, ३/३', '२ / ५'], // has no words, but digits of its own
]) {
  test(`thumbs and stars have words and digits of one language: ${lang}`, async () => {
    for (const [value, expected] of [['1 5', two], ['1 5 9', three]]) {
      await stand.show(`<div lang="${lang}"><detent-slider value="${value}"></detent-slider></div>`);
      assert.equal((await names()).join(', '), expected);
    }
    await stand.show(`<div lang="${lang}"><detent-rating id="r" value="2"></detent-rating></div>`);
    assert.equal(await stand.page.evaluate(() => window.internals.get(r).ariaValueText), stars);
  });
}

test('the marks and the bubble of a slider, and what a ruler is drawn on, are silent', async () => {
  await stand.show(`<label>Volume <detent-slider marks bubble max="100" value="30"></detent-slider></label>
    <label>Length <detent-ruler value="3"></detent-ruler></label>`);
  assert.deepEqual((await names()).sort(), ['Length', 'Volume']);
  const texts = (await stand.page.accessibleNodes()).filter(({ role }) => /text/i.test(role)).map(({ name }) => name.trim());
  assert.deepEqual(texts.filter(text => /\d/.test(text)), []);
  const roles = (await stand.page.accessibleNodes()).map(({ role }) => role);
  assert.ok(!roles.some(role => /canvas/i.test(role)), roles.join());
});

test('an element in a link that has left the page has a language still', async () => {
  await stand.show('<a href="/there" id="there"><detent-slider id="r" value="1 5"></detent-slider></a>');
  const text = await stand.page.evaluate(async () => {
    const [slider, link] = [r, there];
    link.remove();
    const { numberFormat } = await import('/element/number-format.js');
    return numberFormat(slider)(5);
  });
  assert.equal(text, '5');
});

test('a rating says its noun in the language of the page, and what its page says instead', async () => {
  const text = () => stand.page.evaluate(() => window.internals.get(r).ariaValueText);
  const show = async (lang, more = '') => {
    await stand.show(`<div lang="${lang}"><detent-rating id="r" value="3.5" granularity="0.5" ${more}></detent-rating></div>`);
    return text();
  };
  assert.equal(await show('en'), '3.5 of 5 stars');
  assert.equal(await show('de-AT'), '3,5 von 5 Sternen');
  assert.equal(await show('ja'), '星 5 個中 3.5 個');
  assert.equal(await show('xx'), '3.5 / 5');
  assert.equal(await show('en', 'value-text="{value} of {count} hearts"'), '3.5 of 5 hearts');
  await stand.page.evaluate(() => { r.valueText = '{value} points, at most {maximum}, {what}'; });
  await stand.page.frames(2);
  assert.equal(await text(), '3.5 points, at most 5, {what}');
});

test('what is required is said, and invalid only what somebody has left so', async () => {
  await stand.show('<form id="f"><detent-rating id="r" required aria-label="Stars"></detent-rating></form>');
  const reported = () => stand.page.evaluate(() => {
    const { ariaRequired, ariaInvalid } = window.internals.get(r);
    return [ariaRequired, ariaInvalid];
  });
  assert.deepEqual(await reported(), ['true', 'false']);
  await stand.focus('r');
  await stand.page.evaluate(() => r.blur());
  assert.deepEqual(await reported(), ['true', 'true']);
  await stand.page.evaluate(() => { r.value = 3; });
  assert.deepEqual(await reported(), ['true', null]);
  await stand.page.evaluate(() => f.reset());
  assert.deepEqual(await reported(), ['true', 'false']);
  await stand.page.evaluate(() => r.reportValidity());
  assert.deepEqual(await reported(), ['true', 'true']);
});

test('a role stands as an attribute too, unless its author has given one', async () => {
  await stand.show(`<detent-ruler id="a" aria-label="A" min="0" max="9" value="4"></detent-ruler>
    <detent-ruler id="b" aria-label="B" value="4"></detent-ruler>
    <detent-dial id="c" aria-label="C" role="meter" value="4"></detent-dial>`);
  const roles = await stand.page.evaluate(() => [a, b, c].map(each => [each.getAttribute('role'), each.ariaValueNow]));
  assert.deepEqual(roles, [['slider', '4'], ['spinbutton', '4'], ['meter', null]]);
  await stand.show(`<detent-slider id="d" aria-label="D" value="1 5"></detent-slider>
    <detent-slider id="e" aria-label="E" value="1"></detent-slider><detent-slider id="f" value="1 5"></detent-slider>
    <detent-ruler id="a" aria-label="A" min="0" max="9" value="4"></detent-ruler>`);
  assert.deepEqual(await stand.page.evaluate(() => [d, e, f].map(each => each.getAttribute('role'))), ['group', 'slider', null]);
  await stand.page.evaluate(() => a.setValue(5));
  await stand.page.frames(2);
  assert.equal(await stand.page.evaluate(() => a.getAttribute('aria-valuenow')), '5');
});

test('what elements report beside the usual leaves the shadow root that they are in', async () => {
  await stand.show('<div id="h"></div>');
  await stand.page.evaluate(() => {
    h.attachShadow({ mode: 'open' }).innerHTML = '<detent-slider value="4"></detent-slider>';
  });
  await stand.page.frames(2);
  const heard = await stand.page.evaluate(() => {
    const heard = [];
    for (const type of ['input', 'began', 'ended', 'change']) {
      document.addEventListener(type, () => heard.push(type), { once: true });
    }
    const slider = h.shadowRoot.firstChild;
    slider.shadowRoot.querySelector('.thumb').focus();
    slider.shadowRoot.querySelector('.thumb').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    return heard;
  });
  assert.deepEqual(heard, ['began', 'input', 'ended'], 'change stays within, as that of a native range');
});
