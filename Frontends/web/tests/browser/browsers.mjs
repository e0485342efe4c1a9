// Browser of the tests: Chromium, or firefox or webkit in DETENT_BROWSER.
import { after } from 'node:test';
import { chromium } from './chromium.mjs';
import { DriverHands } from './driver/hands.mjs';
import { Marionette } from './driver/marionette.mjs';
import { DriverPage } from './driver/page.mjs';
import { WebKit } from './driver/webkit.mjs';
import { Hands } from './hands.mjs';

/** One of `chromium`, `firefox`, `webkit`. */
export const browserName = process.env.DETENT_BROWSER || 'chromium';
const drivers = { firefox: Marionette, webkit: WebKit };
let driver;

/** Missing abilities of each browser's driver, with reasons. */
const lacks = {
  chromium: {},
  firefox: {
    protocol: "commands of Chromium's own protocol",
    pen: 'Marionette has no pens',
    scroll: 'fingers of Marionette scroll no page',
    'touch and keys': 'Marionette tells no finger of the keys that are held',
  },
  webkit: {
    protocol: "commands of Chromium's own protocol",
    scroll: 'WebKitWebDriver has no fingers, and those that a script makes up scroll no page',
    'other buttons': 'WebKitWebDriver lifts no button but the left one, and knows none that goes back or forward',
    'touch frames': 'a finger that a script makes up leaves frames out',
    'touch start': 'a finger that a script makes up has no touchstart',
    'wheel and keys': 'WebKitWebDriver tells no wheel of the keys that are held',
    still: 'WebKitWebDriver tells of no mouse under which the page has scrolled',
  },
};

/** Options of `test` that skip a test, with the reason, if the browser lacks an ability it needs. */
export function needs(...wanted) {
  const reasons = wanted.flatMap((what) => lacks[browserName][what] ?? []);
  return reasons.length > 0 ? { skip: `${browserName}: ${reasons.join(', ')}` } : {};
}

/** A page of the browser, and hands for it; see `Page.resize`. */
export async function newPage(options) {
  if (browserName === 'chromium') {
    const page = await (await chromium()).newPage(options);
    return { page, hands: new Hands(page) };
  }
  driver ??= drivers[browserName].launch();
  const page = await DriverPage.prepare(await driver, options);
  return { page, hands: new DriverHands(page, await driver) };
}

after(async () => (await driver)?.close());
