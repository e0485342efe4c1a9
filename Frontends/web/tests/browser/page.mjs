// A tab of the browser, to open, query, show and measure pages.
import { writeFile } from 'node:fs/promises';

export class Page {
  #browser;
  #session;
  #target;
  /** Problems of the page: uncaught errors, and errors written to the console. */
  problems = [];

  static async prepare(browser, session, target, options = {}) {
    const page = new Page();
    page.#browser = browser;
    page.#session = session;
    page.#target = target;
    browser.listen(session, message => page.#hear(message));
    await Promise.all(['Page', 'Runtime', 'Log', 'DOM', 'Performance'].map(
      domain => page.send(`${domain}.enable`)));
    await page.resize(options);
    return page;
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  /** `scale` is the device's: physical pixels per CSS pixel. */
  async resize({ width = 480, height = 360, scale = 1, mobile = false, touch = mobile } = {}) {
    await this.send('Emulation.setDeviceMetricsOverride', {
      width, height, deviceScaleFactor: scale, mobile });
    await this.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 5 });
  }

  /** Emulates media features, as `{ 'prefers-color-scheme': 'dark' }`. */
  media(features) {
    return this.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })) });
  }

  /** Runs a script in each document before its own. */
  before(source) {
    return this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${source})()` });
  }

  /** Opens a page, and waits for its `window.ready`. */
  async open(url) {
    const { errorText } = await this.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await this.until(() => document.readyState === 'complete' && window.ready, `${url} is ready`);
  }

  /** Result of a function in the page; arguments and result are copied as JSON. */
  async evaluate(body, ...given) {
    const expression = `(${body})(...${JSON.stringify(given)})`;
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (!exceptionDetails) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }

  /** Waits until a function in the page returns a true value. */
  async until(body, what = `${body}`, ...given) {
    for (let tries = 0; tries < 2400; tries += 1) {
      try {
        if (await this.evaluate(body, ...given)) return;
      } catch (problem) {
        if (!/context|navigat/i.test(problem.message)) throw problem;
      }
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    throw new Error(`waited for a minute in vain until ${what}; ${this.problems.join('; ')}`);
  }

  /** Waits two frames, after which requested changes are drawn. */
  frames(count = 2) {
    return this.evaluate(async count => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  }

  async screenshot(file, clip = undefined) {
    const { data } = await this.send('Page.captureScreenshot', {
      format: 'png', clip: clip && { scale: 1, ...clip } });
    const bytes = Buffer.from(data, 'base64');
    if (file) await writeFile(file, bytes);
    return bytes;
  }

  /** Metrics such as `LayoutCount`, `RecalcStyleCount`, `JSHeapUsedSize`. */
  async metrics() {
    const { metrics } = await this.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** Accessible nodes that are not ignored, each with its properties by name. */
  async accessibleNodes() {
    await this.send('Accessibility.enable');
    const { nodes } = await this.send('Accessibility.getFullAXTree');
    await this.send('Accessibility.disable');
    return nodes.filter(node => !node.ignored).map(({ role, name, value, description, properties }) => ({
      role: role?.value, name: name?.value, value: value?.value, description: description?.value,
      ...Object.fromEntries((properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
  }

  close() {
    return this.#browser.send('Target.closeTarget', { targetId: this.#target });
  }

  #hear({ method, params }) {
    if (method === 'Runtime.exceptionThrown') {
      const { text, exception } = params.exceptionDetails;
      this.problems.push(exception?.description ?? text);
    } else if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
      this.problems.push(params.args.map(each => each.value ?? each.description).join(' '));
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      this.problems.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    }
  }
}
