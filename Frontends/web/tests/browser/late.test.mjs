// A module that is missing, late or rejected: page and form still work, and values set meanwhile count.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { serve } from './server.mjs';
import { Stand, web } from './stand.mjs';

let server;
let stand;
/** Requested addresses of modules, and posted data. */
let asked;
let posted;
/** Server's answer for the module: a status, or a promise to wait for. */
let answer;
let page;

before(async () => { server = await serve(web, respond); });
beforeEach(() => {
  [asked, posted, answer] = [[], [], () => false];
  page = { policy: '', script: '' };
});
after(() => server.close());

async function respond(path, request, response) {
  if (path.endsWith('.wasm')) {
    asked.push(path);
    const status = await answer(asked.length);
    if (status) response.writeHead(status).end('<!doctype html>');
    return Boolean(status);
  }
  if (path === '/posted') {
    for await (const piece of request) posted.push(String(piece));
    response.writeHead(200, { 'content-type': 'text/html' }).end();
    return true;
  }
  if (path !== '/page.html') return false;
  response.writeHead(200, { 'content-type': 'text/html' }).end(html());
  return true;
}

const html = () => `<!doctype html><html lang="en"><meta charset="utf-8">${page.policy}<link rel="icon" href="data:,">
  <form id="f" method="post" action="/posted" target="answer"><fieldset id="set">
    <detent-ruler id="r" name="length" aria-label="Length" min="0" max="100" value="50" unit-width="40"></detent-ruler>
    <detent-rating id="s" name="stars" aria-label="Stars" value="2" count="7" required></detent-rating>
  </fieldset></form><iframe name="answer"></iframe>
  <script type="module">
    import { load } from '/detent.js';
    import '/detent-ruler.js';
    import '/detent-rating.js';
    window.load = load;
    ${page.script}
    window.ready = true; // continues the code that imports the elements
  </script>`;

/** Opens the page, and records the errors reported by its elements. */
async function open(body) {
  stand = await Stand.open({ url: `${server.origin}/page.html` });
  try {
    await body();
  } finally {
    await stand.close();
  }
}

const states = (id = 'r') => stand.page.evaluate(
  id => ['loading', 'failed'].filter(name => document.getElementById(id).matches(`:state(${name})`)), id);
const data = () => stand.page.evaluate(() => Object.fromEntries(new FormData(f)));
const until = (state, id = 'r') => stand.page.until(
  (state, id) => document.getElementById(id).matches(`:state(${state})`), `#${id} is ${state}`, state, id);
const alive = () => stand.page.until(() => r.control && s.control, 'both are alive');

test('without the module the page goes on, its form has the fields, and each element reports why', async () => {
  answer = () => 404;
  page.script = `window.reported = [];
    for (const element of [r, s]) element.addEventListener('error', ({ target, message, error, bubbles }) =>
      reported.push([target.id, message, error instanceof Error, bubbles]));`;
  await open(async () => {
    await until('failed');
    await until('failed', 's');
    const reported = await stand.page.evaluate(() => window.reported);
    assert.deepEqual(reported.map(([id, , ...rest]) => [id, ...rest]), [['r', true, false], ['s', true, false]]);
    assert.match(reported[0][1], /could not be loaded from http:.*\/detent\.wasm: 404 Not Found$/);
    assert.ok(stand.page.problems.includes(reported[0][1]), 'the console has it too');
    assert.deepEqual(await data(), { length: '50', stars: '2' });
    await stand.page.evaluate(() => {
      r.value = '70.5';
      s.value = 0;
    });
    assert.deepEqual(await data(), { length: '70.5', stars: '0' });
    assert.deepEqual(await stand.page.evaluate(() => [r.control, r.valueAsNumber, r.max, r.step, s.count]),
      [null, 70.5, 100, 1, 7]);
    assert.deepEqual(await stand.page.evaluate(() => [f.checkValidity(), s.validity.valueMissing, r.validity.valid]),
      [false, true, true]);
    await stand.page.frames(3);
    const { role, ariaValueNow, ariaValueMax, ariaDisabled } = await stand.page.evaluate(() => {
      const { role, ariaValueNow, ariaValueMax, ariaDisabled } = internals.get(s);
      return { role, ariaValueNow, ariaValueMax, ariaDisabled };
    });
    assert.deepEqual([role, ariaValueNow, ariaValueMax, ariaDisabled], ['slider', '0', '7', 'true']);
  });
});

test('a module that failed once comes when it is asked for again, and what was said meanwhile counts', async () => {
  answer = count => (count === 1 ? 503 : 0);
  await open(async () => {
    await until('failed');
    await stand.page.evaluate(() => {
      r.value = 70;
      r.max = 60;
      r.stepDown();
      s.granularity = 0.5;
      s.valueAsNumber = 3.5;
      window.isReady = null;
      r.ready.then(element => { window.isReady = element === r; });
    });
    await stand.page.evaluate(() => load().then(() => {}));
    await alive();
    assert.deepEqual(await states(), []);
    assert.equal(await stand.page.evaluate(() => isReady), true);
    assert.deepEqual(await data(), { length: '59', stars: '3.5' });
    await stand.focus('r');
    await stand.hands.key('ArrowLeft');
    assert.equal(await stand.value(), 58);
    assert.equal(asked.length, 2);
  });
});

test('an element that comes to the page after a failure asks again for all', async () => {
  answer = count => (count === 1 ? 503 : 0);
  await open(async () => {
    await until('failed');
    await stand.page.evaluate(() => document.body.append(document.createElement('detent-rating')));
    await alive();
    assert.deepEqual(await states('s'), []);
  });
});

for (const [what, policy, reason] of [
  ['to compile it', "script-src 'self' 'unsafe-inline'", /WebAssembly/],
  ['to fetch it', "connect-src 'none'", /fetch/]]) {
  test(`a policy that forbids ${what} takes nothing down`, async () => {
    page.policy = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    page.script = "r.addEventListener('error', ({ message }) => { window.reported = message; });";
    await open(async () => {
      await until('failed');
      assert.match(await stand.page.evaluate(() => reported), reason);
      assert.deepEqual(await data(), { length: '50', stars: '2' });
    });
  });
}

test('a server that answers everything with its start page is distinguished from one that has the module', async () => {
  answer = () => 200;
  page.script = "r.addEventListener('error', ({ message }) => { window.reported = message; });";
  await open(async () => {
    await until('failed');
    assert.match(await stand.page.evaluate(() => reported), /\/detent\.wasm: .*magic word/);
  });
});

test('while the module is late, a form is sent, reset, restored and disabled, and nothing of it is lost', async () => {
  let come;
  const held = new Promise(resolve => { come = resolve; });
  answer = () => held;
  await open(async () => {
    assert.deepEqual(await states(), ['loading']);
    assert.deepEqual(await states('s'), ['loading']);
    const space = () => stand.page.evaluate(
      () => [r, s].map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]));
    const before = await space();
    await stand.page.evaluate(() => {
      r.value = 12;
      f.submit();
    });
    while (posted.length === 0) await stand.page.frames(1);
    assert.deepEqual(posted, ['length=12&stars=2']);
    await stand.page.evaluate(() => f.reset());
    assert.deepEqual(await data(), { length: '50', stars: '2' });
    await stand.page.evaluate(() => s.formStateRestoreCallback('6', 'restore'));
    assert.deepEqual(await data(), { length: '50', stars: '6' });
    await stand.set('set', 'disabled', true);
    assert.deepEqual(await data(), {});
    await stand.set('set', 'disabled', false);
    await stand.page.evaluate(() => { s.disabled = true; });
    await stand.focus('r');
    await stand.hands.mouse([[0, 200, 50], [20, 100, 50]]);
    await stand.hands.key('ArrowRight');
    assert.deepEqual(await data(), { length: '50' }, 'nothing moves yet');
    await stand.page.evaluate(() => r.setAttribute('value', '20'));
    come();
    await alive();
    await stand.page.frames(3);
    assert.deepEqual(await space(), before, 'it had its space');
    assert.deepEqual(await data(), { length: '20' });
    assert.equal(await stand.value('s'), 6);
    assert.equal(await stand.page.evaluate(() => document.activeElement.id), 'r');
    await stand.hands.key('ArrowRight');
    assert.deepEqual(await data(), { length: '21' });
    assert.deepEqual((await stand.heard('input', 'change')).map(({ type }) => type), ['input', 'change']);
    assert.deepEqual(stand.page.problems, []);
  });
});

test('a pointer that is down when the engine comes drags nothing, and the next one does', async () => {
  let come;
  const held = new Promise(resolve => { come = resolve; });
  answer = () => held;
  await open(async () => {
    const y = await stand.page.evaluate(() => r.getBoundingClientRect().y + 30);
    await stand.hands.mouse([[0, 300, y], [20, 250, y]], { end: 'none' });
    come();
    await alive();
    await stand.hands.drag(100, y);
    await stand.hands.release(100, y);
    assert.equal(await stand.value(), 50);
    await stand.hands.mouse([[0, 300, y], [20, 259, y], [120, 259, y]]);
    await stand.idle();
    assert.equal(await stand.value(), 51);
    assert.deepEqual(stand.page.problems, []);
  });
});

test('the page may say where the module is, and nobody asks for it anywhere else', async () => {
  page.script = "load('/tests/../detent.wasm?of-the-page');";
  await open(async () => {
    await alive();
    assert.equal(asked.length, 1);
    assert.equal(await stand.page.evaluate(() => performance.getEntriesByType('resource')
      .filter(({ name }) => name.includes('.wasm')).map(({ name }) => new URL(name).search).join()), '?of-the-page');
    assert.deepEqual(stand.page.problems, []);
  });
});

test('said after the usual place has failed, it brings the elements to life', async () => {
  answer = count => (count === 1 ? 404 : 0);
  await open(async () => {
    await until('failed');
    assert.equal(await stand.page.evaluate(async () => {
      const engine = await load('/detent.wasm?elsewhere');
      return engine === await load();
    }), true);
    await alive();
  });
});
