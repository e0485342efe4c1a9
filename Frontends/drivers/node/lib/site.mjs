// A small web server for the files of one folder, reachable only from this machine.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css',
  '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm' };

/**
 * Serves the files of a folder, and texts in place of files.
 * @param folder the files
 * @param texts pages by their path, for example { '/': '<!doctype html>…' }
 * @returns the address, with a trailing slash
 */
export async function serveFolder(folder, texts = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.split(/[?#]/)[0]);
    response.setHeader('content-type', path in texts ? 'text/html' : types[extname(path)] ?? 'application/octet-stream');
    // A page of another origin may import a module from here.
    response.setHeader('access-control-allow-origin', '*');
    if (path in texts) response.end(texts[path]);
    else createReadStream(join(folder, normalize(path))).on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
}
