"""Opens the pages of a folder in Chromium, each in a frame, from a local server; all other hosts are blocked."""
import functools
import http.server
import json
import pathlib
import queue
import subprocess
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
# Requests of a page to other hosts are reported, whether they succeed or not.
RULES = ("default-src 'self' data: blob: 'unsafe-inline' 'wasm-unsafe-eval' 'unsafe-eval'; report-uri /__asked__")


class Server(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.js': 'text/javascript', '.wasm': 'application/wasm'}
    work, results, asked = b'', None, []

    def end_headers(self):
        self.send_header('Content-Security-Policy-Report-Only', RULES)
        super().end_headers()

    def answer(self, body, kind):
        self.send_response(200)
        self.send_header('Content-Type', kind)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == '/__work__':
            return self.answer(self.work, 'application/json')
        if self.path == '/__harness__':
            return self.answer((HERE / 'harness.html').read_bytes(), 'text/html')
        super().do_GET()

    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length']))
        if self.path == '/__results__':
            self.results.put(json.loads(body))
        else:
            self.asked.append(body.decode(errors='replace'))
        self.answer(b'', 'text/plain')

    def log_message(self, *_):
        pass


def look(folder, pages, widths, axe, dark, seconds=600):
    """Returns the findings of Chromium on pages, and their requests to other hosts. A page has its path, and a flag for
    axe."""
    Server.work = json.dumps({'pages': pages, 'widths': widths, 'axe': axe}).encode()
    Server.results, Server.asked = queue.Queue(), []
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Server, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = ['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', f'--user-data-dir={profile}',
                   '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--window-size=1100,1000', '--remote-debugging-port=0',
                   f'http://127.0.0.1:{server.server_port}/__harness__']
        if dark:
            command.insert(4, '--blink-settings=preferredColorScheme=0')
        chromium = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            results = Server.results.get(timeout=seconds)
        finally:
            chromium.terminate()
            chromium.wait()
            server.shutdown()
    return results, Server.asked
