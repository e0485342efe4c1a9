// Modules of the elements: requests for each, and a slider without its module.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from './server.mjs';
import { Stand, web } from './stand.mjs';

let server;
let asked = [];
let isMissing = false;
let html = '';

before(async () => { server = await serve(web, respond); });
after(() => server.close());

function respond(path, request, response) {
  if (path.endsWith('.wasm')) {
    asked.push(path);
    if (isMissing) response.writeHead(503).end();
    return isMissing;
  }
  if (path !== '/page.html') return false;
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="en"><meta charset="utf-8">
    <link rel="icon" href="data:,">${html}<script type="module">window.ready = true;</script>`);
  return true;
}

async function open(body, page) {
  [asked, html] = [[], page];
  const stand = await Stand.open({ url: `${server.origin}/page.html` });
  try {
    await body(stand);
  } finally {
    await stand.close();
  }
}

const script = (name) => `<script type="module" src="/detent-${name}.js"></script>`;

const modules = { ruler: '/detent.wasm', rating: '/detent.wasm', slider: '/detent-slider.wasm', dial: '/detent-dial.wasm' };

for (const [name, module] of Object.entries(modules)) {
  test(`a page with a ${name} asks for ${module}, and no other module`, () => open(async (stand) => {
    await stand.page.until(() => document.getElementById('r').control, 'it is alive');
    assert.deepEqual(asked, [module]);
    assert.deepEqual(stand.page.problems, []);
  }, `${script(name)}<detent-${name} id="r"></detent-${name}>`));
}

test('until its module is there, a slider has its values, and reports that nothing can be done with it', async () => {
  isMissing = true;
  await open(async (stand) => {
    await stand.page.until(() => r.matches(':state(failed)'), 'it has failed');
    await stand.page.evaluate(() => { r.values = [30, 60]; });
    await stand.page.frames(3);
    assert.deepEqual(await stand.page.evaluate(() => [...new FormData(f)]), [['price', '30'], ['price', '60']]);
    const nodes = (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
    assert.deepEqual(nodes.map(({ name, value, disabled }) => [name, Number(value), disabled]),
      [['Price minimum', 30, true], ['Price maximum', 60, true]]);
    isMissing = false;
    assert.equal(await stand.page.evaluate(async () => {
      const { loadSlider } = await import('/detent.js');
      await loadSlider();
      return (await r.ready) === r;
    }), true);
    assert.deepEqual(await stand.page.evaluate(() => r.control.values), [30, 60]);
    await stand.focus('r');
    await stand.hands.key('ArrowRight');
    assert.deepEqual(await stand.get('r', 'values'), [31, 60]);
  }, `${script('slider')}<form id="f"><detent-slider id="r" name="price" aria-label="Price" step="1" value="20 70">
    </detent-slider></form>`);
});

test('a slider that is moved to another document goes on there', () => open(async (stand) => {
  await stand.page.until(() => r.control, 'it is alive');
  const moved = await stand.page.evaluate(async () => {
    window.slider = r;
    frame.contentDocument.body.append(slider);
    for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
    const thumb = slider.shadowRoot.querySelector('.thumb');
    slider.values = [40, 80];
    for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
    return [thumb.offsetWidth, Math.round(thumb.getBoundingClientRect().x + 14 - slider.getBoundingClientRect().x)];
  });
  assert.deepEqual(moved, [28, 163]);
  assert.deepEqual(stand.page.problems, []);
}, `${script('slider')}<detent-slider id="r" value="20 70" style="width: 400px"></detent-slider>
  <iframe id="frame" style="width: 450px"></iframe>`));
