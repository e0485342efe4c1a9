// Any page in Chromium, for control.mjs.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Hand } from './hand.mjs';
import { Page } from './page.mjs';
import { serveFolder } from './site.mjs';

const empty = '<!doctype html><meta charset="utf-8"><body></body>';

/**
 * Opens a page.
 * @param target an address or a file; by default an empty page, for `mount`
 * @param options touch, browser, and mount, a file with a module
 * @returns the page and the options of a PageControl
 */
export async function openChromium(target, options) {
  const address = target ? await addressOf(target) : await serveFolder(dirname(resolve(options.mount)), { '/': empty });
  const mount = options.mount && await addressOf(options.mount);
  const page = await Page.open('about:blank', options);
  // A page may forbid modules of other origins.
  if (mount) await page.send('Page.setBypassCSP', { enabled: true });
  await page.go(address);
  return {
    surface: {
      evaluate: expression => page.evaluate(expression),
      fresh: () => page.go(address),
      hand: kinds => new Hand(page, { kinds, control: 'detentSeen' }),
      drawn: () => page.drawn(),
      browserName: () => page.browserName(),
      close: () => page.close(),
    },
    options: { usualName: `${options.selector ?? 'slider'} of ${target ?? options.mount}`, ...options, mount },
  };
}

/** Address of a target; a file is served with its whole folder, as modules of pages need. */
async function addressOf(target) {
  if (/^(https?|data|file):/.test(target)) return target;
  const [file, question = ''] = target.split(/(?=[?#])/, 2);
  if (!existsSync(file)) throw new Error(`'${target}' is neither an address, as http://localhost:3000/, nor a file`);
  const path = resolve(file);
  if (statSync(path).isDirectory()) return `${await serveFolder(path)}index.html${question}`;
  return await serveFolder(dirname(path)) + encodeURIComponent(basename(path)) + question;
}
