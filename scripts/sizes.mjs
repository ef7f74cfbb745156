// What a visitor downloads, file by file, after gzip. Prints a table; with --write puts it into README.md.
// Fails when a budget is exceeded.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'dist';

/** What the first visit asks for; what the first table needs; the rest comes later, quietly, or never. */
const FIRST = [/^index\.html$/, /^app-.*\.(js|wasm)$/, /^hall-.*\.css$/, /\.woff2$/, /^snippets\//];
const TABLES = [/^tables/];
const LATER = [/^bot_worker/, /^rules\//, /^icons\//, /\.webmanifest$/, /^sw\.js$/];

/**
 * What may not grow, in bytes after gzip. `aim` is where it should be; `limit` is what it was at its largest, so that it
 * can only fall: whoever brings a part down brings its limit down too.
 */
const BUDGETS = [
  { name: 'app wasm', files: [/^app-.*\.wasm$/], aim: 300_000, limit: 300_000 },
  { name: 'first load', files: FIRST, aim: 450_000, limit: 450_000 },
  { name: 'tables', files: TABLES, aim: 450_000, limit: 780_000 },
  { name: 'bot worker', files: [/^bot_worker/], aim: 300_000, limit: 370_000 },
];

async function files(folder = '') {
  const entries = await readdir(join(DIST, folder), { withFileTypes: true });
  const found = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? files(folder + entry.name + '/') : [folder + entry.name]));
  return (await Promise.all(found)).flat();
}

async function measure(name) {
  const bytes = await readFile(join(DIST, name));
  return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** Names without their content hash, so that the table changes only when a size does. */
const plain = (name) => name.replace(/-[0-9a-f]{12,}/, '');
const kb = (bytes) => (bytes / 1000).toFixed(1);

function table(title, rows) {
  const total = { name: '**together**', raw: 0, gzip: 0 };
  for (const row of rows) {
    total.raw += row.raw;
    total.gzip += row.gzip;
  }
  const lines = [...rows.sort((a, b) => b.gzip - a.gzip), total].map(
    ({ name, raw, gzip }) => `| ${plain(name).padEnd(48)} | ${kb(raw).padStart(8)} | ${kb(gzip).padStart(8)} |`,
  );
  return [`| ${title.padEnd(48)} | ${'KB'.padStart(8)} | ${'gzip KB'.padStart(8)} |`, `|${'-'.repeat(50)}|---------:|---------:|`, ...lines].join('\n');
}

/** Tells how each budget stands; returns the names of those exceeded. */
function check(among) {
  return BUDGETS.filter(({ name, files, aim, limit }) => {
    const size = among(files).reduce((sum, { gzip }) => sum + gzip, 0);
    const state = size > limit ? `EXCEEDS its limit of ${kb(limit)}` : size > aim ? `over its aim of ${kb(aim)}, within its limit of ${kb(limit)}` : `within ${kb(aim)}`;
    console.log(`${name}: ${kb(size)} KB, ${state}`);
    return size > limit;
  }).map(({ name }) => name);
}

async function main() {
  const all = await Promise.all((await files()).map(measure));
  const among = (patterns) => all.filter(({ name }) => patterns.some((pattern) => pattern.test(name)));
  const text = `${table('First load', among(FIRST))}\n\n${table('For the first table', among(TABLES))}\n\n${table('In the background, for playing offline', among(LATER))}`;
  console.log(text);
  const exceeded = check(among);
  if (process.argv.includes('--write')) {
    const readme = await readFile('README.md', 'utf8');
    await writeFile('README.md', readme.replace(/(<!-- sizes -->\n)[^]*?(<!-- \/sizes -->)/, `$1${text}\n$2`));
  }
  if (exceeded.length) {
    console.error(`too large: ${exceeded.join(', ')}`);
    process.exitCode = 1;
  }
}

await main();
