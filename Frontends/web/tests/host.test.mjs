// Hosts that answer each input with a value, like frameworks: exact, rounded, older, late, or never.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rating, Ruler } from '../detent-node.js';
import { Host } from '../element/host.js';
import { Chance, engine } from './support.mjs';

/** Longer than a host may take to answer. */
const patience = 600;
const frame = 1000 / 60;
const seeds = [
  ...Array.from({ length: 60 }, (_, index) => index + 1),
  ...Array.from({ length: Number(process.env.DETENT_SEEDS ?? 1) }, (_, index) => Date.now() * 100 + index),
];

/** Answers of a host to a value, with their delay in milliseconds; `0` is inside the event. */
const exact = [0, 1, 16, 50, 180, 400].map((late) => [`as it is, ${late} ms later`, (value) => value, () => late]);
const jumping = ['as it is, each time as late as chance has it', (value) => value, (chance) => chance.whole(1, 350)];
const others = [0, 1, 16, 50, 180, 400].flatMap((late) => [
  [`rounded, ${late} ms later`, Math.round, () => late],
  [`in halves, ${late} ms later`, (value) => Math.trunc(value * 2) / 2, () => late],
  [`within 10 and 12, ${late} ms later`, (value) => Math.min(Math.max(value, 10), 12), () => late],
  [`never, it holds to the first, ${late} ms later`, () => 11, () => late],
]);
const forgetful = [16, 50].map((late) => [
  `two thirds of them, ${late} ms later`, (value, chance) => (chance.next() < 0.67 ? value : null), () => late]);

/** A control, its host and time, which advances in frames. */
class Page {
  time = 1000;
  inputs = [];
  changes = [];
  #timers = [];
  #moved = 0;
  #lastDue = 0;

  constructor(control, chance, [, make, late] = ['silent', () => null, () => 0]) {
    this.control = control;
    const after = (milliseconds, body) => {
      const timer = { due: this.time + milliseconds, body };
      this.#timers.push(timer);
      return () => { this.#timers = this.#timers.filter((each) => each !== timer); };
    };
    this.host = new Host(engine, control, control.value, (value) => control.setValue(value), { now: () => this.time, after });
    control.onEffect = (effect) => this.host.hears(effect, ({ type, time, value, cause, reason }) => {
      if (type === 'ended') this.changes.push({ value, reason, held: control.value });
      if (type !== 'changed') return;
      this.inputs.push({ time, value, cause });
      const answer = make(value, chance);
      if (answer === null) return;
      const milliseconds = late(chance);
      if (milliseconds === 0) return this.says(answer);
      this.#lastDue = Math.max(this.#lastDue, this.time + milliseconds); // none overtakes another
      after(this.#lastDue - this.time, () => this.says(answer));
    });
  }

  says(value) {
    this.said = value;
    this.host.says(value);
  }

  /** Advances time: frames during motion, and delayed calls. */
  wait(milliseconds) {
    for (const end = this.time + milliseconds; ;) {
      const next = this.#timers.reduce((least, { due }) => Math.min(least, due), this.#moved + frame);
      if (next > end) {
        this.time = end;
        return;
      }
      this.time = Math.max(next, this.time);
      const due = this.#timers.filter((timer) => timer.due <= this.time);
      this.#timers = this.#timers.filter((timer) => !due.includes(timer));
      for (const { body } of due) body();
      if (this.#moved + frame <= this.time) {
        this.#moved = this.time;
        this.control.advance(this.time);
      }
    }
  }

  send(event) {
    this.control.handle({ time: this.time, ...event });
  }

  rest() {
    for (let rounds = 0; this.control.state.phase !== 'idle'; rounds += 1) {
      assert.ok(rounds < 1000, 'it comes to rest');
      this.wait(100);
    }
    this.wait(patience + 400);
  }
}

const bounds = { lowerBound: 0, upperBound: 20 };
const make = {
  ruler: (chance) => new Ruler(engine, {
    value: 11,
    configuration: { ...bounds, unitWidth: 40, snap: chance.of(['none', 'unit', 'always']), tick: 'fraction' } }),
  rating: (chance) => new Rating(engine, {
    value: 11, configuration: { count: 20, granularity: chance.of([0.1, 0.5, 1]), length: 400 } }),
};

/** Random gestures: a drag, released in motion or at rest, or cancelled; keys; a wheel. Some form one edit. */
const gestures = ['drag', 'drag', 'drag', 'escape', 'keys', 'wheel'];
const edits = gestures.slice(0, 4);

function perform(page, chance, kinds) {
  const kind = chance.of(kinds);
  if (kind === 'keys') {
    for (let count = chance.whole(1, 4); count > 0; count -= 1) {
      page.send({ type: 'key', source: chance.of(['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'Digit3']) });
      page.wait(chance.of([0, 8, 30, 120]));
    }
  } else if (kind === 'wheel') {
    for (let count = chance.whole(1, 6); count > 0; count -= 1) {
      page.send({ type: 'wheel', source: 'points', x: chance.whole(-40, 40), y: 0 });
      page.wait(chance.of([8, 16, 60]));
    }
  } else {
    let x = chance.whole(100, 300);
    page.send({ type: 'down', pointer: 1, x, y: 20 });
    const step = chance.whole(-12, 12);
    for (let count = chance.whole(3, 20); count > 0; count -= 1) {
      page.wait(8);
      page.send({ type: 'move', pointer: 1, x: x += step + chance.whole(-2, 2), y: 20 });
    }
    if (kind === 'escape') page.send({ type: 'key', source: 'Escape' });
    if (chance.next() < 0.3) page.wait(150);
    page.send({ type: 'up', pointer: 1, x, y: 20 });
  }
}

/** Plays random gestures of a seed with a host. */
function play(name, seed, host, count, pause = () => 0) {
  const chance = new Chance(seed);
  const page = new Page(make[name](chance), new Chance(seed + 7), host);
  for (let left = count; left > 0; left -= 1) {
    perform(page, chance, count === 1 ? edits : gestures);
    page.wait(pause(chance));
  }
  page.rest();
  return page;
}

for (const name of ['ruler', 'rating']) {
  for (const host of [...exact, jumping]) {
    test(`a ${name} whose host says ${host[0]} goes as without one`, () => {
      const pause = (chance) => chance.whole(0, 300);
      for (const seed of seeds) {
        const [alone, page] = [undefined, host].map((each) => play(name, seed, each, 4, pause));
        assert.deepEqual(page.inputs, alone.inputs, `seed ${seed}`);
        assert.deepEqual(page.changes, alone.changes, `seed ${seed}`);
        assert.equal(page.control.value, alone.control.value, `seed ${seed}`);
      }
    });
  }

  for (const host of forgetful) {
    test(`a ${name} whose host says ${host[0]}: no edit is disturbed, and what it forgot to say it agrees with`, () => {
      for (const seed of seeds) {
        const [alone, page] = [undefined, host].map((each) => play(name, seed, each, 1));
        assert.deepEqual(page.inputs, alone.inputs, `seed ${seed}`);
        assert.ok([alone.control.value, page.said].includes(page.control.value), `seed ${seed}`);
      }
    });
  }

  for (const host of others) {
    test(`a ${name} whose host says ${host[0]}: no edit is disturbed, and in the end they agree`, () => {
      for (const seed of seeds) {
        const [alone, page] = [undefined, host].map((each) => play(name, seed, each, 1));
        assert.deepEqual(page.inputs, alone.inputs, `seed ${seed}`);
        if (page.inputs.length > 0) assert.equal(page.control.value, page.said, `seed ${seed}`);
        for (const { value, held } of page.changes) assert.equal(value, held, `seed ${seed}`);
        const more = page.inputs.length;
        page.wait(5000);
        assert.equal(page.inputs.length, more, `seed ${seed}: it gets no report of what it said itself`);
      }
    });

    test(`a ${name} whose host says ${host[0]}: after any gestures they agree, and it is obeyed`, () => {
      for (const seed of seeds) {
        const page = play(name, seed, host, 5, (chance) => chance.whole(0, 900));
        if (page.inputs.length > 0) assert.equal(page.control.value, page.said, `seed ${seed}`);
        page.says(7);
        assert.equal(page.control.value, 7, `seed ${seed}`);
      }
    });
  }
}

test('a value beyond a bound is found by bounds that come with it, and nothing is told', () => {
  const page = new Page(make.ruler(new Chance(1)), new Chance(2));
  page.says(200);
  page.says(200);
  assert.equal(page.control.value, 20);
  page.control.update({ configuration: { upperBound: 300 }, values: [200] });
  assert.equal(page.control.value, 200);
  assert.deepEqual(page.inputs, [], 'and it gets no report of its own words');
});

test('a value that is set, and not said, is obeyed at once, and what follows is an edit as before', () => {
  const page = new Page(make.ruler(new Chance(1)), new Chance(2), others[0]);
  page.send({ type: 'down', pointer: 1, x: 200, y: 20 });
  for (const x of [180, 160, 140]) {
    page.wait(8);
    page.send({ type: 'move', pointer: 1, x, y: 20 });
  }
  page.control.setValue(3);
  page.host.insisted(page.control.value);
  assert.equal(page.control.value, 3);
  page.wait(8);
  page.send({ type: 'move', pointer: 1, x: 117, y: 20 });
  const dragged = page.control.value;
  assert.ok(dragged > 3 && dragged % 1 !== 0, `${dragged} is where it was dragged to, and not rounded`);
  assert.equal(page.said, Math.round(dragged));
});
