// The page's scripts and players agree with the tables of the controls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuration, defaults, isSetting, readSetting } from '../demo/script/settings.js';
import { Words } from '../demo/script/words.js';
import { settings } from '../script/settings.js';
import { controls as kinds } from './controls.mjs';
import { detent, lacksCommand } from './support.mjs';

const fresh = (name) => new kinds[name].Control(kinds[name].engine);
/** Settings of every run, for any control. */
const ofRuns = ['title', 'control', 'value', 'frame', 'pointer'];

const spelled = ({ word, policy }) => (policy ? `policy ${word}` : word);

/** Default in script syntax; `null` for the control's own rule. */
function written({ kind, default: usual }) {
  if (usual === null) return null;
  if (kind === 'numbers' || kind === 'pairs') return usual.join(' ') || 'none';
  if (kind === 'range') return usual.join('..');
  if (kind === 'duration') return `${usual / 1e6}ms`;
  return String(usual);
}

/** Script lines with other values than the default. */
function lines(setting) {
  const { word, kind, words, example, policy } = setting;
  const said = (value) => (policy ? `policy ${word}=${value}` : `${word} ${value}`);
  if (words) return words.filter((other) => other !== setting.default).map(said);
  if (kind === 'number' || kind === 'whole') return [0.91, 3, 30].map(said).concat(example);
  return [example];
}

const all = lacksCommand ? [] : JSON.parse(detent(['schema']).output).controls;
const controls = all.filter(({ name }) => name in kinds);

test('all controls of the schema are known', { skip: lacksCommand }, () => {
  assert.deepEqual(all.map(({ name }) => name), Object.keys(kinds));
});

for (const { name, settings: table } of controls) {
  const own = table.filter(({ word }) => !ofRuns.includes(word));

  test(`a ${name} is written with every setting of the schema, and no other`, () => {
    const control = fresh(name);
    const given = settings(control.vocabulary, control.configuration, 80);
    assert.deepEqual(given.map(({ word }) => word).sort(), own.map(spelled).sort());
    for (const setting of own.filter(({ word }) => word !== 'viewport')) {
      const { usual } = given.find(({ word }) => word === spelled(setting));
      assert.equal(usual, written(setting), setting.word);
    }
  });

  test(`the page reads every setting of a ${name}, and each changes something`, () => {
    const plain = configuration({ ...defaults, control: name });
    for (const setting of own) {
      const changes = lines(setting).filter((line) => {
        const words = new Words(line, 1);
        const first = words.word('a setting');
        assert.ok(isSetting(first), line);
        const changed = configuration({ ...defaults, control: name, ...readSetting(first, words) });
        return JSON.stringify(changed) !== JSON.stringify(plain);
      });
      assert.notEqual(changes.length, 0, setting.word);
    }
  });
}
