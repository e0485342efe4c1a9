// The page's player and the command produce the same bytes for scripts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Player } from '../demo/script/player.js';
import { readScript } from '../demo/script/reader.js';
import { configuration } from '../demo/script/settings.js';
import { Trace } from '../trace.js';
import { controls } from './controls.mjs';

const here = path => fileURLToPath(new URL(path, import.meta.url));
const folders = [here('../../../Examples'), here('../../../Tests/Regressions')];
const detent = process.env.DETENT ?? here('../../../.build/release/detent');


/** A control without a page, in script time. */
function stage(control, trace) {
  return {
    get isIdle() { return control.state.phase === 'idle'; },
    get restTime() {
      const { restTime = null } = control.state;
      return restTime === null ? null : Math.round(restTime * 1e6);
    },
    handle: event => control.handle({ ...event, time: event.time / 1e6 }),
    advance: time => control.advance(time / 1e6),
    update: change => control.update(change),
    mark: (text, time) => trace.mark(text, time / 1e6),
  };
}

/** Plays a script in time steps, then to its end. */
function play(text, name, step) {
  const script = readScript(text);
  const { control: kind, values } = script.settings;
  const { Control, engine } = controls[kind];
  const control = new Control(engine, { values, configuration: configuration(script.settings) });
  const trace = new Trace(control);
  control.observe({ effect: effect => trace.note(effect) });
  const player = new Player(script, stage(control, trace));
  for (let time = 0; !player.isDone && time < 60e9; time += step) {
    player.play(time);
    if (player.now < time && !player.isDone) control.advance(time / 1e6);
  }
  assert.ok(player.isDone, `${name} ends`);
  trace.finish();
  return trace.text(name);
}

/** Output of the command; failed checks are ignored here. */
function run(path) {
  const { stdout, status } = spawnSync(detent, ['run', '--level', 'calls', path], { encoding: 'utf8' });
  assert.ok(status === 0 || status === 1, `detent run ${path}`);
  return stdout;
}

for (const path of folders.flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))) {
  if (!path.endsWith('.gesture')) continue;
  test(`${basename(path)} gives the trace of detent run, whenever its frames are`, () => {
    for (const step of [16_666_667, 8_333_333, 50e9]) {
      assert.equal(play(readFileSync(path, 'utf8'), basename(path), step), run(path));
    }
  });
}

const odd = {
  ruler: `gesture 1
range      -20..inf
value      3.25
unit-width 33.3
fractions  4
fine       0.25
fine-distance 50
policy     cancel=commit
policy     tap=go
tick       half
landing-spring 12.5
frame      1/50

@10ms   down 0 200,10 mods=alt
@18ms   move 0 150
+8ms    move 0 120,90
+8ms    move 0 60
+4ms    down 7 10
+4ms    cancel all
+30ms   tap 1 50 for 20ms
+0ms    down 1 300 kind=mouse button=left pressure=0.5
        glide 1 to 100,20 over 50ms every 7ms
+0ms    up 1 mods=alt
        frames 3
        wait 20ms
        wheel 7 2 unit=px
+5ms    wheel 3 unit=line phase=begin
+5ms    wheel 0 1 unit=page phase=end
+900ms  wheel 30 mods=alt
+5ms    wheel -1 unit=detent mods=shift+meta
        rotate 45 deg
@2s     key ArrowUp repeat=3
        key End up
        key PageDown down mods=alt
        adjust to 4.4
        adjust decrement
        set range 0..9
        set value 1.5 animated
+10ms   set viewport 200x90
        mark "a # b"   # a comment
        settle within 20s
        expect value == 99
`,
  rating: `gesture 1
control    rating
axis       y
viewport   30x150
pointer    pen
stars      6
granularity 0.3
minimum    1
spacing    4
symbol-width 15
policy     clear=on
policy     press=sure

+0ms    hover 70
+10ms   hover 10,90
+10ms   hover out
+10ms   down 3 60
        glide 3 to 5,120 over 40ms every 9ms
+0ms    up 3 5,130
+10ms   tap 0 100
+90ms   tap 0 100
+90ms   set layout rtl
        set selection tap
        set hover-preview false
+10ms   down 2 15,100 kind=touch
+10ms   move 2 15,140
+10ms   set policy press=at-once
        up 2
        key Digit4
        key ArrowUp mods=shift+control
+10ms   set read-only true
        tap 0 3,20
+10ms   set value none
        set enabled false
        key End
`,
};

for (const [name, text] of Object.entries(odd)) {
  test(`every word of a script about a ${name} means what it means to the command`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'detent-player-'));
    const path = join(folder, `${name}.gesture`);
    writeFileSync(path, text);
    const expected = run(path);
    rmSync(folder, { recursive: true });
    for (const step of [16_666_667, 1_000_000, 50e9]) assert.equal(play(text, basename(path), step), expected);
  });
}

test('modifiers may be held as a pointer goes up', () => {
  const { lines } = readScript(
    'gesture 1\n+0ms down 0 1 mods=alt\n+1ms up 0 2,3 mods=shift+meta\n+1ms up 0 mods=shift\n');
  assert.deepEqual(lines.map(({ modifiers }) => modifiers), [4, 9, 1]);
});

test('what is wrong with a script is reported with its line', () => {
  const problems = {
    'hello': /^line 1: a script begins/,
    'gesture 1\nrange 0': /^line 2: 0 is not a range/,
    'gesture 1\n\n+8 down 0 1': /^line 3: 8 is not a duration/,
    'gesture 1\n+8ms dwon 0 1': /^line 2: dwon is not an event/,
    'gesture 1\n+8ms down 0 1 2': /^line 2: 2 is too much/,
    'gesture 1\n+0.5ns wait 1ms': /^line 2: 0.5ns is no whole number/,
    'gesture 1\n+8ms set title "x': /^line 2: "x is not a text/,
    'gesture 1\n+8ms key Enter': /^line 2: Enter is not a key/,
    'gesture 1\n+8ms key End repeat=1000001': /^line 2: 1000001 is not a whole number between 1 and 1000000/,
    'gesture 1\n+8ms frames 2.5': /^line 2: 2.5 is not a whole number/,
    'gesture 1\n+8ms glide 0 to 9 over 9ms every 0ms': /^line 2: a glide needs a time between its moves/,
    'gesture 1\n+8ms glide 0 to 9 over 1s every 999ns': /^line 2: a glide makes at most 1000000 moves/,
  };
  for (const [text, expected] of Object.entries(problems)) {
    assert.throws(() => readScript(text), { message: expected });
  }
});
