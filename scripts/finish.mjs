// Runs after Trunk has laid out a build, and makes one version of it:
//  - the files of the bot worker and of the tables get a name by their content, and the page is told it, so that the
//    three programs stay together;
//  - the style sheets become two, one for the hall and one that comes with the tables: two requests instead of sixteen, and
//    the hall waits for nothing it does not show;
//  - the page gets its two small inline scripts, as they are written: minified they would be too modern for the old
//    browsers they are to warn; its content security policy names their hashes;
//  - the service worker gets the list of all files with their hashes: what it keeps is exactly this version.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = process.env.TRUNK_STAGING_DIR ?? 'dist';
const PAGE = 'index.html';
const SERVICE_WORKER = 'sw.js';
/** The sheets the hall needs; all others come with the tables. */
const HALL = ['tokens', 'base', 'failure', 'parts', 'shell', 'rules'];

const digest = (bytes, encoding) => createHash('sha256').update(bytes).digest(encoding);
const integrity = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
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

/** Takes the style sheets out of the page and the folder: its links, and the text of those for the hall and the tables. */
async function takeSheets() {
  const found = [...(await readText(PAGE)).matchAll(/<link [^>]*href="?\.\/((\w+)-[0-9a-f]+\.css)"?[^>]*>/g)];
  const sheets = { links: found.map(([link]) => link), hall: '', tables: '' };
  for (const [, file, name] of found) {
    sheets[HALL.includes(name) ? 'hall' : 'tables'] += await readText(file);
    await rm(join(DIST, file));
  }
  if (found.filter(([, , name]) => HALL.includes(name)).length !== HALL.length) throw new Error('a sheet of the hall is missing');
  return sheets;
}

/** Writes the hall's sheet, and puts its link in the place of all others. */
async function linkSheet(page, { links, hall }) {
  const name = `hall-${digest(hall, 'hex').slice(0, 16)}.css`;
  await write(name, hall);
  const [first, ...others] = links;
  page = put(page, first, `<link rel="stylesheet" href="./${name}" integrity="${integrity(hall)}">`);
  return others.reduce((page, link) => put(page, link, ''), page);
}

/** Names the tables' files by their content, and writes their sheet and the script that starts them; returns its name. */
async function nameTables(style) {
  const [script, wasm] = ['tables.js', 'tables_bg.wasm'];
  const hash = digest(Buffer.concat([await read(script), await read(wasm), Buffer.from(style)]), 'hex').slice(0, 16);
  const named = (name) => name.replace(/^tables/, `tables-${hash}`);
  await Promise.all([script, wasm].map((name) => rename(join(DIST, name), join(DIST, named(name)))));
  const [loader, sheet] = [named('tables_loader.js'), named('tables.css')];
  await write(sheet, style);
  await write(loader, `import start from './${named(script)}';
const here = (name) => new URL(name, import.meta.url);
const tell = (what) => (wasm) => dispatchEvent(new CustomEvent('quintain-tables-' + what, { detail: { wasm } }));
// Fetched at the same time; the program starts when it is dressed.
const program = fetch(here('./${named(wasm)}'));
const link = document.createElement('link');
const dressed = new Promise((done, failed) => Object.assign(link, { onload: done, onerror: failed }));
document.head.append(Object.assign(link, { rel: 'stylesheet', href: here('./${sheet}'), integrity: '${integrity(style)}' }));
Promise.all([dressed, program]).then(() => start({ module_or_path: program })).then(tell('here'), tell('missing'));
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

async function finishPage(worker, tables, sheets) {
  let page = await inline(await linkSheet(await readText(PAGE), sheets));
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
  const sheets = await takeSheets();
  await finishPage(await nameWorker(), await nameTables(sheets.tables), sheets);
  await finishServiceWorker();
}
