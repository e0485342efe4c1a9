// Elements in forms, beside those of the browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const form = more => `<form id="f">
  <fieldset id="set"><detent-ruler id="r" name="length" aria-label="Length" min="0" max="100" value="50"></detent-ruler>
  <detent-rating id="s" name="stars" aria-label="Stars" value="2" ${more ?? ''}></detent-rating></fieldset></form>`;
const data = () => stand.page.evaluate(() => Object.fromEntries(new FormData(document.getElementById('f'))));

test('a form sends their values, under their names', async () => {
  await stand.show(form());
  assert.deepEqual(await data(), { length: '50', stars: '2' });
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  await stand.set('s', 'value', 4);
  assert.deepEqual(await data(), { length: '51', stars: '4' });
});

test('reset brings the values of the attributes back, without events', async () => {
  await stand.show(form());
  await stand.focus('r');
  await stand.hands.key('End');
  await stand.set('s', 'value', 5);
  await stand.heard();
  await stand.page.evaluate(() => document.getElementById('f').reset());
  assert.deepEqual(await data(), { length: '50', stars: '2' });
  assert.deepEqual(await stand.heard('input', 'change'), []);
  assert.equal(await stand.get('r', 'defaultValue').then(Number), 50);
});

test('a disabled fieldset disables them: no values, no focus, no keys', async () => {
  await stand.show(form());
  await stand.set('set', 'disabled', true);
  assert.deepEqual(await data(), {});
  await stand.focus('r');
  assert.notEqual(await stand.page.evaluate(() => document.activeElement.id), 'r');
  assert.equal(await stand.page.evaluate(() => r.matches(':disabled')), true);
  await stand.hands.mouse([[0, 200, 50], [20, 150, 50], [40, 100, 50]]);
  assert.deepEqual(await stand.heard(), []);
  assert.equal(await stand.page.evaluate(() => r.control.configuration.interaction), 'disabled');
  await stand.set('set', 'disabled', false);
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  assert.equal(await stand.value(), 51);
});

test('a label gives its click and its name', needs('protocol'), async () => {
  await stand.show('<label id="l">How long<detent-ruler id="r" min="0" max="9" value="3"></detent-ruler></label>');
  assert.deepEqual(await stand.page.evaluate(() => [r.labels.length, r.form]), [1, null]);
  await stand.hands.mouse([[0, 10, 8]]);
  assert.equal(await stand.page.evaluate(() => document.activeElement.id), 'r');
  const [slider] = (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
  assert.match(slider.name, /How long/);
});

test('a required rating is missing until something is chosen', async () => {
  await stand.show(form('required').replace('value="2"', 'value="0"'));
  const valid = () => stand.page.evaluate(() => [s.checkValidity(), s.validity.valueMissing]);
  assert.deepEqual(await valid(), [false, true]);
  await stand.focus('s');
  await stand.hands.key('3');
  assert.deepEqual(await valid(), [true, false]);
});

test('a page may have something against a value, as against that of an input', async () => {
  await stand.show(`${form('required').replace('value="2"', 'value="0"')}<input id="i" required>`);
  const seen = await stand.page.evaluate(() => {
    const stateOf = ({ validity, validationMessage }) => [validity.valid, validity.valueMissing, validity.customError,
      validationMessage];
    return [i, s].map(each => {
      const states = [stateOf(each)];
      for (const message of ['ask again', '']) {
        each.setCustomValidity(message);
        states.push(stateOf(each));
      }
      each.value = '3';
      return [...states, stateOf(each)];
    });
  });
  assert.deepEqual(seen[1], seen[0]);
  assert.deepEqual(seen[1].map(([valid]) => valid), [false, false, false, true]);
  await stand.page.evaluate(() => r.setCustomValidity('too long'));
  assert.equal(await stand.page.evaluate(() => f.checkValidity()), false);
});

test('attributes and properties are the same thing', async () => {
  await stand.show(form());
  const seen = await stand.page.evaluate(() => {
    r.max = 80;
    r.unitWidth = 30;
    r.snap = 'unit';
    s.setAttribute('granularity', '0.5');
    r.value = 200;
    const result = [r.getAttribute('max'), r.getAttribute('unit-width'), r.getAttribute('snap'), s.granularity,
      Number(r.value), r.valueAsNumber];
    r.removeAttribute('max');
    r.value = 200;
    return [...result, r.valueAsNumber];
  });
  assert.deepEqual(seen, ['80', '30', 'unit', 0.5, 80, 80, 200]);
});

test('a number may come as text, as it may to a native range', async () => {
  await stand.show(`${form()}<input type="range" id="native">`);
  const found = await stand.page.evaluate(() => [native, r].map(each => {
    each.valueAsNumber = '12';
    return each.value;
  }));
  assert.deepEqual(found, ['12', '12']);
  await stand.page.evaluate(() => r.setValue('a dozen'));
  assert.equal(await stand.value(), 12);
});

test('steps are counted as by a native range', async () => {
  const attributes = 'min="0" max="100" value="50"';
  await stand.show(`<input type="range" id="native" ${attributes}><detent-ruler id="r" ${attributes}></detent-ruler>
    <detent-ruler id="t" min="0" max="1" step="0.1"></detent-ruler>
    <detent-rating id="s" granularity="0.5"></detent-rating>`);
  const [one, other, fine, stars] = await stand.page.evaluate(() => {
    const walk = element => [['Up'], ['Up', 5], ['Down', 3], ['Up', -2], ['Up', 0], ['Down', 7.9], ['Up', 1e9],
      ['Down', 60], ['Down', 2e9]].map(([way, ...count]) => {
      element[`step${way}`](...count);
      return element.value;
    });
    t.stepUp(3);
    s.stepUp(7);
    return [walk(native), walk(r), t.value, s.value];
  });
  assert.deepEqual(other, one);
  assert.deepEqual([fine, stars], ['0.3', '3.5']);
  assert.deepEqual(await stand.heard(), []);
});

test('properties that were set before the element was defined count', async () => {
  await stand.show('');
  const found = await stand.page.evaluate(async () => {
    const early = document.createElement('detent-ruler-of-tomorrow');
    const formatValue = value => `${value} cm`;
    Object.assign(early, { value: 70, max: 60, min: 0, formatValue, remark: 'mine', type: 'range' });
    document.body.append(early);
    const own = customElements.get('detent-ruler');
    customElements.define('detent-ruler-of-tomorrow', class extends own {});
    const before = [early.value, early.getAttribute('max'), early.formatValue(3), early.remark];
    early.value = 5;
    return [...before, early.control.value];
  });
  assert.deepEqual(found, ['60', '60', '3 cm', 'mine', 5]);
});

test('another copy of the script leaves the first one in place', async () => {
  await stand.show(form());
  const found = await stand.page.evaluate(async () => {
    const names = ['detent-ruler', 'detent-rating'];
    const before = names.map(name => customElements.get(name));
    await Promise.all(names.map(name => import(`/${name}.js?copy`)));
    return names.map((name, index) => customElements.get(name) === before[index]);
  });
  assert.deepEqual(found, [true, true]);
});

test('nonsense in attributes is as if it were not there', async () => {
  await stand.show(`<detent-ruler id="r" min="x" max="" step="-1" unit-width="NaN" snap="sometimes" value="many"
    orientation="sideways" fractions="1e99"></detent-ruler>
    <detent-rating id="s" count="-5" granularity="7" value="none"></detent-rating>`);
  await stand.page.frames(3);
  assert.equal(await stand.value(), 0);
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  assert.equal(await stand.value(), 1);
  assert.equal(await stand.value('s'), 0);
  assert.deepEqual(stand.page.problems, []);
});

test('what makes no sense leaves everything else in force', async () => {
  await stand.show(`<div dir="rtl"><detent-ruler id="r" min="10" max="0" value="5" step="-1" snap="always" disabled>
    </detent-ruler></div>`);
  const { configuration, problem, cursor } = await stand.page.evaluate(() => ({
    configuration: r.control.configuration, problem: r.configurationProblem, cursor: r.control.scene().cursor }));
  assert.match(problem, /here: max 0, step -1$/);
  const { interaction, layoutDirection, snap, lowerBound, step } = configuration;
  assert.deepEqual([interaction, layoutDirection, snap, lowerBound, step, cursor],
    ['disabled', 'rtl', 'always', 10, 1, 200]);
  const repaired = await stand.page.evaluate(() => {
    r.min = -20;
    const low = r.configurationProblem;
    r.step = 2;
    return [low, r.configurationProblem, r.control.configuration.lowerBound, r.control.configuration.upperBound];
  });
  assert.deepEqual(repaired, ['these settings make no sense here: step -1', null, -20, 0]);
});

test('bounds may come in any order, also beside what makes no sense', async () => {
  await stand.show('<detent-ruler id="r" min="0" max="100" step="-1" value="50"></detent-ruler>');
  const found = await stand.page.evaluate(() => [[200, 300], [-20, -10]].map(([min, max]) => {
    r.min = min;
    r.max = max;
    const { lowerBound, upperBound } = r.control.configuration;
    return [lowerBound, upperBound, r.valueAsNumber];
  }));
  assert.deepEqual(found, [[200, 300, 200], [-20, -10, -10]]);
});

test('what a program sets makes no events', async () => {
  await stand.show(form());
  await stand.page.evaluate(() => {
    r.value = 60;
    r.min = 70;
    s.value = 3;
    s.setAttribute('value', '4');
    r.setValue?.(90, { animated: true });
  });
  await stand.idle();
  assert.deepEqual(await stand.heard(), []);
  assert.equal(await stand.value(), 90);
});

test('input and change come as those of a native range do', async () => {
  await stand.show(`<input type="range" id="native" min="0" max="100" value="50" style="width: 400px; display: block">
    <detent-ruler id="r" min="0" max="100" value="50" unit-width="40"></detent-ruler>`);
  const kinds = async () => (await stand.heard('input', 'change')).map(({ type }) => type);
  const squeezed = types => types.filter((type, index) => type !== types[index - 1]);
  const both = [];
  for (const [id, y] of [['native', 8], ['r', 60]]) {
    await stand.focus(id);
    const seen = [];
    await stand.hands.key('ArrowRight');
    seen.push(await kinds());
    await stand.hands.key('Home');
    seen.push(await kinds());
    await stand.hands.key('Home');
    seen.push(await kinds());
    await stand.hands.mouse([[0, 200, y], [20, 180, y], [40, 150, y], [60, 120, y], [140, 120, y]]);
    await stand.page.frames(3);
    seen.push(squeezed(await kinds()));
    both.push(seen);
  }
  assert.deepEqual(both[1], both[0]);
  assert.deepEqual(both[0], [['input', 'change'], ['input', 'change'], [], ['input', 'change']]);
});

test('events bubble to whoever listens above', async () => {
  await stand.show(form());
  const found = await stand.page.evaluate(async () => {
    const seen = [];
    document.body.addEventListener('change', event => seen.push([event.target.id, event.bubbles, event.isTrusted]));
    r.focus();
    r.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', code: 'End', bubbles: true }));
    await new Promise(requestAnimationFrame);
    return seen;
  });
  assert.deepEqual(found, [['r', true, false]]);
});

test('bounds that a page sets one after the other are judged together, and named as the page names them', async () => {
  const warnings = await stand.page.evaluate(async () => {
    const warnings = [];
    const own = console.warn;
    console.warn = (text) => warnings.push(text);
    document.body.innerHTML = '<detent-slider id="r" aria-label="V"></detent-slider>';
    [r.min, r.max] = [200, 300];
    await null;
    [r.min, r.max] = [400, 100];
    await null;
    console.warn = own;
    return [...warnings, r.configurationProblem];
  });
  assert.equal(warnings.length, 2, `${warnings}`);
  for (const text of warnings) assert.match(text, /\bmin 400/);
});

test('a text is a number as HTML writes it, or none', async () => {
  for (const kind of ['slider', 'ruler', 'rating', 'dial']) {
    await stand.show(`<detent-${kind} id="r" aria-label="V" value="3" quantize="off"></detent-${kind}>`);
    for (const text of ['0x10', '3,5', 'Infinity', '', 'null', '1e', '.', '--2']) {
      await stand.page.evaluate((text) => { r.value = text === 'null' ? null : text; }, text);
      assert.equal(await stand.value(), 3, `${kind}: ${text}`);
    }
    for (const [text, value] of [['4', 4], [' 2.5 ', kind === 'rating' ? 3 : 2.5], ['1e0', 1], ['.5e1', 5]]) {
      await stand.page.evaluate((text) => { r.value = text; }, text);
      assert.ok(Math.abs(await stand.value() - value) <= (kind === 'rating' ? 0.5 : 0), `${kind}: ${text}`);
    }
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
