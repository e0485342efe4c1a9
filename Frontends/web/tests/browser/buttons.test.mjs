// Every kind of pointer, button and modifier: the elements tell what `detent run` tells of the recorded script, and leave
// other buttons and shortcuts to the page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const detent = process.env.DETENT ?? fileURLToPath(new URL('../../../../.build/release/detent', import.meta.url));
const kept = process.env.DETENT_RECORDINGS;
const modifiers = ['shift', 'control', 'alt', 'meta'];

/** Elements by their names, which are their ids, with both ends of a drag in shares of their boxes. */
const elements = {
  ruler: ['<detent-ruler id="ruler" min="0" max="100" value="50" unit-width="20"></detent-ruler>', [0.6, 0.5], [0.4, 0.6]],
  slider: ['<detent-slider id="slider" max="100" step="1" value="50"></detent-slider>', [0.5, 0.5], [0.7, 0.6]],
  rating: ['<detent-rating id="rating" value="1" granularity="0.5"></detent-rating>', [0.5, 0.5], [0.9, 0.6]],
  dial: ['<detent-dial id="dial" max="100" step="1" value="50"></detent-dial>', [0.5, 0.15], [0.85, 0.5]],
};
const names = Object.keys(elements);
let stand;
let folder;

before(async () => {
  stand = await Stand.open({ touch: true, height: 420 });
  folder = kept ?? await mkdtemp(join(tmpdir(), 'detent-buttons-'));
  await stand.page.evaluate(() => {
    const types = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'auxclick', 'contextmenu', 'wheel', 'keydown'];
    const look = (event) => {
      const { type, target: { id: name }, defaultPrevented: isTaken, key, button } = event;
      window.seen.push({ type, name, isTaken, key });
      // Menus, and other pages of the history, would hide the page from later gestures; control and a wheel would zoom it.
      if (/menu|wheel|key/.test(type) || (type === 'mouseup' && button > 2)) event.preventDefault();
    };
    // An element acts after the page, as a native range does: a listener that is added so late hears what the element has taken.
    for (const type of types) document.addEventListener(type, () => addEventListener(type, look, { once: true, passive: false }));
  });
});
after(async () => {
  await stand.close();
  if (!kept) await rm(folder, { recursive: true });
});

/** Shows all elements, records them, and returns their boxes. */
async function begin() {
  await stand.hands.hover(470, 410);
  await stand.show(names.map((name) => elements[name][0]).join(''));
  return stand.page.evaluate(async (names) => {
    const { Recording } = await import('/script.js');
    const each = names.map((name) => document.getElementById(name));
    window.seen = [];
    window.recordings = each.map((element) => new Recording(element.control, { breadth: element.breadth }));
    return Object.fromEntries(each.map((element) => [element.id, element.getBoundingClientRect().toJSON()]));
  }, names);
}

/** What each element has told; fails if `detent run` tells anything else of its script. */
async function finish(what) {
  for (const name of names) await stand.idle(name);
  const paths = names.map((name) => `${what}-${name}.gesture`.toLowerCase().replaceAll(/[^a-z.]+/g, '-'));
  const recorded = await stand.page.evaluate((paths) => window.recordings.map((recording, index) => {
    recording.stop();
    return { script: recording.script(), trace: recording.trace(paths[index]) };
  }), paths);
  for (const [index, { script }] of recorded.entries()) await writeFile(join(folder, paths[index]), script);
  const expected = execFileSync(detent, ['run', '--level', 'calls', ...paths], { cwd: folder, encoding: 'utf8' });
  assert.equal(recorded.map(({ trace }) => trace).join(''), expected, recorded.map(({ script }) => script).join('\n'));
  const [seen, heard] = [await stand.page.evaluate(() => window.seen), await stand.heard()];
  assert.deepEqual(stand.page.problems.splice(0), []);
  return Object.fromEntries(names.map((name, index) => [name, {
    script: recorded[index].script,
    effects: recorded[index].trace.split('\n').filter((text) => /^@/.test(text) && !/ preview /.test(text)),
    seen: seen.filter((event) => event.name === name),
    heard: heard.filter(({ id, type }) => id === name && type !== 'preview'),
  }]));
}

/** Makes one gesture on each element, and compares. `owners`: elements that it changes; the others leave it to the page. */
function told(what, options, owners, gesture, check) {
  test(what, options, async () => {
    const boxes = await begin();
    for (const name of names) {
      const { x, y, width, height } = boxes[name];
      const [, from, to] = elements[name];
      await gesture(name, ...[from, to].map(([along, across]) => [x + width * along, y + height * across]));
    }
    for (const [name, { script, effects, seen, heard }] of Object.entries(await finish(what))) {
      const about = `${name}: ${script}${JSON.stringify({ effects, seen, heard })}`;
      check?.(script, seen, about, name);
      if (owners.includes(name)) {
        assert.ok(effects.some((text) => / changed /.test(text)) && heard.some(({ type }) => type === 'input'), about);
      } else {
        assert.deepEqual([effects, heard, seen.filter(({ isTaken }) => isTaken)], [[], [], []], about);
      }
    }
  });
}

/** A drag, with the expected words at the ends of its lines. It rests before its end, so that nothing coasts. */
function drags(kind, button, held = null) {
  const options = { button, pointerType: kind, modifiers: held ? [held] : [] };
  const need = [kind, ...(button === 'left' ? [] : ['other buttons']), ...(held ? [`${kind} and keys`] : [])];
  const what = kind === 'touch' ? 'a finger' : `the ${button} button of a ${kind}`;
  told(`${what}${held ? ` with ${held}` : ''}`, needs(...need), button === 'left' ? names : [],
    (name, from, to) => stand.hands[kind === 'touch' ? 'touch' : 'mouse'](
      [...line(from, to, { over: 48, period: 12 }), [130, ...to]], options),
    (script, seen, about) => {
      const words = `${button === 'left' ? '' : ` button=${button}`}${held ? ` mods=${held}` : ''}`;
      assert.match(script, kind === 'touch' ? /^gesture 1(?![^]*\npointer )/ : RegExp(`\npointer +${kind}\n`), about);
      for (const type of ['down', 'up']) assert.match(script, RegExp(` ${type} 0 [0-9.,-]+${words}\n`), about);
    });
}

for (const kind of ['mouse', 'pen', 'touch']) {
  for (const button of kind === 'touch' ? ['left'] : ['left', 'middle', 'right', 'back', 'forward']) drags(kind, button);
  for (const held of modifiers) drags(kind, 'left', held);
}

for (const held of [null, ...modifiers]) {
  const options = { modifiers: held ? [held] : [] };
  const isShortcut = held === 'control' || held === 'meta';
  const more = held ? ` with ${held}` : '';

  const turned = isShortcut ? [] : names.filter((name) => name !== 'rating');
  told(`a wheel${more}`, needs(...(held ? ['wheel and keys'] : [])), turned, async (name, [x, y]) => {
    await stand.focus(name);
    await stand.hands.rest(x, y, 350);
    // A dial is turned by a wheel up and down, which shift turns sideways.
    await stand.hands.wheel(x, y, ...(name === 'dial' && held !== 'shift' ? [0, 40] : [40, 0]), options);
  }, (script, seen, about, name) => {
    assert.equal(seen.find(({ type }) => type === 'wheel')?.isTaken, turned.includes(name), about);
  });

  for (const key of ['ArrowRight', 'ArrowUp']) {
    // With alt, the arrows to the sides go back and forth in the history, so the elements do not read them.
    const isRead = held !== 'alt' || key === 'ArrowUp';
    told(`${key}${more}`, {}, isRead && !isShortcut ? names : [], async (name) => {
      await stand.focus(name);
      await stand.hands.key(key, options);
    }, (script, seen, about) => {
      assert.equal(seen.find((event) => event.key === key)?.isTaken, isRead && !isShortcut, about);
      assert.equal(RegExp(` key ${key}${held ? ` mods=${held}` : ''}\n`).test(script), isRead, about);
    });
  }
}
