// Where the module comes from, and what is in the way of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load } from '../detent.js';

const bytes = await readFile(new URL('../detent.wasm', import.meta.url));
const response = (type) => new Response(bytes, { headers: type ? { 'content-type': type } : {} });

test('a module loads whatever its server calls it', async () => {
  const types = ['application/wasm', 'Application/WASM', 'application/wasm; charset=utf-8', 'text/plain', ''];
  for (const type of types) assert.ok((await load(response(type))).memory.size > 0, type);
});

test('what fetch promises loads too', async () => {
  assert.ok((await load(Promise.resolve(response('application/wasm')))).memory.size > 0);
});

test('what did not load is asked for again', async (t) => {
  const { load: fresh } = await import('../engine/load.js?fresh');
  const offline = t.mock.method(WebAssembly, 'compile', () => Promise.reject(new TypeError('offline')));
  await assert.rejects(fresh(), /offline/);
  offline.mock.restore();
  assert.equal(await fresh(), await fresh());
});
