// Layout shift of a page while it loads, as measured by browsers.

/** A slow network of phones, in milliseconds and bytes per second. */
const slow = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

function observe() {
  window.shift = 0;
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * @param {import('../browser/browser.mjs').Chromium} browser
 * @param {string} url
 * @param {number} width width of the window, in points
 */
export async function shift(browser, url, width) {
  const page = await browser.newPage({ width, height: 720, mobile: width < 600 });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', slow);
  await page.before(observe);
  await page.send('Page.navigate', { url });
  await page.until(() => document.readyState === 'complete' && document.querySelector('detent-ruler')?.control, `${url} is alive`);
  await page.evaluate(() => new Promise(done => setTimeout(done, 500)));
  const total = await page.evaluate(() => window.shift);
  await page.close();
  return total;
}
