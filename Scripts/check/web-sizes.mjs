#!/usr/bin/env node
// Sizes of downloads of a page, in bytes: the files of dist, and bundled scripts with their modules beside them.
//   Scripts/check/web-sizes.mjs [--dist]      after Frontends/web/build.sh and Scripts/build/dist.sh; needs esbuild
// --dist prints the first table alone. The last column has the excess over the requested size. Exits with 1 if a
// file of dist exceeds its limit.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const web = fileURLToPath(new URL('../../Frontends/web/', import.meta.url));

/** Requested size of a page with the file, in bytes of brotli, and the present limit of the file, which may only shrink. */
const dist = {
  ruler: { asked: 40_000, limit: 42_400 },
  rating: { limit: 30_540 },
  slider: { asked: 54_000, limit: 75_660 },
  dial: { limit: 49_230 },
  all: { asked: 75_000, limit: 107_550 },
};

/** The modules with their controls, from modules.txt. */
const modules = readFileSync(`${web}modules.txt`, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '));

const thousands = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const brotli = (bytes) => brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const sizes = (bytes) => [bytes.length, gzipSync(bytes, { level: 9 }).length, brotli(bytes).length];

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
  const sum = (index) => engines.reduce((sum, each) => sum + each[index], 0);
  const all = scripts.map((size, index) => size + sum(index));
  const cells = [scripts, scripts.map((_, index) => sum(index)), all].map((each) => each.map(thousands).join(' / '));
  return `| ${[elements.join(', '), ...cells].join(' | ')} |`;
}

/** A row for a file of dist, with its requested size. */
function fileRow(name, { asked, limit }) {
  const [raw, gzip, sent] = sizes(readFileSync(`${web}dist/detent-${name}.js`));
  if (sent > limit) {
    console.error(`web: dist/detent-${name}.js has ${thousands(sent)} bytes by brotli, more than ${thousands(limit)}`);
    process.exitCode = 1;
  }
  const verdict = asked ? `${thousands(asked)}: ${sent > asked ? `${thousands(sent - asked)} more` : 'kept'}` : '–';
  return `| \`dist/detent-${name}.js\` | ${[raw, gzip, sent].map(thousands).join(' | ')} | ${verdict} |`;
}

console.log('| file | bytes | by gzip | by brotli | asked for |\n| --- | --- | --- | --- | --- |');
for (const [name, bounds] of Object.entries(dist)) console.log(fileRow(name, bounds));
if (!process.argv.includes('--dist')) {
  const names = modules.flatMap(([, ...controls]) => controls);
  console.log('\n| page with | scripts | engine | together |\n| --- | --- | --- | --- |');
  for (const elements of [...names.map((name) => [name]), ['ruler', 'rating'], names]) console.log(row(elements));
}
