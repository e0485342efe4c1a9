// Readable values: labels of a ruler never touch, and readouts and bubbles are short.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

/** Shows a ruler; returns the `[left, right]` of its drawn labels in points, and the inked share of its marks' row. */
async function drawn(attributes, formatValue) {
  await stand.show('');
  return stand.page.evaluate(async (attributes, format) => {
    const texts = [];
    const { prototype } = CanvasRenderingContext2D;
    const { fillText, clearRect } = prototype;
    prototype.clearRect = function (...box) {
      texts.length = 0;
      clearRect.apply(this, box);
    };
    prototype.fillText = function (text, x, y) {
      const { width } = this.measureText(text);
      texts.push([x - width / 2, x + width / 2]);
      fillText.call(this, text, x, y);
    };
    const ruler = document.createElement('detent-ruler');
    if (format) ruler.formatValue = new Function('value', `return ${format}`);
    for (const [name, value] of Object.entries(attributes)) ruler.setAttribute(name, value);
    ruler.style.width = '400px';
    document.body.append(ruler);
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    Object.assign(prototype, { fillText, clearRect });
    const canvas = ruler.shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, Math.round(canvas.height / 3), canvas.width, 1);
    const inked = data.filter((_, index) => index % 4 === 3 && data[index] > 127).length;
    return { texts, ink: inked / canvas.width };
  }, attributes, formatValue);
}

for (const [name, attributes, format] of [
  ['long ones', { min: 0, max: 100000, value: 50000, step: 1000, 'unit-width': 60 }, "value.toLocaleString('en') + ' km'"],
  ['broad letters', { min: 0, max: 40, value: 20, 'unit-width': 60 }, "'MWMW'.repeat(2)"],
  ['small units', { min: 0, max: 5000, value: 2500, 'unit-width': 4 }],
  ['tiny units', { min: 0, max: 5e6, value: 2.5e6, 'unit-width': 0.5 }],
]) {
  test(`labels of a ruler do not touch, nor do its marks: ${name}`, async () => {
    const { texts, ink } = await drawn(attributes, format);
    assert.ok(texts.length >= 2, `${texts.length} labels`);
    const gaps = texts.slice(1).map(([left], index) => left - texts[index][1]);
    assert.ok(Math.min(...gaps) >= 7.9, `${Math.min(...gaps)} points between two labels`);
    assert.ok(ink > 0 && ink < 0.5, `${ink} of a row of marks is ink`);
  });
}

for (const [name, html, shown] of [
  ['bubble of a slider', '<detent-slider id="r" bubble min="0" max="100" value="20" style="width: 388px"></detent-slider>', '.bubble'],
  ['readout of a dial', '<detent-dial id="r" readout min="0" max="100" value="20" style="width: 200px; height: 200px"></detent-dial>',
    '.readout'],
]) {
  test(`the ${name} without a step has no more digits than anybody reads, wherever it is dragged`, async () => {
    await stand.show(html);
    for (let move = 0; move < 12; move += 1) {
      await stand.hands.mouse([[0, 120 + move, 30], [16, 131 + 7 * move, 31 + move]]);
      await stand.idle();
      const [text, value] = await stand.page.evaluate((shown) => [r.shadowRoot.querySelector(shown).textContent, Number(r.value)], shown);
      assert.match(text, /^\d{1,3}(\.\d)?$/, `shown of ${value}`);
      assert.ok(Math.abs(Number(text) - value) <= 0.5, `${text} of ${value}`);
    }
  });
}
