// Text of Guides/native-range.md.
import { compare, reasons } from './native-range.mjs';
import { tryPatterns } from './apg.mjs';

const cell = ({ native, detent, isSame, reason }) =>
  (isSame ? `${native.value}` : `${native.value} / **${detent.value}** (${reason})`);

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const about = ({ min, max, step, value }) => `${min} to ${max}, step ${step}, from ${value}`;

/** A row for each case, a column for each key or share. */
function grid(rows, columnOf) {
  const columns = [...new Set(rows.map(columnOf))];
  const setups = [...new Set(rows.map(({ setup }) => setup))];
  return table(['', ...columns], setups.map((setup) => [
    `${setup.name}: ${about(setup)}`,
    ...columns.map((column) => {
      const row = rows.find((each) => each.setup === setup && columnOf(each) === column);
      return row ? cell(row) : '';
    }),
  ]));
}

const points = (list) => table(['what is asked', 'holds'], list.map(([text, holds]) => [text, holds ? 'yes' : '**no**']));

/** The guide, and its problems: unexplained differences, and points that do not hold. */
export async function guide() {
  const { rows, problems } = await compare();
  const patterns = await tryPatterns();
  const keys = rows.filter(({ key }) => key);
  const presses = rows.filter(({ how }) => how === 'mouse');
  const touches = rows.filter(({ how }) => how === 'touch');
  const count = (some) => `${some.filter(({ isSame }) => isSame).length} of ${some.length}`;
  const wrong = [
    ...problems,
    ...rows.filter(({ isSame, reason }) => !isSame && reason === 0).map((row) => `no reason: ${JSON.stringify(row)}`),
    ...reasons.filter((_, index) => !rows.some(({ reason }) => reason === index + 1)).map(({ text }) => `no such row: ${text}`),
    ...[...patterns.slider, ...patterns.thumbs].filter(([, holds]) => !holds).map(([text]) => `does not hold: ${text}`),
  ];
  const text = `# Beside a native range, and beside ARIA's patterns

Made by [native-range.sh](../Scripts/make/native-range.sh), which drives both elements in a real Chromium; CI compares.

## A native range

\`<input type="range">\` and \`<detent-slider>\` with one thumb are given the same bounds, steps and value, and then the same
keys and presses. Both tracks are 400 pixels long, from the middle of the thumb at one end to its middle at the other. A
native thumb is 16 pixels wide in Chromium and stays within its element, so a press at a share of the track is half a thumb
further in than that share of the element.

Where both come to the same value, by the same \`input\` and \`change\` events, it stands there once. Where they do not, the
first value is the native one, the second is that of the slider, and the number is that of the reason below.

Keys, ${count(keys)} the same:

${grid(keys, ({ key }) => key)}

Presses of a mouse at shares of the track, ${count(presses)} the same:

${grid(presses, ({ share }) => share)}

Taps of a finger there, ${count(touches)} the same:

${grid(touches, ({ share }) => share)}

The reasons:

${reasons.map(({ text: reason }, index) => `${index + 1}. ${reason}`).join('\n')}

What no row shows, as it is no matter of keys and presses:

- Without \`value\` a native range is in the middle. The slider is at 0, or at the bound next to that.
- Without \`step\` a native range has steps of 1. The slider then takes any value, as a native one does with \`step="any"\`.
- A value that is set on a native range is brought to a step. One that is set on the slider stays as it is, within the bounds.
- A native range stands upright by \`writing-mode\` and grows upwards by \`direction: rtl\`. The slider stands upright by
  \`orientation="vertical"\`, and always grows upwards.

## The slider pattern

What the [slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider/) of the ARIA Authoring Practices Guide asks for,
in other words, each point tried in Chromium by real keys and by what its accessibility tree says:

${points(patterns.slider)}

## The pattern of several thumbs

What the [multi-thumb slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/) asks for besides:

${points(patterns.thumbs)}
`;
  return { text, wrong };
}
