// Runs a WebAssembly program with WASI in node: node --no-warnings run-wasi.mjs FILE WORD… <INPUT
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [file, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [file, ...words] });
const module = new WebAssembly.Module(readFileSync(file));
process.exit(wasi.start(new WebAssembly.Instance(module, wasi.getImportObject())));
