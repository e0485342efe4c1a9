// Shared by tests of the recorder: a page with the live trace of an element, and the command that plays scripts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = process.env.DETENT ?? fileURLToPath(new URL('../../../../.build/release/detent', import.meta.url));

/** Output of the command for a script. */
export function detent(verb, script) {
  const { stdout, stderr, status } = spawnSync(command, [...verb, '-'], { input: script, encoding: 'utf8' });
  assert.equal(status, 0, `${stderr}\n${script}`);
  return stdout;
}

/** Writes the calls of `#r` to `window.live` from now on. */
export const listen = (stand) => stand.page.evaluate(async () => {
  const { Trace } = await import('/trace.js');
  const trace = new Trace(r.control);
  let isBegun = false;
  r.control.observe({
    handle({ time }) {
      if (!isBegun) trace.start = Math.round(time * 1e6);
      isBegun = true;
    },
    effect: (effect) => trace.note(effect),
  });
  window.live = trace;
});

/** Ends `window.recorder`: returns the script, and the element's trace. */
export const finish = (stand) => stand.page.evaluate(() => {
  const script = window.recorder.stop();
  window.live?.finish();
  return { script, trace: window.live?.text('-') };
});

/** Checks that the script replays to the element's calls, in the format of `detent fmt`. */
export function replays({ script, trace }, ...demands) {
  assert.equal(trace, detent(['run', '--level', 'calls'], script), script);
  assert.equal(detent(['fmt'], script), script);
  for (const demand of demands) assert.match(trace, demand, script);
}
