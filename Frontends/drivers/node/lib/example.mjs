// A driver for a page that defines `control`: make(settings), set(name, to, part), value(), focus(), element, and reported,
// the effects since the last answer; optionally `ready`, a promise, and `version`. For any other page see control.mjs.
import { Hand } from './hand.mjs';
import { answerLines } from './lines.mjs';
import { Page } from './page.mjs';
import { serveFolder } from './site.mjs';

/** Abilities of a mouse, and of fingers. */
export const mouse = { has: ['pointer', 'hover', 'wheel', 'key', 'modifiers', 'button', 'set'], kinds: ['mouse'] };
export const touch = { has: ['pointer', 'pointers', 'cancel', 'key', 'modifiers', 'set'], kinds: ['touch'] };

// An empty box of the requested size, 300 points from the edges of the page. Time-dependent browser behaviour is disabled: a
// finger beside it scrolls nothing, a press selects no text, a long press opens no menu, and a short touch is not a click.
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
const state = `(() => { const value = control.value();
  return { [Array.isArray(value) ? 'values' : 'value']: value, effects: control.reported.splice(0) }; })()`;

/**
 * Answers all lines with a control of a page.
 * @param head text of the head of the page, such as its scripts; it defines `control`
 * @param folder files that the page may load
 * @param can abilities of the driver; its reported name includes the version of the browser
 */
export async function serve(head, folder, can) {
  const isTouch = can.kinds[0] === 'touch';
  const page = await Page.open(await serveFolder(folder, { '/': start + head }), { touch: isTouch });
  let size = [0, 0];
  // The right and lower edges belong to the control like the others; in a page they belong to the neighbours.
  const inside = (at, side) => 300 + (at === size[side] ? at - 1 / 64 : at);
  const hand = new Hand(page, { place: (x, y) => [inside(x, 0), inside(y, 1)], kinds: can.kinds });
  // The first press in a new window may be lost.
  for (const e of ['down', 'up']) await hand.take({ e, kind: can.kinds[0], id: 0, x: -250, y: -250 });
  const version = await page.evaluate('globalThis.version ?? ""');
  const name = `${can.name} ${version}, ${await page.browserName()}${isTouch ? ', fingers' : ''}`.replace(' ,', ',');
  process.stdout.on('error', () => process.exit(1));
  await answerLines({
    async make(settings) {
      await hand.lift();
      size = settings.viewport;
      // The first line has no settings.
      await page.evaluate(`control.make(${JSON.stringify({ range: [0, 100], step: 1, ...settings })})`);
      await page.drawn();
      return { ...can, name };
    },
    async set({ set, to, part = 0 }) {
      await page.evaluate(`control.set(${JSON.stringify([set, to, part]).slice(1, -1)})`);
      await page.drawn();
    },
    async take(line) {
      await hand.take(line);
      // Chromium answers before the page receives a move, which comes with the next frame.
      await page.evaluate('new Promise(requestAnimationFrame)');
    },
    state: () => page.evaluate(state),
  });
  await page.close();
}
