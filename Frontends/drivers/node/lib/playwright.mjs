// A Playwright page, for control.mjs. Only calls methods of the page; Playwright need not be installed.

const finger = 'fingers come from Chromium alone: detent(page, { touch: true }) needs a page of Chromium with hasTouch';
const names = { shift: 'Shift', control: 'Control', alt: 'Alt', meta: 'Meta' };

/** A mouse and keys through page.mouse and page.keyboard, for Chromium, Firefox and WebKit. */
class PlaywrightHand {
  #page;
  /** Buttons of the mouse that are down. */
  #buttons = new Set();

  constructor(page) { this.#page = page; }

  async take(line) {
    const held = (line.mods ?? []).map(each => names[each]);
    for (const key of held) await this.#page.keyboard.down(key);
    if (line.e === 'key') await this.#key(line.key);
    else await this.#mouse(line);
    for (const key of held.reverse()) await this.#page.keyboard.up(key);
  }

  async lift() {
    for (const button of this.#buttons) await this.#mouse({ e: 'up', x: 1, y: 1, button });
    await this.#page.mouse.move(1, 1);
  }

  async #key(key) {
    await this.#page.evaluate('detentSeen.focus()');
    await this.#page.keyboard.press(key);
  }

  async #mouse({ e, x, y, button = 'left' }) {
    const isPress = e === 'down' || e === 'up';
    if (isPress ? this.#buttons.has(button) === (e === 'down') : e !== 'move' && this.#buttons.has('left')) return;
    // Playwright has no buttons on the side.
    if (button === 'back' || button === 'forward') return;
    await this.#page.mouse.move(...e === 'leave' ? [1, 1] : [x, y]);
    if (isPress) await this.#page.mouse[e]({ button });
    if (e === 'down') this.#buttons.add(button);
    if (e === 'up') this.#buttons.delete(button);
  }
}

/**
 * Converts a page to the surface of a PageControl.
 * @param target a Playwright page, or a locator of the control or of its thumbs
 * @param fresh shows a fresh control in the page; by default the page is reloaded
 */
export async function usePlaywright(target, { touch, fresh, Hand }) {
  const page = target.mouse ? target : target.page();
  const address = page.url();
  let send;
  if (touch) {
    try {
      const session = await page.context().newCDPSession(page);
      send = (method, params) => session.send(method, params);
    } catch (problem) {
      throw new Error(finger, { cause: problem });
    }
  }
  const evaluate = expression => page.evaluate(expression);
  const browser = page.context?.()?.browser?.();
  const [errors, notes] = [[], []];
  page.on?.('pageerror', error => errors.push(`${error.name ?? 'Error'}: ${error.message ?? error}`));
  page.on?.('console', message => { if (message.type() === 'error') notes.push(message.text()); });
  return {
    evaluate,
    give: target.mouse ? undefined : () => target.evaluateAll(elements => { globalThis.detentGiven = elements; }),
    fresh: async () => { await (fresh ? fresh(page) : page.goto(address)); },
    hand: kinds => touch ? new Hand({ evaluate, send }, { kinds, control: 'detentSeen' }) : new PlaywrightHand(page),
    drawn: () => evaluate('new Promise(requestAnimationFrame).then(() => {})'),
    browserName: async () => browser ? `${browser.browserType().name()} ${browser.version().split('.')[0]}` : 'a browser',
    heard: () => ({ errors: errors.splice(0), notes: notes.splice(0) }),
    close: async () => {},
  };
}
