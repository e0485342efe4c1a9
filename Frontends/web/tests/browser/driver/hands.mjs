// What a person does, by the actions of WebDriver: mouse, fingers, wheel and keys, with their times.

const keyValues = {
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', PageUp: '\uE00E', PageDown: '\uE00F',
  End: '\uE010', Home: '\uE011', Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007',
  alt: '\uE00A', control: '\uE009', meta: '\uE03D', shift: '\uE008',
};

const pause = (duration) => ({ type: 'pause', duration });
/** WebDriver's places are whole numbers. */
const move = (x, y) => ({ type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) });

export class DriverHands {
  #page;

  constructor(page) {
    this.#page = page;
  }

  #perform(...sources) {
    return this.#page.send('WebDriver:PerformActions', { actions: sources });
  }

  #pointer(pointerType, actions) {
    return this.#perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  async #holding(modifiers, body) {
    const keys = (type) => this.#perform({ type: 'key', id: 'keys', actions: modifiers.map((name) => ({ type, value: keyValues[name] })) });
    if (modifiers.length > 0) await keys('keyDown');
    await body();
    if (modifiers.length > 0) await keys('keyUp');
  }

  #journey(pointerType, [[start, x, y], ...steps], end) {
    const actions = [move(x, y), { type: 'pointerDown', button: 0 }];
    let last = start;
    for (const [time, x, y] of steps) {
      actions.push(pause(time - last), move(x, y));
      last = time;
    }
    if (end === 'up') actions.push({ type: 'pointerUp', button: 0 });
    return this.#pointer(pointerType, actions);
  }

  /** One finger's journey: `[milliseconds, x, y]` each, the first one down; `end` is `up` or `none`. */
  touch(steps, { end = 'up' } = {}) {
    return this.#journey('touch', steps, end);
  }

  /** The journey of a mouse, as for `touch`. */
  mouse(steps, { end = 'up', pointerType = 'mouse', modifiers = [] } = {}) {
    return this.#holding(modifiers, () => this.#journey(pointerType, steps, end));
  }

  drag(x, y) {
    return this.#pointer('mouse', [move(x, y)]);
  }

  release(x, y) {
    return this.#pointer('mouse', [move(x, y), { type: 'pointerUp', button: 0 }]);
  }

  hover(x, y) {
    return this.#pointer('mouse', [move(x, y)]);
  }

  /** A mouse that is moved to a place from a little beside it, and rests there for so many milliseconds. */
  rest(x, y, milliseconds = 400) {
    return this.#pointer('mouse', [...[20, 10, 0].flatMap((beside) => [move(x - beside, y), pause(20)]), pause(milliseconds)]);
  }

  wheel(x, y, deltaX, deltaY, { modifiers = [] } = {}) {
    return this.wheels(x, y, [[0, deltaX, deltaY]], { modifiers });
  }

  /** A gesture of the wheel: `[milliseconds, deltaX, deltaY]` each. */
  wheels(x, y, turns, { modifiers = [] } = {}) {
    let last = 0;
    const actions = turns.flatMap(([time, deltaX, deltaY]) => {
      const waited = time - last;
      last = time;
      return [pause(waited), { type: 'scroll', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y), deltaX, deltaY }];
    });
    return this.#holding(modifiers, () => this.#perform({ type: 'wheel', id: 'wheel', actions }));
  }

  key(key, { modifiers = [] } = {}) {
    const value = keyValues[key] ?? key;
    return this.#holding(modifiers, () => this.#perform(
      { type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] }));
  }
}
