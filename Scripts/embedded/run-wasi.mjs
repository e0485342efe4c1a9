// Runs a WebAssembly program with WASI in node: node --no-warnings run-wasi.mjs FILE WORD… <INPUT
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [file, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [file, ...words] });
// Wrap these functions: called directly from WebAssembly they may collect garbage where V8 forbids it;
// node 20 aborts with a script of 2 MB.
const functions = Object.entries(wasi.wasiImport)
  .map(([name, call]) => [name, (...values) => call(...values)]);
const imports = { wasi_snapshot_preview1: Object.fromEntries(functions) };
const module = new WebAssembly.Module(readFileSync(file));
process.exit(wasi.start(new WebAssembly.Instance(module, imports)));
