// Central promise: gestures in a page are recorded as a script; the command plays it, and its trace
// equals the page's, byte for byte.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const detent = process.env.DETENT ?? fileURLToPath(new URL('../../../../.build/release/detent', import.meta.url));
const kept = process.env.DETENT_RECORDINGS;
let stand;
let folder;

before(async () => {
  stand = await Stand.open({ touch: true });
  folder = kept ?? await mkdtemp(join(tmpdir(), 'detent-recordings-'));
});
after(async () => {
  await stand.close();
  if (!kept) await rm(folder, { recursive: true });
});

// The first of duplicate attributes counts.
const ruler = (more = 'snap="always"') => `<detent-ruler id="r" ${more} aria-label="A" min="0" max="100" value="50"
  unit-width="40" tick="fraction"></detent-ruler>`;
const rating = (more = '') =>
  `<detent-rating id="r" ${more} aria-label="B" value="1" granularity="0.5"></detent-rating>`;

const begin = () => stand.page.evaluate(async () => {
  const { Recording } = await import('/script.js');
  window.recording = new Recording(r.control, { breadth: r.breadth });
});

const finish = name => stand.page.evaluate(name => {
  window.recording.stop();
  return { script: window.recording.script(), trace: window.recording.trace(name) };
}, `${name}.gesture`);

/** Records actions, plays them with the command, and compares. `demands`: required content of the trace. */
function recorded(what, html, deed, ...demands) {
  test(`recorded: ${what}`, async () => {
    const name = what.replace(/[^a-z]+/g, '-');
    await stand.show(html);
    await begin();
    await deed(stand.hands);
    await stand.idle();
    const { script, trace } = await finish(name);
    const path = join(folder, `${name}.gesture`);
    await writeFile(path, script);
    const expected = execFileSync(detent, ['run', '--level', 'calls', path], { encoding: 'utf8' });
    assert.equal(trace, expected, script);
    for (const demand of demands) assert.match(trace, demand);
    assert.deepEqual(stand.page.problems.splice(0), []);
  });
}

recorded('a fling by a finger', ruler(),
  hands => hands.touch(line([350, 40], [180, 41], { over: 88, period: 7 })),
  /tick mark=5\d\d/, /snapped/, /ended reason=commit/, /idle/);

recorded('a fling, caught and flung on into the bound', ruler('max="60"'), async hands => {
  await hands.touch(line([350, 40], [180, 40], { over: 80 }));
  await hands.touch(line([350, 40], [150, 40], { over: 80 }));
}, /bound side=upper/);

recorded('a drag past the bound, and back by a spring', ruler('max="52"'),
  hands => hands.mouse(line([350, 40], [100, 40], { over: 160 })), /bound side=upper/);

recorded('a mouse with alt for part of the way', ruler(), async hands => {
  await hands.mouse(line([300, 40], [250, 40]), { end: 'none' });
  await hands.drag(200, 40, { modifiers: ['alt'] });
  await hands.release(190, 40, { modifiers: ['alt'] });
}, /changed/);

recorded('a pen', ruler('snap="none"'),
  hands => hands.mouse(line([300.5, 40.25], [212.125, 44], { over: 64 }), { pointerType: 'pen' }), /ended/);

recorded('a wheel that stops between marks', ruler(), async hands => {
  await hands.rest(200, 40);
  for (const delta of [13, 40, 27, -5]) await hands.wheel(200, 40, delta, 0);
}, /cause=wheel/, /cause=snap/);

recorded('a wheel with alt, and one with shift', ruler('orientation="vertical"'), async hands => {
  await hands.rest(200, 40);
  await hands.wheel(200, 40, 0, 13, { modifiers: ['alt'] });
  await hands.wheel(200, 40, 7, 0, { modifiers: ['shift'] });
}, /cause=wheel/);

recorded('keys, on and past the end', ruler('max="53"'), async hands => {
  await stand.focus('r');
  for (const key of ['ArrowRight', 'ArrowUp', 'PageUp', 'ArrowRight', 'Home', 'End']) await hands.key(key);
}, /cause=key/, /bound side=upper/);

recorded('taps beside the cursor, within reach and past the bound', ruler('max="52"'), async hands => {
  for (const x of [260, 390, 390]) {
    await hands.mouse([[0, x, 40], [40, x, 40]]);
    await stand.idle();
  }
}, /cause=tap/, /bound side=upper/);

recorded('Escape while a mouse drags', ruler(), async hands => {
  await stand.focus('r');
  await hands.mouse(line([300, 40], [200, 40]), { end: 'none' });
  await hands.key('Escape');
  await hands.release(200, 40);
}, /ended reason=cancel/);

recorded('a finger that the page takes for scrolling', `${ruler()}<div style="height: 3000px"></div>`,
  async hands => {
    await hands.touch(line([300, 75], [302, 5], { over: 160 }));
    await stand.still();
  }, /yielded/);

recorded('a finger that the system takes away', ruler(),
  hands => hands.touch(line([300, 40], [200, 40]), { end: 'cancel' }), /ended reason=cancel/);

recorded('right to left', `<div dir="rtl">${ruler()}</div>`,
  hands => hands.touch(line([150, 40], [280, 40], { over: 80 })), /cause=drag/);

recorded('upright', ruler('orientation="vertical" style="width: 80px; height: 300px"'),
  hands => hands.touch(line([40, 60], [41, 240], { over: 80 })), /cause=drag/);

recorded('a ruler with odd sizes', ruler('step="0.3" fractions="7" style="width: 333.4px; height: 61.7px" max="inf"'),
  hands => hands.touch(line([300, 30], [171, 30], { over: 80 })), /cause=drag/);

const physics = 'deceleration="0.999" spring-frequency="25" rubber-band="0.2" slop="3" minimum-fling="20"';
recorded('physics of its own', ruler(`${physics} max="70"`),
  hands => hands.touch(line([350, 40], [180, 40], { over: 100 })), /ended/);

recorded('changes by the program while it coasts', ruler('snap="unit" max="1000"'), async hands => {
  await hands.touch(line([350, 40], [180, 40], { over: 80 }));
  await stand.page.evaluate(async () => {
    const later = () => new Promise(resolve => setTimeout(resolve, 40));
    await later();
    r.step = 2;
    await later();
    r.unitWidth = 60;
    r.tick = 'unit';
    await later();
    r.max = 54;
    await later();
    r.setValue(10, { animated: true });
  });
}, /reason=commit/);

recorded('a change of size and of state while a finger is down', ruler(), async hands => {
  await hands.touch(line([350, 40], [250, 40]), { end: 'none' });
  await stand.page.evaluate(async () => {
    r.style.width = '300px';
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    r.disabled = true;
    await new Promise(resolve => setTimeout(resolve, 30));
    r.disabled = false;
  });
  await stand.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}, /ended reason=cancel/);

recorded('a page that is busy for longer than frames take', ruler(), async hands => {
  await stand.page.evaluate(() => {
    const busy = () => { for (const end = performance.now() + 35; performance.now() < end;); };
    r.addEventListener('input', busy);
  });
  await hands.touch(line([350, 40], [180, 40], { over: 88 }));
  await hands.touch(line([350, 40], [250, 40], { over: 88 }));
}, /idle/);

recorded('less motion', ruler('motion="reduced"'),
  hands => hands.touch(line([350, 40], [180, 40], { over: 80 })), /ended reason=commit/);

recorded('a drag along a rating', rating(),
  hands => hands.touch(line([30, 20], [170, 22], { over: 160 })), /cause=drag/, /preview value=none/);

recorded('a finger that scrolls the page from a rating', `${rating()}<div style="height: 3000px"></div>`,
  async hands => {
    await hands.touch(line([100, 38], [102, 2], { over: 160 }));
    await stand.still();
  }, /preview value=3\n[^]*preview value=none/);

recorded('a rating under a mouse, pressed, cleared and chosen again', rating('reselection="clear"'), async hands => {
  for (const x of [15, 60, 110, 150]) await hands.hover(x, 20);
  await hands.mouse([[0, 150, 20]]);
  await hands.mouse([[0, 150, 20]]);
  await hands.hover(100, 20);
  await hands.mouse([[0, 100, 20]]);
  await hands.hover(100, 300);
}, /changed value=0 cause=drag/, /preview value=none/);

recorded('a rating by keys', rating('value="3.7"'), async hands => {
  await stand.focus('r');
  for (const key of ['ArrowRight', 'ArrowUp', '5', 'ArrowRight', 'Home', '2']) await hands.key(key);
  await hands.key('ArrowUp', { modifiers: ['shift'] });
}, /bound side=upper/);

recorded('a rating that takes only taps, with gaps, right to left',
  `<div dir="rtl">${rating('selection="tap" spacing="8" count="7" granularity="0.25"')}</div>`, async hands => {
    await hands.touch(line([440, 20], [300, 20]));
    await hands.touch([[0, 400, 20], [60, 401, 20]]);
  }, /cause=drag/);

recorded('a rating cancelled by Escape, and changed by the program', rating(), async hands => {
  await stand.focus('r');
  await hands.mouse(line([30, 20], [170, 20]), { end: 'none' });
  await stand.page.evaluate(() => { r.count = 4; });
  await hands.key('Escape');
  await hands.release(170, 20);
}, /ended reason=cancel/);
