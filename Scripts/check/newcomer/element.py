#!/usr/bin/env python3
"""Serves the current folder, opens page.html in Chromium, and prints in which direction the ruler moved after its release.

    Scripts/check/newcomer/element.py
"""
import http.server
import json
import queue
import subprocess
import sys
import tempfile
import threading

results = queue.Queue()


class Folder(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.js': 'text/javascript', '.wasm': 'application/wasm'}

    def do_POST(self):
        results.put(json.loads(self.rfile.read(int(self.headers['Content-Length']))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Folder)
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    chromium = subprocess.Popen(['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', f'--user-data-dir={profile}', '--window-size=400,300',
                                 f'http://127.0.0.1:{server.server_port}/page.html'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        says = results.get(timeout=100)
    except queue.Empty:
        sys.exit('newcomer: the page says nothing in 100 s')
    finally:
        chromium.terminate()
        chromium.wait()
if not isinstance(says, dict) or not says['moved'] > says['released'] > 20:
    sys.exit(f'newcomer: the element does not move by itself: {says}')
print(f"let go at {says['released']:.2f}, it coasts to {says['moved']:.2f}")
