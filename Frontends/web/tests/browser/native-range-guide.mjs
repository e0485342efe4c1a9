// Text of Guides/native-range.md.
import { compare, reasons } from './native-range.mjs';
import { tryPatterns } from './apg.mjs';

const cell = ({ native, detent, isSame, reason }) =>
  (isSame ? `${native.value}` : `${native.value} / **${detent.value}** (${reason})`);

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const about = ({ min, max, step, value }) => `${min} to ${max}, step ${step}, from ${value}`;

/** A row for each case, a column for each key, share or gesture. */
function grid(rows) {
  const columns = [...new Set(rows.map(({ name }) => name))];
  const setups = [...new Set(rows.map(({ setup }) => setup))];
  return table(['', ...columns], setups.map((setup) => [
    `${setup.name}: ${about(setup)}`,
    ...columns.map((column) => {
      const row = rows.find((each) => each.setup === setup && each.name === column);
      return row ? cell(row) : '';
    }),
  ]));
}

const points = (list) => table(['requirement', 'met'], list.map(([text, holds]) => [text, holds ? 'yes' : '**no**']));

/** The guide, and its problems: unexplained differences, and points that do not hold. */
export async function guide() {
  const { rows, problems } = await compare();
  const patterns = await tryPatterns();
  /** A sentence on a part of the comparison, and its table. */
  const section = (part, about) => {
    const some = rows.filter((row) => row.part === part);
    return `${about}, ${some.filter(({ isSame }) => isSame).length} of ${some.length} equal:\n\n${grid(some)}`;
  };
  const wrong = [
    ...problems,
    ...rows.filter(({ isSame, reason }) => !isSame && reason === 0).map((row) => `no reason: ${JSON.stringify(row)}`),
    ...reasons.filter((_, index) => !rows.some(({ reason }) => reason === index + 1)).map(({ text }) => `no such row: ${text}`),
    ...[...patterns.slider, ...patterns.thumbs].filter(([, holds]) => !holds).map(([text]) => `does not hold: ${text}`),
  ];
  const text = `# Beside a native range, and beside ARIA's patterns

For authors of web pages: differences between \`<detent-slider>\` and a native range, and its conformance to ARIA's patterns.
[native-range.sh](../Scripts/make/native-range.sh) writes this page from tests of both elements in Chromium; CI compares.

## A native range

\`<input type="range">\` and \`<detent-slider>\` with one thumb get the same bounds, steps and value, and then the same
keys, presses and drags. Both tracks are 400 pixels long, from the centre of the thumb at one end to its centre at the other.
A native thumb is 16 pixels wide in Chromium and stays within its element, so shares count along the path of the thumb's
centre: share 0 is half a thumb from the edge, share 0.5 the middle.

If both reach the same value, with the same \`input\` and \`change\` events, the cell has it once. Otherwise the
first value is the native one, the second is the slider's, and the number refers to a reason below.

${section('keys', 'Keys')}

${section('mouse', 'Mouse presses at shares of the track')}

${section('touch', 'Finger taps at the same shares')}

The numbers of the further tables are pixels towards larger values. Gestures of a mouse and of a finger on the thumb, beside
its middle: where it is pressed, and how far it is dragged.

${section('grips', 'The main button of a mouse, and a finger, on the thumb')}

${section('buttons', 'Other buttons of a mouse: pressed at share 0.25, and dragged from the middle of the thumb')}

${section('held', 'The main button with a modifier held, pressed and dragged there too')}

${section('shortcuts', 'Arrow keys with a modifier held')}

The reasons:

${reasons.map(({ text: reason }, index) => `${index + 1}. ${reason}`).join('\n')}

Differences that do not concern keys, presses and drags:

- Without \`value\` a native range starts in the middle. The slider starts at 0, or at the bound nearest to 0.
- Without \`step\` a native range has steps of 1. The slider then accepts any value, as a native one does with \`step="any"\`.
- A native range rounds a value set by the page to a step. The slider keeps it, within the bounds.
- A native range is vertical by \`writing-mode\` and grows upwards by \`direction: rtl\`. The slider is vertical by
  \`orientation="vertical"\`, and grows upwards, or downwards with \`inverted\`.
- Enter submits the form of a native range, not that of the slider.

## The slider pattern

Requirements of the [slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider/) of the ARIA Authoring Practices
Guide, paraphrased, each tested in Chromium with real keys and the accessibility tree:

${points(patterns.slider)}

## The pattern of several thumbs

Further requirements of the [multi-thumb slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/):

${points(patterns.thumbs)}
`;
  return { text, wrong };
}
