#!/usr/bin/env python3
"""Checks the guarantees of a site. Scripts/check/site.sh calls it.

    Scripts/check/site/site.py SITE SYMBOLS [AXE]

SITE is the output of Scripts/build/site.sh, SYMBOLS the folder of its symbol graphs. AXE is axe.min.js, by default from PyPI
(see axe_core.py). Checks that need Chromium or axe are skipped without it, with a message.
"""
import os
import pathlib
import shutil
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path += [str(HERE), str(HERE.parent), str(HERE.parents[1] / 'build/site')]
import axe_core  # noqa: E402
import browser  # noqa: E402
import graph  # noqa: E402
import links  # noqa: E402

# With DETENT_FAST=yes, axe checks narrow pages in light mode.
FAST = os.environ.get('DETENT_FAST') == 'yes'
WIDTHS = [375] if FAST else [375, 1000]
# Time limit of loading a page, in milliseconds.
MOST = 1000
# Pages of repository files are alike: axe checks one in this many.
SHARE = 40
SERIOUS = ('serious', 'critical')
problems = []


def documented(symbols):
    modules = graph.read(symbols)
    missing = graph.undocumented(modules)
    problems.extend(f'{each.file}:{each.line}: {".".join(each.path)} has no comment' for each in missing)
    count = sum(map(len, modules.values()))
    if not count:
        problems.append(f'{symbols}: no symbol graph has a symbol: this check checks nothing')
    print(f'site: {count} public declarations in {len([1 for each in modules.values() if each])} modules, {len(missing)} without a comment')


def is_view(place):
    """Returns True for a page that shows a file or folder of the repository."""
    folder = place.split('/')[0]
    return folder in ('Examples', 'Snippets', 'Tests', 'Sources', 'Scripts', 'Frontends', 'Manual', 'Editors', 'Packaging') and not (
        place.endswith('README.html') or 'demo' in place)


def wanted(site, places):
    """Returns the pages to open; of docc's only modules and articles, as there are thousands of similar pages of symbols."""
    pages = [{'place': place, 'asks': not is_view(place) or number % SHARE == 0} for number, place in enumerate(places)]
    for index in sorted(site.glob('docc/documentation/*/index.html')) + sorted(site.glob('docc/documentation/detent/*/index.html')):
        pages.append({'place': index.relative_to(site).as_posix().removesuffix('index.html'), 'asks': False, 'wait': True})
    return pages


def judge(results, asked, dark):
    for each in results:
        where = f"{each['place']} at {each['width']} points{', dark' if dark else ''}"
        if 'error' in each:
            problems.append(f"{where}: {each['error']}")
            continue
        problems.extend(f'{where}: asks {name}' for name in each['elsewhere'])
        if not each['heading']:
            problems.append(f'{where}: has no heading')
        if each['broad'] > 0 and not each['place'].startswith('docc/'):
            problems.append(f"{where}: {each['broad']} points too broad")
        for found in each['problems']:
            if found['impact'] in SERIOUS:
                problems.append(f"{where}: axe: {found['id']}, {found['count']} times, first {found['first']}")
    problems.extend(f'asked of another host: {each[:300]}' for each in asked)


def least(results, times):
    """Keeps the shortest loading time of each page, because the machine may be busy."""
    for each in results:
        if 'load' in each:
            times[each['place']] = min(times.get(each['place'], 1e9), max(each['load'], each['shown']))
    return times


def look(site, places, axe):
    pages = wanted(site, places)
    begin, times, count, minor = time.monotonic(), {}, 0, set()
    for dark in (False,) if FAST else (False, True):
        # In dark mode, visit only the pages for axe.
        some = [page for page in pages if not dark or page['asks']]
        results, asked = browser.look(site, some, WIDTHS, axe, dark)
        judge(results, asked, dark)
        least(results, times)
        count += len(results)
        minor |= {found['id'] for each in results for found in each.get('problems', []) if found['impact'] not in SERIOUS}
    for _ in range(2):
        slow = [{**page, 'asks': False} for page in pages if times.get(page['place'], 0) > MOST]
        if slow:
            results, asked = browser.look(site, slow, WIDTHS, axe, False)
            least(results, times)
    # Times are meaningless while other checks run in parallel.
    if not FAST:
        problems.extend(f'{place}: loaded after {spent:.0f} ms, of at most {MOST}' for place, spent in times.items() if spent > MOST)
    slowest = max(times, key=times.get)
    print(f'site: Chromium opened {len(pages)} pages, {count} times in {time.monotonic() - begin:.0f} s; the slowest, {slowest}, is loaded after '
          f'{times[slowest]:.0f} ms')
    if axe:
        print(f"site: axe looked at {sum(page['asks'] for page in pages)} pages at {' and '.join(map(str, WIDTHS))} points, {'light' if FAST else 'light and dark'}; minor or "
              f"moderate: {', '.join(sorted(minor)) or 'nothing'}")


def main(site, symbols, axe=None):
    site = pathlib.Path(site)
    documented(symbols)
    found, places, count = links.check(site, left_out=('docc',))
    problems.extend(found)
    print(f'site: {count} links within {len(places)} pages, {len(found)} of them broken')
    if not shutil.which('chromium'):
        print('site: without Chromium nobody has opened a page')
    else:
        with tempfile.TemporaryDirectory() as work:
            text = pathlib.Path(axe).read_text(encoding='utf-8') if axe else axe_core.load(work)
        if text is None:
            print('site: axe cannot be had, so nobody has asked about accessibility')
        look(site, places, text or '')
    for each in problems[:60]:
        print(f'site: {each}')
    print(f'site: {len(problems)} failures')
    sys.exit(1 if problems else 0)


main(*sys.argv[1:])
