// Any page in Chromium, for control.mjs.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Hand } from './hand.mjs';
import { Page } from './page.mjs';
import { serveFolder } from './site.mjs';

// A page like others: its body fills the window, as libraries listen there, and has text around the control.
const empty = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A control</title>
<style>body { min-height: 100vh; margin: 0; padding: 20px; box-sizing: border-box }
body { display: flex; flex-direction: column; justify-content: space-between }</style>
<body><p>Text above the control.</p><p>Text below it.</p></body></html>`;

/**
 * Opens a page.
 * @param target an address or a file; by default an empty page, for `mount`
 * @param options touch, browser, mount, a file with a module, and page, an open one to use
 * @returns the page and the options of a PageControl
 */
export async function openChromium(target, options) {
  const address = target ? await addressOf(target) : await serveFolder(dirname(resolve(options.mount)), { '/': empty });
  const mount = options.mount && await addressOf(options.mount);
  const page = options.page ?? await Page.open('about:blank', options);
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
      heard: () => page.heard(),
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
