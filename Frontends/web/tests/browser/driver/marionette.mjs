// Firefox by Marionette, its own protocol for WebDriver: a socket with lengths and JSON. Needs no geckodriver.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No prompts and no network requests; touch is enabled, and wheels scroll immediately. */
const preferences = {
  'app.update.enabled': false, 'app.normandy.enabled': false, 'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false, 'browser.startup.page': 0, 'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false, 'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false, 'general.smoothScroll': false, 'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false, 'services.settings.server': 'http://localhost/none',
  'toolkit.telemetry.reportingpolicy.firstRun': false, 'remote.prefs.recommended': true,
};

/** Returns a free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A Firefox process, and WebDriver commands for it. */
export class Marionette {
  /** Fingers are native. */
  canTouch = true;
  /** Each turn of a wheel is reported unchanged. */
  wheelsAreSums = false;
  #process;
  #profile;
  #socket;
  #bytes = Buffer.alloc(0);
  #waiting = new Map();
  #last = 0;
  #greeted;

  static async launch() {
    const browser = new Marionette();
    const port = await freePort();
    browser.#profile = await mkdtemp(join(tmpdir(), 'detent-firefox-'));
    const lines = Object.entries({ ...preferences, 'marionette.port': port })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    await writeFile(join(browser.#profile, 'user.js'), lines.join('\n'));
    browser.#process = spawn(process.env.FIREFOX ?? 'firefox-esr',
      ['--headless', '--marionette', '--no-remote', '--profile', browser.#profile],
      { stdio: 'ignore', env: { ...process.env, HOME: browser.#profile, MOZ_HEADLESS_WIDTH: '1200', MOZ_HEADLESS_HEIGHT: '1100' } });
    browser.#process.on('error', (problem) => browser.#failAll(problem));
    browser.#process.on('exit', () => browser.#failAll(new Error('Firefox has ended')));
    await browser.#reach(port);
    await browser.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return browser;
  }

  /** Retries until it listens. */
  async #reach(port) {
    for (let tries = 0; ; tries += 1) {
      try {
        await this.#connect(port);
        return;
      } catch (problem) {
        if (tries > 300) throw problem;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  #connect(port) {
    return new Promise((resolve, reject) => {
      this.#greeted = resolve;
      this.#socket = connect(port, '127.0.0.1').on('data', (bytes) => this.#take(bytes)).on('error', reject);
    });
  }

  /** Runs a command of WebDriver by its Marionette name. */
  send(command, parameters = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { command, resolve, reject });
      const text = Buffer.from(JSON.stringify([0, id, command, parameters]));
      this.#socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    });
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => this.#process.kill());
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #take(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    for (let colon; (colon = this.#bytes.indexOf(':')) > 0;) {
      const end = colon + 1 + Number(this.#bytes.subarray(0, colon));
      if (this.#bytes.length < end) return;
      this.#answer(JSON.parse(this.#bytes.subarray(colon + 1, end)));
      this.#bytes = this.#bytes.subarray(end);
    }
  }

  #answer(message) {
    if (!Array.isArray(message)) return this.#greeted(); // it introduces itself
    const [, id, error, result] = message;
    const { command, resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${command}: ${error.error}: ${error.message}`));
    else resolve(result?.value === undefined ? result : result.value);
  }

  #failAll(problem) {
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}
