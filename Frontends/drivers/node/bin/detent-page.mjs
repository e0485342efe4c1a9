#!/usr/bin/env node
// Judges every control of a page: the verb `page` of the command detent, with this package as its driver; see README.md.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = process.env.DETENT ?? 'detent';
const folder = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(command, ['page', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, DETENT_DRIVER: folder } });
child.on('error', problem => {
  process.stderr.write(`detent-page: ${problem.message}: is the command detent installed? DETENT names it\n`);
  process.exit(7);
});
// The child hears Ctrl-C too, and reports the results so far.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill());
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)));
