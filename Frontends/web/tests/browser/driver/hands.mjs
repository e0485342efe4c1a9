// Mouse, fingers, wheel and keys by the actions of WebDriver, with their times.

const keyValues = {
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', PageUp: '\uE00E', PageDown: '\uE00F',
  End: '\uE010', Home: '\uE011', Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007',
  alt: '\uE00A', control: '\uE009', meta: '\uE03D', shift: '\uE008',
};

const buttons = { left: 0, middle: 1, right: 2, back: 3, forward: 4 };

const pause = (duration) => ({ type: 'pause', duration });
/** Positions of WebDriver are whole numbers. */
const move = (x, y) => ({ type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) });

/** Runs in the page: timed events of a finger, all to the element under its first position. */
async function madeUpTouch(steps, end, held) {
  const start = performance.now();
  const [[, left, top]] = steps;
  let target = document.elementFromPoint(left, top);
  for (let inner; (inner = target.shadowRoot?.elementFromPoint(left, top)) && inner !== target;) target = inner;
  const fire = (type, [, clientX, clientY]) => target.dispatchEvent(new PointerEvent(`pointer${type}`, {
    bubbles: true, composed: true, cancelable: true, pointerType: 'touch', pointerId: 101, isPrimary: true,
    ...Object.fromEntries(held.map((name) => [`${{ control: 'ctrl' }[name] ?? name}Key`, true])),
    clientX, clientY, button: type === 'move' ? -1 : 0, buttons: type === 'up' ? 0 : 1 }));
  for (const [index, step] of steps.entries()) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + step[0] - performance.now())));
    fire(index === 0 ? 'down' : 'move', step);
  }
  if (end !== 'none') fire(end, steps.at(-1));
}

export class DriverHands {
  #page;
  #canTouch;
  #wheelsAreSums;
  /** Total turn of the wheel, horizontally and vertically. */
  #turned = [0, 0];
  /** Position of the mouse. */
  #mouse = [];

  /** @param {import('./page.mjs').DriverPage} page @param {{canTouch: boolean, wheelsAreSums: boolean}} driver */
  constructor(page, { canTouch, wheelsAreSums }) {
    this.#page = page;
    this.#canTouch = canTouch;
    this.#wheelsAreSums = wheelsAreSums;
  }

  #perform(...sources) {
    return this.#page.send('WebDriver:PerformActions', { actions: sources });
  }

  #pointer(pointerType, actions) {
    const last = actions.findLast(({ type }) => type === 'pointerMove');
    if (pointerType === 'mouse' && last) this.#mouse = [last.x, last.y];
    return this.#perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  async #holding(modifiers, body) {
    const keys = (type) => this.#perform({ type: 'key', id: 'keys', actions: modifiers.map((name) => ({ type, value: keyValues[name] })) });
    if (modifiers.length > 0) await keys('keyDown');
    await body();
    if (modifiers.length > 0) await keys('keyUp');
  }

  #journey(pointerType, [[start, x, y], ...steps], end, button = 'left') {
    const which = { button: buttons[button] };
    const actions = [move(x, y), { type: 'pointerDown', ...which }];
    let last = start;
    for (const [time, x, y] of steps) {
      actions.push(pause(time - last), move(x, y));
      last = time;
    }
    if (end === 'up') actions.push({ type: 'pointerUp', ...which });
    return this.#pointer(pointerType, actions);
  }

  /**
   * Gesture of one finger: `[milliseconds, x, y]` each, the first one down; `end` is `up` or `none`. The driver of WebKitGTK
   * turns fingers into a mouse, so a script in the page synthesises them there.
   */
  touch(steps, { end = 'up', modifiers = [] } = {}) {
    if (!this.#canTouch) return this.#page.evaluate(madeUpTouch, steps, end, modifiers);
    return this.#holding(modifiers, () => this.#journey('touch', steps, end));
  }

  /** Gesture of a mouse, as for `touch`. */
  mouse(steps, { end = 'up', pointerType = 'mouse', modifiers = [], button } = {}) {
    return this.#holding(modifiers, () => this.#journey(pointerType, steps, end, button));
  }

  drag(x, y) {
    return this.#pointer('mouse', [move(x, y)]);
  }

  release(x, y) {
    return this.#pointer('mouse', [move(x, y), { type: 'pointerUp', button: 0 }]);
  }

  /** Moves via the pixel beside it, because a mouse already there would not move. */
  hover(x, y) {
    return this.#pointer('mouse', [move(x - 1, y), move(x, y)]);
  }

  /** Moves a mouse to a position from beside it, and rests there for `milliseconds`. */
  rest(x, y, milliseconds = 400) {
    return this.#pointer('mouse', [...[20, 10, 0].flatMap((beside) => [move(x - beside, y), pause(20)]), pause(milliseconds)]);
  }

  wheel(x, y, deltaX, deltaY, { modifiers = [] } = {}) {
    return this.wheels(x, y, [[0, deltaX, deltaY]], { modifiers });
  }

  /** A gesture of the wheel: `[milliseconds, deltaX, deltaY]` each. */
  async wheels(x, y, turns, { modifiers = [] } = {}) {
    const place = { origin: 'viewport', x: Math.round(x), y: Math.round(y) };
    let last = 0;
    // WebKitWebDriver's wheel moves its mouse; a person's mouse would have been there for a while.
    if (this.#wheelsAreSums && `${this.#mouse}` !== `${[place.x, place.y]}`) await this.#pointer('mouse', [move(x, y), pause(350)]);
    const actions = turns.flatMap(([time, deltaX, deltaY]) => {
      const waited = time - last;
      last = time;
      if (!this.#wheelsAreSums) return [pause(waited), { type: 'scroll', ...place, duration: 0, deltaX, deltaY }];
      const still = { type: 'scroll', ...place, duration: waited, deltaX: this.#turned[0], deltaY: this.#turned[1] };
      this.#turned = [this.#turned[0] + deltaX, this.#turned[1] + deltaY];
      return [...(waited ? [still] : []), { ...still, duration: 0, deltaX: this.#turned[0], deltaY: this.#turned[1] }];
    });
    return this.#holding(modifiers, () => this.#perform({ type: 'wheel', id: 'wheel', actions }));
  }

  key(key, { modifiers = [] } = {}) {
    const value = keyValues[key] ?? key;
    return this.#holding(modifiers, () => this.#perform(
      { type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] }));
  }
}
