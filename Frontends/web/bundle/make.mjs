// Writes the files of `dist`: for each element, and for all four, a minified script with its module inside.
//   make.mjs MODULES FOLDER      called by Scripts/build/dist.sh; MODULES has detent-ruler.wasm …, and detent-all.wasm
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { innerNames, squeezeStyles } from './squeeze.mjs';
import { blocksForStatics } from './statics.mjs';
import { textOf } from './text.mjs';

const [modules, output] = process.argv.slice(2).map((path) => resolve(path));
const web = fileURLToPath(new URL('..', import.meta.url));
const elements = ['ruler', 'rating', 'slider', 'dial'];

/** Files that locate a module, with their exports. In `dist` the module is inside instead. */
const places = { 'beside.js': 'beside', 'beside-slider.js': 'besideSlider', 'beside-dial.js': 'besideDial' };

/** Supplies one module, compiled once and shared by elements of all kinds. Its text stands last, where it compresses best. */
const inside = `import { bytesOf } from './bundle/bytes.js';
let compiled;
export const held = {};
export const place = () => (compiled ??= WebAssembly.compile(bytesOf(held.text)));
`;

/** Engine of that module, in place of a `Supply` that loads one from anywhere, and again after a failure. */
const supply = `import { Engine } from './engine.js';
export class Supply {
  engine = null;
  problem = null;
  constructor(place) { this.place = place; }
  watch(changed) { this.changed = changed; }
  load() {
    return this.made ??= this.place().then(Engine.instantiate)
      .then((engine) => { this.engine = engine; }, (error) => { this.problem = error; })
      .then(() => { this.changed(); return this.engine; });
  }
}
`;

/** Copies the scripts of a folder, as small as possible before esbuild. */
async function copy(from, to) {
  await mkdir(to, { recursive: true });
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.js') && !name.endsWith('-module.js'))) {
    await writeFile(join(to, file), squeezeStyles(blocksForStatics(await readFile(join(from, file), 'utf8'))));
  }
}

/** Copies all scripts, with the module inside. */
async function staged(folder) {
  const folders = ['.', 'element', 'engine', 'generated', 'script', 'bundle'];
  for (const each of folders) await copy(join(web, each), join(folder, each));
  await writeFile(join(folder, 'inside.js'), inside);
  await writeFile(join(folder, 'engine/supply.js'), supply);
  await writeFile(join(folder, 'engine/admission.js'), 'export const admit = () => {};\nexport const compare = () => {};\n');
  for (const [file, name] of Object.entries(places)) await writeFile(join(folder, file), `export { place as ${name} } from './inside.js';\n`);
}

/** Makes one script of some elements. */
async function make(folder, name, kinds, banner) {
  const module = await readFile(join(modules, `detent-${name}.wasm`));
  await writeFile(join(folder, 'module-text.js'), `import { held } from './inside.js';\nheld.text = '${textOf(module)}';\n`);
  await writeFile(join(folder, 'entry.js'), kinds.map((kind) => `export * from './detent-${kind}.js';\n`).join('') + "import './module-text.js';\n");
  const file = join(output, `detent-${name}.js`);
  const { status, stderr } = spawnSync('esbuild', ['entry.js', '--bundle', '--minify', '--format=esm', '--charset=utf8',
    '--log-level=warning', `--mangle-props=${innerNames.source}`, `--banner:js=${banner}`, `--outfile=${file}`],
  { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`esbuild: ${stderr}`);
  if (/read from private/.test(await readFile(file, 'utf8'))) throw new Error(`${file}: private members have become weak maps`);
}

const { version, license } = JSON.parse(await readFile(join(web, 'package.json'), 'utf8'));
const folder = await mkdtemp(join(tmpdir(), 'detent-dist-'));
try {
  await mkdir(output, { recursive: true });
  await staged(folder);
  for (const [name, kinds] of [...elements.map((kind) => [kind, [kind]]), ['all', elements]]) {
    await make(folder, name, kinds, `/*! Detent ${version}, ${license} */`);
  }
} finally {
  await rm(folder, { recursive: true });
}
