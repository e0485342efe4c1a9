// Bundlers accept the files, and their bundles run: as modules, as classic scripts, for browsers of 2020.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from './server.mjs';
import { Stand, web } from './stand.mjs';

const elements = `import 'detent/ruler';
  import 'detent/rating';`;
let folder;
let server;

/** Makes a project with the package as installed by npm. */
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detent-bundle-'));
  const own = join(folder, 'node_modules/detent');
  await mkdir(own, { recursive: true });
  const isShipped = path => !/^(tests|demo|module)(\/|$)/.test(path.slice(web.length));
  await cp(web, own, { recursive: true, filter: isShipped });
  server = await serve(folder);
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Bundles a program without warnings, and opens a page with the bundle. */
async function open(name, program, options, policy = '') {
  const place = join(folder, name);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'main.js'), `${program}\nwindow.ready = true;\n`);
  const { status, stderr } = spawnSync('esbuild', [
    join(place, 'main.js'), '--bundle', '--minify', `--outfile=${join(place, 'bundle.js')}`, '--log-level=warning',
    ...options], { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
  const type = options.includes('--format=esm') ? 'type="module"' : 'defer';
  await writeFile(join(place, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8">${policy}
    <link rel="icon" href="data:,"><script ${type} src="bundle.js"></script>
    <detent-ruler id="r" min="0" max="100" value="50" unit-width="40"></detent-ruler>
    <detent-rating id="s" value="2"></detent-rating>
    <detent-slider id="t" value="20 70" step="5" aria-label="Price"></detent-slider>
    <detent-dial id="u" value="20" step="5" aria-label="Gain"></detent-dial>`);
  return Stand.open({ url: `${server.origin}/${name}/index.html` });
}

/** Checks that it works: a mouse drags the ruler, and a key rates. */
async function works(stand) {
  await stand.page.until(() => r.control && s.control, 'both are alive');
  await stand.page.frames(3);
  const [x, y] = await stand.page.evaluate(() => {
    const { x, y, width } = r.getBoundingClientRect();
    return [x + width / 2, y + 30];
  });
  await stand.hands.mouse([[0, x, y], [20, x - 41, y], [120, x - 41, y]]);
  await stand.idle();
  assert.equal(await stand.value(), 51);
  await stand.focus('s');
  await stand.hands.key('4');
  assert.equal(await stand.value('s'), 4);
  assert.deepEqual(stand.page.problems, []);
  await stand.close();
}

for (const options of [
  ['--format=esm'], ['--format=iife'], ['--format=esm', '--target=es2020'], ['--format=iife', '--target=es2020']]) {
  test(`bundled with ${options.join(' ')}, with the module beside the bundle`, async () => {
    const name = options.join('').replace(/[^a-z0-9]+/g, '-').slice(1);
    await mkdir(join(folder, name));
    await cp(join(web, 'detent.wasm'), join(folder, name, 'detent.wasm'));
    await works(await open(name, elements, options));
  });
}

test('bundled, with the module where the program says', async () => {
  await mkdir(join(folder, 'assets'));
  await cp(join(web, 'detent.wasm'), join(folder, 'assets/engine.wasm'));
  const program = `${elements}
    import { load } from 'detent';
    load('../assets/engine.wasm');`;
  await works(await open('elsewhere', program, ['--format=iife']));
});

test('bundled, with the module as a file of the bundler', async () => {
  const program = `${elements}
    import { load } from 'detent';
    import url from 'detent/detent.wasm';
    load(url);`;
  await works(await open('as-a-file', program, ['--format=iife', '--loader:.wasm=file']));
});

test('bundled with the module inside, which a policy lets nobody fetch', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`;
  await works(await open('inline', `import 'detent/inline';\n${elements}`, ['--format=iife'], policy));
});

/** Checks that a key moves a thumb. */
async function slides(stand) {
  await stand.page.until(() => t.control, 'it is alive');
  await stand.focus('t');
  await stand.hands.key('ArrowRight');
  assert.equal(await stand.get('t', 'value'), '25 70');
  assert.deepEqual(stand.page.problems, []);
  await stand.close();
}

for (const options of [['--format=esm'], ['--format=iife', '--target=es2020']]) {
  test(`a slider bundled with ${options.join(' ')}, with its module beside the bundle, and no other`, async () => {
    const name = `slider${options.join('').replace(/[^a-z0-9]+/g, '-')}`;
    await mkdir(join(folder, name));
    await cp(join(web, 'detent-slider.wasm'), join(folder, name, 'detent-slider.wasm'));
    await slides(await open(name, "import 'detent/slider';", options));
  });
}

test('a slider bundled with its module inside, which a policy lets nobody fetch', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`;
  const program = `import 'detent/slider-inline';
    import 'detent/slider';`;
  await slides(await open('slider-inline', program, ['--format=iife'], policy));
});

test('a dial bundled with its module beside the bundle, and one with it inside', async () => {
  await mkdir(join(folder, 'dial'));
  await cp(join(web, 'detent-dial.wasm'), join(folder, 'dial', 'detent-dial.wasm'));
  const inside = "import 'detent/dial-inline'; import 'detent/dial';";
  for (const stand of [
    await open('dial', "import 'detent/dial';", ['--format=esm']),
    await open('dial-inline', inside, ['--format=iife', '--target=es2020'])]) {
    await stand.page.until(() => u.control, 'it is alive');
    await stand.focus('u');
    await stand.hands.key('ArrowRight');
    assert.equal(await stand.get('u', 'value'), '25');
    assert.deepEqual(stand.page.problems, []);
    await stand.close();
  }
});
