// Tools that make the files of dist: modules as text, smaller scripts, and errors of missing files.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { alphabet, commonCount } from '../bundle/alphabet.js';
import { bytesOf } from '../bundle/bytes.js';
import { squeezeStyles } from '../bundle/squeeze.mjs';
import { blocksForStatics } from '../bundle/statics.mjs';
import { textOf } from '../bundle/text.mjs';
import { Chance, root } from './support.mjs';

test('any bytes are the same again when their text is read', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const chance = new Chance(seed);
    const kinds = chance.whole(1, 256);
    const bytes = Uint8Array.from({ length: chance.whole(0, 600) }, () => chance.whole(0, kinds - 1));
    assert.deepEqual(bytesOf(textOf(bytes)), bytes, `seed ${seed}`);
  }
});

test('a text stands in quotes as it is, in a script and in a page', () => {
  const letters = alphabet();
  assert.equal(new Set(letters).size, 256);
  assert.equal(letters.filter((letter) => letter < '\x7f').length, commonCount);
  assert.ok(letters.every((letter) => letter.length === 1 && !/['"\\<`$\s\p{C}]/u.test(letter.replace(' ', ''))));
});

test('static fields become blocks, whatever their values have in them', () => {
  const script = `class A extends B {
  static one = { a: 1, b: [2, 3] };
  /** Text. */
  static list = [
    ...other(x => { const y = 1; return y; }),
  ];
  #own = 2;
  static get two() { return 2; }
  own() { return this.#own; }
}
`;
  const made = blocksForStatics(script);
  assert.doesNotMatch(made, /static \w+ =/);
  const type = new Function('B', 'other', `${made}; return A;`)(class {}, (make) => [make(0)]);
  assert.deepEqual([type.one, type.list, type.two, new type().own()], [{ a: 1, b: [2, 3] }, [1], 2, 2]);
  assert.throws(() => blocksForStatics('  static x = ['), /has no end: \[/);
});

test('style sheets lose what only readers need', () => {
  const style = "const style = `\n  :host([a=\"b c\"]) .x { color: red; /* why */\n    inset: 0 calc(1px + 2px); }\n`;";
  assert.equal(squeezeStyles(style), 'const style = `:host([a="b c"]) .x{color:red;inset:0 calc(1px + 2px)}`;');
  assert.equal(squeezeStyles('const other = `a { b: c }`;'), 'const other = `a { b: c }`;');
});

test('a package without modules is not packed, and what is missing is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'detent-pack-'));
  try {
    await writeFile(join(folder, 'package.json'), await readFile(`${root}Frontends/web/package.json`));
    const { status, stderr } = spawnSync('node', [`${root}Frontends/web/bundle/prepack.mjs`], { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /\.\/dist\/detent-all\.js.*\.\/detent\.wasm.*\.\/detent-module\.js.*not there\. Scripts\/build\/packages\.sh npm/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
