// A driver for the control of any page, based on its ARIA attributes; see README.md.
import { measure } from './measure.mjs';
import { seen } from './seen.mjs';

// Two frames, and the tasks after the second: React draws in tasks started by messages.
const frames = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(port1.close());
  port2.postMessage(0);
})))`;
const noSlider = 'the page has no slider and no radio group that shows. One without the role "slider" is named by its thumb '
  + 'and by its value: --selector CSS --value EXPRESSION';
const frame = 'new Promise(requestAnimationFrame)';
const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

export class PageControl {
  /** Result of `measure`. */
  #found; #can; #shift = [0, 0]; #origin; #begin = 0; #state;

  /**
   * A control of a page.
   * @param surface the page: evaluate(expression), fresh() reloads it, hand(kinds) makes a hand, drawn(), browserName()
   * @param options selector, track, value, touch, step, keys, pause, settle, name, and mount, the address of a module
   */
  constructor(surface, options) {
    [this.surface, this.options] = [surface, options];
    this.kind = options.touch ? 'touch' : 'mouse';
    this.hand = surface.hand([this.kind]);
  }

  // MARK: Functions of a driver

  async make(settings) {
    if (!this.#found) {
      await this.fresh(settings);
      this.#found = await measure(this);
      this.#can = await this.#abilities();
    }
    if (this.#found.kind === 'range' && settings.range?.includes(null)) throw new Error('a native range has two ends');
    await this.fresh(settings);
    if (this.#found.kind !== 'range' && !this.options.mount) await this.#compare();
    await this.ask('state()');
    this.#begin = performance.now();
    return this.#can;
  }

  async set({ t, set, to, part = 0 }) {
    await this.#until(t);
    if (set === 'range' && to.includes(null)) throw new Error('a control of a page has two ends');
    if (this.options.mount) await this.surface.evaluate(`detentMounted.made.set(${JSON.stringify([set, to, part]).slice(1, -1)})`);
    else await this.ask(`set(${JSON.stringify([set, to]).slice(1, -1)})`);
    await this.surface.drawn();
    await this.#settle();
  }

  async take(line) {
    await this.#until(line.t);
    if (line.e === 'focus') await this.ask(`focus(${line.part ?? 0})`);
    else if ('id' in line) {
      const [x, y] = this.#found.track.place(line.x, line.y, this.#shift);
      await this.hand.take({ ...line, x, y });
    } else await this.hand.take(line);
    await this.#settle();
  }

  async state() {
    const state = this.#state ?? await this.ask('state()');
    this.#state = undefined;
    const values = state.values ?? [state.value];
    // A value that is not a number arrives as text or null.
    if (!values.every(Number.isFinite)) throw new Error(`${this.options.value ? 'what --value says' : 'aria-valuenow'} is no number any more`);
    return state;
  }

  // MARK: Functions for measuring

  /** Calls a function of `seen` in the page. */
  ask(call) { return this.surface.evaluate(`detentSeen.${call}`); }

  /** Presses, moves or releases at a position of the page. */
  async point(e, [x, y]) {
    await this.hand.take({ e, id: 0, x, y, kind: this.kind });
    await this.surface.evaluate(frames);
  }

  async key(key, part) {
    await this.ask(`focus(${part})`);
    await this.hand.take({ e: 'key', key });
    await this.surface.evaluate(frames);
  }

  /** Waits until nothing has moved for 60 ms, or for `pause` if longer, because a thumb may be moving. */
  async still() {
    let [before, since] = ['', performance.now()];
    for (const begin = since; performance.now() - begin < 2000;) {
      const now = JSON.stringify(await this.ask('boxes()'));
      if (now !== before) [before, since] = [now, performance.now()];
      else if (performance.now() - since > Math.max(60, this.options.pause ?? 0)) return;
      await sleep(5);
    }
  }

  /** Provides a fresh control. */
  async fresh(settings = {}) {
    await this.hand.lift();
    if (this.options.mount) await this.#mount(settings);
    else await this.surface.fresh();
    await this.#find();
    await this.ask(`show(${this.#found?.kind === 'range' ? JSON.stringify(settings) : ''})`);
    await this.surface.drawn();
    await this.#place();
  }

  // MARK: Private

  /** Waits two frames, then reads the state. A native range handles each event before the next. */
  async #settle() {
    const end = this.#found.kind === 'range' ? frame : frames;
    if (this.options.settle) await sleep(this.options.settle);
    this.#state = await this.surface.evaluate(`${end}.then(() => detentSeen.state())`);
  }

  /** Waits until the time of a line, because the page runs in real time; shortens long pauses. */
  async #until(time) {
    const left = this.#begin + time / 1e6 - performance.now();
    const pause = Math.min(left, this.options.pause ?? 20);
    this.#begin -= Math.max(0, left - pause);
    if (pause > 0) await sleep(pause);
  }

  /** Finds the control, which the page may create after it has loaded. */
  async #find() {
    const { selector = null, track = null, value, mount } = this.options;
    const root = mount ? ', detentMounted.element, detentMounted.made?.value && (() => detentMounted.made.value())'
      : value ? `, undefined, () => [${value}].flat().map(each => typeof each === 'string' ? parseFloat(each) : each)` : '';
    for (const begin = performance.now(); ;) {
      await this.surface.give?.();
      await this.surface.evaluate(`void (globalThis.detentSeen = (${seen})(${JSON.stringify({ selector, track })}${root}))`);
      if (await this.ask('kind()') !== 'none') break;
      if (performance.now() - begin > 3000) {
        throw new Error(selector ? `the page has nothing that shows and is '${selector}' (--selector)` : noSlider);
      }
      await sleep(20);
    }
    if (await this.ask('kind()') === 'slider') await this.ask('sort()');
  }

  /** Compares the control's position with that at its measurement. */
  async #place() {
    if (!this.#found) return;
    const [left, top] = await this.ask(`anchor(${JSON.stringify(this.#found.anchor)})`);
    this.#origin ??= [left, top];
    this.#shift = [left - this.#origin[0], top - this.#origin[1]];
  }

  async #mount(settings) {
    const { viewport: [width, height], control, ...props } = { viewport: [320, 80], ...settings };
    await this.surface.evaluate(`(async () => {
      const module = await import(${JSON.stringify(this.options.mount)});
      await globalThis.detentMounted?.made?.remove?.();
      globalThis.detentMounted?.element.remove();
      const element = document.createElement('div');
      element.style = 'position: absolute; left: 300px; top: 300px; width: ${width}px; height: ${height}px';
      document.body.append(element);
      globalThis.detentMounted = { module, element };
      detentMounted.made = await module.mount(element, ${JSON.stringify(props)}, (...all) => detentSeen.report(...all));
    })()`);
  }

  /** Rejects a page that keeps the value of its slider across reloads, because its control is never fresh. */
  async #compare() {
    const values = await this.ask('values()');
    if (`${values}` === `${this.#found.values}`) return;
    throw new Error(`loaded anew, the page has ${values} and not ${this.#found.values}: does it remember the value?`);
  }

  async #abilities() {
    const { kind, track, values, range, step, count, hasKeys } = this.#found;
    const { touch, keys, mount } = this.options;
    const has = touch ? ['pointer', 'pointers', 'cancel', 'modifiers'] : ['pointer', 'hover', 'modifiers'];
    if (kind === 'rating' ? keys : hasKeys) has.push('key');
    if (values.length > 1) has.push('focus');
    const module = mount ? await this.#module() : {};
    const can = { name: await this.#name(module), has, kinds: [this.kind],
      control: kind === 'rating' ? 'rating' : 'slider', viewport: track.viewport, clock: 'real' };
    // Left to right is the default.
    const fixed = { ...track.axis === 'y' && { axis: 'y' }, ...track.layout === 'rtl' && { layout: 'rtl' } };
    if (kind === 'range') {
      const settings = ['range', 'step', 'enabled'];
      if (track.axis === 'x') [settings.push('layout'), delete fixed.layout];
      return { ...can, has: [...has, 'set'], tells: ['changed'], settings, fixed };
    }
    // A radio button is chosen by a click, which is a tap.
    if (kind === 'rating') return { ...can, fixed: { ...fixed, stars: count, selection: 'tap', value: values[0] } };
    const known = this.options.step ?? step;
    Object.assign(fixed, range && { range }, known && { step: known });
    if (mount) return this.#mounted(can, fixed, values, module);
    return { ...can, tells: ['aria'], fixed: { ...fixed, thumbs: values.length, value: values.length > 1 ? values : values[0] } };
  }

  async #name({ name = this.options.usualName }) {
    return `${this.options.name ?? name}, ${await this.surface.browserName()}${this.options.touch ? ', fingers' : ''}`;
  }

  /** Exports of the module of `--mount`. */
  #module() {
    return this.surface.evaluate(`(({ name, settings = [], tells = [] }) => ({ name, settings, tells,
      isSet: !!detentMounted.made?.set }))(detentMounted.module)`);
  }

  /** Abilities of a control made by a module: `fixed` keeps the settings that the module cannot change. */
  #mounted(can, fixed, values, { settings, tells, isSet }) {
    for (const name of settings) delete fixed[name];
    if (!settings.includes('thumbs')) fixed.thumbs = values.length;
    return { ...can, has: isSet ? [...can.has, 'set'] : can.has, settings, tells: [...tells, 'aria'], fixed };
  }
}
