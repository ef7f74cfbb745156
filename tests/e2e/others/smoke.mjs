// The smoke run every browser must pass, over a driver that can only open, ask and press.
// A driver has: open(address), evaluate(functionBody) and close(). Everything else is said in the page's own language.

import assert from 'node:assert/strict';
import { BASE, DIST } from '../lib.mjs';
import { serve } from '../../../scripts/serve.mjs';

const PATIENCE = 20_000;

/** Asks again until the answer is true. */
async function until(driver, condition, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    if (await driver.evaluate(`return Boolean(${condition})`)) return;
    assert.ok(Date.now() < end, `${what}: ${await driver.evaluate('return document.body.innerText.slice(0, 400)')}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const heading = (text) => `document.querySelector('h1')?.innerText.includes(${JSON.stringify(text)})`;
const press = (selector, text) =>
  `const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
   const found = all.find((element) => element.innerText.includes(${JSON.stringify(text)}));
   found.click(); return true;`;

/** One choice at the table, said to the page itself; tells where the game stands. */
const CHOOSE = `
  const table = document.querySelector('main.academy');
  if (!table) return 'none';
  if (table.dataset.moment === 'over') return 'over';
  if (table.dataset.asked !== 'true') return 'waits';
  const main = document.querySelector('.panel .btn:not(.q)');
  if (main) { main.click(); return 'chosen'; }
  const all = [...document.querySelectorAll('.cards .card:not(.idle), .pennant, .token:not(.none)')];
  if (!all.length) return 'waits';
  window.turn = (window.turn ?? 0) + 1;
  all[(window.turn * 7) % all.length].click();
  return 'picked';`;

/** The Academy from the deal to the knighting, without waiting for motion or bots. */
async function wholeGame(driver, site) {
  await driver.evaluate(`
    const settings = JSON.parse(localStorage.getItem('quintain/settings') ?? '{}');
    localStorage.setItem('quintain/settings', JSON.stringify({ ...settings, motion: 'instant', bots: 'instant' }));
    return true;`);
  await driver.open(`${site.url}?game#/academy`);
  await until(driver, `document.querySelector('.btn.play')`, 'the set-up');
  await driver.evaluate(`document.querySelector('.btn.play').click(); return true;`);
  await until(driver, `document.querySelector('main.academy')`, 'the table');
  for (let idle = 0; ; ) {
    const now = await driver.evaluate(CHOOSE);
    if (now === 'over') break;
    idle = now === 'waits' ? idle + 1 : 0;
    assert.ok(idle < 600, `the game goes on: ${await driver.evaluate('return document.body.innerText.slice(0, 600)')}`);
    if (now === 'waits') await new Promise((done) => setTimeout(done, 50));
  }
  await until(driver, `document.querySelector('.knighting')`, 'the knighting');
}

/** Home, settings, French and Candlelight over a reload, the three set-ups, and one whole game. */
export async function smoke(driver) {
  const site = await serve({ dir: DIST, base: BASE });
  try {
    await driver.open(site.url);
    await until(driver, heading('Quintain'), 'home');
    await until(driver, `document.querySelectorAll('main h2').length >= 3`, 'three games');
    await driver.evaluate(press('a', 'Settings'));
    await until(driver, heading('Settings'), 'settings');
    await driver.evaluate(press('label', 'Français'));
    await until(driver, heading('Réglages'), 'French');
    await driver.evaluate(press('label', 'Chandelle'));
    await until(driver, `document.documentElement.dataset.theme === 'candle'`, 'Candlelight');
    await driver.open(`${site.url}?again#/settings`);
    await until(driver, heading('Réglages'), 'French after a reload');
    await until(driver, `document.documentElement.dataset.theme === 'candle'`, 'Candlelight after a reload');
    for (const game of ['academy', 'tourney', 'blazons']) {
      await driver.evaluate(`location.hash = '#/${game}'; return true`);
      await until(driver, `document.querySelector('h1')?.innerText && !${heading('Réglages')}`, game);
    }
    await wholeGame(driver, site);
  } finally {
    await driver.close();
    await site.close();
  }
}
