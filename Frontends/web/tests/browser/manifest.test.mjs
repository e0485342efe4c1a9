// Frontends/web/custom-elements.json describes the classes of the elements; the files for editors, templates and Storybook say
// what it says. DETENT_WRITE rewrites them.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { toldOf } from './editor-data.mjs';
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
  assert.deepEqual([usual(0, 'tap'), usual(1, 'press'), usual(3, 'readout'), usual(2, 'wheel'), usual(2, 'max-distance')],
    ['"go"', '"sure"', '"on"', '"always"', 'Infinity']);
});

test('the files in the package say the same', async () => {
  for (const [name, made] of Object.entries({ 'custom-elements.json': text, ...toldOf(text) })) {
    if (process.env.DETENT_WRITE) await writeFile(place(name), made);
    assert.equal(await readFile(place(name), 'utf8').catch(() => ''), made, `${name}: Scripts/make/looks.sh writes it anew`);
  }
});

test('an editor knows the words of an attribute, and every custom property of the guide', async () => {
  const files = toldOf(text);
  const { tags } = JSON.parse(files['vscode-html.json']);
  const slider = tags.find(({ name }) => name === 'detent-slider');
  const values = (name) => slider.attributes.find((each) => each.name === name).values?.map((each) => each.name);
  assert.deepEqual([values('orientation'), values('wheel'), values('min')], [['horizontal', 'vertical'], ['always', 'focus', 'never'], undefined]);
  const guide = await readFile(new URL('../../../../Guides/web-looks.md', import.meta.url), 'utf8');
  const listed = [...new Set(guide.match(/`--detent-[a-z-]+`/g))].map((name) => name.slice(1, -1)).sort();
  assert.deepEqual(JSON.parse(files['vscode-css.json']).properties.map(({ name }) => name).sort(), listed);
});

test('templates and Storybook know each attribute, with its words', () => {
  const files = toldOf(text);
  const types = files['generated/templates.d.ts'];
  for (const line of ["  orientation?: 'horizontal' | 'vertical';", "  'max-distance'?: number | string;", "  haptics?: 'on' | 'off';",
    "  disabled?: boolean | '';", '  name?: string;']) assert.ok(types.includes(`${line}\n`), line);
  const told = JSON.parse(files['storybook.json']);
  for (const { tagName, attributes } of classes) {
    assert.deepEqual(Object.keys(told[tagName]), attributes.map(({ name }) => name));
    assert.deepEqual([told[tagName].wheel.control.type, told[tagName].wheel.options], ['select', ['always', 'focus', 'never']]);
    assert.deepEqual([told[tagName].disabled, told[tagName].step ?? told[tagName].spacing].map(({ control }) => control.type), ['boolean', 'number']);
  }
});
