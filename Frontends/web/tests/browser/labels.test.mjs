// Labels of marks stay within their slider, however long they are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 480, height: 420 }); });
after(() => stand.close());

const settings = {
  'to 100': 'max="100" value="50"',
  'to 100,000': 'max="100000" value="50"',
  'from -100,000 to 100,000': 'min="-100000" max="100000" value="50"',
  'of two thumbs': 'max="100000" value="500 90000"',
};
const places = {
  '300 points': 'style="width: 300px"',
  '120 points': 'style="width: 120px"',
  'from right to left': 'dir="rtl" style="width: 300px"',
  'large thumbs': 'style="width: 300px; --detent-thumb-size: 44px"',
  'small thumbs': 'style="width: 300px; --detent-thumb-size: 12px"',
  'large letters': 'style="width: 300px; font-size: 22px"',
};

for (const [what, range] of Object.entries(settings)) {
  for (const [where, style] of Object.entries(places)) {
    test(`labels of a slider ${what}, ${where}`, async () => {
      await stand.show(`<div style="padding: 0 60px"><detent-slider id="r" aria-label="A" marks ${range} ${style}></detent-slider></div>`);
      await stand.page.frames(2);
      const { host, labels } = await stand.page.evaluate(() => {
        const of = (each) => { const { left, right } = each.getBoundingClientRect(); return { left, right }; };
        const shown = [...r.shadowRoot.querySelectorAll('.label')].filter((each) => each.textContent && getComputedStyle(each).display !== 'none');
        return { host: of(r), labels: shown.map((each) => ({ ...of(each), text: each.textContent })) };
      });
      assert.ok(labels.length > 0);
      for (const { left, right, text } of labels) {
        assert.ok(left >= host.left - 0.6 && right <= host.right + 0.6, `${text} from ${left} to ${right} in ${host.left} to ${host.right}`);
      }
    });
  }
}

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
