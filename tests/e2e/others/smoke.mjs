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

/** Home, settings, French and Candlelight over a reload, and back home. */
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
  } finally {
    await driver.close();
    await site.close();
  }
}
