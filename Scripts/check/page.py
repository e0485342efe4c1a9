#!/usr/bin/env python3
# The page of a thousand failing scripts, made by 'detent check --html': its size, requests for other files, closed
# elements, and in Chromium its first paint and the findings of axe, light and dark, wide and narrow.
#   Scripts/check/page.py DETENT [AXE]
# AXE is axe.min.js, by default from the PyPI wheel axe-playwright-python, if pip can download it. Checks that need
# Chromium or axe are skipped without it, with a message.
import html.parser
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

import axe_core

COUNT = 1000
MOST_BYTES = 15_000_000


def suite(folder):
    """Writes drags on a slider whose step has changed since their goldens were made."""
    numbers = random.Random(5)
    for index in range(COUNT):
        x = numbers.randrange(40, 280)
        lines = ['gesture 1', 'like "../control.gesture"', f'title "drag {index}"', '', f'+0ms down 0 {x}']
        for _ in range(numbers.randrange(10, 60)):
            x = max(0, min(320, x + numbers.randrange(-40, 41)))
            lines.append(f'+16ms move 0 {x}')
        lines += ['+16ms up 0', '+0ms settle', '']
        with open(f'{folder}/suite/drag{index:04}.gesture', 'w') as file:
            file.write('\n'.join(lines))


def control(folder, step):
    with open(f'{folder}/control.gesture', 'w') as file:
        file.write(f'gesture 1\ncontrol slider\nrange 0..100\nstep {step}\nviewport 320x44\n')


class Elements(html.parser.HTMLParser):
    """Counts the elements open at the end, and collects requests for files."""

    def __init__(self):
        super().__init__()
        self.open, self.requests = [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ('src', 'href', 'action', 'data') and not value.startswith(('#', 'data:')):
                self.requests.append(value)
        if tag not in ('meta', 'img', 'br', 'link'):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open[-3:])
        self.open.pop()


LOOK = '''<script>addEventListener('load', async () => {
  document.querySelectorAll('details').forEach((each, index) => { if (index < 5) each.open = true; });
  await new Promise(done => setTimeout(done, 500));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const found = self.axe ? (await axe.run(document)).violations.map(each => each.id + ': ' + each.nodes[0].html) : null;
  const result = document.createElement('pre');
  result.id = 'result';
  result.textContent = JSON.stringify({ paint: paint && paint.startTime, found,
    broad: document.documentElement.scrollWidth - innerWidth,
    requests: performance.getEntriesByType('resource').length });
  document.body.append(result);
});</script>'''


def look(page, work, scripts, size, dark):
    """Returns the results that a page writes into itself, in Chromium."""
    path = f'{work}/look.html'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(page.replace('</body>', scripts + LOOK + '</body>'))
    return axe_core.look(f'file://{path}', size, dark)


def main():
    detent = os.path.realpath(sys.argv[1])
    with tempfile.TemporaryDirectory() as work:
        os.mkdir(f'{work}/suite')
        suite(work)
        control(work, 1)
        subprocess.run([detent, 'accept', 'suite'], cwd=work, check=True, stdout=subprocess.DEVNULL)
        control(work, 5)
        run = subprocess.run([detent, 'check', '--html', 'page.html', 'suite'], cwd=work, capture_output=True, text=True)
        assert run.returncode == 1, run
        with open(f'{work}/page.html', encoding='utf-8') as file:
            page = file.read()
        size = len(page.encode())
        elements = Elements()
        elements.feed(page)
        failed = page.count('<details class="case"')
        assert failed > COUNT * 0.9 and not elements.open and not elements.requests, (failed, elements.requests[:3])
        assert size <= MOST_BYTES, size
        print(f'page: {failed} failing scripts in {size} bytes, of at most {MOST_BYTES}; no request')
        if not shutil.which('chromium'):
            return print('page: without Chromium nobody has looked at it')
        first = look(page, work, '', 1000, False)
        assert first['requests'] == 0, first
        print(f"page: first content after {first['paint']:.0f} ms in Chromium")
        text = open(sys.argv[2], encoding='utf-8').read() if len(sys.argv) > 2 else axe_core.load(work)
        if text is None:
            return print('page: without axe nobody has asked about its accessibility')
        script = axe_core.script(text)
        few = re.sub(r'(<details class="case" id="c[1-9][0-9]+".*?</details>\n)', '', page, flags=re.S)
        for width in (375, 1000):
            for dark in (False, True):
                result = look(few, work, script, width, dark)
                assert result['found'] == [], result
                assert result['broad'] <= 0, f"{result['broad']} points too broad at {width}"
        print('page: axe finds nothing, at 375 and 1000 points, light and dark')


main()
