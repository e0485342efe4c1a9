// Tests what is said of pages that do not stay as they are, and of a browser that ends: node faults.mjs PACKAGE
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , kit] = process.argv;
const { openChromium } = await import(pathToFileURL(`${kit}/lib/chromium.mjs`));
const { PageControl } = await import(pathToFileURL(`${kit}/lib/control.mjs`));
const shapes = fileURLToPath(new URL('shapes.html', import.meta.url));

/** Opens a shape in a browser of its own, presses a key, and returns the error of the answer, what was said, and the fault. */
async function press(shape, before = () => {}) {
  const said = [], faults = [];
  const options = { say: text => said.push(text), onFault: text => faults.push(text), patience: shape === 'hangs' ? 15_000 : 60_000, selector: '#place' };
  const opened = await openChromium(`${shapes}?${shape}`, options);
  const control = new PageControl(opened.surface, opened.options);
  let error;
  try {
    await control.make({ control: 'slider', value: 40, viewport: [320, 80] });
    await before();
    for (const t of [1e6, 2e6]) {
      await control.take({ t, e: 'key', key: 'ArrowUp' });
      await control.state();
    }
  } catch (problem) {
    error = problem.message;
  }
  await opened.surface.close();
  return { error, said, faults };
}

const table = [
  ['reloads', /^the page has loaded itself anew while it was played$/],
  ['leaves', /^the page has gone to http:.*slider.html while it was played$/],
  ['vanishes', /^the control is no longer in the page$/],
  ['changes', /^the control has 2 values now, and had 1 when it was measured$/],
  ['hangs', /^the page has not answered in 15 s$/],
];
for (const [shape, text] of table) assert.match((await press(shape)).error ?? 'nothing', text, shape);
const asks = await press('asks');
assert.equal(asks.error, undefined);
assert.equal(asks.said.filter(each => each === 'the page says: a dialog (alert): Are you sure?').length, 1, asks.said.join('\n'));

// A browser that is ended while it is used: the one that this process has started.
const browsers = () => execFileSync('ps', ['-o', 'pid=', '--ppid', `${process.pid}`]).toString().trim().split(/\s+/).map(Number);
const dead = await press('wrapper', async () => {
  for (const pid of browsers()) try { process.kill(pid, 'SIGKILL'); } catch { /* ps itself */ }
});
assert.equal(dead.error, 'the browser has ended');
assert.deepEqual(dead.faults, ['the browser has ended']);
console.log(`${table.length + 2} faults of pages`);
process.exit();
