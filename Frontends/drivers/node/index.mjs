// Detent's laws for a slider or a rating of a page, from a test in node: see README.md.
import { openChromium } from './lib/chromium.mjs';
import { PageControl } from './lib/control.mjs';
import { drive as driveWith, shared } from './lib/drive.mjs';
import { Hand } from './lib/hand.mjs';
import { withLaws } from './lib/laws.mjs';
import { usePlaywright } from './lib/playwright.mjs';

export { law } from './lib/laws.mjs';

/** The words for `detent`; shrinking a script of a page takes its time, and a test has little. */
const wordsOf = ({ args, cases = 30, seed = 1, laws, shrinkTime = '20s', regressions, control }) => args ?? ['fuzz',
  '--cases', `${cases}`, '--seed', `${seed}`, '--shrink-time', shrinkTime, '--driver-timeout', '30s', ...laws ? ['--laws', `${laws}`] : [],
  ...regressions ? ['--regressions', regressions] : [], ...control ? ['--control', control] : []];

/**
 * Has detent try the control of a page, and gives { status, output }; it throws nothing if a law is broken.
 * @param open what has the control: an address or a file, which is opened in Chromium; a page of Playwright; or a function that
 *   gives one of them, or a promise of it, and is called whenever a driver starts
 * @param options those of `detent`
 */
export function drive({ open, detent, ...options }) {
  // A page that is there already serves all drivers, one at a time; else each has its own.
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
 * Tries Detent's laws on the slider or the rating of a page, and throws an error with the report if one is broken.
 * @param page an address or a file, a page of Playwright, or a function that gives one
 * @param options selector, track, value, touch, step, keys, pause, settle, name, mount, browser as for the command detent-driver;
 *   own, an array of laws of your own: see `law`; cases, seed, laws, shrinkTime, regressions, control, or args in place of them all, as for `detent fuzz`;
 *   detent, the command; fresh(page), which has a page of Playwright show a fresh control in place of loading it anew
 */
export async function detent(page, options = {}) {
  const { status, output } = await drive({ ...options, open: page });
  if (status !== 0) throw new Error(`detent ended with status ${status}\n\n${output}`);
  return output;
}
