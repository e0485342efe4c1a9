// One headless Chromium for all tests of a process.
import { after } from 'node:test';
import { Chromium } from './browser.mjs';

let shared;

/** The browser of this process; it ends with the last test. */
export function chromium() {
  shared ??= Chromium.launch();
  return shared;
}

after(async () => (await shared)?.close());
