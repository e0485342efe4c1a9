import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import * as layout from '../engine/layout.js';
import { rating } from '../engine/rating-layout.js';
import { ruler } from '../engine/ruler-layout.js';
import { others } from './control-layouts.mjs';
import { root } from './support.mjs';

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Structures by their names in the header. */
const structs = {
  event: layout.event, environment: layout.environment, accessibility: layout.accessibility,
  ruler_state: ruler.state, ruler_scene: ruler.scene,
  mark: ruler.lists[0].struct, rating_state: rating.state,
  rating_scene: rating.scene, symbol: rating.lists[0].struct, effect: layout.effect,
  ...Object.assign({}, ...others.map(({ structs }) => structs)),
};

/** Lists of words by the prefix of the header's constants. */
const lists = {
  EVENT: layout.eventTypes.flatMap((word, index) => (
    word ? [[(index <= 6 ? 'POINTER_' : '') + snake(word).toUpperCase(), index]] : [])),
  EFFECT: layout.effectTypes.flatMap((word, index) => (word ? [[word.toUpperCase(), index]] : [])),
  KEY: layout.keySources.map((word, index) => [snake(word).slice(1).toUpperCase().replace('DIGIT', ''), index])
    .filter(([name]) => !/^[1-8]$/.test(name)),
  WHEEL: [...layout.wheelSources, ...layout.wheelPhases].map((word) => [word.toUpperCase(),
    Math.max(layout.wheelSources.indexOf(word), layout.wheelPhases.indexOf(word))]),
  POINTER: layout.pointerSources.map((word, index) => [word.toUpperCase(), index]),
  CAUSE: layout.causes.map((word, index) => [word.toUpperCase(), index]),
  SIDE: layout.sides.map((word, index) => [word.toUpperCase(), index]),
  END: layout.endReasons.map((word, index) => [word.toUpperCase(), index]),
  MODIFIER: Object.entries(layout.modifiers).map(([name, bit]) => [name.toUpperCase(), bit]),
  PHASE: ['idle', 'pressed', 'dragging', 'coasting', 'settling'].map((word, index) => [word.toUpperCase(), index]),
};

function claims() {
  const lines = ['#include <detent.h>'];
  const claim = (left, right) => lines.push(`_Static_assert(${left} == ${right}, "${left}");`);
  for (const [name, struct] of Object.entries(structs)) {
    claim(`sizeof(detent_${name})`, struct.size);
    for (const { name: field, kind, offset } of struct.fields) {
      claim(`offsetof(detent_${name}, ${snake(field)})`, offset);
      claim(`sizeof(((detent_${name} *)0)->${snake(field)})`, kind.size);
    }
  }
  claim('sizeof(detent_echo)', layout.echoSize);
  claim('sizeof(detent_ruler)', ruler.size);
  claim('sizeof(detent_rating)', rating.size);
  for (const { numbers } of others) for (const [text, number] of Object.entries(numbers)) claim(text, number);
  for (const [prefix, words] of Object.entries(lists)) {
    for (const [word, number] of words) claim(`DETENT_${prefix}_${word}`, number);
  }
  return lines.join('\n');
}

function compile(source) {
  const given = ['--target=wasm32-unknown-none', '-ffreestanding', '-fsyntax-only', '-x', 'c', '-'];
  return spawnSync('clang', ['-I', `${root}Sources/CDetent/include`, ...given], { input: source });
}

const lacksClang = spawnSync('clang', ['--version']).error ? 'no clang' : false;

test('structures and constants are those of detent.h', { skip: lacksClang }, () => {
  const { status, stderr } = compile(claims());
  assert.equal(status, 0, String(stderr));
});

test('a structure that is not as in detent.h is noticed', { skip: lacksClang }, () => {
  const { offset } = layout.event.fields[2];
  const wrong = claims().replace(`source) == ${offset}`, `source) == ${offset + 4}`);
  assert.notEqual(compile(wrong).status, 0);
});
