// Files of dist: a page requests one script, with its module inside, and nothing else.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { serve } from './server.mjs';
import { Stand, web } from './stand.mjs';

let server;
let asked = [];
let html = '';

before(async () => { server = await serve(web, respond); });
after(() => server.close());

function respond(path, request, response) {
  asked.push(path);
  if (path !== '/page.html') return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  return true;
}

const kinds = ['ruler', 'rating', 'slider', 'dial'];
const element = (kind) => `<label>${kind} <detent-${kind} id="${kind}" min="0" max="100" value="20" step="1"></detent-${kind}></label>`;
const policy = `<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; img-src data:; style-src 'unsafe-inline'">`;

/** A page as in the guide, which may fetch only scripts. */
async function open(name, body) {
  asked = [];
  html = `<!doctype html><html lang="en"><meta charset="utf-8">${policy}<link rel="icon" href="data:,">
    <link rel="modulepreload" href="/dist/detent-${name}.js"><script type="module" src="/dist/detent-${name}.js"></script>
    ${body}<script>
      window.compiled = 0;
      const own = WebAssembly.compile;
      WebAssembly.compile = (...given) => { window.compiled += 1; return own(...given); };
      window.ready = true;
    </script>`;
  return Stand.open({ url: `${server.origin}/page.html`, height: 600 });
}

for (const [name, shown] of [...kinds.map((kind) => [kind, [kind]]), ['all', kinds]]) {
  test(`a page with dist/detent-${name}.js asks for nothing else`, async () => {
    const stand = await open(name, shown.map(element).join(''));
    try {
      for (const kind of shown) {
        await stand.page.until((kind) => document.getElementById(kind).control, `${kind} is alive`, kind);
        await stand.focus(kind);
        const before = await stand.value(kind);
        await stand.hands.key('ArrowLeft');
        assert.equal(await stand.value(kind), before - 1);
      }
      assert.deepEqual(asked, ['/page.html', `/dist/detent-${name}.js`]);
      assert.equal(await stand.page.evaluate(() => window.compiled), 1);
      assert.deepEqual(stand.page.problems, []);
    } finally {
      await stand.close();
    }
  });

  test(`dist/detent-${name}.js can be imported where there is no page, and compiles nothing there`, () => {
    const program = `
      WebAssembly.compile = () => { throw new Error('compiled'); };
      const module = await import('${web}dist/detent-${name}.js');
      console.log(Object.keys(module).sort().join(' '), globalThis.customElements);`;
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
    assert.equal(stderr, '');
    const types = shown.map((kind) => `Detent${kind[0].toUpperCase()}${kind.slice(1)}`).sort();
    assert.equal(stdout, `${types.join(' ')} undefined\n`);
  });
}
