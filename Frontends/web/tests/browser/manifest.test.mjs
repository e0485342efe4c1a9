// Frontends/web/custom-elements.json describes the classes of the elements. DETENT_WRITE rewrites it.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { manifest } from './manifest-guide.mjs';

const file = new URL('../../custom-elements.json', import.meta.url);

test('the manifest has what the classes have: attributes, members, parts, properties, states, and their own defaults', async () => {
  const text = await manifest();
  if (process.env.DETENT_WRITE) await writeFile(file, text);
  const classes = JSON.parse(text).modules.map(({ declarations: [each] }) => each);
  for (const { tagName, attributes, members, cssParts, cssProperties, events } of classes) {
    assert.deepEqual(['value', 'disabled', 'wheel'].filter((name) => !attributes.some((each) => each.name === name)), [], tagName);
    assert.deepEqual(['value', 'setValue', 'checkValidity', 'form'].filter((name) => !members.some((each) => each.name === name)), [], tagName);
    for (const each of [...cssParts, ...cssProperties, ...events]) assert.ok(each.description, `${tagName}: ${each.name} has no words`);
  }
  const usual = (index, name) => classes[index].attributes.find((each) => each.name === name).default;
  assert.deepEqual([usual(0, 'tap'), usual(1, 'press'), usual(3, 'readout'), usual(2, 'wheel')], ['"go"', '"sure"', 'true', '"always"']);
  assert.equal(text, await readFile(file, 'utf8'), 'Scripts/make/looks.sh writes it anew');
});
