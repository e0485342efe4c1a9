// Elements can be imported on a server, without a page: nothing is defined, loaded or thrown. Likewise where a page is imitated
// without internals of elements, as jsdom does; and each entry of the package is a file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const kinds = ['ruler', 'rating', 'slider', 'dial'];
const web = new URL('..', import.meta.url);

for (const name of kinds) {
  test(`detent-${name} can be imported where there is no page`, async () => {
    const module = await import(`../detent-${name}.js`);
    const [[title, type]] = Object.entries(module).filter(([key]) => key.startsWith('Detent'));
    assert.equal(title.toLowerCase(), `detent${name}`);
    assert.equal(typeof type, 'function');
    assert.equal(globalThis.customElements, undefined);
    assert.ok(!type.supply.engine && !type.supply.problem);
  });

  test(`detent-${name} can be imported where a page is imitated, and is inert unless elements have internals`, () => {
    for (const hasInternals of [false, true]) {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', `
        globalThis.HTMLElement = class extends EventTarget { ${hasInternals ? 'attachInternals() {}' : ''} };
        globalThis.customElements = { get() {}, define: (name) => console.log(name) };
        await import('${new URL(`detent-${name}.js`, web)}').catch((error) => console.log(error));
        process.exit();
      `], { encoding: 'utf8' });
      assert.deepEqual([stdout.split('\n')[0], stderr], [hasInternals ? `detent-${name}` : '', ''], `with internals: ${hasInternals}`);
    }
  });
}

const require = createRequire(import.meta.url);
const { name, exports } = require('detent/package.json');
for (const [entry, conditions] of Object.entries(exports)) {
  test(`the entry ${entry} of the package is a file`, () => {
    for (const file of [conditions].flatMap((each) => (typeof each === 'string' ? each : Object.values(each)))) {
      assert.ok(existsSync(new URL(file, web)), file);
    }
    const isCode = typeof conditions === 'string' || conditions.default;
    if (isCode) assert.ok(existsSync(require.resolve(name + entry.slice(1))));
  });
}
