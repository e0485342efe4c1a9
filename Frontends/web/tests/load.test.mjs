// Sources of the module, and errors of loading.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load } from '../detent-node.js';

const place = new URL('../detent.wasm', import.meta.url);
const bytes = await readFile(place);
const response = (type) => new Response(bytes, { headers: type ? { 'content-type': type } : {} });

let copies = 0;

/** A fresh copy of the script, without requests. */
function fresh() {
  copies += 1;
  return import(`../engine/load.js?${copies}`);
}

test('a module loads whatever its server calls it', async () => {
  const types = ['application/wasm', 'Application/WASM', 'application/wasm; charset=utf-8', 'text/plain', ''];
  for (const type of types) assert.ok((await load(response(type))).memory.size > 0, type);
});

test('what fetch promises loads too', async () => {
  assert.ok((await load(Promise.resolve(response('application/wasm')))).memory.size > 0);
});

test('what did not load is asked for again', async (t) => {
  const copy = await fresh();
  const offline = t.mock.method(WebAssembly, 'compile', () => Promise.reject(new TypeError('offline')));
  await assert.rejects(copy.load(), /could not be loaded from file:.*\/detent\.wasm: offline/);
  assert.equal(copy.supply.engine, null);
  assert.match(copy.supply.problem.message, /offline/);
  offline.mock.restore();
  assert.equal(await copy.load(), await copy.load());
  assert.equal(copy.supply.engine, await copy.load());
  assert.equal(copy.supply.problem, null);
});

test('until there is an engine, whoever says last where the module is, is believed', async () => {
  const copy = await fresh();
  const wrong = copy.load(new URL('file:///nowhere/detent.wasm'));
  const right = copy.load(() => bytes);
  await assert.rejects(wrong, /nowhere/);
  assert.equal(await right, await copy.load());
  const own = await copy.load(bytes);
  assert.notEqual(own, copy.supply.engine, 'and from then on it is an engine of its own');
  assert.equal(copy.supply.engine, await right);
});

test('a place that was named is asked again, and a response that was used up is not', async () => {
  const copy = await fresh();
  let asked = 0;
  const place = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('503')) : bytes;
  };
  await assert.rejects(copy.load(place), /503/);
  await assert.rejects(copy.load(new Response('nothing', { status: 404 })), /404/);
  assert.ok(await copy.load());
  assert.equal(asked, 2);
});

test('who waits for the engine hears of each attempt and of each end, and not of an older attempt', async () => {
  const copy = await fresh();
  const heard = [];
  copy.supply.watch(() => heard.push(copy.supply.engine ? 'there' : copy.supply.problem ? 'failed' : 'asked for'));
  await assert.rejects(copy.load('file:///nowhere'));
  const late = copy.load(() => new Promise((resolve) => setImmediate(resolve, bytes)));
  await copy.load(bytes);
  await late;
  assert.deepEqual(heard, ['asked for', 'failed', 'asked for', 'asked for', 'there']);
});

test('a module that is none, or of another version, is rejected with its address', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  await assert.rejects((await fresh()).load(page), /the module of Detent could not be loaded from .*magic/);
  // A module with a memory, `__heap_base`, `detent_web_sink`, and nothing else.
  const other = Uint8Array.of(
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0, 5, 3, 1, 0, 1, 6, 6, 1, 0x7f, 0, 0x41, 16,
    0x0b, 7, 35, 3, 6, ...Buffer.from('memory'), 2, 0, 11, ...Buffer.from('__heap_base'), 3, 0,
    8, ...Buffer.from('web_sink'), 0, 0, 10, 6, 1, 4, 0, 0x41, 0, 0x0b);
  await assert.rejects((await fresh()).load(other), { message: /another version of Detent/ });
});
