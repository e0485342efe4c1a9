// Test of the kit for node, run by Scripts/check/drivers.sh: node kit.mjs PACKAGE [PLAYWRIGHT]
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , kit, playwright] = process.argv;
const { detent, detentPage, drive, law } = await import(pathToFileURL(`${kit}/index.mjs`));
const page = name => fileURLToPath(new URL(name, import.meta.url));
const end = ['check', page('end.gesture'), '--driver-timeout', '30s'];

await detent(page('slider.html'), { args: end });
await assert.rejects(detent(`${page('slider.html')}?bug=end`, { args: end }), /U11/);
const text = law('text', 'The text of the thumb is its value.', async ({ value, evaluate }) => {
  const said = await evaluate("document.querySelector('[role=slider]').getAttribute('aria-valuetext')");
  return said === null ? undefined : said === `${value}` || `it says ${said}`;
});
await detent(page('slider.html'), { args: end, own: [text] });
await assert.rejects(detent(`${page('slider.html')}?bug=text`, { args: [...end, '--laws', 'own/text'], own: [text] }), /breaks own\/text text: it says/);
const { status, output } = await drive({ open: page('slider.html'), selector: '#nowhere', args: end });
assert.ok(status !== 0 && output.includes("nothing that shows and is '#nowhere'"), output);

assert.match(await detentPage(page('slider.html'), { laws: 'U11', time: '1s' }), /1 control: 0 broken, 1 kept/);
await assert.rejects(detentPage(`${page('slider.html')}?bug=end`, { laws: 'U11', time: '1s' }), /status 1[^]*BROKEN U11 \(aria\)/);
await assert.rejects(detentPage(`${page('shapes.html')}?nothing`), /status 6[^]*0 controls/);

if (playwright) {
  const { chromium } = createRequire(`${playwright}/`)(playwright);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const { serveFolder } = await import(pathToFileURL(`${kit}/lib/site.mjs`));
  const site = await serveFolder(page('.'));
  for (const [address, options, locate] of [
    ['slider.html', {}, tab => tab], ['slider.html?values=20,70', {}, tab => tab.locator('[role=slider]')],
    ['range.html', { touch: true }, tab => tab]]) {
    const tab = await (await browser.newContext({ hasTouch: !!options.touch })).newPage();
    await tab.goto(site + address);
    await detent(locate(tab), { cases: 2, ...options });
  }
  await browser.close();
}
console.log(`a test in node${playwright ? ', and one with a page of Playwright' : ''}`);
process.exit();
