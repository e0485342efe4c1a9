// Text of Guides/web-looks.md: actual parts and custom properties of elements, with descriptions.
import { Stand } from './stand.mjs';

/** Markup that shows everything of each element; some need a second one. */
const elements = {
  ruler: ['<detent-ruler value="4"></detent-ruler>'],
  rating: ['<detent-rating value="2.5" granularity="0.5"></detent-rating>'],
  slider: ['<detent-slider value="20 70" marks bubble></detent-slider>', '<detent-slider value="20" origin="50"></detent-slider>'],
  dial: ['<detent-dial value="20" marks></detent-dial>'],
};

export const parts = {
  stage: 'the whole drawing; positions are relative to it', canvas: 'the marks of a ruler, and their values', cursor: 'the fixed line',
  empty: 'the outline of a symbol', full: 'the filled share of a symbol', symbol: 'one star, or its replacement',
  filled: 'a completely filled symbol', previewed: 'a symbol that the hovering mouse would choose', pressed: 'a pressed symbol',
  track: 'the path of a thumb or pointer', fill: 'the chosen part of the track', origin: 'the start of the fill, if it is not the end',
  thumb: 'the handle', held: 'a held thumb', focus: 'the focused thumb', bubble: 'the value over a thumb',
  mark: 'a mark below the track', labelled: 'a mark with a value', label: 'that value',
  drawing: 'the SVG of a dial', arc: 'the chosen part of the track', marks: 'the marks around the dial', knob: 'the disc inside',
  pointer: 'the line on the disc', readout: 'the value in the middle',
};

export const properties = {
  accent: 'the colour of the chosen part', ink: 'marks and text', focus: 'the focus ring', 'label-ink': 'the text of values',
  'cursor-width': 'the width of the cursor', fade: 'the share of a ruler that fades out at each end',
  symbol: 'an image in place of the star', 'symbol-empty': 'an image for the empty symbol',
  'symbol-size': 'the size of a symbol, if there is space', 'symbol-rim': 'the edge of a filled symbol',
  empty: 'the outline of an empty symbol', 'preview-opacity': 'the opacity of the mouse preview',
  track: 'the track', 'thumb-rim': 'the edge of a thumb or a knob', 'thumb-size': 'the size of a thumb, and of the place where a mouse grabs it',
  'track-size': 'the thickness of the track', 'track-radius': 'the corners of the track', 'thumb-radius': 'the corners of a thumb',
  'thumb-shadow': 'the shadow of a thumb', halo: 'the ring around a thumb below the mouse, or held', knob: 'the disc of a dial',
};

/** Parts and custom properties of elements in the browser. */
export async function found() {
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

For authors of style sheets: pictures of the elements, and all their parts and custom properties.
[looks.sh](../Scripts/make/looks.sh) writes this page from the elements in Chromium; CI compares the tables and the pictures.

## Now, and before

Each picture has a rating, a dial, a ruler and a slider: enabled, read-only and disabled. The pictures "before" are of commit
fb68cf93. Pictures with two pixels to a point are [beside them](pictures/looks).

${table(['', 'before', 'now'], ['light', 'dark', 'forced'].map((scheme) => [scheme, picture('before', scheme), picture('now', scheme)]))}

## Themes

Two style sheets of the package, linked in the head of a page, set custom properties and parts of the tables below:
[\`detent/themes/material.css\`](../Frontends/web/themes/material.css) and
[\`detent/themes/apple.css\`](../Frontends/web/themes/apple.css).

${table(['', 'material', 'apple'], ['light', 'dark', 'forced'].map((scheme) => [scheme, picture('material', scheme), picture('apple', scheme)]))}

## Models

| design | model |
| --- | --- |
| outlined empty stars, and filled ones of one colour | Material 3's pairs of outlined and filled icons, and Web Awesome's \`<wa-rating>\` |
| a dial of an arc, with a line on a flat disc | the knobs of audio hardware, and of plug-ins that draw them |
| a thumb with a shadow over a thin track from edge to edge, hollow if read-only | Apple's and Material's sliders; \`<wa-slider>\` |
| a scale that fades out at its ends, under a fixed line | the rulers of Apple's photo editor, by way of SlidingRuler |
| only the colours of the system | forced colours of CSS, as in Windows' contrast themes |

## Parts

For \`::part(…)\` in style sheets of the page. A part may have several names: \`::part(thumb held)\`.

${table(['part', 'of', 'meaning'], partRows.map((row) => row.slice(0, 3)))}

## Custom properties

${table(['property', 'of', 'meaning', 'default'], propertyRows.map((row) => [...row.slice(0, 3), usual(row)]))}

Properties that begin with \`--_\` are internal, computed from the others.
`;
  return { text, unknown };
}
