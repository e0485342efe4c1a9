#!/usr/bin/env node
// Drives the slider or the rating of a page for `detent --driver`; see README.md.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openChromium } from '../lib/chromium.mjs';
import { PageControl } from '../lib/control.mjs';
import { withLaws } from '../lib/laws.mjs';
import { answerLines } from '../lib/lines.mjs';
import { listControls } from '../lib/listing.mjs';

const usage = `usage: detent-driver URL [option…]
       detent-driver [URL] --mount FILE [option…]

Drives the slider or the rating of a page, for detent:

  detent fuzz --driver "npx detent-driver http://localhost:3000/ --selector '#volume'"

URL is an address or a file of HTML.

  --selector CSS    the slider, or each of its thumbs, or what they are in; else the first control of the page
  --track CSS       the track, where a thumb moves neither by Home and End nor by drags
  --value JS        an expression that gives the value, where no thumb has aria-valuenow: --value 'volume.value'
  --focus CSS       what has the focus, and so the keys, if not the thumbs
  --touch           with fingers; else with a mouse
  --step N          how far apart its values are, if two arrows do not show it
  --keys            arrow keys are tried on a radio group, too
  --meet WORD       what thumbs do where they meet: block, push, or swap, where the pointer goes on with the other one
  --between WORD    what a drag between two thumbs does: hold moves one of them, move both
  --follows WORD    when the value follows a drag: move, or release
  --mount FILE      a module of JavaScript that makes the control: mount(element, props, report)
  --own FILE        a module of JavaScript with laws of your own: export const laws = [law('id', 'sentence', check)]
  --pause MS        the longest that it waits between two lines; 20 if it is not said
  --settle MS       how long it waits behind each event before it looks at the value; two frames if it is not said
  --name TEXT       what the control is called in reports
  --list            answer each line with a list of the controls of the page, and drive none
  --browser PATH    the Chromium or Chrome to use; else $CHROMIUM, or 'chromium'
`;

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: {
    selector: { type: 'string' }, track: { type: 'string' }, value: { type: 'string' }, focus: { type: 'string' }, meet: { type: 'string' },
    between: { type: 'string' }, follows: { type: 'string' }, step: { type: 'string' }, mount: { type: 'string' },
    own: { type: 'string' }, pause: { type: 'string' }, settle: { type: 'string' }, name: { type: 'string' }, browser: { type: 'string' },
    touch: { type: 'boolean' }, list: { type: 'boolean' }, keys: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  if (positionals.length > 1) throw new Error(`there is one page, and not '${positionals[1]}' as well`);
  if (!positionals[0] && !values.mount) throw new Error('which page? It takes an address, or a file of HTML');
  for (const name of ['step', 'pause', 'settle']) {
    if (values[name] === undefined) continue;
    if (!(Number(values[name]) > 0)) throw new Error(`--${name} takes a number above 0, not '${values[name]}'`);
    values[name] = Number(values[name]);
  }
  for (const [name, words] of Object.entries({ meet: ['block', 'push', 'swap'], between: ['hold', 'move'], follows: ['move', 'release'] })) {
    if (values[name] === undefined || words.includes(values[name])) continue;
    throw new Error(`--${name} takes ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not '${values[name]}'`);
  }
  return { target: positionals[0], options: { ...values, say: text => process.stderr.write(`detent-driver: ${text}\n`) } };
}

/** Answers the first line with the error, so that detent reports it. */
function answerError(problem) {
  return answerLines({ make() { throw problem; }, set() { throw problem; }, take() { throw problem; } });
}

let request;
try {
  request = readArguments();
} catch (problem) {
  process.stderr.write(`detent-driver: ${problem.message}\n\n${usage}`);
  process.exit(2);
}
process.stdout.on('error', () => process.exit(1));
let page;
try {
  // A driver without its browser cannot go on; detent starts it again, or says so.
  const onFault = text => {
    process.stderr.write(`detent-driver: ${text}\n`);
    if (page) process.exit(1);
  };
  page = await openChromium(request.target, { ...request.options, onFault });
  const { laws } = request.options.own ? await import(pathToFileURL(resolve(request.options.own))) : {};
  if (request.options.own && !Array.isArray(laws)) throw new Error(`'${request.options.own}' exports no array 'laws' (--own)`);
  const list = { make: () => listControls(page.surface, request.options), state: () => ({}) };
  await answerLines(request.options.list ? list : withLaws(new PageControl(page.surface, page.options), laws, page.surface.evaluate));
} catch (problem) {
  await answerError(problem);
}
await page?.surface.close();
process.exit(0);
