// Real touch, mouse, pen, wheel and key input through the browser's pipeline.

const mice = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' };
const touches = { move: 'touchMove', down: 'touchStart', up: 'touchEnd', cancel: 'touchCancel' };
const buttonBits = { left: 1, right: 2, middle: 4, back: 8, forward: 16 };
const modifierBits = { alt: 1, control: 2, meta: 4, shift: 8 };
const keyCodes = {
  ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, PageUp: 33, PageDown: 34, End: 35, Home: 36,
  Escape: 27, Tab: 9, Enter: 13,
};

const bits = modifiers => modifiers.reduce((sum, name) => sum | modifierBits[name], 0);
const until = time => new Promise(resolve => setTimeout(resolve, Math.max(0, time - Date.now())));

export class Hands {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /**
   * Gesture of one finger: `[milliseconds, x, y]` each, the first one down. Steps run at these times and
   * have them as time stamps; `end` is `up`, `cancel` or `none`.
   */
  touch(steps, { end = 'up', modifiers = [] } = {}) {
    return this.#journey(steps, end, (what, timestamp, x, y) => this.#page.send(
      'Input.dispatchTouchEvent', {
        type: touches[what], timestamp, modifiers: bits(modifiers),
        touchPoints: what === 'up' || what === 'cancel' ? [] : [{ x, y, id: 1 }] }));
  }

  /** Gesture of a mouse or pen, as for `touch`. */
  mouse(steps, { end = 'up', pointerType = 'mouse', modifiers = [], button = 'left' } = {}) {
    return this.#journey(steps, end, (what, timestamp, x, y) => this.#page.send(
      'Input.dispatchMouseEvent', {
        type: mice[what], timestamp, x, y, pointerType, modifiers: bits(modifiers),
        button, buttons: what === 'up' ? 0 : buttonBits[button],
        clickCount: what === 'move' ? 0 : 1 }));
  }

  /** One move of a pressed mouse. */
  drag(x, y, { modifiers = [] } = {}) {
    return this.#page.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved', x, y, button: 'left', buttons: 1, modifiers: bits(modifiers) });
  }

  release(x, y, { modifiers = [] } = {}) {
    return this.#page.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased', x, y, button: 'left', clickCount: 1, modifiers: bits(modifiers) });
  }

  hover(x, y, { pointerType = 'mouse' } = {}) {
    return this.#page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, pointerType });
  }

  /** Moves a mouse to a position from beside it, and rests there for `milliseconds`. */
  async rest(x, y, milliseconds = 400) {
    for (const beside of [20, 10, 0]) await this.hover(x - beside, y);
    await until(Date.now() + milliseconds);
  }

  /** A turn of the wheel, in CSS pixels. */
  wheel(x, y, deltaX, deltaY, { modifiers = [] } = {}) {
    return this.wheels(x, y, [[0, deltaX, deltaY]], { modifiers });
  }

  /** A gesture of the wheel: `[milliseconds, deltaX, deltaY]` each, with these time stamps. */
  async wheels(x, y, turns, { modifiers = [] } = {}) {
    const start = Date.now();
    for (const [time, deltaX, deltaY] of turns) {
      await until(start + time);
      await this.#page.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel', timestamp: (start + time) / 1000, x, y, deltaX, deltaY, modifiers: bits(modifiers) });
    }
  }

  /** A key, down and up. */
  async key(key, { modifiers = [] } = {}) {
    const digit = /^[0-9]$/.test(key);
    const event = {
      key, code: digit ? `Digit${key}` : key, modifiers: bits(modifiers),
      windowsVirtualKeyCode: digit ? 48 + Number(key) : keyCodes[key],
      text: digit ? key : undefined,
    };
    await this.#page.send('Input.dispatchKeyEvent', { type: digit ? 'keyDown' : 'rawKeyDown', ...event });
    await this.#page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  // Sent without waiting for answers, as by a device, so events may coalesce.
  async #journey(steps, end, send) {
    const start = Date.now();
    const answers = [];
    let last;
    for (const [time, x, y] of steps) {
      await until(start + time);
      answers.push(send(last ? 'move' : 'down', (start + time) / 1000, x, y));
      last = [time, x, y];
    }
    if (end !== 'none') {
      const [time, x, y] = last;
      answers.push(send(end, (start + time) / 1000, x, y));
    }
    await Promise.all(answers);
  }
}

/** A straight path between two points, a step each `period` milliseconds, both ends included. */
export function line([x0, y0], [x1, y1], { over = 96, period = 8, start = 0 } = {}) {
  const count = Math.round(over / period);
  return Array.from({ length: count + 1 }, (_, step) => [
    start + step * period, x0 + (x1 - x0) * step / count, y0 + (y1 - y0) * step / count]);
}
