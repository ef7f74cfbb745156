// A small static server for dist/, as plain as the hosts Quintain is made for: files, types, nothing else.
// Used by scripts/play and by the browser tests, which serve the game below a sub-path.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file a request means, or nothing if it leaves the folder or the sub-path. */
function fileOf(root, base, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  if (!path.startsWith(base)) return undefined;
  const file = resolve(root, normalize('./' + path.slice(base.length)));
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  return path.endsWith('/') ? join(file, 'index.html') : file;
}

/** What is compressed already. */
const DENSE = /\.(png|woff2)$/;

/** A file as the public hosts send it; each is compressed once. */
async function packed(file, cache) {
  if (!cache.has(file)) cache.set(file, gzipSync(await readFile(file)));
  return cache.get(file);
}

async function answer({ dir: root, base, packs }, request, response) {
  let file;
  try {
    file = fileOf(root, base, request.url);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const found = file && (await stat(file).catch(() => undefined));
  if (!found?.isFile() || !['GET', 'HEAD'].includes(request.method)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not here\n');
    return;
  }
  // Names with a content hash never change; everything else is asked for anew.
  const hashed = /-[0-9a-f]{12,}[._]/.test(file);
  const pack = packs && !DENSE.test(file) && /\bgzip\b/.test(request.headers['accept-encoding']) && (await packed(file, packs));
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': pack ? pack.length : found.size,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(pack && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') response.end();
  else if (pack) response.end(pack);
  else createReadStream(file).pipe(response);
}

/**
 * Serves a folder on localhost. `base` is the sub-path, with both slashes; port 0 takes any free one.
 * `served.dir` may be pointed at another folder while it runs, as a host does when a new version is published.
 * With `gzip` files go out compressed.
 */
export async function serve({ dir, base = '/', port = 0, gzip = false }) {
  const served = { dir: resolve(dir), base, packs: gzip ? new Map() : undefined };
  const server = createServer((request, response) => answer(served, request, response));
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  served.url = `http://localhost:${server.address().port}${base}`;
  served.close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return served;
}

async function main() {
  const dir = process.argv[2] ?? 'dist';
  const wanted = Number(process.env.PORT ?? 8321);
  const served = await serve({ dir, port: wanted }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serve({ dir, port: 0 });
  });
  console.log(served.url);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
