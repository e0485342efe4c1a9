#!/usr/bin/env node
// What a page with one element loads, in bytes: its scripts, bundled by esbuild, and the module of its engine.
//   Scripts/check/web-sizes.mjs      after Frontends/web/build.sh; needs esbuild
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const web = fileURLToPath(new URL('../../Frontends/web/', import.meta.url));

/** The module of each control, as modules.txt has it. */
const modules = readFileSync(`${web}modules.txt`, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '));

const thousands = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const sizes = (bytes) => [bytes.length, gzipSync(bytes, { level: 9 }).length];

function bundled(elements) {
  const program = elements.map((name) => `import '${web}detent-${name}.js';`).join('\n');
  const { stdout, status, stderr } = spawnSync('esbuild', ['--bundle', '--minify', '--format=esm', '--log-level=error'],
    { input: program, cwd: web });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}

function row(elements) {
  const needed = modules.filter(([, ...controls]) => controls.some((name) => elements.includes(name)));
  const scripts = sizes(bundled(elements));
  const engines = needed.map(([name]) => sizes(readFileSync(`${web}${name}.wasm`)));
  const engine = [0, 1].map((index) => engines.reduce((sum, each) => sum + each[index], 0));
  const all = [0, 1].map((index) => scripts[index] + engine[index]);
  const cells = [scripts, engine, all].map(([raw, sent]) => `${thousands(raw)} / ${thousands(sent)}`);
  return `| ${[elements.join(', '), ...cells].join(' | ')} |`;
}

const names = modules.flatMap(([, ...controls]) => controls);
console.log('| page with | scripts | engine | together |\n| --- | --- | --- | --- |');
for (const elements of [...names.map((name) => [name]), ['ruler', 'rating'], names]) console.log(row(elements));
