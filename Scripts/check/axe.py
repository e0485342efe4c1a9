#!/usr/bin/env python3
# Accessibility of the elements by axe-core: each of the four, in its states, with each kind of name, light and dark. Needs
# Chromium, and the modules made by Frontends/web/build.sh.
#   Scripts/check/axe.py [AXE]
# AXE is axe.min.js, by default from PyPI (see axe_core.py); without it, nothing is checked.
import functools
import http.server
import os
import shutil
import sys
import tempfile
import threading

import axe_core

WEB = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../Frontends/web')
STATES = ['', 'disabled', 'readonly', 'value="3"', 'orientation="vertical"', 'marks bubble', 'required']
NAMES = {'aria-label="Length"': '{}', '': '<label>Length {}</label>', 'aria-labelledby="name"': '{}'}
SLIDERS = ['<detent-slider aria-label="Price" value="1 5"></detent-slider>',
           '<fieldset><legend>Price</legend><detent-slider aria-label="Price" value="1 5" thumb-labels="least|most"></detent-slider>'
           '</fieldset>']

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elements</title>
<style>:root {{ color-scheme: light dark; background: Canvas; color: CanvasText; }}</style>
{axe}<script type="module">
import './detent-ruler.js'; import './detent-rating.js'; import './detent-slider.js'; import './detent-dial.js';
const all = [...document.querySelectorAll('detent-ruler, detent-rating, detent-slider, detent-dial')];
await Promise.all(all.map(each => each.ready));
await new Promise(done => setTimeout(done, 300));
const {{ violations, incomplete }} = await axe.run(document, {{ resultTypes: ['violations', 'incomplete'] }});
const of = list => list.map(each => `${{each.id}}: ${{each.nodes.length}}, ${{each.nodes.map(({{ html }}) => html).slice(0, 2).join(' ')}}`);
const result = document.createElement('pre');
result.id = 'result';
result.textContent = JSON.stringify({{ count: all.length, violations: of(violations), incomplete: of(incomplete) }});
document.body.append(result);
</script></head><body><main><h1>Elements</h1><p id="name">Width</p>{body}</main></body></html>"""


class Pages(http.server.SimpleHTTPRequestHandler):
    """Serves the folder of the elements, and a page with all of them."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.js': 'text/javascript', '.wasm': 'application/wasm'}
    page = b''

    def do_GET(self):
        if self.path != '/axe.html':
            return super().do_GET()
        self.send_response(200)
        self.send_header('Content-Type', 'text/html')
        self.end_headers()
        self.wfile.write(self.page)

    def log_message(self, *_):
        pass


def main():
    if not shutil.which('chromium'):
        return print('axe: without Chromium nothing is checked')
    with tempfile.TemporaryDirectory() as work:
        text = open(sys.argv[1], encoding='utf-8').read() if len(sys.argv) > 1 else axe_core.load(work)
    if text is None:
        return print('axe: it cannot be had, nothing is checked')
    elements = SLIDERS + [around.format(f'<detent-{kind} {name} {state}></detent-{kind}>')
                          for kind in ('ruler', 'rating', 'slider', 'dial') for state in STATES for name, around in NAMES.items()]
    body = '\n'.join(f'<div>{each}</div>' for each in elements)
    Pages.page = PAGE.format(axe=axe_core.script(text), body=body).encode()
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Pages, directory=WEB))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for dark in (False, True):
        result = axe_core.look(f'http://127.0.0.1:{server.server_port}/axe.html', 1000, dark)
        assert result['count'] == len(elements), result
        assert result['violations'] == [], result['violations']
        for each in result['incomplete']:
            print(f"axe: not decided, {'dark' if dark else 'light'}: {each[:240]}")
    print(f'axe: {len(elements)} elements in their states, light and dark: no violation')


main()
