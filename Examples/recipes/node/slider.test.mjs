// Tests of a slider behind a driver, for node's test runner: node --test Examples/recipes/node
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const plain = fileURLToPath(new URL('../../drivers/plain.mjs', import.meta.url));
const driver = process.env.DRIVER ?? `node ${plain}`;

/** Runs the command with the driver; a failure has its output as the message. */
function detent(verb, words, script) {
  const { status, stdout, stderr, error } = spawnSync(process.env.DETENT ?? 'detent',
    [verb, ...words, '--control', 'slider', '--driver', driver], { input: script, encoding: 'utf8' });
  assert.ok(!error, error?.message);
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

test('it keeps every law', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regressions-'));
  detent('fuzz', ['--seed', '1', '--cases', '200', '--regressions', folder]);
});

test('End goes to the upper bound', () => {
  detent('check', ['-'], 'gesture 1\ncontrol slider\nvalue 50\n+16ms key End\nexpect value == 100\n');
});

test('a drag is reported', () => {
  const trace = detent('run', ['-'], 'gesture 1\ncontrol slider\n+16ms down 0 40\n+16ms move 0 200\n+16ms up 0\n');
  assert.match(trace, / changed value=/);
});
