// Panels of the demo page: every option has an effect.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { controls } from '../controls.mjs';
import { chromium } from './chromium.mjs';
import { origin } from './stand.mjs';

let page;

before(async () => {
  page = await (await chromium()).newPage({ width: 1200, height: 900 });
  await page.open(`${await origin()}/demo/`);
});
after(() => page.close());

const choose = name => page.evaluate(name => document.querySelector(`[name="subject"][value="${name}"]`).click(), name);

/**
 * Attributes needed to test an option, by its label, and their values on the page. A logarithmic track
 * has no bound of 0; wrapping needs a full turn and whole steps.
 */
const needs = {
  Scale: { min: ['1', null], step: [null, '5'] },
  'Max distance': { distance: [null, '10'] },
  Factor: { min: ['1', null], step: [null, '5'], scale: ['log', null] },
  'Lower end': { wrap: [null, ''] },
  'Upper end': { wrap: [null, ''] },
  Sweep: { wrap: [null, ''] },
};
/** Those of one control: a dial that wraps has no enabled range, thumbs need their distance in one, and only what is upright is inverted. */
const ownNeeds = {
  dial: { 'Enabled lower bound': { wrap: [null, ''] }, 'Enabled upper bound': { wrap: [null, ''] } },
  slider: { 'Enabled upper bound': { distance: [null, '10'] }, Inverted: { orientation: ['vertical', null] } },
};

for (const name of Object.keys(controls)) {
  test(`the panel of the ${name} has every attribute of its element`, async () => {
    await choose(name);
    const missing = await page.evaluate(name => {
      const { options } = document.getElementById(name).constructor;
      return options.map(({ attribute }) => attribute)
        .filter(attribute => !document.querySelector(
          `#options [id="${name}-${attribute}"], #options [name="${name}-${attribute}-choice"]`));
    }, name);
    assert.deepEqual(missing, []);
  });

  test(`each option of the ${name} changes the element and the code, and can be taken back`, async () => {
    await choose(name);
    const dead = await page.evaluate(async (name, needs) => {
      const element = document.getElementById(name);
      const all = () => document.getElementById('code').textContent;
      // A value clamped to the bounds stays there.
      const others = () => all().replace(/ value=".*"/, '');
      const dress = (attributes, isOn) => {
        for (const [attribute, [value, own]] of Object.entries(attributes ?? {})) {
          const given = isOn ? value : own;
          if (given === null) element.removeAttribute(attribute);
          else element.setAttribute(attribute, given);
        }
        element.dispatchEvent(new Event('change')); // the code follows
      };
      const dead = [];
      const other = input => {
        if (input.type === 'text') return input.value.includes('70') ? input.value.replace('70', '80') : 'other';
        if (input.type === 'color') return '#008060';
        const range = input.parentElement.querySelector('[type="range"]');
        if (range) return range.value === range.min ? range.max : range.min;
        return String(Number(input.value || 1) + 1);
      };
      const set = (input, value) => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      };
      for (const row of document.querySelectorAll('#options .row')) {
        const label = row.firstChild.textContent;
        const code = /^Values?$/.test(label) ? all : others;
        dress(needs[label], true);
        const before = code();
        const choices = [...row.querySelectorAll('[type="radio"]')];
        const own = choices.find(input => input.checked);
        const input = row.querySelector('input:not([type="range"])');
        const value = input.value;
        if (choices.length > 0) choices.find(each => !each.checked).click();
        else if (input.type === 'checkbox') input.click();
        else set(input, other(input));
        await new Promise(requestAnimationFrame);
        if (code() === before) dead.push(`${label}: no other code`);
        if (element.configurationProblem) dead.push(`${label}: ${element.configurationProblem}`);
        if (choices.length > 0) own.click();
        else if (input.type === 'checkbox') input.click();
        else set(input, value);
        await new Promise(requestAnimationFrame);
        if (code() !== before) dead.push(`${label}: not taken back`);
        dress(needs[label], false);
      }
      return dead;
    }, name, { ...needs, ...ownNeeds[name] });
    assert.deepEqual(dead, []);
  });
}

test('an option that makes no sense is reported, until it does', async () => {
  await choose('slider');
  const problem = () => page.evaluate(() => document.getElementById('options-problem').textContent);
  const press = value => page.evaluate(value => document.querySelector(`#options [value="${value}"]`).click(), value);
  assert.equal(await problem(), '');
  await press('log');
  assert.match(await problem(), /make no sense here: .*scale log/);
  await press('linear');
  assert.equal(await problem(), '');
});

test('a slider of one thumb is said to have one, whatever its values', async () => {
  await choose('slider');
  const set = count => page.evaluate(count => {
    const input = document.getElementById('slider-thumbs');
    input.value = count;
    input.dispatchEvent(new Event('change'));
    return [document.getElementById('slider').values.length, document.getElementById('code').textContent];
  }, count);
  const [one, code] = await set('1');
  assert.equal(one, 1);
  assert.match(code, /thumbs="1"/);
  assert.equal((await set('2'))[0], 2);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(page.problems, []));
