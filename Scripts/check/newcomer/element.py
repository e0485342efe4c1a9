#!/usr/bin/env python3
"""Serves the folder that it runs in, opens page.html in Chromium, and prints which way the ruler there went after it was let go.

    Scripts/check/newcomer/element.py
"""
import functools
import http.server
import pathlib
import sys
import threading

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import axe_core  # noqa: E402


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.js': 'text/javascript', '.wasm': 'application/wasm'}

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory='.'))
threading.Thread(target=server.serve_forever, daemon=True).start()
told = axe_core.look(f'http://127.0.0.1:{server.server_port}/page.html', 400, False)
if not told['moved'] > told['released'] > 20:
    sys.exit(f'newcomer: the element does not move by itself: {told}')
print(f"let go at {told['released']:.2f}, it coasts to {told['moved']:.2f}")
