#!/usr/bin/env node
// Measures the time until the first ruler shows, with 100 ms latency and 10 Mbit/s.
//   Scripts/check/web-first.mjs [ROUNDS]      after Scripts/build/dist.sh; needs Chromium; 9 rounds by default
// Opens in turn a page with dist/detent-ruler.js, one with an empty script of that size, and one with the single files, and
// prints the median of each, in seconds, and the ratio of the first two. Exits with 1 if the first needs more than 0.75 s
// and more than 1.5 times the second.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '../../Frontends/web/tests/browser/chromium.mjs';
import { serve } from '../../Frontends/web/tests/browser/server.mjs';
import { web } from '../../Frontends/web/tests/browser/stand.mjs';

const rounds = Number(process.argv[2] ?? 9);
const own = brotliCompressSync(await readFile(`${web}dist/detent-ruler.js`));
// Hexadecimal digits compress to half a byte each in brotli.
const nothing = brotliCompressSync(Buffer.from(`/*${randomBytes(own.length).toString('hex')}*/window.isThere = true;`));
const sent = { '/own.js': own, '/nothing.js': nothing };

const page = (script, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
  <link rel="modulepreload" href="${script}"><script type="module" src="${script}"></script>${body}`;
const ruler = '<detent-ruler id="r" min="0" max="100" value="50" aria-label="Length"></detent-ruler>';
const pages = {
  '/ruler.html': page('/own.js', ruler),
  '/nothing.html': page('/nothing.js', '<p>Nothing</p>'),
  '/single.html': page('/detent-ruler.js', ruler),
};

const server = await serve(web, (path, request, response) => {
  if (pages[path]) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages[path]);
  else if (sent[path]) response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(sent[path]);
  else return false;
  return true;
});

/** Milliseconds from the start of a navigation until something is visible. */
async function time(url) {
  const tab = await (await chromium()).newPage();
  await tab.send('Network.enable');
  await tab.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.send('Network.emulateNetworkConditions', {
    offline: false, latency: 100, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 });
  await tab.before(() => {
    const look = () => {
      const ruler = document.querySelector('detent-ruler');
      if (ruler ? ruler.control && ruler.shadowRoot.querySelector('canvas')?.width : window.isThere) {
        requestAnimationFrame(() => { window.shownAt = performance.now(); });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.ready = true;
  });
  await tab.open(url);
  await tab.until(() => window.shownAt, 'it shows');
  const shown = await tab.evaluate(() => window.shownAt);
  await tab.close();
  return shown;
}

const times = Object.fromEntries(Object.keys(pages).map((path) => [path, []]));
for (let round = -1; round < rounds; round += 1) {
  for (const path of Object.keys(pages)) {
    const shown = await time(`${server.origin}${path}`);
    if (round >= 0) times[path].push(shown); // the first round warms up
  }
}
await (await chromium()).close();
server.close();

const median = (list) => list.sort((one, other) => one - other)[list.length >> 1] / 1000;
const [first, empty, single] = Object.values(times).map(median);
const ratio = first / empty;
console.log(`web: the first ruler of dist/detent-ruler.js shows after ${first.toFixed(2)} s, ${ratio.toFixed(2)} times what an empty script of ` +
  `its size takes (${empty.toFixed(2)} s); of the single files after ${single.toFixed(2)} s; ${rounds} rounds`);
if (first > 0.75 && ratio > 1.5) process.exitCode = 1;
