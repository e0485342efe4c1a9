// Guides/native-range.md describes the browser's behaviour. DETENT_WRITE rewrites it.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { guide } from './native-range-guide.mjs';

const file = new URL('../../../../Guides/native-range.md', import.meta.url);

test('a slider and a native range do the same, but for differences that are explained', async () => {
  const { text, wrong } = await guide();
  assert.deepEqual(wrong, []);
  if (process.env.DETENT_WRITE) await writeFile(file, text);
  else assert.equal(text, await readFile(file, 'utf8'), 'Scripts/make/native-range.sh writes it anew');
});
