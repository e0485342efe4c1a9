// The browser that tests run in: Chromium, or what DETENT_BROWSER says, which is firefox or webkit.
import { after } from 'node:test';
import { chromium } from './chromium.mjs';
import { DriverHands } from './driver/hands.mjs';
import { Marionette } from './driver/marionette.mjs';
import { DriverPage } from './driver/page.mjs';
import { WebKit } from './driver/webkit.mjs';
import { Hands } from './hands.mjs';

/** `chromium`, `firefox` or `webkit`. */
export const browserName = process.env.DETENT_BROWSER || 'chromium';
const drivers = { firefox: Marionette, webkit: WebKit };
let driver;

/** A page of it, and hands for it; see `Page.resize`. */
export async function newPage(options) {
  if (browserName === 'chromium') {
    const page = await (await chromium()).newPage(options);
    return { page, hands: new Hands(page) };
  }
  driver ??= drivers[browserName].launch();
  const page = await DriverPage.prepare(await driver, options);
  return { page, hands: new DriverHands(page) };
}

after(async () => (await driver)?.close());
