// Writes Lit, taken from Chromium's own pages, as one module.
//   lit.mjs FILE
import { writeFile } from 'node:fs/promises';
import { chromium } from '../../../Frontends/web/tests/browser/chromium.mjs';

const page = await (await chromium()).newPage();
await page.send('Page.navigate', { url: 'chrome://resources/lit/v3_0/lit.rollup.js' });
try {
  await page.until(() => /export\s*\{.*LitElement/s.test(document.body?.innerText), 'it is there');
  await writeFile(process.argv[2], await page.evaluate(() => document.body.innerText));
} finally {
  await (await chromium()).close();
}
