// Check of `npm pack`: a package without modules would install, but not work.
import { existsSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const paths = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(paths));
const missing = paths(manifest.exports).filter((path) => !existsSync(path));
const modules = ['detent', 'detent-slider', 'detent-dial'].map((name) => `./${name}-module.js`).filter((path) => !existsSync(path));
if (missing.length + modules.length > 0) {
  console.error(`${[...missing, ...modules].join(', ')}: not there. Scripts/build/packages.sh npm builds all of it, and packs it.`);
  process.exit(1);
}
