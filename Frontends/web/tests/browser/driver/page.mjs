// A tab of Firefox or WebKitGTK with the interface of Chromium's, as far as WebDriver allows.
import { writeFile } from 'node:fs/promises';
import { Page } from '../page.mjs';

/** Runs in the page, with access to its globals; the answer is text, to lose nothing in transit. */
const run = `
  const [code, done] = arguments;
  const report = (answer) => done(JSON.stringify({ ...answer, problems: window.problems ?? [] }));
  new Promise((resolve) => resolve(window.eval(code))).then(
    (value) => report({ value }), (error) => report({ error: String(error && error.message || error) }));`;

export class DriverPage extends Page {
  #driver;

  static async prepare(driver, options = {}) {
    const page = new DriverPage();
    page.#driver = driver;
    await driver.send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 });
    await page.resize(options);
    return page;
  }

  /** Resizes the window so that the page has this size. The device cannot change. */
  async resize({ width = 480, height = 360 } = {}) {
    for (let tries = 0; tries < 20; tries += 1) {
      const [innerWidth, innerHeight, outerWidth, outerHeight] = await this.evaluate(
        () => [window.innerWidth, window.innerHeight, window.outerWidth, window.outerHeight]);
      if (innerWidth === width && innerHeight === height) return;
      // A new window has no size yet.
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      if (outerWidth < innerWidth || innerWidth === 0) continue;
      await this.#driver.send('WebDriver:SetWindowRect', {
        x: 0, y: 0, width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight });
    }
  }

  /** Not available; the blank page includes `watch.js` itself. */
  before() {}

  send(command, parameters) {
    return this.#driver.send(command, parameters);
  }

  async open(url) {
    this.problems = [];
    await this.send('WebDriver:Navigate', { url });
    await this.until(() => document.readyState === 'complete' && window.ready, `${url} is ready`);
  }

  async evaluate(body, ...given) {
    const code = `(${body})(...${JSON.stringify(given)})`;
    const { value, error, problems } = JSON.parse(await this.send('WebDriver:ExecuteAsyncScript', { script: run, args: [code] }));
    this.problems = problems;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async screenshot(file) {
    const bytes = Buffer.from(await this.send('WebDriver:TakeScreenshot', { full: false }), 'base64');
    if (file) await writeFile(file, bytes);
    return bytes;
  }

  /** The window stays for the next test. */
  async close() {
    await this.send('WebDriver:ReleaseActions', {}).catch(() => {}); // the browser may have ended first
  }
}
