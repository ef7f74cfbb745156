// For everyone: every screen in both languages and themes is accessible, whole at 320 pixels and at twice the text
// size, and without a word of the other language; each game is played to its end through roles and names alone, and
// through the keyboard alone.

import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/320 pixels/, /200 %/, /^keys read/, /^comforts/, /to its end, through/);

const shared = setUp();

const GAMES = ['academy', 'tourney', 'blazons'];
const SCREENS = ['#/', '#/settings', '#/about', ...GAMES.flatMap((game) => [`#/${game}`, `#/rules/${game}`, `#/${game}/lesson`])];
const QUICK = { motion: 'instant', bots: 'instant' };

/** A page with these settings. */
async function open(t, settings, options = {}) {
  const opened = await openPage(t, shared, options);
  const text = JSON.stringify({ ...QUICK, theme: 'vellum', language: 'en', ...settings });
  await opened.context.addInitScript((kept) => {
    if (!localStorage.getItem('quintain/settings')) localStorage.setItem('quintain/settings', kept);
  }, text);
  return opened;
}

/** Lays the table as it is offered, and begins. */
async function begin(page, game) {
  await visit(page, shared.site, `#/${game}`);
  const play = page.getByRole('button', { name: /^(Play|Jouer)$/ });
  await play.click();
  await page.waitForURL(/play$/);
  // The address changes first: the set-up stands until the table does.
  await play.waitFor({ state: 'detached' });
  await page.getByRole('main').waitFor();
}

/** What sticks out of the window to the side, and what is cut off though it cannot be scrolled to. */
const overflow = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => {
      for (let up = element; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (/auto|scroll|hidden|clip/.test(style.overflowX) || style.position === 'fixed') return true;
      }
      return false;
    };
    const out = [];
    if (document.scrollingElement.scrollWidth > width + 1) out.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('button, a[href], h1, h2, h3, p, label, legend, td, th, li')) {
      if (!element.checkVisibility() || element.closest('svg, .said, [aria-hidden=true]')) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.right > width + 2 && !scrolls(element.parentElement)) out.push(element.outerHTML.slice(0, 140));
    }
    return out;
  });

/** All that is read on a page: what is seen, and what is said. */
const words = (page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title]')].map((e) => `${e.getAttribute('aria-label') ?? ''} ${e.title ?? ''}`);
    return `${document.title}\n${document.body.innerText}\n${names.join('\n')}`;
  });

/** A key or a parameter that was never filled in. */
const UNFILLED = /\{\w*\}|\bundefined\b|\b[a-z]+_[a-z_]+\b/;
/** Words that only English has, and that French would not lend. */
const ENGLISH = /\b(the|and|your|with|rules|settings|language|leave|lesson|keys|round|trick|withdraw|hand|player)\b/i;

for (const language of ['en', 'fr']) {
  for (const theme of ['vellum', 'candle']) {
    test(`every screen is accessible (${language}, ${theme})`, async (t) => {
      const { page, faults } = await open(t, { language, theme });
      for (const hash of SCREENS) {
        await visit(page, shared.site, hash);
        await assertAccessible(page, `${hash}, ${language}, ${theme}`);
        assert.doesNotMatch(await words(page), UNFILLED, hash);
        if (language === 'fr' && !/about/.test(hash)) {
          const text = (await words(page)).replace(/English/g, '');
          assert.doesNotMatch(text, ENGLISH, `English left on ${hash}: ${text.match(ENGLISH)?.[0]}`);
        }
      }
      for (const game of GAMES) {
        await begin(page, game);
        await page.waitForTimeout(300);
        await assertAccessible(page, `the table of ${game}, ${language}, ${theme}`);
      }
      assert.deepEqual(faults, []);
    });
  }
}

describe('nothing is lost', () => {
  for (const [what, settings, viewport] of [
    ['in a window of 320 pixels', {}, { width: 320, height: 640 }],
    ['with text of 200 %', { text_size: 200 }, { width: 1180, height: 820 }],
  ]) {
    for (const language of ['en', 'fr']) {
      test(`${what} (${language})`, async (t) => {
        const { page, faults } = await open(t, { ...settings, language }, { viewport, hasTouch: true });
        for (const hash of SCREENS) {
          await visit(page, shared.site, hash);
          assert.deepEqual(await overflow(page), [], `${hash} ${what}`);
        }
        for (const game of GAMES) {
          await begin(page, game);
          await page.waitForTimeout(300);
          assert.deepEqual(await overflow(page), [], `the table of ${game} ${what}`);
          await shoot(page, `everyone-${game}-${viewport.width}-${language}`);
        }
        assert.deepEqual(faults, []);
      });
    }
  }
});

test('keys read the table, the scores and the last event, list themselves, and can be switched off', async (t) => {
  const { page, faults } = await open(t, {}, { size: 'desktop' });
  for (const game of GAMES) {
    await begin(page, game);
    const said = page.locator('#say');
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.querySelector('#say').textContent.length > 40);
    const table = await said.textContent();
    await page.keyboard.press('s');
    await page.waitForFunction((before) => document.querySelector('#say').textContent !== before, table);
    assert.match(await said.textContent(), /\w/);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
  }
  await visit(page, shared.site, '#/settings');
  await page.getByRole('switch', { name: /Single-key/ }).click();
  await begin(page, 'academy');
  await page.keyboard.press('?');
  await page.keyboard.press('t');
  await page.waitForTimeout(200);
  assert.equal(await page.getByRole('dialog', { name: 'Keys' }).count(), 0);
  assert.equal(await page.locator('#say').textContent(), '');
  assert.deepEqual(faults, []);
});

test('comforts: without confirming, one press plays; the left hand has its buttons', async (t) => {
  const { page, faults } = await open(t, { confirm: false, left_handed: true, large_cards: true }, { size: 'tablet' });
  await begin(page, 'academy');
  assert.equal(await page.locator('html').getAttribute('data-hand'), 'left');
  const record = () => page.evaluate(() => localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`));
  const before = await record();
  await page.locator('.foot .card').first().click();
  await page.waitForFunction((was) => localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`) !== was, before);
  await shoot(page, 'everyone-left-handed');
  assert.deepEqual(faults, []);
});

/** The same numbers in every run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How gladly a button is pressed, by its name alone: what leads away from the game never, what makes a choice gladly. */
function appeal(name) {
  if (/^(Leave|Lesson|Menu|Home|To the start|About |What would|Undo|Take back|Hint|Why|Discard|Nothing|Chronicle|Look through|Look at (the|all)|Settings|Rules|Share|Show|Open|Row)/i.test(name)) return 0;
  if (/again|new game|same deal|lay (the|another) table|print|replay/i.test(name)) return 0;
  if (/^Put back/.test(name)) return 0.3;
  // A sheet that lies over the table is laid away.
  if (/^Close/.test(name)) return 9;
  if (/^(Keep|Play|Lay |Confirm|Go on|Next|Skip|Let it stand|That is all|End turn|Give up)/.test(name)) return 12;
  if (/^Withdraw/.test(name)) return 5;
  return 1;
}

/** What is offered when a game is over. */
const AFTER = /(play|once) again|new deal|same deal/i;

/** The names of all buttons that can be pressed now, as an assistive technology is told them. */
async function buttons(page) {
  const told = await page.locator('body').ariaSnapshot();
  const found = [...told.matchAll(/button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)/g)];
  return found.filter(([, , state]) => !state.includes('disabled')).map(([, name]) => name.replace(/\\(.)/g, '$1'));
}

/** Plays a game to its end: one of the buttons that are told, the likelier the more it appeals. */
async function toTheEnd(page, random, press) {
  for (let step = 0; step < 2_500; step += 1) {
    const told = await buttons(page);
    if (told.some((name) => AFTER.test(name))) return;
    const names = told.map((name) => ({ name, weight: appeal(name) })).filter(({ weight }) => weight > 0);
    let left = random() * names.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = names.find(({ weight }) => (left -= weight) < 0);
    if (chosen) await press(chosen.name);
    else await page.waitForTimeout(80);
  }
  assert.fail(`the game does not end: ${(await buttons(page)).join(' | ')}`);
}

/** Presses the first button of this name; one that has gone or was covered in the meantime is let go. */
const click = (page) => (name) =>
  page.getByRole('button', { name, exact: true }).first().click({ timeout: 1_500, position: { x: 9, y: 9 } }).catch(() => {});

/** Goes to a button of this name by Tab and presses Enter; one that has gone in the meantime is let go. */
const tabAndEnter = (page) => async (name) => {
  for (let stop = 0; stop < 60; stop += 1) {
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return at.tagName === 'BUTTON' && (at.ariaLabel ?? at.innerText).replaceAll(/\s+/g, ' ').trim();
    });
    if (here === name) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
};

for (const [place, game] of GAMES.entries()) {
  for (const [how, seed, way] of [['through roles and names', 7, click], ['by keyboard', 11, tabAndEnter]]) {
    test(`${game} to its end, ${how} alone`, async (t) => {
      const { page, faults } = await open(t, {}, { size: 'desktop' });
      await begin(page, game);
      await toTheEnd(page, dice(seed + place), way(page));
      assert.deepEqual(faults, []);
    });
  }
}
