// A headless Chromium, controlled through its debugging pipe, without dependencies.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Page } from './page.mjs';

const flags = [
  '--headless=new', '--remote-debugging-pipe', '--no-first-run', '--disable-gpu', '--hide-scrollbars',
  '--disable-background-networking', '--disable-component-update', '--disable-default-apps',
  '--disable-extensions', '--disable-sync', '--disable-dev-shm-usage', '--force-color-profile=srgb',
  '--font-render-hinting=none', '--js-flags=--expose-gc', '--mute-audio',
];

/** A browser process, and the messages to and from it. */
export class Chromium {
  #process;
  #profile;
  #waiting = new Map();
  #listeners = new Map();
  #text = '';
  #last = 0;

  static async launch() {
    const browser = new Chromium();
    browser.#profile = await mkdtemp(join(tmpdir(), 'detent-chromium-'));
    const own = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser.#process = spawn(
      process.env.CHROMIUM ?? 'chromium',
      [...flags, ...own, `--user-data-dir=${browser.#profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    browser.#process.on('error', problem => browser.#failAll(problem));
    browser.#process.on('exit', () => browser.#failAll(new Error('Chromium has ended')));
    browser.#process.stdio[4].setEncoding('utf8').on('data', text => browser.#take(text));
    return browser;
  }

  /** Sends a command to the browser or to one page. */
  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Listens to the events of one page. */
  listen(sessionId, listener) {
    this.#listeners.set(sessionId, listener);
  }

  async newPage(options) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return Page.prepare(this, sessionId, targetId, options);
  }

  async close() {
    const ended = new Promise(resolve => this.#process.once('exit', resolve));
    await this.send('Browser.close').catch(() => this.#process.kill());
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #take(text) {
    this.#text += text;
    for (let end; (end = this.#text.indexOf('\0')) >= 0;) {
      const message = JSON.parse(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 1);
      if (message.id === undefined) this.#listeners.get(message.sessionId)?.(message);
      else this.#answer(message);
    }
  }

  #answer({ id, result, error }) {
    const { method, resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${method}: ${error.message}`));
    else resolve(result);
  }

  #failAll(problem) {
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}
