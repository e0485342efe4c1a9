// Guides/web-looks.md lists the parts and custom properties of elements. DETENT_WRITE rewrites it.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { guide } from './looks-guide.mjs';

const file = new URL('../../../../Guides/web-looks.md', import.meta.url);

test('the guide has every part and every custom property of the elements', async () => {
  const { text, unknown } = await guide();
  assert.deepEqual(unknown, [], 'each has a meaning');
  if (process.env.DETENT_WRITE) await writeFile(file, text);
  else assert.equal(text, await readFile(file, 'utf8'), 'Scripts/make/looks.sh writes it anew');
});
