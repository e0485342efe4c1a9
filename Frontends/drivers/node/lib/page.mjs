// A page of headless Chromium, controlled through its debugging pipe.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const flags = ['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--disable-gpu', '--disable-extensions',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
  '--mute-audio', '--disable-smooth-scrolling', '--window-size=2000,2000', '--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** An error in a line: the same in each run, so without the address of a local server. */
function textOfError({ text, exception, url = '', lineNumber }) {
  const what = exception?.description?.split('\n')[0] ?? (exception && 'value' in exception ? `${text} ${exception.value}` : text);
  const file = /^[a-z]+:\/\/[^/]*\/([^?#]+)/.exec(url)?.[1];
  return file ? `${what} (${file}:${lineNumber + 1})` : what;
}

/** A page in its own browser. */
export class Page {
  /** Address to which the page has gone by itself, and the one that it was opened with. */
  #gone; #address; #main; #wanted; #isClosing = false; #onFault; #patience;
  #browser; #profile; #session; #text = ''; #waiting = new Map(); #last = 0; #loaded; #fault; #errors = []; #notes = [];

  /**
   * Starts a browser with one page.
   * @param url address to show
   * @param touch true for a touch screen, visible to the page from its first script on
   * @param browser the program; by default CHROMIUM of the environment, or `chromium`
   * @param patience the longest wait for an answer of the page, and for its loading, in milliseconds
   * @param onFault called once with the reason if the browser ends, or its page no longer answers
   */
  static async open(url, { touch = false, browser = process.env.CHROMIUM ?? 'chromium', patience = 25_000, onFault } = {}) {
    const page = new Page();
    [page.#patience, page.#onFault] = [patience, onFault];
    await page.#start(browser);
    const { targetId } = await page.send('Target.createTarget', { url: 'about:blank' });
    page.#main = targetId;
    page.#session = (await page.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await page.send('Page.enable');
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.send('Runtime.enable');
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    // Libraries detect touch once, when they load.
    if (touch) await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await page.go(url);
    return page;
  }

  async #start(browser) {
    this.#profile = await mkdtemp(join(tmpdir(), 'detent-driver-'));
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    this.#browser = spawn(browser, [...flags, ...root, `--user-data-dir=${this.#profile}`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.#browser.on('error', problem => this.#fail(`${problem.message}: is Chromium installed? --browser names another one`));
    this.#browser.on('exit', () => this.#fail('the browser has ended'));
    this.#browser.stdio[3].on('error', () => {});
    this.#browser.stdio[4].setEncoding('utf8').on('data', text => this.#take(text));
  }

  /** Opens an address, and waits until it is loaded. */
  async go(url) {
    // Events of a page that was left, and came late, do not count.
    const loaders = new Set();
    let timer, isLoaded = () => {};
    this.#loaded = loader => isLoaded(loaders.add(loader));
    [this.#wanted, this.#gone, this.#address] = ['any', undefined, url];
    const { errorText, loaderId } = await this.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url} cannot be opened: ${errorText}`);
    if (loaderId) this.#wanted = loaderId;
    // An address that differs in its fragment alone, or not at all, may load nothing.
    else await this.send('Page.reload');
    await new Promise((resolve, reject) => {
      isLoaded = () => { if (this.#fault || (loaderId ? loaders.has(loaderId) : loaders.size)) resolve(); };
      timer = setTimeout(() => reject(new Error(`${url} has not loaded in ${this.#patience / 1000} s`)), this.#patience);
      isLoaded();
    }).finally(() => clearTimeout(timer));
    this.#wanted = loaderId ?? [...loaders].at(-1);
    // A wheel turn to the left, or a key with Alt, would go back to the previous page.
    await this.send('Page.resetNavigationHistory');
    await this.evaluate('globalThis.ready');
  }

  send(method, params = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      if (this.#fault) return reject(new Error(this.#fault));
      const timer = setTimeout(() => this.#fail(`the page has not answered in ${this.#patience / 1000} s`), this.#patience);
      const settled = act => value => { clearTimeout(timer); act(value); };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    });
  }

  /** Returns the value of an expression, or throws its error. */
  async evaluate(expression) {
    this.#stay();
    try {
      const { result, exceptionDetails } = await this.send('Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true });
      if (!exceptionDetails) return result.value;
      throw new Error((exceptionDetails.exception?.description?.split('\n')[0] ?? exceptionDetails.text).replace(/^Error: /, ''));
    } catch (problem) {
      // The browser tells of a new page a moment after it has dropped the old one.
      if (/context|navigated|not defined/.test(problem.message)) await new Promise(resolve => setTimeout(resolve, 100));
      this.#stay();
      throw problem;
    }
  }

  /** Rejects a page that has gone elsewhere by itself. */
  #stay() {
    if (!this.#gone) return;
    throw new Error(this.#gone === this.#address ? 'the page has loaded itself anew while it was played'
      : `the page has gone to ${this.#gone} while it was played`);
  }

  /** Waits until all changes are drawn; Chromium may lose a press that comes earlier. */
  async drawn() {
    await this.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  }

  /** Name of the browser, with its version. */
  async browserName() {
    const { product } = await this.send('Browser.getVersion');
    const [name] = product.replace('Headless', '').replace('/', ' ').split('.');
    return name;
  }

  /** Errors that the page has thrown and not caught, and what it has printed as an error, since the last call. */
  heard() { return { errors: this.#errors.splice(0), notes: this.#notes.splice(0) }; }

  async close() {
    this.#isClosing = true;
    if (!this.#fault) {
      const ended = new Promise(resolve => this.#browser.once('exit', resolve));
      this.send('Browser.close').catch(() => {});
      await ended;
    }
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #fail(text) {
    const isFirst = !this.#fault && !this.#isClosing;
    this.#fault ??= text;
    for (const { reject } of this.#waiting.values()) reject(new Error(this.#fault));
    this.#waiting.clear();
    this.#loaded?.();
    if (!isFirst) return;
    this.#browser.kill('SIGKILL');
    // Its other processes write until they have ended too; a folder that stays is no fault of the page.
    const clear = () => rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
    clear().catch(clear).catch(() => {}).then(() => this.#onFault?.(text));
  }

  #take(text) {
    this.#text += text;
    for (let end; (end = this.#text.indexOf('\0')) >= 0;) {
      const { id, method, params, result, error } = JSON.parse(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 1);
      const isMain = params?.frameId === this.#main || params?.frame?.id === this.#main;
      if (method === 'Page.lifecycleEvent' && params.name === 'load' && isMain) this.#loaded?.(params.loaderId);
      if (method === 'Page.frameNavigated' && isMain && ![params.frame.loaderId, 'any'].includes(this.#wanted)) {
        this.#gone = params.frame.url + (params.frame.urlFragment ?? '');
      }
      // A dialog would block.
      if (method === 'Page.javascriptDialogOpening') {
        if (params.type !== 'beforeunload') this.#notes.push(`a dialog (${params.type}): ${params.message.split('\n')[0]}`);
        this.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {});
      }
      if (method === 'Runtime.exceptionThrown') this.#errors.push(textOfError(params.exceptionDetails));
      if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
        this.#notes.push(params.args.map(each => each.value ?? each.description ?? each.type).join(' ').split('\n')[0]);
      }
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    }
  }
}
