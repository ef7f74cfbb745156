// Runs after Trunk has laid out a build, and makes one version of it:
//  - the files of the bot worker and of the tables get a name by their content, and the page is told it, so that the
//    three programs stay together;
//  - the page gets its two small inline scripts, as they are written: minified they would be too modern for the old
//    browsers they are to warn; its content security policy names their hashes;
//  - the service worker gets the list of all files with their hashes: what it keeps is exactly this version.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = process.env.TRUNK_STAGING_DIR ?? 'dist';
const PAGE = 'index.html';
const SERVICE_WORKER = 'sw.js';

const digest = (bytes, encoding) => createHash('sha256').update(bytes).digest(encoding);
const read = (name) => readFile(join(DIST, name));
const readText = (name) => readFile(join(DIST, name), 'utf8');
const write = (name, text) => writeFile(join(DIST, name), text);

/** Replaces a text that must be there. */
function put(text, mark, value) {
  if (!text.includes(mark)) throw new Error(`${mark} is not to be found`);
  return text.replaceAll(mark, () => value);
}

/** Names the worker's three files by their content; returns the name of the one the page starts. */
async function nameWorker() {
  const [script, wasm, loader] = ['bot_worker.js', 'bot_worker_bg.wasm', 'bot_worker_loader.js'];
  const hash = digest(Buffer.concat([await read(script), await read(wasm), await read(loader)]), 'hex').slice(0, 16);
  const named = (name) => name.replace(/^(bot_worker(_loader)?)/, `$1-${hash}`);
  let text = put(put(await readText(loader), script, named(script)), wasm, named(wasm));
  // On a page that may have no worker the script is loaded first, as a page loads one.
  text = put(text, 'importScripts(', 'self.importScripts&&importScripts(');
  await write(loader, text);
  await Promise.all([script, wasm, loader].map((name) => rename(join(DIST, name), join(DIST, named(name)))));
  return named(loader);
}

/** Names the tables' files by their content, and writes the script that starts them; returns its name. */
async function nameTables() {
  const [script, wasm] = ['tables.js', 'tables_bg.wasm'];
  const hash = digest(Buffer.concat([await read(script), await read(wasm)]), 'hex').slice(0, 16);
  const named = (name) => name.replace(/^tables/, `tables-${hash}`);
  await Promise.all([script, wasm].map((name) => rename(join(DIST, name), join(DIST, named(name)))));
  const loader = named('tables_loader.js');
  await write(loader, `import start from './${named(script)}';
const tell = (what) => (wasm) => dispatchEvent(new CustomEvent('quintain-tables-' + what, { detail: { wasm } }));
start({ module_or_path: new URL('./${named(wasm)}', import.meta.url) }).then(tell('here'), tell('missing'));
`);
  return loader;
}

/** The sources of the page's inline scripts, as the browser will hash them. */
function inlineScripts(page) {
  return [...page.matchAll(/<script(\s[^>]*)?>([^]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc\s*=/.test(attributes ?? ''))
    .map(([, , source]) => source);
}

function policy(page) {
  const hashes = inlineScripts(page).map((source) => `'sha256-${digest(source, 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`,
    "style-src 'self'",
    // The drawings carry style attributes. They can neither run nor fetch anything under this policy.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the inline scripts where the page marks their places. */
async function inline(page) {
  const marks = [...page.matchAll(/<meta\s[^>]*name="?inline-script"?[^>]*>/g)];
  if (marks.length !== 2) throw new Error('the page marks two places for inline scripts');
  for (const [mark] of marks) {
    const [, name] = /content="?(\w+)/.exec(mark);
    const source = await readFile(join('scripts/inline', `${name}.js`), 'utf8');
    page = put(page, mark, `<script>\n${source}</script>`);
  }
  return page;
}

async function finishPage(worker, tables) {
  let page = await inline(await readText(PAGE));
  // The minifier may have taken the quotes off.
  page = put(page.replace(/"QUINTAIN_WORKER"/, 'QUINTAIN_WORKER'), 'QUINTAIN_WORKER', `"./${worker}"`);
  page = put(page.replace(/"QUINTAIN_TABLES"/, 'QUINTAIN_TABLES'), 'QUINTAIN_TABLES', `"./${tables}"`);
  page = put(page.replace(/"QUINTAIN_POLICY"/, 'QUINTAIN_POLICY'), 'QUINTAIN_POLICY', `"${policy(page)}"`);
  await write(PAGE, page);
}

async function files(folder = '') {
  const entries = await readdir(join(DIST, folder), { withFileTypes: true });
  const found = entries.map((entry) => (entry.isDirectory() ? files(folder + entry.name + '/') : [folder + entry.name]));
  return (await Promise.all(found)).flat().sort();
}

/** All that is needed offline: not the licences of the typefaces, nor the icons a system copies when it installs the game. */
async function finishServiceWorker() {
  const kept = (await files()).filter((name) => name !== SERVICE_WORKER && !/\.(txt|png)$/.test(name));
  const list = await Promise.all(kept.map(async (name) => [name, `sha256-${digest(await read(name), 'base64')}`]));
  const version = digest(JSON.stringify(list), 'hex').slice(0, 16);
  let text = await readText(SERVICE_WORKER);
  text = put(text, "'QUINTAIN_VERSION'", `'${version}'`);
  text = put(text, "'QUINTAIN_FILES'", JSON.stringify(list, null, 1));
  await write(SERVICE_WORKER, text);
}

// Trunk can also be asked to build a page of somebody's own, to try something out: that is left as it is.
if (existsSync(join(DIST, PAGE))) {
  await finishPage(await nameWorker(), await nameTables());
  await finishServiceWorker();
}
