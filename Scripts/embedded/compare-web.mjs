// Feeds the same random events to several builds of WebClient.swift; tells a digest of everything that each
// reports and shows: node compare-web.mjs EVENTS FILE…
import { readFileSync } from 'node:fs';

const [events, ...files] = process.argv.slice(2);
const NEVER = NaN;

/** Whole numbers from a seed, the same everywhere. */
function generator(seed) {
  let state = BigInt(seed);
  return (count) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(count));
  };
}

/** A build with memory for one control and its records. */
class Build {
  constructor(file) {
    this.calls = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))).exports;
    const { memory, __heap_base: base } = this.calls;
    memory.grow(2);
    this.view = new DataView(memory.buffer);
    this.control = (base.value + 15) & ~15;
    this.input = this.control + 2048;
    this.output = this.input + 512;
    this.list = this.output + 512;
    this.calls.detent_web_effects(this.list, 1000n);
    this.digest = 0xcbf29ce484222325n;
    this.told = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];  // of each kind of effect
  }

  write(at, layout) {
    const { view } = this;
    for (const [kind, value] of layout) {
      if (kind === 'd') { view.setFloat64(at, value, true); at += 8; }
      if (kind === 'l') { view.setBigInt64(at, BigInt(value), true); at += 8; }
      if (kind === 'i') { view.setInt32(at, value, true); at += 4; }
      if (kind === 'b') { view.setUint8(at, value); at += 4; }
    }
  }

  note(number) {
    const bits = BigInt.asUintN(64, typeof number === 'bigint' ? number : bitsOf(number));
    this.digest = ((this.digest ^ bits) * 0x100000001b3n) & 0xffffffffffffffffn;
  }

  read(at, layout) {
    for (const kind of layout) {
      if (kind === 'd') { this.note(this.view.getFloat64(at, true)); at += 8; }
      if (kind === 'l') { this.note(this.view.getBigInt64(at, true)); at += 8; }
      if (kind === 'i') { this.note(this.view.getInt32(at, true)); at += 4; }
    }
  }

  effects() {
    const count = Number(this.calls.detent_web_take());
    this.note(count);
    for (let at = this.list; at < this.list + 32 * count; at += 32) {
      this.told[this.view.getInt32(at, true)] += 1;
      this.read(at, 'iildd');
    }
  }
}

const scratch = new DataView(new ArrayBuffer(8));
function bitsOf(number) {
  if (number !== number) return 1n;  // which NaN it is, is the machine's
  scratch.setFloat64(0, number);
  return scratch.getBigUint64(0);
}

const pick = (random, ...values) => values[random(values.length)];
const common = (random) => [
  ['i', random(2)], ['i', random(2)], ['i', pick(random, 0, 0, 0, 0, 1, 2)], ['i', random(2)],
];

function ruler(random) {
  const bounded = random(2) === 0;
  return [
    ['d', bounded ? -random(50) : -Infinity], ['d', bounded ? random(200) : Infinity],
    ['d', pick(random, 1, 0.1, 0.25, 5, 1 / 3, 0)], ['d', pick(random, 0, 0, 0.5, 1e6)],
    ['d', pick(random, 120, 40, 7, 1)], ['d', pick(random, 375, 375, 0)],
    ['d', pick(random, NEVER, NEVER, 0, 1)], ['d', pick(random, NEVER, NEVER, 0, 5)],
    ['d', pick(random, 0.9972, 0.9972, 0.99, 0.5)], ['d', 90], ['d', 8000], ['d', 0.6],
    ['d', pick(random, 10, 10, 25)], ['d', 0.25], ['d', 0.55], ['d', 10], ['d', 1], ['d', 1],
    ['d', 0.1], ['d', pick(random, Infinity, 40)],
    ['l', pick(random, 10, 10, 4, 3, 1)], ['l', 120_000_000],
    ['i', random(5)], ['i', random(4)], ...common(random), ['b', 1],
  ];
}

function rating(random) {
  return [
    ['d', pick(random, 1, 0.5, 0.1, 1 / 3, 0, 0.3)], ['d', pick(random, 0, 0, 1)],
    ['d', pick(random, 200, 100, 0)], ['d', pick(random, 0, 4)], ['d', pick(random, NEVER, 20)],
    ['l', pick(random, 5, 5, 3, 10)], ['i', random(2)], ['i', pick(random, 0, 0, 1)], ['i', random(2)],
    ['i', random(2)], ...common(random),
  ];
}

/** An event record; a pointer wanders, and lifts now and then. */
function event(random, hand) {
  hand.time += 1_000_000 * pick(random, 0, 4, 8, 8, 8, 16, 30, 300, 4000);
  const time = ['l', hand.time];
  const record = (kind, phase, detail, keys, id, x, y) => [
    time, ['i', kind], ['i', phase], ['i', detail], ['b', keys], ['l', id], ['d', x], ['d', y],
  ];
  const keys = pick(random, 0, 0, 0, 1);
  if (random(12) === 0) {
    return random(2) === 0
      ? record(1, random(5), random(4), 0, 0, random(200) - 100, random(9) - 4)
      : pick(random, record(2, 0, random(10), keys, random(9), 0, 0),
        record(3, 0, random(3), 0, 0, random(400) / 4 - 20, 0));
  }
  hand.x += random(61) - 30;
  hand.y += random(11) - 5;
  if (hand.x < -100 || hand.x > 500) [hand.x, hand.y] = [100, 40];
  const phase = hand.isDown ? pick(random, 1, 1, 1, 1, 1, 1, 2, random(6)) : pick(random, 0, 0, 4, random(6));
  if (phase === 0) hand.isDown = true;
  if (phase === 2 || phase === 3) hand.isDown = false;
  return record(0, phase, hand.kind, keys, random(20) === 0 ? 1 : 0, hand.x, hand.y);
}

function look(build, name) {
  const { calls, control, output, list } = build;
  calls[`detent_web_${name}_state`](control, output);
  build.read(output, 'ddddlli');
  calls[`detent_web_${name}_node`](control, output);
  build.read(output, 'ddddddiii');
  const [count, size, layout] = name === 'ruler'
    ? [calls.detent_web_ruler_scene(control, 80, 1, output, list, 500n), 32, 'ddiii']
    : [calls.detent_web_rating_scene(control, 40, list, 500n), 48, 'dddddii'];
  if (name === 'ruler') build.read(output, 'dddddddli');
  for (let n = 0; n < Number(count); n += 1) build.read(list + size * n, layout);
}

function trial(file, name, settings) {
  const build = new Build(file);
  const random = generator(name.length);
  const { calls, control, input } = build;
  const hand = { x: 100, y: 40, time: 0, isDown: false, kind: 0 };
  let exists = false;
  for (let n = 0; n < Number(events); n += 1) {
    if (!exists || random(40) === 0) {
      build.write(input, settings(random));
      hand.kind = random(3);
      const isNew = !exists || random(4) === 0;
      const problem = isNew
        ? calls[`detent_web_${name}_create`](control, random(60) / 4, input)
        : calls[`detent_web_${name}_configure`](control, input);
      build.note(problem);
      exists ||= problem === 0;
      if (!exists) continue;
      if (isNew && problem === 0) [hand.time, hand.isDown] = [0, false];
    }
    if (random(60) === 0) calls[`detent_web_${name}_set`](control, random(80) / 4, random(2));
    build.write(input, event(random, hand));
    calls[`detent_web_${name}_handle`](control, input);
    calls[`detent_web_${name}_advance`](control, BigInt(hand.time + random(20_000_000)));
    build.effects();
    if (n % 8 === 0) look(build, name);
  }
  return `${build.digest.toString(16)} (${build.told.join(' ')})`;
}

for (const [name, settings] of [['ruler', ruler], ['rating', rating]]) {
  const digests = files.map((file) => trial(file, name, settings));
  console.log(`web: ${name}, ${events} events, digest ${digests[0]}`);
  if (new Set(digests).size === 1) continue;
  console.log(`web: the builds differ: ${digests.join('; ')}`);
  process.exitCode = 1;
}
