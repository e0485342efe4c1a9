// Requirements of the ARIA Authoring Practices Guide on a slider, with one and with several thumbs,
// each tested in the browser.
import { Stand } from './stand.mjs';

const one = '<detent-slider id="r" aria-label="Loudness" min="0" max="10" step="1" value="4"></detent-slider>';
const two = '<detent-slider id="r" aria-label="Price" step="1" value="20 70" thumb-labels="least | most"></detent-slider>';

/** Value after a key. */
async function after(stand, html, key) {
  await stand.show(html);
  await stand.focus('r');
  await stand.hands.key(key);
  return stand.get('r', 'value');
}

const leads = (key, value) => async (stand) => (await after(stand, one, key)) === value;

/** Accessible nodes of the thumbs. */
async function nodes(stand) {
  await stand.page.frames(2);
  return (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
}

const reports = (html, judge) => async (stand) => {
  await stand.show(html);
  return judge(await nodes(stand));
};

/** Focused thumb after pressing Tab `count` times. */
async function tabs(stand, html, count) {
  await stand.show(`<button id="a">a</button>${html}`);
  await stand.focus('a');
  const reached = [];
  for (let each = 0; each < count; each += 1) {
    await stand.hands.key('Tab');
    reached.push(await stand.page.evaluate(
      () => [...r.shadowRoot.querySelectorAll('.thumb')].indexOf(r.shadowRoot.activeElement)));
  }
  return String(reached);
}

export const slider = [
  ['Right and up arrow: one step more', async (stand) =>
    (await leads('ArrowRight', '5')(stand)) && leads('ArrowUp', '5')(stand)],
  ['Left and down arrow: one step less', async (stand) =>
    (await leads('ArrowLeft', '3')(stand)) && leads('ArrowDown', '3')(stand)],
  ['Home: the first value that can be chosen', leads('Home', '0')],
  ['End: the last value that can be chosen', leads('End', '10')],
  ['Page up and page down, if at all: more than one step', async (stand) =>
    Number(await after(stand, one, 'PageUp')) > 5 && Number(await after(stand, one, 'PageDown')) < 3],
  ['The focused element has the role `slider`', reports(one, ([node]) => node.role === 'slider')],
  ['`aria-valuenow`, `aria-valuemin` and `aria-valuemax` are the value and its limits', reports(one, ([node]) =>
    Number(node.value) === 4 && node.valuemin === 0 && node.valuemax === 10)],
  ['`aria-valuetext` words the value if the number alone is unclear', async (stand) => {
    await stand.show(one);
    await stand.page.evaluate(() => { r.formatValue = (value) => `${value} of ten`; });
    await stand.page.frames(2);
    return stand.page.evaluate(() => window.internals.get(r).ariaValueText === '4 of ten');
  }],
  ['A visible label is the name', reports(one.replace('aria-label="Loudness"', 'aria-labelledby="p"') + '<p id="p">Volume</p>',
    ([node]) => node.name === 'Volume')],
  ['Without a visible label, `aria-label` is the name', reports(one, ([node]) => node.name === 'Loudness')],
  ['`aria-orientation` is `vertical` for a vertical slider', reports(one.replace(' id', ' orientation="vertical" id'),
    ([node]) => node.orientation === 'vertical')],
];

export const thumbs = [
  ['Each thumb is a tab stop', async (stand) => (await tabs(stand, two, 2)) === '0,1'],
  ['The tab order does not depend on the values', async (stand) =>
    (await tabs(stand, two.replace('20 70', '70 70'), 2)) === '0,1'],
  ['Each thumb reacts to the keys of a slider', async (stand) => {
    await tabs(stand, two, 2);
    await stand.hands.key('ArrowLeft');
    return (await stand.get('r', 'value')) === '20 69';
  }],
  ['Each thumb has its own role, value, limits and name', reports(two, ([low, high]) =>
    low.role === 'slider' && high.role === 'slider' && low.name === 'Price least' && high.name === 'Price most'
    && Number(low.value) === 20 && Number(high.value) === 70)],
  ['If one thumb limits another, `aria-valuemin` and `aria-valuemax` follow the other\'s value', async (stand) => {
    await stand.show(two);
    const [low] = await nodes(stand);
    await stand.set('r', 'value', '20 50');
    const [moved] = await nodes(stand);
    return low.valuemax === 70 && moved.valuemax === 50;
  }],
];

/** Tests all points. @returns {Promise<{slider: [string, boolean][], thumbs: [string, boolean][]}>} */
export async function tryPatterns() {
  const stand = await Stand.open();
  const trying = async (points) => {
    const found = [];
    for (const [text, holds] of points) found.push([text, Boolean(await holds(stand))]);
    return found;
  };
  const result = { slider: await trying(slider), thumbs: await trying(thumbs) };
  await stand.close();
  return result;
}
