// Frontends/web/custom-elements.json describes the classes of the elements, and the files for VS Code what it says. DETENT_WRITE
// rewrites them.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { editorData, typed } from './editor-data.mjs';
import { manifest } from './manifest-guide.mjs';

const place = (name) => new URL(`../../${name}`, import.meta.url);
let text;
let classes;
before(async () => {
  text = await manifest();
  classes = JSON.parse(text).modules.map(({ declarations: [each] }) => each);
});

test('the manifest has what the classes have: attributes, members, parts, properties, states, and their own defaults', async () => {
  for (const { tagName, attributes, members, cssParts, cssProperties, events } of classes) {
    assert.deepEqual(['value', 'disabled', 'wheel'].filter((name) => !attributes.some((each) => each.name === name)), [], tagName);
    assert.deepEqual(['value', 'setValue', 'checkValidity', 'form'].filter((name) => !members.some((each) => each.name === name)), [], tagName);
    for (const each of [...cssParts, ...cssProperties, ...events]) assert.ok(each.description, `${tagName}: ${each.name} has no words`);
  }
  const usual = (index, name) => classes[index].attributes.find((each) => each.name === name).default;
  assert.deepEqual([usual(0, 'tap'), usual(1, 'press'), usual(3, 'readout'), usual(2, 'wheel')], ['"go"', '"sure"', 'true', '"always"']);
});

test('the types for templates, of JSX and Vue, have the attributes of the classes', async () => {
  const types = await typed();
  for (const { tagName, attributes } of classes) {
    // A name is in jsx.d.ts and vue.d.ts, for every element.
    const names = attributes.map(({ name }) => name).filter((name) => name !== 'name');
    assert.deepEqual(Object.keys(types[tagName]).sort(), names.sort(), tagName);
  }
});

test('the files in the package say the same', async () => {
  for (const [name, made] of Object.entries({ 'custom-elements.json': text, ...await editorData(text) })) {
    if (process.env.DETENT_WRITE) await writeFile(place(name), made);
    assert.equal(await readFile(place(name), 'utf8').catch(() => ''), made, `${name}: Scripts/make/looks.sh writes it anew`);
  }
});

test('an editor knows the words of an attribute, and every custom property of the guide', async () => {
  const files = await editorData(text);
  const { tags } = JSON.parse(files['vscode-html.json']);
  const slider = tags.find(({ name }) => name === 'detent-slider');
  const values = (name) => slider.attributes.find((each) => each.name === name).values?.map((each) => each.name);
  assert.deepEqual([values('orientation'), values('wheel'), values('min')], [['horizontal', 'vertical'], ['always', 'focus', 'never'], undefined]);
  const guide = await readFile(new URL('../../../../Guides/web-looks.md', import.meta.url), 'utf8');
  const listed = [...new Set(guide.match(/`--detent-[a-z-]+`/g))].map((name) => name.slice(1, -1)).sort();
  assert.deepEqual(JSON.parse(files['vscode-css.json']).properties.map(({ name }) => name).sort(), listed);
});
