// A stand to try elements on: one page, what is put on it, and what was heard from it.
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';
import { Hands } from './hands.mjs';
import { serve } from './server.mjs';

export const web = fileURLToPath(new URL('../..', import.meta.url));
let server;

/** Where `Frontends/web` is served. */
export async function origin() {
  server ??= serve(web);
  return (await server).origin;
}

/** Counts what keeps a page busy, and vibrations, from before its first script. */
function count() {
  window.counts = { frames: 0, timers: 0, vibrations: 0 };
  const wrap = (name, counted) => {
    const own = window[name].bind(window);
    window[name] = (...rest) => {
      window.counts[counted] += 1;
      return own(...rest);
    };
  };
  wrap('requestAnimationFrame', 'frames');
  wrap('setTimeout', 'timers');
  wrap('setInterval', 'timers');
  navigator.vibrate = () => {
    window.counts.vibrations += 1;
    return true;
  };
}

/** Keeps what elements tell. */
function hear() {
  window.heard = [];
  for (const type of ['input', 'change', 'tick', 'bound', 'began', 'ended', 'preview']) {
    document.addEventListener(type, ({ target, detail }) => {
      window.heard.push({ type, id: target.id, value: Number(target.value), ...detail });
    });
  }
}

/** Keeps the internals of elements, which are theirs alone otherwise. */
function open() {
  window.internals = new WeakMap();
  const own = HTMLElement.prototype.attachInternals;
  HTMLElement.prototype.attachInternals = function attachInternals() {
    const internals = own.call(this);
    window.internals.set(this, internals);
    return internals;
  };
}

export class Stand {
  /** A page of its own, of a size; see `Page.resize`. Another one than the blank page has a `url`. */
  static async open({ url, ...options } = {}) {
    const stand = new Stand();
    stand.page = await (await chromium()).newPage(options);
    stand.hands = new Hands(stand.page);
    await stand.page.before(count);
    await stand.page.before(hear);
    await stand.page.before(open);
    await stand.page.open(url ?? `${await origin()}/tests/browser/blank.html`);
    return stand;
  }

  /** Puts elements on it, in place of what there was, and forgets what was heard. */
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

  /** What was heard since it was asked last; of some types. */
  async heard(...types) {
    const heard = await this.page.evaluate(() => window.heard.splice(0));
    return types.length > 0 ? heard.filter(({ type }) => types.includes(type)) : heard;
  }

  /** Waits until a control neither moves nor is held. */
  async idle(id = 'r') {
    await this.page.until(
      id => document.getElementById(id).control.state.phase === 'idle', `#${id} is idle`, id);
    await this.page.frames(2);
  }

  /** Waits until the page does not scroll by itself any more. */
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
