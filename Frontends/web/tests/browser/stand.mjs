// Test stand for elements: a page, its content, and the recorded events.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { newPage } from './browsers.mjs';
import { serve } from './server.mjs';

export const web = fileURLToPath(new URL('../..', import.meta.url));
let server;

/** Address at which `Frontends/web` is served. */
export async function origin() {
  server ??= serve(web);
  return (await server).origin;
}

/** Recorder that a page runs before its first script. */
const watch = `function () { ${await readFile(new URL('watch.js', import.meta.url), 'utf8')} }`;

export class Stand {
  /** Opens a page of a size; see `Page.resize`. By default the blank page, otherwise a `url`. */
  static async open({ url, ...options } = {}) {
    const stand = new Stand();
    Object.assign(stand, await newPage(options));
    await stand.page.before(watch);
    await stand.page.open(url ?? `${await origin()}/tests/browser/blank.html`);
    return stand;
  }

  /** Replaces the page's content, and forgets earlier events. */
  async show(html) {
    await this.page.evaluate(html => {
      document.body.innerHTML = html;
      window.heard = [];
      scrollTo(0, 0);
    }, html);
    await this.page.frames(3);
  }

  get(id, property) {
    return this.page.evaluate((id, property) => document.getElementById(id)[property], id, property);
  }

  set(id, property, value) {
    return this.page.evaluate((id, property, value) => {
      document.getElementById(id)[property] = value;
    }, id, property, value);
  }

  focus(id) {
    return this.page.evaluate(id => document.getElementById(id).focus(), id);
  }

  async value(id = 'r') {
    return Number(await this.get(id, 'value'));
  }

  phase(id = 'r') {
    return this.page.evaluate(id => document.getElementById(id).control.state.phase, id);
  }

  /** Events since the last call, optionally of some types. */
  async heard(...types) {
    const heard = await this.page.evaluate(() => window.heard.splice(0));
    return types.length > 0 ? heard.filter(({ type }) => types.includes(type)) : heard;
  }

  /** Waits until a control is at rest and not held. */
  async idle(id = 'r') {
    await this.page.until(
      id => document.getElementById(id).control.state.phase === 'idle', `#${id} is idle`, id);
    await this.page.frames(2);
  }

  /** Keeps the page open under the back button of a mouse, which otherwise goes back in its history. */
  stay() {
    return this.page.evaluate(() => addEventListener('mouseup', (event) => {
      if (event.button > 2) event.preventDefault();
    }));
  }

  /** Waits until the page no longer scrolls by itself. */
  still() {
    return this.page.evaluate(async () => {
      for (let last = NaN; last !== scrollX + scrollY;) {
        last = scrollX + scrollY;
        await new Promise(resolve => setTimeout(resolve, 120));
      }
    });
  }

  close() {
    return this.page.close();
  }
}
