// A static file server for the tests, over one folder; any other works as well.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8', '.gesture': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.mjs': 'text/javascript; charset=utf-8', '.png': 'image/png',
  '.svg': 'image/svg+xml', '.trace': 'text/plain; charset=utf-8', '.wasm': 'application/wasm',
};

/**
 * Serves a folder on a free port of this machine.
 * @param {string} folder
 * @param {(path: string, request: object, response: object) => any} [answer] called first; returns true
 *   if it has answered
 */
export async function serve(folder, answer = () => false) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (await answer(path, request, response)) return;
    let file = join(folder, normalize(path));
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory()) file = join(file, 'index.html');
    const size = (await stat(file).catch(() => undefined))?.size;
    if (size === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-length': size,
      'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
