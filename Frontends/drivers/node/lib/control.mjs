// A driver for the control of any page, based on its ARIA attributes; see README.md.
import { pressThumbs, sentenceOf } from './check.mjs';
import { designOf } from './design.mjs';
import { candidates, howToName, noSlider } from './found.mjs';
import { measure } from './measure.mjs';
import { asMember, exported, mountedAbilities, mounting, twoStarts } from './mount.mjs';
import { seen } from './seen.mjs';

// Two frames, and the tasks after the second: React draws in tasks started by messages.
const frames = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(port1.close());
  port2.postMessage(0);
})))`;
const frame = 'new Promise(requestAnimationFrame)';
const checkEnds = range => { if (range && range.includes(null)) throw new Error('a control of a page has two ends'); };
const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

export class PageControl {
  /** Result of `measure`. */
  #found; #can; #range; #shift = [0, 0]; #focus; #begin = 0; #state; #isDown = false; #isNew = false; #said = new Set();

  /**
   * A control of a page.
   * @param surface the page: evaluate(expression), fresh() reloads it, hand(kinds) makes a hand, drawn(), browserName(), heard(),
   *   the errors and notes of the page since its last call
   * @param options selector, track, value, focus, touch, step, keys, meet, between, follows, pause, settle, name, say, which
   *   prints a sentence, and mount, the address of a module
   */
  constructor(surface, options) {
    [this.surface, this.options] = [surface, options];
    this.kind = options.touch ? 'touch' : 'mouse';
    this.hand = surface.hand([this.kind]);
  }

  // MARK: Functions of a driver

  async make(settings) {
    checkEnds(settings.range);
    if (!this.#found) await this.#explore(settings);
    await this.fresh(settings);
    if (this.options.mount) await this.#compareStart(settings);
    else if (this.#found.kind !== 'range') await this.#compare();
    await this.ask('state()');
    this.#isNew = true;
    this.#begin = performance.now();
    return this.#can;
  }

  set({ t, set, to, part = 0 }) {
    const call = `set(${JSON.stringify([set, to, part]).slice(1, -1)})`;
    return this.#change(t, set === 'range' && to, this.options.mount ? `detentMounted.made.${call}` : `detentSeen.${call}`);
  }

  /** Hands several settings and values over together; only a module that can do so is asked to. */
  update({ t, update, animated = false }) {
    return this.#change(t, update.range, `detentMounted.made.update(${JSON.stringify([update, { animated }]).slice(1, -1)})`);
  }

  async take(line) {
    await this.#until(line.t);
    if (line.e === 'focus') await this.ask(`focus(${line.part ?? 0})`);
    else if ('id' in line) {
      // Something may have scrolled since the last press, such as a key.
      if (!this.#isDown && (line.e === 'down' || line.e === 'hover')) await this.#aim();
      const [x, y] = this.#found.track.place(line.x, line.y, this.#shift);
      await this.hand.take({ ...line, x, y });
      this.#isDown = line.e === 'down' || line.e === 'move';
    } else await this.hand.take(line);
    await this.#settle();
  }

  async state() {
    const state = this.#state ?? await this.ask('state()');
    this.#state = undefined;
    const values = state.values ?? [state.value];
    // A value that is not a number arrives as text or null.
    if (!values.every(Number.isFinite)) throw new Error(`${this.options.value ? 'what --value says' : 'aria-valuenow'} is no number any more`);
    const most = this.#found.values.length;
    if (values.length !== most) throw new Error(`the control has ${values.length} values now, and had ${most} when it was measured`);
    // Errors before the first event are not the work of a script.
    const errors = this.#hear(this.#isNew ? 'before its first event' : undefined);
    this.#isNew = false;
    return errors.length ? { ...state, errors } : state;
  }

  // MARK: Functions for measuring

  /** How far the control has moved since it was measured: to the right, and down. */
  get shift() { return this.#shift; }

  /** Calls a function of `seen` in the page. */
  ask(call) { return this.surface.evaluate(`detentSeen.${call}`); }

  /** Presses, moves or releases at a position of the page. */
  async point(e, [x, y]) {
    await this.hand.take({ e, id: 0, x, y, kind: this.kind });
    await this.surface.evaluate(frames);
  }

  /** Presses and releases at a position of the page. */
  async press(place) {
    if (await this.ask('back()')) await this.surface.drawn();
    for (const e of ['down', 'up']) await this.point(e, place);
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
      await sleep(15);
    }
  }

  /**
   * Provides a fresh control.
   * @param focus what has the focus in place of its thumbs, as `focusPath` says it
   */
  async fresh(settings = {}, { focus } = {}) {
    if (focus !== undefined) this.#focus = focus;
    await this.hand.lift();
    this.#isDown = false;
    if (this.options.mount) await this.surface.evaluate(mounting(this.options.mount, settings));
    else await this.surface.fresh();
    await this.#find();
    await this.ask(`show(${this.#found?.kind === 'range' && !this.options.mount ? JSON.stringify(settings) : ''})`);
    await this.surface.drawn();
    await this.#place();
  }

  // MARK: Private

  /** Measures it, presses its thumbs, and says what was found if `detent` asks for the first time. */
  async #explore(settings) {
    await this.fresh(settings);
    const found = await measure(this);
    this.#found = found;
    const ends = found.kind === 'rating' ? [0, found.count] : found.range ?? await this.ask('limits()');
    this.#range = ends ?? [Math.min(...found.values), Math.max(...found.values) + 1];
    found.start = await this.#ownStart(settings);
    if (!this.options.mount) await this.fresh({});
    const notes = await pressThumbs(this, found, this.#range);
    // Further drivers of one run get other lines first, and only the first says and declares what it has found.
    const isFirst = `${settings.viewport}` === '320,80';
    if (isFirst && found.kind === 'slider' && !this.options.mount) {
      found.design = await designOf(this, found, this.#range, this.options);
    }
    this.#can = await this.#abilities();
    if (isFirst) this.#say(await sentenceOf(this, found, this.#range, notes));
    this.#hear('while it was measured');
  }

  /** Values at which every control of a module begins, if it ignores those that it is asked for. */
  async #ownStart(settings) {
    if (!this.options.mount) return undefined;
    const { kind, count, values: { length } } = this.#found;
    const { value, values, ...others } = settings;
    const got = [];
    for (const asked of kind === 'rating' ? [[1], [count]] : twoStarts(length, this.#range)) {
      await this.fresh({ ...others, ...asMember(asked) });
      got.push(await this.ask('values()'));
    }
    return `${got[0]}` === `${got[1]}` ? got[0] : undefined;
  }

  /** Says, or rejects, other values of a fresh control than it was asked for, beyond rounding. */
  async #compareStart({ value, values = [value], range = this.#range, step }) {
    if (this.#found.start) return;
    const got = await this.ask('values()');
    if (got.length !== values.length && this.#can.fixed?.thumbs === undefined && this.#found.kind === 'slider') {
      throw new Error(`mount() was asked for ${values.length} values, and its control has ${got.length}`);
    }
    if (got.length !== values.length) return;
    const most = Math.max(step ?? this.#found.step ?? 0, (range[1] - range[0]) / 100);
    const isOther = got.some((each, part) => Math.abs(each - Math.min(Math.max(values[part], range[0]), range[1])) > most);
    if (isOther) this.#say(`asked for ${values}, a fresh control has ${got}: does mount() use its ${values.length > 1 ? 'values' : 'value'}?`);
  }

  /** Says a sentence, once. */
  #say(text) {
    if (!this.#said.has(text)) this.options.say?.(text);
    this.#said.add(text);
  }

  /** Errors of the page since the last call; if `when` is given, they are said instead, as are its notes always. */
  #hear(when) {
    const { errors = [], notes = [] } = this.surface.heard?.() ?? {};
    for (const text of notes) this.#say(`the page says: ${text}`);
    if (!when) return errors;
    for (const text of errors) this.#say(`an error ${when}: ${text}`);
    return [];
  }

  /** Has the host change something. */
  async #change(t, range, expression) {
    await this.#until(t);
    checkEnds(range);
    await this.surface.evaluate(expression);
    await this.surface.drawn();
    await this.#settle();
  }

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
    const { selector = null, track = null, value, focus = this.#focus ?? null, mount } = this.options;
    const root = mount ? ', detentMounted.element, detentMounted.made?.value && (() => detentMounted.made.value())'
      : value ? `, undefined, () => [${value}].flat().map(each => typeof each === 'string' ? parseFloat(each) : each)` : '';
    for (const begin = performance.now(); ;) {
      await this.surface.give?.();
      await this.surface.evaluate(`void (globalThis.detentSeen = (${seen})(${JSON.stringify({ selector, track, focus })}${root}))`);
      if (await this.ask('kind()') !== 'none') break;
      if (performance.now() - begin > 3000) {
        const missing = selector ? `the page has nothing that shows and is '${selector}' (--selector)` : noSlider;
        const others = (await this.surface.evaluate(`(${candidates})()`)).join('; ');
        throw new Error(`${missing}. ${others ? `It has ${others}` : howToName}`);
      }
      await sleep(20);
    }
    if (await this.ask('kind()') === 'slider') await this.ask('sort()');
  }

  /** Brings the page back to where it was measured, and looks where the control is. */
  async #aim() {
    if (await this.ask('back()')) await this.surface.drawn();
    await this.#place();
  }

  /** Compares the control's position with that at its measurement. */
  async #place() {
    if (!this.#found) return;
    const place = await this.ask(`anchor(${JSON.stringify(this.#found.anchor)})`);
    if (!place) throw new Error('the control is not built as it was when it was measured');
    this.#shift = [0, 1].map(axis => place[axis] - this.#found.origin[axis]);
  }

  /** Rejects a page that keeps the value of its slider across reloads, because its control is never fresh. */
  async #compare() {
    const values = await this.ask('values()');
    if (`${values}` === `${this.#found.values}`) return;
    throw new Error(`loaded anew, the page has ${values} and not ${this.#found.values}: does it remember the value?`);
  }

  async #abilities() {
    const { kind, track, values, range, step, count, start, hasKeys, design = { fixed: {} } } = this.#found;
    const { touch, keys, mount, meet, between, follows = design.follows } = this.options;
    const has = touch ? ['pointer', 'pointers', 'cancel', 'modifiers'] : ['pointer', 'hover', 'modifiers', 'button'];
    if (kind === 'rating' ? keys : hasKeys) has.push('key');
    if (values.length > 1 && await this.ask('hasFocus()')) has.push('focus');
    const module = mount ? await this.surface.evaluate(exported) : {};
    const can = { name: await this.#name(module), has, kinds: [this.kind],
      control: kind === 'rating' ? 'rating' : 'slider', viewport: track.viewport, clock: 'real' };
    // Left to right is the default.
    const fixed = { ...track.axis === 'y' && { axis: 'y' }, ...track.layout === 'rtl' && { layout: 'rtl' } };
    if (kind === 'range' && !mount) {
      const settings = ['range', 'step', 'enabled'];
      if (track.axis === 'x') [settings.push('layout'), delete fixed.layout];
      return { ...can, has: [...has, 'set'], tells: ['changed'], settings, fixed };
    }
    const known = this.options.step ?? step;
    // A radio button is chosen by a click, which is a tap.
    if (kind === 'rating') Object.assign(fixed, { stars: count, selection: 'tap' });
    else Object.assign(fixed, range && { range }, known && { step: known }, design.fixed, meet && { meet }, between && { between });
    Object.assign(can, follows && { follows }, design.owner && { owner: design.owner });
    const tells = await this.ask('hasAria()') ? ['aria'] : [];
    if (mount) return mountedAbilities(this.#found, can, { ...fixed, ...start && { value: asMember(start).values ?? start[0] } }, tells, module);
    const thumbs = kind === 'slider' && { thumbs: values.length };
    return { ...can, tells, fixed: { ...fixed, ...thumbs, value: values.length > 1 ? values : values[0] } };
  }

  async #name({ name = this.options.usualName }) {
    return `${this.options.name ?? name}, ${await this.surface.browserName()}${this.options.touch ? ', fingers' : ''}`;
  }
}
