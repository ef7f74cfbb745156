// The bots as a player meets them: a hint and a "Why?" in every game, a page that never stands still while they think,
// thoughts that are cancelled with their table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();

/** No waiting for motion or for bots. */
const QUICK = { motion: 'instant', bots: 'instant', theme: 'vellum' };
/** How many answers of Knights are measured in each game; whole games take minutes. */
const ANSWERS = process.env.WHOLE_GAMES ? Infinity : 12;

/**
 * Runs in the page before it: every worker is watched, and long tasks are noted.
 */
function spy() {
  const bots = { started: 0, ended: 0, asked: [], told: [], long: [] };
  window.__bots = bots;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      bots.started += 1;
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.startsWith('{')) return;
        const asked = bots.asked.findLast(({ id, by }) => by === this && id === JSON.parse(data).id);
        if (!asked || asked.end) return;
        asked.end = performance.now();
        bots.told.push(asked);
      });
    }
    postMessage(text) {
      // A checksum of eight digits, then the request.
      const { id, ask, level } = JSON.parse(text.slice(8));
      bots.asked.push({ id, ask, level, by: this, start: performance.now() });
      super.postMessage(text);
    }
    terminate() {
      bots.ended += 1;
      super.terminate();
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bots.long.push({ startTime, duration });
  }).observe({ entryTypes: ['longtask'] });
}

/** Lays the table as it is offered, and begins. */
async function begin(t, game, { knights = false, settings = {}, ...options } = {}) {
  const { page, context, faults } = await openPage(t, shared, options);
  await context.addInitScript(
    (text) => localStorage.setItem('quintain/settings', text),
    JSON.stringify({ ...QUICK, ...settings }),
  );
  await context.addInitScript(spy);
  await visit(page, shared.site, `#/${game}`);
  if (knights) {
    const rows = page.locator('.seat-row');
    for (let row = 1; row < (await rows.count()); row += 1) {
      await rows.nth(row).getByRole('radio', { name: /Knight/ }).check({ force: true });
    }
  }
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).click();
  await page.waitForFunction(() => localStorage.getItem('quintain/last'));
  return { page, faults };
}

const steps = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    const { record, progress } = JSON.parse(localStorage.getItem(key));
    return { record: JSON.stringify(record), over: Boolean(progress?.over) };
  });

const signs = (page) => page.locator('.advice-signs button');

/** Waits until a hint can be asked for; what only has to be gone through is gone through. */
async function untilAsked(page) {
  for (let turn = 0; turn < 400; turn += 1) {
    if (await signs(page).first().isEnabled().catch(() => false)) return true;
    if ((await steps(page)).over) return false;
    const go = page.locator('.b-round .btn, .t-pause-buttons .btn.q:enabled, .table-panel .btn:not(.q):enabled');
    if (await go.count()) await go.first().click({ timeout: 1_000 }).catch(() => {});
    // Where only one card fits, or two are the same, there is no hint; one is taken all the same, or the hand given up.
    if (turn % 20 === 19) {
      const fits = page.locator('.table-held:not(.unfit) button');
      if (await fits.count()) await fits.first().click({ timeout: 1_000, position: { x: 9, y: 22 } }).catch(() => {});
      else await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    const giveUp = page.getByRole('button', { name: /^(Withdraw|Abandonner)$/ });
    if (turn % 20 === 9 && turn > 20 && (await giveUp.count())) await giveUp.click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(100);
  }
  assert.fail(`nobody is asked: ${await page.locator('body').innerText()}`);
}

/** Follows the best advice: opens it, takes the first candidate up, and confirms it. */
async function followHint(page) {
  const before = (await steps(page)).record;
  await page.keyboard.press('h');
  const first = page.locator('.advice-list.first button');
  await first.waitFor();
  await first.click();
  for (let turn = 0; turn < 60 && (await steps(page)).record === before; turn += 1) {
    const main = page.locator('.table-panel .btn:not(.q):enabled, .t-pause-buttons .btn:enabled, .foot .btn:not(.q):enabled');
    if (await main.count()) await main.first().click({ timeout: 1_000 }).catch(() => {});
    else await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  assert.notEqual((await steps(page)).record, before, 'the advice was followed');
}

const GAMES = {
  academy: { size: 'tablet', shown: '.card.picked, .card[aria-pressed=true], [aria-pressed=true]' },
  tourney: { size: 'desktop', shown: '[aria-pressed=true], .table-panel .btn:not(.q):enabled' },
  blazons: { size: 'tablet', shown: '[aria-pressed=true]' },
};

for (const [game, { size, shown }] of Object.entries(GAMES)) {
  test(`${game}: a hint with its reasons, and why a bot did what it did`, async (t) => {
    const { page, faults } = await begin(t, game, { size });
    await untilAsked(page);
    await signs(page).first().click();
    const sheet = page.locator('.advice');
    const candidates = sheet.locator('.advice-list button');
    await candidates.first().waitFor();
    const count = await candidates.count();
    assert.ok(count >= 2 && count <= 3, `${count} candidates`);
    assert.match(await candidates.first().innerText(), /wins \d+ times in 100, about -?\d+ (point|token)s?/);
    assert.ok((await candidates.first().locator('.advice-why').count()) >= 1, 'there is a reason');
    await assertAccessible(page, `${game}: the hint`);
    await shoot(page, `hint-${game}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await candidates.first().click();
    await sheet.waitFor({ state: 'detached' });
    await page.locator(shown).first().waitFor();
    await shoot(page, `hint-${game}-shown`);
    // Play on until a bot has made a move that everybody saw.
    for (let turn = 0; turn < 12 && (await signs(page).nth(1).isDisabled()); turn += 1) {
      await followHint(page);
      if (!(await untilAsked(page))) break;
    }
    await signs(page).nth(1).click();
    await sheet.locator('.advice-list.first li').waitFor();
    assert.match(await sheet.locator('h2').innerText(), /^Why did .+ do this\?$/);
    assert.match(await sheet.innerText(), /cards that you cannot see/);
    await assertAccessible(page, `${game}: why`);
    await shoot(page, `why-${game}`);
    const asked = await page.evaluate(() => window.__bots.asked.findLast(({ ask }) => ask.why)?.ask.why.action);
    assert.ok(asked, 'the question carries the move');
    assert.deepEqual(faults, []);
  });
}

test('hint and why in French, by keys', async (t) => {
  const { page, faults } = await begin(t, 'tourney', { size: 'desktop', locale: 'fr-FR', settings: { language: 'fr' } });
  await untilAsked(page);
  await page.keyboard.press('h');
  const first = page.locator('.advice-list.first button');
  await first.waitFor();
  assert.match(await first.innerText(), /gagne \d+ fois sur 100/);
  // Focus lies in the sheet, and goes back when it closes.
  assert.ok(await page.evaluate(() => document.activeElement.closest('.advice')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.advice').waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

for (const game of Object.keys(GAMES)) {
  test(`${game}: the page does not stand still while Knights think`, async (t) => {
    const { page, faults } = await begin(t, game, { size: 'desktop', knights: true });
    const told = () => page.evaluate(() => window.__bots.told.filter(({ ask }) => ask === 'move').length);
    while ((await told()) < ANSWERS && (await untilAsked(page))) await followHint(page);
    const found = await page.evaluate(() => {
      const { told, long } = window.__bots;
      const moves = told.filter(({ ask }) => ask === 'move');
      const times = moves.map(({ start, end }) => end - start).sort((a, b) => a - b);
      const within = (task) => told.some(({ start, end }) => task.startTime > start && task.startTime < end);
      const sum = (all) => all.reduce((a, b) => a + b, 0);
      return {
        answers: times.length,
        mean: sum(times) / times.length,
        p99: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))],
        thinking: sum(told.map(({ start, end }) => end - start)),
        tasks: long.filter(within).length,
        blocked: sum(long.filter(within).map(({ duration }) => duration)),
      };
    });
    t.diagnostic(
      `${game}: ${found.answers} moves of Knights, mean ${found.mean.toFixed(0)} ms, 99 % below ${found.p99.toFixed(0)} ms; ` +
        `${found.tasks} tasks of the page over 50 ms meanwhile, ${found.blocked.toFixed(0)} of ${found.thinking.toFixed(0)} ms`,
    );
    assert.ok(found.answers > 0, 'Knights have thought');
    // Were the thinking done on the page, nearly all of its time would be long tasks.
    assert.ok(found.blocked < 0.2 * found.thinking, `the page stood still for ${found.blocked} of ${found.thinking} ms`);
    assert.deepEqual(faults, []);
  });
}

test('a thought is cancelled with its table', async (t) => {
  const { page, faults } = await begin(t, 'academy', { size: 'desktop', knights: true });
  await untilAsked(page);
  const ended = await page.evaluate(() => {
    const before = window.__bots.ended;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }));
    location.hash = '#/';
    return before;
  });
  await page.waitForFunction((before) => window.__bots.ended > before, ended);
  assert.deepEqual(faults, []);
});
