// WebKitGTK's MiniBrowser by WebKitWebDriver, on a virtual screen.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './marionette.mjs';

/** Debian's path, in a folder of the architecture. */
function miniBrowser() {
  const folders = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  return process.env.MINIBROWSER ?? folders.find((file) => existsSync(file));
}

/** Used commands of WebDriver by Marionette name, with their HTTP requests. */
const paths = {
  'WebDriver:SetTimeouts': ['POST', 'timeouts'],
  'WebDriver:Navigate': ['POST', 'url'],
  'WebDriver:ExecuteAsyncScript': ['POST', 'execute/async'],
  'WebDriver:PerformActions': ['POST', 'actions'],
  'WebDriver:ReleaseActions': ['DELETE', 'actions'],
  'WebDriver:TakeScreenshot': ['GET', 'screenshot'],
  'WebDriver:SetWindowRect': ['POST', 'window/rect'],
};

/** A WebKit process with its driver, and WebDriver commands for it. */
export class WebKit {
  /** It turns a finger into a mouse. */
  canTouch = false;
  /** It turns a wheel by the difference from the previous turn, or back if there is none, so it needs sums. */
  wheelsAreSums = true;
  #processes = [];
  #folder;
  #port;
  #session;

  static async launch() {
    const browser = new WebKit();
    browser.#folder = await mkdtemp(join(tmpdir(), 'detent-webkit-'));
    const display = await browser.#screen();
    browser.#port = await freePort();
    browser.#start('WebKitWebDriver', [`--port=${browser.#port}`], { DISPLAY: display, HOME: browser.#folder,
      XDG_RUNTIME_DIR: browser.#folder, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' });
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const { sessionId } = await browser.#begin({ capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
    browser.#session = sessionId;
    return browser;
  }

  #start(command, options, environment, stdio = 'ignore') {
    const started = spawn(command, options, { stdio, env: { ...process.env, ...environment } });
    started.on('error', () => {});
    this.#processes.push(started);
    return started;
  }

  /**
   * A screen with a free number, chosen by the server. Small enough that the pointer in its middle is over every window,
   * which gives a window the focus in the absence of a window manager.
   */
  #screen() {
    const server = this.#start('Xvfb', ['-displayfd', '3', '-screen', '0', '400x300x24', '-nolisten', 'tcp'], {},
      ['ignore', 'ignore', 'ignore', 'pipe']);
    return new Promise((resolve, reject) => {
      server.on('error', reject).on('exit', () => reject(new Error('Xvfb has ended')));
      server.stdio[3].setEncoding('utf8').on('data', (text) => resolve(`:${text.trim()}`));
    });
  }

  /** Retries until the driver listens. */
  async #begin(wanted) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#ask('POST', '/session', wanted);
      } catch (problem) {
        if (tries > 100 || problem.code !== 'ECONNREFUSED') throw problem;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  #ask(method, path, body) {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: this.#port, method, path, headers: { 'content-type': 'application/json' } },
        async (response) => {
          let text = '';
          for await (const piece of response.setEncoding('utf8')) text += piece;
          const { value } = JSON.parse(text);
          if (response.statusCode === 200) resolve(value);
          else reject(new Error(`${path}: ${value.error}: ${value.message}`));
        });
      asked.on('error', reject);
      asked.end(body ? JSON.stringify(body) : undefined);
    });
  }

  /** Runs a command of WebDriver by its Marionette name. */
  send(command, parameters = {}) {
    if (!paths[command]) return Promise.reject(new Error(`${command} is not to be had in WebKitGTK`));
    const [method, path] = paths[command];
    return this.#ask(method, `/session/${this.#session}/${path}`, method === 'POST' ? parameters : undefined);
  }

  async close() {
    await this.#ask('DELETE', `/session/${this.#session}`).catch(() => {});
    for (const each of this.#processes.reverse()) {
      const ended = new Promise((resolve) => (each.exitCode ?? each.signalCode) === null ? each.once('exit', resolve) : resolve());
      each.kill();
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
