// One headless Chromium for all tests of a process.
import { after } from 'node:test';
import { Chromium } from './browser.mjs';

let shared;

/** Browser of this process; ends after the last test. */
export function chromium() {
  shared ??= Chromium.launch();
  return shared;
}

after(async () => (await shared)?.close());
