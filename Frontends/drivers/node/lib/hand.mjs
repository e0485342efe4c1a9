// Real input of a browser through its own pipeline: one mouse, fingers, a wheel and keys.

const modifierBits = { alt: 1, control: 2, meta: 4, shift: 8 };
const keyCodes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, PageUp: 33, PageDown: 34, End: 35, Home: 36,
  Escape: 27, Delete: 46, Backspace: 8 };
const mice = { down: 'mousePressed', move: 'mouseMoved', hover: 'mouseMoved', up: 'mouseReleased' };
const buttonBits = { left: 1, right: 2, middle: 4, back: 8, forward: 16 };
const fingers = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' };

export class Hand {
  #page; #place; #kinds; #control;
  #fingers = new Map();
  /** Bits of the buttons of the mouse that are down. */
  #buttons = 0;

  /**
   * A hand at a control of a page.
   * @param kinds its pointers: 'mouse', 'touch'
   * @param place maps a point of a line to the page: (x, y) => [x, y]
   * @param control name of the control in the page, with `element` and `focus()`
   */
  constructor(page, { kinds, place = (x, y) => [x, y], control = 'control' }) {
    [this.#page, this.#place, this.#kinds, this.#control] = [page, place, kinds, control];
  }

  async take(line) {
    const modifiers = (line.mods ?? []).reduce((sum, name) => sum | modifierBits[name], 0);
    if (line.e === 'key') return this.#key(line.key, modifiers);
    if (line.e === 'wheel') return this.#wheel(line, modifiers);
    if (!this.#kinds.includes(line.kind)) throw new Error(`this hand has no ${line.kind}`);
    return line.kind === 'touch' ? this.#touch(line, modifiers) : this.#mouse(line, modifiers);
  }

  /** Releases all pointers. */
  async lift() {
    if (this.#fingers.size) await this.#page.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    this.#fingers.clear();
    for (const [button, bit] of Object.entries(buttonBits)) {
      if (this.#buttons & bit) await this.#mouse({ e: 'up', x: -200, y: -200, button }, 0);
    }
    await this.#page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  }

  async #mouse({ e, x, y, button = 'left' }, modifiers) {
    const isPress = e === 'down' || e === 'up';
    // A mouse hovers while its left button is up.
    if (isPress ? Boolean(this.#buttons & buttonBits[button]) === (e === 'down') : e !== 'move' && this.#buttons & 1) return;
    if (e === 'leave') [x, y] = [-200, -200];
    if (e === 'down') await this.#mouse({ e: 'move', x, y }, modifiers);
    if (isPress) this.#buttons ^= buttonBits[button];
    const held = Object.keys(buttonBits).find(each => this.#buttons & buttonBits[each]) ?? 'none';
    const [left, top] = this.#place(x, y);
    await this.#page.send('Input.dispatchMouseEvent', {
      type: mice[e] ?? 'mouseMoved', x: left, y: top, modifiers, button: isPress ? button : held, buttons: this.#buttons,
      clickCount: isPress ? 1 : 0 });
  }

  async #touch({ e, id, x, y }, modifiers) {
    if (e === 'down' ? this.#fingers.has(id) : !this.#fingers.has(id)) return;
    if (e === 'cancel') {
      // A browser cancels all fingers together.
      this.#fingers.clear();
      await this.#page.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      return;
    }
    const [left, top] = this.#place(x, y);
    if (e === 'up') this.#fingers.delete(id);
    else this.#fingers.set(id, { x: left, y: top, id });
    await this.#page.send('Input.dispatchTouchEvent', { type: fingers[e], touchPoints: [...this.#fingers.values()], modifiers });
  }

  async #wheel({ x, y, unit }, modifiers) {
    const points = { points: 1, lines: 40, detents: 120, pages: 800 }[unit];
    const box = await this.#page.evaluate(
      `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${this.#control}.element.getBoundingClientRect())`);
    await this.#page.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel', x: box[0], y: box[1], deltaX: x * points, deltaY: y * points, modifiers });
  }

  async #key(key, modifiers) {
    await this.#page.evaluate(`${this.#control}.focus()`);
    const digit = /^[0-9]$/.test(key);
    const event = { key, code: digit ? `Digit${key}` : key, modifiers,
      windowsVirtualKeyCode: digit ? 48 + Number(key) : keyCodes[key], text: digit ? key : undefined };
    await this.#page.send('Input.dispatchKeyEvent', { type: digit ? 'keyDown' : 'rawKeyDown', ...event });
    await this.#page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }
}
