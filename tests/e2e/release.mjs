// Makes another version out of a build, as a new release would be: another page, another list, another version.

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './lib.mjs';

const digest = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** A copy of the build whose page carries a mark; the service worker's list is made to fit. */
export async function release(mark) {
  const dir = await mkdtemp(join(tmpdir(), 'quintain-release-'));
  await cp(DIST, dir, { recursive: true });
  const page = await readFile(join(dir, 'index.html'), 'utf8');
  const marked = page.replace('</title>', `</title><meta name="release" content="${mark}">`);
  await writeFile(join(dir, 'index.html'), marked);
  const worker = await readFile(join(dir, 'sw.js'), 'utf8');
  const listed = worker
    .replace(digest(page), digest(marked))
    .replace(/const VERSION = '[^']*'/, `const VERSION = '${mark}'`);
  await writeFile(join(dir, 'sw.js'), listed);
  return dir;
}

/** The mark of the version a page belongs to. */
export const markOf = (page) => page.locator('meta[name=release]').getAttribute('content');
