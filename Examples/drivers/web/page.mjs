// A page of Chromium without a screen, by its debugging pipe.
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const flags = ['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--disable-gpu', '--disable-extensions',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
  '--mute-audio', '--window-size=2000,2000', '--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A page in a browser of its own. */
export class Page {
  #browser; #profile; #session; #text = ''; #waiting = new Map(); #last = 0; #loaded;

  /** The page of this text, with the files of a folder beside it. */
  static async open(html, folder) {
    const page = new Page();
    page.#profile = await mkdtemp(join(tmpdir(), 'driver-'));
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    page.#browser = spawn(process.env.CHROMIUM ?? 'chromium', [...flags, ...root, `--user-data-dir=${page.#profile}`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    page.#browser.on('error', problem => { console.error(`${problem.message}: is Chromium installed?`); process.exit(1); });
    page.#browser.stdio[4].setEncoding('utf8').on('data', text => page.#take(text));
    const server = createServer((request, response) => {
      const path = request.url.split('?')[0];
      response.setHeader('content-type', types[extname(path)] ?? (path === '/' ? 'text/html' : 'application/octet-stream'));
      if (path === '/') response.end(html);
      else createReadStream(join(folder, path)).on('error', () => response.writeHead(404).end()).pipe(response);
    });
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const { targetId } = await page.send('Target.createTarget', { url: 'about:blank' });
    page.#session = (await page.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await page.send('Page.enable');
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    const loaded = new Promise(resolve => { page.#loaded = resolve; });
    await page.send('Page.navigate', { url: `http://127.0.0.1:${server.address().port}/` });
    await loaded;
    // A wheel turned to the left, or a key with Alt, would go back to the page before.
    await page.send('Page.resetNavigationHistory');
    await page.evaluate('globalThis.ready');
    return page;
  }

  send(method, params = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    });
  }

  /** What an expression gives; what it throws is thrown here. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description?.split('\n')[0] ?? exceptionDetails.text);
    return result.value;
  }

  async close() {
    const ended = new Promise(resolve => this.#browser.once('exit', resolve));
    this.send('Browser.close').catch(() => {});
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #take(text) {
    this.#text += text;
    for (let end; (end = this.#text.indexOf('\0')) >= 0;) {
      const { id, method, result, error } = JSON.parse(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 1);
      if (method === 'Page.loadEventFired') this.#loaded?.();
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    }
  }
}
