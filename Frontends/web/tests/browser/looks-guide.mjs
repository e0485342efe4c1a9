// Text of Guides/web-looks.md: actual parts and custom properties of elements, with descriptions.
import { Stand } from './stand.mjs';

/** Markup that shows everything of each element; a second one where one is not enough. */
const elements = {
  ruler: ['<detent-ruler value="4"></detent-ruler>'],
  rating: ['<detent-rating value="2.5" granularity="0.5"></detent-rating>'],
  slider: ['<detent-slider value="20 70" marks bubble></detent-slider>', '<detent-slider value="20" origin="50"></detent-slider>'],
  dial: ['<detent-dial value="20" marks></detent-dial>'],
};

const parts = {
  stage: 'all that is drawn; places are relative to it', canvas: 'the marks of a ruler, and their values', cursor: 'the line that stands',
  empty: 'the outline of a symbol', full: 'what of a symbol is filled', symbol: 'one star, or whatever is in its place',
  filled: 'a symbol that is all full', previewed: 'one that a mouse over it would choose', pressed: 'one under a finger',
  track: 'what a thumb or a pointer moves along', fill: 'what of the track is chosen', origin: 'where the fill begins, if that is not the end',
  thumb: 'what is taken hold of', held: 'a thumb that somebody has', focus: 'the thumb that has the keyboard', bubble: 'the value over a thumb',
  mark: 'a mark below the track', labelled: 'a mark with a value', label: 'that value',
  drawing: 'the SVG of a dial', arc: 'what of the track is chosen', marks: 'the marks round it', knob: 'the disc within', pointer: 'the line on it',
  readout: 'the value in the middle',
};

const properties = {
  accent: 'what is chosen', ink: 'marks and text', focus: 'the ring of the keyboard', 'label-ink': 'values that are written',
  'cursor-width': 'how broad the cursor is', fade: 'how much of a ruler fades out at each end',
  symbol: 'an image in place of the star', 'symbol-empty': 'one for what is empty', 'symbol-size': 'how large it is, where there is room',
  'symbol-rim': 'the edge of what is full', empty: 'the outline of what is empty', 'preview-opacity': 'of what a mouse would choose',
  track: 'the track', 'thumb-rim': 'the edge of a thumb or a knob', 'thumb-size': 'how large a thumb is', 'track-size': 'how thick what is filled is',
  knob: 'the disc of a dial',
};

/** Parts and custom properties of elements in the browser. */
async function found() {
  const stand = await Stand.open({ width: 800, height: 700 });
  const all = {};
  for (const [name, markups] of Object.entries(elements)) {
    const names = new Set();
    let text = '';
    for (const html of markups) {
      await stand.show(html);
      await stand.page.frames(4);
      const { x, y } = await stand.page.evaluate(() => {
        const [element] = document.body.children;
        const piece = element.shadowRoot.querySelector('.thumb, .symbol') ?? element;
        const { x, y, width, height } = piece.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      const look = async () => {
        await stand.page.frames(2);
        return stand.page.evaluate(() => {
          const { shadowRoot } = document.body.firstElementChild;
          return {
            names: [...shadowRoot.querySelectorAll('[part]')].flatMap((each) => [...each.part]),
            text: shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join('\n') };
        });
      };
      await stand.hands.hover(x + 1, y);
      for (const name of (await look()).names) names.add(name);
      await stand.hands.mouse([[0, x, y]], { end: 'none' });
      const seen = await look();
      for (const name of seen.names) names.add(name);
      await stand.hands.release(x, y);
      text += seen.text;
    }
    all[name] = { parts: [...names], properties: defaults(text) };
  }
  await stand.close();
  return all;
}

/** Custom properties in a style sheet, with their fallbacks. @returns {Map<string, string>} */
function defaults(text) {
  const all = new Map();
  for (const { index, 0: start, 1: name } of text.matchAll(/var\(--detent-([\w-]+)/g)) {
    let [depth, end] = [1, index + start.length];
    for (; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[text[end]] ?? 0;
    const fallback = text.slice(index + start.length, end - 1).replace(/^,\s*/, '').trim();
    if (!all.has(name)) all.set(name, fallback);
  }
  return all;
}

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Table rows of names that some elements have. */
function rows(all, of, meanings, write) {
  const names = [...new Set(Object.values(all).flatMap(of))];
  return names.map((name) => {
    const having = Object.keys(all).filter((element) => of(all[element]).includes(name));
    return [write(name), having.length === 4 ? 'all' : having.join(', '), meanings[name] ?? '**what?**', name, having];
  });
}

const picture = (when, scheme) => `![${when}, ${scheme}](pictures/looks/${when}-${scheme}-1x.png)`;

/** The guide, and names that it does not describe. */
export async function guide() {
  const all = await found();
  const partRows = rows(all, (each) => each.parts, parts, (name) => `\`${name}\``);
  const propertyRows = rows(all, (each) => [...each.properties.keys()], properties, (name) => `\`--detent-${name}\``);
  const usual = ([, , , name, having]) => {
    const each = having.map((element) => all[element].properties.get(name));
    return [...new Set(each)].map((value) => (value ? `\`${value.replaceAll('|', '\\|')}\`` : 'none')).join('; ');
  };
  const unknown = [...partRows, ...propertyRows].filter(([, , meaning]) => meaning === '**what?**').map(([name]) => name);
  const text = `# The looks of the elements

Made by [looks.sh](../Scripts/make/looks.sh), which asks the elements themselves in a real Chromium; CI compares the tables.

## Now, and before

Each picture has a rating, a dial, a ruler and a slider as they can be used, can only be read, and are disabled. Before is commit
fb68cf93. The same with two pixels to a point are [beside them](pictures/looks).

${table(['', 'before', 'now'], ['light', 'dark', 'forced'].map((scheme) => [scheme, picture('before', scheme), picture('now', scheme)]))}

| what | after |
| --- | --- |
| outlined empty stars, filled ones with an edge | Material 3's pairs of outlined and filled icons, and Web Awesome's \`<wa-rating>\` |
| a dial with an arc round it, and a line on its disc | the knobs of audio hardware, and of plug-ins that draw them |
| a thumb over a thin track, hollow where it can only be read | Apple's and Material's sliders; \`<wa-slider>\` |
| a scale that fades out at its ends, under a line that stands | the rulers of Apple's photo editor, by way of SlidingRuler |
| the colours of the system, no others | forced colours of CSS, as Windows' contrast themes |

## Parts

For \`::part(…)\` in style sheets of the page. A part may have several names: \`::part(thumb held)\`.

${table(['part', 'of', 'what it is'], partRows.map((row) => row.slice(0, 3)))}

## Custom properties

${table(['property', 'of', 'what it is', 'unless it is set'], propertyRows.map((row) => [...row.slice(0, 3), usual(row)]))}

Colours that begin with \`--_\` are the element's own, made of the others.
`;
  return { text, unknown };
}
