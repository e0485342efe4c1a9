// Elements can be imported on a server, without a page: nothing is defined, loaded or thrown.
import assert from 'node:assert/strict';
import { test } from 'node:test';

for (const name of ['ruler', 'rating', 'slider', 'dial']) {
  test(`detent-${name} can be imported where there is no page`, async () => {
    const module = await import(`../detent-${name}.js`);
    const [[title, type]] = Object.entries(module).filter(([key]) => key.startsWith('Detent'));
    assert.equal(title.toLowerCase(), `detent${name}`);
    assert.equal(typeof type, 'function');
    assert.equal(globalThis.customElements, undefined);
    assert.ok(!type.supply.engine && !type.supply.problem);
  });
}
