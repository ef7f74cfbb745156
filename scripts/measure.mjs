// What `scripts/measure` measures, each in a function of its own: sizes, Lighthouse, starts, a game with its animations,
// presses, memory, the engine. Prints one table and writes it to measured.md.
// Nothing absolute is asserted here: machines differ. The budgets that must hold are in scripts/sizes.mjs.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from './serve.mjs';

const { chromium } = createRequire(new URL('../tests/e2e/package.json', import.meta.url))('playwright-core');
const run = promisify(execFile);

const DIST = 'dist';
const PORT = 9333;
const QUIET = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const GAMES = ['academy', 'tourney', 'blazons'];
/** How often anything is measured of which the median is told. */
const TIMES = 3;
/** How long the game with animations is played, in choices. */
const CHOICES = 40;

const option = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const has = (name) => process.argv.includes(name);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;
const ms = (time) => `${time.toFixed(0)} ms`;
const thousands = (number) => `${(number / 1000).toFixed(1)} thousand`;

/** Raw, gzip and brotli of the files whose names match. */
async function sizes(pattern) {
  const names = (await readdir(DIST, { recursive: true })).filter((name) => pattern.test(name));
  const files = await Promise.all(names.map((name) => readFile(join(DIST, name))));
  const sum = (size) => files.reduce((sum, file) => sum + size(file), 0);
  return [sum((f) => f.length), sum((f) => gzipSync(f, { level: 9 }).length), sum((f) => brotliCompressSync(f).length)];
}

async function sizeRows() {
  const parts = [
    ['app wasm', /^app-.*\.wasm$/],
    ['first load: page, app, style, typefaces', /^index\.html$|^app-|^hall-|\.woff2$/],
    ['tables, when the first one is opened', /^tables/],
    ['bot worker, when a bot is needed', /^bot_worker/],
    ['rules pages, when they are opened', /^rules\//],
  ];
  return Promise.all(
    parts.map(async ([name, pattern]) => {
      const [raw, gzip, brotli] = await sizes(pattern);
      return [`${name}: raw, gzip, brotli`, `${kb(raw)}, ${kb(gzip)}, ${kb(brotli)}`];
    }),
  );
}

/** A browser with a profile of its own, until `work` is done. */
async function withBrowser(options, work) {
  const folder = await mkdtemp(join(tmpdir(), 'quintain-measure-'));
  const launch = { executablePath: process.env.CHROMIUM, viewport: { width: 1180, height: 820 }, locale: 'en-GB' };
  const args = [...QUIET, ...(options.args ?? [])];
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...options, args });
  context.setDefaultTimeout(120_000);
  try {
    return await work(context, context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const settings = (context, values) =>
  context.addInitScript((text) => localStorage.setItem('quintain/settings', text), JSON.stringify(values));

async function startGame(page, url, game = 'academy') {
  await page.goto(`${url}#/${game}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.lane-head, .table-held').first().waitFor();
}

const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Lighthouse's scores of a page, by category. */
async function scores(address, categories, more) {
  const args = [process.env.LIGHTHOUSE, address, '--quiet', '--output=json', `--only-categories=${categories}`, ...more];
  const { stdout } = await run('node', args, { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM }, maxBuffer: 1e9 });
  return Object.values(JSON.parse(stdout).categories).map(({ score }) => Math.round(score * 100));
}

const HEADLESS = [`--chrome-flags=--headless ${QUIET.join(' ')}`];
/** In a browser that runs already, with what it has kept. */
const KEPT = [`--port=${PORT}`, '--disable-storage-reset'];

/** Lighthouse's performance, mobile, the median of three: home on a first visit, the table from the service worker. */
async function lighthouse(url) {
  const fast = async (address, more) => {
    const found = [];
    for (let time = 0; time < TIMES; time += 1) found.push(...(await scores(address, 'performance', more)));
    return median(found).toFixed(0);
  };
  const home = await fast(`${url}#/`, HEADLESS);
  const [table, good] = await withBrowser({ args: [`--remote-debugging-port=${PORT}`] }, async (_, page) => {
    await startGame(page, url);
    await kept(page);
    return [await fast(`${url}#/academy/play`, KEPT), await goodness(page, url)];
  });
  return [
    ['Lighthouse performance, mobile: home', home],
    ['Lighthouse performance, mobile: table', table],
    ...good,
  ];
}

/** Lighthouse's accessibility and best practices: home, and the set-up and the table of each game. */
async function goodness(page, url) {
  const rows = [];
  const row = async (name, address) => {
    const found = await scores(address, 'accessibility,best-practices', KEPT);
    rows.push([`Lighthouse accessibility, best practices: ${name}`, found.join(', ')]);
  };
  await row('home', `${url}#/`);
  for (const game of GAMES) {
    await startGame(page, url, game);
    await row(`${game}, set-up`, `${url}#/${game}`);
    await row(`${game}, table`, `${url}#/${game}/play`);
  }
  return rows;
}

/** From navigation until the button that starts a game can be pressed. */
async function starts(url) {
  const times = { cold: [], kept: [] };
  for (let time = 0; time < TIMES; time += 1) {
    await withBrowser({}, async (_, page) => {
      const open = async () => {
        const start = performance.now();
        await page.goto(`${url}#/academy`);
        await page.getByRole('button', { name: 'Play', exact: true }).click({ trial: true });
        return performance.now() - start;
      };
      times.cold.push(await open());
      await kept(page);
      await page.goto('about:blank');
      times.kept.push(await open());
    });
  }
  return [
    ['navigation to first press, cold', ms(median(times.cold))],
    ['navigation to first press, from the service worker', ms(median(times.kept))],
  ];
}

/** Long tasks, frames, and the time from a press to the next paint, in a game of each kind with its animations. */
async function play(url) {
  const rows = [];
  for (const game of GAMES) rows.push(...(await withBrowser({}, (context, page) => playOne(context, page, url, game))));
  return rows;
}

async function playOne(context, page, url, game) {
  await settings(context, { motion: 'normal', bots: 'normal' });
  await startGame(page, url, game);
  await page.evaluate(watch);
  for (let turn = 0; turn < CHOICES; turn += 1) {
    await (game === 'academy' ? chooseByKeys(page) : page.evaluate(chooseByHand, turn));
    await page.waitForTimeout(600);
  }
  const { tasks, frames, presses } = await page.evaluate(() => globalThis.seen);
  const dropped = frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0);
  const rows = [
    [`${game}: longest task in a game with animations`, tasks.length ? ms(Math.max(...tasks)) : 'none over 50 ms'],
    [`${game}: frames dropped in that game`, `${dropped} of ${frames.length + dropped}`],
  ];
  return presses.length ? [...rows, [`${game}: press of a card to paint, median`, ms(median(presses))]] : rows;
}

/** In the page: notes long tasks, frames, and how long after the key 1 something was painted. */
function watch() {
  const seen = (globalThis.seen = { tasks: [], frames: [], presses: [] });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now) => {
    seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // After the next frame has been painted the message comes.
  const painted = (start) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => seen.presses.push(performance.now() - start);
    port2.postMessage(0);
  });
  addEventListener('keydown', (event) => event.key === '1' && painted(event.timeStamp), true);
}

/** The Academy takes keys at every moment. */
async function chooseByKeys(page) {
  await page.keyboard.press('1');
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
}

/** In the page of a card game: presses what goes on, else what confirms a choice, else another thing to choose each time. */
function chooseByHand(turn) {
  const found = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.disabled);
  const main = found('.table-panel .btn:not(.q)');
  const chosen = found('.table-held.chosen, .table-sheet [aria-pressed=true]');
  const kinds = [
    found('dialog[open] .btn'),
    found('.t-pause-buttons .btn'),
    chosen.length ? main : [],
    found('.table-sheet button.target'),
    found('.table-held:not(.unfit) button'),
    main,
    found('.table-panel .btn.q'),
  ];
  const things = kinds.find((kind) => kind.length) ?? [];
  things[turn % things.length]?.click();
}

/** Plays whole games in one tab, and tells the memory after some of them. */
async function memory(url, games) {
  return withBrowser({}, async (context, page) => {
    await settings(context, { motion: 'instant', bots: 'instant' });
    // Both programs of the page tell when they are there, and hand out their memory.
    await context.addInitScript(() => {
      globalThis.programs = [];
      for (const event of ['TrunkApplicationStarted', 'quintain-tables-here']) {
        addEventListener(event, ({ detail }) => globalThis.programs.push(detail.wasm));
      }
    });
    const cdp = await context.newCDPSession(page);
    const used = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return usedSize + (await page.evaluate(() => globalThis.programs.reduce((sum, wasm) => sum + wasm.memory.buffer.byteLength, 0)));
    };
    const found = new Map();
    for (let game = 1; game <= games; game += 1) {
      await startGame(page, url);
      await toTheEnd(page);
      if ([1, 5, 10, games].includes(game)) found.set(game, await used());
    }
    const last = found.get(games) / found.get(Math.min(5, games));
    const rows = [...found].filter(([game]) => game !== 5).map(([game, bytes]) => [`memory after ${game} ${game === 1 ? 'game' : 'games'} in one tab`, kb(bytes)]);
    return [...rows, [`memory after ${games} games against after 5`, `${(last * 100).toFixed(0)} %`]];
  });
}

/** Plays a game of The Academy to its end, by keys. */
async function toTheEnd(page) {
  const over = () => page.evaluate(() => {
    const save = JSON.parse(localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`) ?? 'null');
    return Boolean(save?.progress?.over);
  });
  for (let turn = 0; !(await over()); turn += 1) {
    await page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : '1');
    await page.keyboard.press('Enter');
  }
}

/** Random games and simulations of a search per second; natively and in the browser by turns, for a machine has its moods. */
async function engine(url) {
  const found = GAMES.map((game) => ({ game, native: [], searched: [], browser: [], shares: [] }));
  for (let time = 0; time < TIMES; time += 1) {
    for (const { game, native, searched } of found) {
      const { stdout } = await run(process.env.ARENA, ['bench', game, '--json']);
      const { playouts_per_second: playouts, simulations_per_second: simulations } = JSON.parse(stdout);
      native.push(playouts);
      searched.push(simulations);
    }
    for (const [place, [, speed]] of (await inBrowser(url)).entries()) {
      found[place].browser.push(speed);
      found[place].shares.push((100 * speed) / found[place].native.at(-1));
    }
  }
  return found.flatMap(({ game, native, searched, browser, shares }) => [
    [`${game}: random games a second, natively`, thousands(median(native))],
    [`${game}: random games a second, in Chromium`, `${thousands(median(browser))}, ${median(shares).toFixed(0)} % of native`],
    [`${game}: simulations of a search a second, natively`, thousands(median(searched))],
  ]);
}

/** Random games per second in the bots' worker. */
async function inBrowser(url) {
  return withBrowser({}, async (_, page) => {
    await page.goto(url);
    return page.evaluate(
      async ({ games, count }) => {
        const worker = new Worker(document.querySelector('meta[name=bot-worker]').content);
        const next = () => new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
        const ready = next();
        await ready;
        const found = [];
        for (const game of games) {
          // Once to warm up: the browser compiles twice, quickly and then well.
          for (const number of [count / 4, count]) {
            const start = performance.now();
            const answer = next();
            worker.postMessage(`playouts ${game} ${number}`);
            await answer;
            if (number === count) found.push([game, (1000 * count) / (performance.now() - start)]);
          }
        }
        worker.terminate();
        return found;
      },
      { games: GAMES, count: 20_000 },
    );
  });
}

function table(rows) {
  const machine = `${cpus().length} × ${cpus()[0].model.replace(/\s+/g, ' ')}`;
  const lines = [...rows, ['machine', machine]].map(([what, value]) => `| ${what} | ${value} |`);
  return ['| Measured | |', '|---|---:|', ...lines].join('\n') + '\n';
}

async function main() {
  // As the public hosts do, files go out compressed.
  const site = await serve({ dir: DIST, base: '/quintain/', gzip: true });
  const steps = [
    ['sizes', sizeRows],
    ...(has('--quick') ? [] : [['Lighthouse', () => lighthouse(site.url)]]),
    ['starts', () => starts(site.url)],
    ['a game with animations', () => play(site.url)],
    ['the engine', () => engine(site.url)],
    ['memory', () => memory(site.url, option('--games', 50))],
  ];
  const rows = [];
  for (const [name, step] of steps) {
    console.error(`measuring ${name}`);
    rows.push(...(await step().catch((error) => [[name, `not measured: ${String(error.message).split('\n')[0]}`]])));
  }
  await site.close();
  const text = table(rows);
  console.log(text);
  await writeFile('measured.md', text);
  if (has('--write')) {
    const readme = await readFile('README.md', 'utf8');
    await writeFile('README.md', readme.replace(/(<!-- measured -->\n)[^]*?(<!-- \/measured -->)/, `$1${text}$2`));
  }
}

await main();
