// What the drivers of web controls have in common: Chromium without a screen, by its debugging pipe, with real input. A page
// defines `control`: make(settings), set(name, to, part), value(), focus(), element, and told, the list of effects since the
// last answer; and `ready`, a promise, if it has to wait for something, and `version`.
import { createInterface } from 'node:readline';
import { Hand } from './hand.mjs';
import { Page } from './page.mjs';

/** What a mouse can do to a control, and what fingers can. */
export const mouse = { has: ['pointer', 'hover', 'wheel', 'key', 'modifiers', 'set'], kinds: ['mouse'] };
export const touch = { has: ['pointer', 'pointers', 'cancel', 'key', 'modifiers', 'set'], kinds: ['touch'] };

// An empty place of the size that is asked for, 300 points from the edges of the page. What goes by real time and is not the
// control's is off: a finger beside it does not scroll the page, a press selects no text, and a long one opens no menu. Nor does
// a short touch become a click, for which a touch must have been short by the clock.
const start = `<!doctype html><style>html, body { margin: 0; overflow: hidden; touch-action: none; user-select: none } #place { position: absolute; left: 300px; top: 300px }</style>
<body><div id="place"></div><script>
addEventListener('contextmenu', event => event.preventDefault());
addEventListener('touchend', event => event.preventDefault(), { passive: false });
globalThis.place = ({ viewport: [width, height] }) => {
  const place = Object.assign(document.createElement('div'), { id: 'place', style: 'width: ' + width + 'px; height: ' + height + 'px' });
  document.getElementById('place').replaceWith(place);
  return place;
};
</script>`;
const answer = `(() => { const value = control.value();
  return { [Array.isArray(value) ? 'values' : 'value']: value, effects: control.told.splice(0) }; })()`;

/**
 * Answers all lines with a control of a page.
 * @param head what stands in the head of the page, for example its scripts; it defines `control`
 * @param folder files that it may load
 * @param can what the driver says that it can do; its name is said with the version of the browser
 */
export async function serve(head, folder, can) {
  const page = await Page.open(start + head, folder);
  const hand = new Hand(page, 300, 300, can.kinds);
  // The first press in a window that is new may be lost.
  for (const e of ['down', 'up']) await hand.take({ e, kind: can.kinds[0], id: 0, x: -250, y: -250 });
  const { product } = await page.send('Browser.getVersion');
  const [browser] = product.replace('Headless', '').replace('/', ' ').split('.');
  const version = await page.evaluate('globalThis.version ?? ""');
  process.stdout.on('error', () => process.exit(1));
  const by = can.kinds[0] === 'touch' ? ', fingers' : '';
  const first = { ...can, name: `${can.name} ${version}, ${browser}${by}`.replace(' ,', ',') };
  for await (const text of createInterface({ input: process.stdin })) {
    const line = JSON.parse(text);
    if (line.end) break;
    let answered;
    try {
      if (line.new) await hand.lift();
      // The first line says nothing of settings.
      if (line.new) await page.evaluate(`control.make(${JSON.stringify({ range: [0, 100], step: 1, ...line.new })})`);
      else if (line.set) await page.evaluate(`control.set(${JSON.stringify([line.set, line.to, line.part ?? 0]).slice(1, -1)})`);
      else {
        await hand.take(line);
        // Chromium answers before the page hears of a move, which is with the next frame.
        await page.evaluate('new Promise(requestAnimationFrame)');
      }
      // Chromium may lose a press that comes before what was made or changed has been drawn.
      if (line.new || line.set) await page.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
      answered = { ...(line.new ? first : {}), ...await page.evaluate(answer) };
    } catch (problem) {
      answered = { error: problem.message };
    }
    process.stdout.write(`${JSON.stringify(answered)}\n`);
  }
  await page.close();
}
