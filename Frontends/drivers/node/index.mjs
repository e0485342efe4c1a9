// Detent's laws for a slider or a rating of a page, in a node test; see README.md.
import { openChromium } from './lib/chromium.mjs';
import { PageControl } from './lib/control.mjs';
import { fileURLToPath } from 'node:url';
import { drive as driveWith, run, shared } from './lib/drive.mjs';
import { Hand } from './lib/hand.mjs';
import { withLaws } from './lib/laws.mjs';
import { usePlaywright } from './lib/playwright.mjs';

export { law } from './lib/laws.mjs';

/** Arguments of `detent`; shrinking a script on a page is slow, so tests limit its time. */
const wordsOf = ({ args, cases = 30, seed = 1, laws, shrinkTime = '20s', regressions, control }) => args ?? ['fuzz',
  '--cases', `${cases}`, '--seed', `${seed}`, '--shrink-time', shrinkTime, '--driver-timeout', '30s', ...laws ? ['--laws', `${laws}`] : [],
  ...regressions ? ['--regressions', regressions] : [], ...control ? ['--control', control] : []];

/**
 * Runs detent on the control of a page; returns { status, output }, also if a law is broken.
 * @param open page with the control: an address or file to open in Chromium; a Playwright page; or a function that returns
 *   one of them or its promise, called at each start of a driver
 * @param options those of `detent`
 */
export function drive({ open, detent, ...options }) {
  // An existing page serves all drivers, one at a time; otherwise each has its own.
  let share;
  const words = [...wordsOf(options)];
  if (open?.mouse || open?.page) words.push('--driver-jobs', '1');
  const start = async () => {
    const target = typeof open === 'function' ? await open() : open;
    if (!target || typeof target === 'string') {
      const page = await openChromium(target, options);
      const control = withLaws(new PageControl(page.surface, page.options), options.own, page.surface.evaluate);
      return { control, close: page.surface.close };
    }
    const control = async () => {
      const surface = await usePlaywright(target, { ...options, Hand });
      const control = new PageControl(surface, { usualName: options.selector ?? 'slider', ...options, mount: undefined });
      return withLaws(control, options.own, surface.evaluate);
    };
    if (typeof open === 'function') return { control: await control(), close: async () => {} };
    share ??= control().then(shared);
    return { control: (await share)(), close: async () => {} };
  };
  return driveWith({ detent, args: words, open: start });
}

/**
 * Checks Detent's laws on the slider or the rating of a page; throws an error with the report if one is broken.
 * @param page an address or a file, a Playwright page, or a function that returns one
 * @param options selector, track, value, focus, touch, step, keys, meet, between, follows, pause, settle, name, mount, browser
 *   as for the command detent-driver; say, a function that takes the sentence about what was found, and other notes; own, an
 *   array of custom laws: see `law`; cases, seed, laws, shrinkTime, regressions, control, or args instead, as for `detent
 *   fuzz`; detent, the command; fresh(page), which shows a fresh control in a Playwright page instead of a reload
 */
export async function detent(page, options = {}) {
  const { status, output } = await drive({ ...options, open: page });
  if (status !== 0) throw new Error(`detent ended with status ${status}\n\n${output}`);
  return output;
}

/**
 * Judges every control of a page, as `detent page`; throws an error with the report if one breaks a law, or none can be judged.
 * @param address an address or a file, which opens in a separate Chromium
 * @param options those of `detent page`, without the dashes, as { laws: 'must,aria', time: '10s', html: 'report.html', touch: true };
 *   detent, the command
 */
export async function detentPage(address, { detent = process.env.DETENT ?? 'detent', ...options } = {}) {
  const words = Object.entries(options).flatMap(([name, value]) => value === true ? [`--${name}`] : [`--${name}`, `${value}`]);
  const driver = fileURLToPath(new URL('.', import.meta.url));
  const { status, output } = await run(detent, ['page', address, ...words], { ...process.env, DETENT_DRIVER: driver });
  if (status !== 0) throw new Error(`detent page ended with status ${status}\n\n${output}`);
  return output;
}
