// What the drivers of web controls have in common: Chromium without a screen, by its debugging pipe, with real input. A page
// defines `control`: make(settings), set(name, to, part), value(), focus(), element, and told, the list of effects since the
// last answer; and `ready`, a promise, if it has to wait for something, and `version`.
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Hand } from './hand.mjs';

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const flags = ['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--disable-gpu', '--disable-extensions',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
  '--mute-audio', '--window-size=1200,1200', '--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** What a mouse can do to a control, and what fingers can. */
export const mouse = { has: ['pointer', 'hover', 'wheel', 'key', 'modifiers', 'set'], kinds: ['mouse'] };
export const touch = { has: ['pointer', 'pointers', 'cancel', 'key', 'modifiers', 'set'], kinds: ['touch'] };

/** A page in a browser of its own. */
class Page {
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

// An empty place of the size that is asked for, 300 points from the edges of the page.
const start = `<!doctype html><style>body { margin: 0; overflow: hidden } #place { position: absolute; left: 300px; top: 300px }</style>
<body><div id="place"></div><script>
globalThis.place = ({ viewport: [width, height] }) => {
  const place = document.getElementById('place');
  place.replaceWith(Object.assign(place.cloneNode(), { style: 'width: ' + width + 'px; height: ' + height + 'px' }));
  return document.getElementById('place');
};
</script>`;
const answer = `(() => { const value = control.value();
  return { [Array.isArray(value) ? 'values' : 'value']: value, effects: control.told.splice(0) }; })()`;

/**
 * Answers all lines with a control of a page.
 * @param head what stands in the head of the page, for example its scripts; it defines `control`
 * @param folder files that it may load
 * @param can what the driver says that it can do; its name is said with the version of the browser
 */
export async function serve(head, folder, can) {
  const page = await Page.open(start + head, folder);
  const hand = new Hand(page, 300, 300);
  // The first press in a window that is new may be lost.
  for (const e of ['down', 'up']) await hand.take({ e, kind: 'mouse', x: -250, y: -250 });
  const { product } = await page.send('Browser.getVersion');
  const [browser] = product.replace('Headless', '').replace('/', ' ').split('.');
  const version = await page.evaluate('globalThis.version ?? ""');
  const first = { ...can, name: `${can.name} ${version}, ${browser}`.replace(' ,', ',') };
  for await (const text of createInterface({ input: process.stdin })) {
    const line = JSON.parse(text);
    if (line.end) break;
    let answered;
    try {
      if (line.new) await hand.lift();
      // The first line says nothing of settings.
      if (line.new) await page.evaluate(`control.make(${JSON.stringify({ range: [0, 100], step: 1, ...line.new })})`);
      else if (line.set) await page.evaluate(`control.set(${JSON.stringify([line.set, line.to, line.part ?? 0]).slice(1, -1)})`);
      else await hand.take(line);
      // Chromium may lose a press that comes before what was made or changed has been drawn.
      if (line.new || line.set) await page.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
      answered = { ...(line.new ? first : {}), ...await page.evaluate(answer) };
    } catch (problem) {
      answered = { error: problem.message };
    }
    process.stdout.write(`${JSON.stringify(answered)}\n`);
  }
  await page.close();
}
