// The three games at every moment of them: at three sizes, by day and by candlelight, in both languages. Nothing for axe to
// find, nothing beyond the window, and a picture of each to look at.

import assert from 'node:assert/strict';
import { byTouch, state } from './academy.mjs';
import { SIZES, assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';
import { longBut } from './long.mjs';
import { moments, settle, turnTo } from './tables.mjs';

const test = longBut(/on a tablet by candlelight, in French/);

const shared = setUp();

const THEMES = { vellum: 'day', candle: 'candlelight' };
const LANGUAGES = { en: 'English', fr: 'French' };
/** The other two pairs are seen on a tablet. */
const isUsual = (theme, language) => (theme === 'candle') === (language === 'fr');

/** Chooses until a training is being scored. */
async function untilScoring(page) {
  for (let turn = 0; turn < 100; turn += 1) {
    const now = await state(page);
    if (now.kind === 'scoring') return;
    if (!(await byTouch(page, turn, now))) await page.waitForTimeout(50);
  }
  assert.fail('nothing is scored');
}

/** How far a page reaches beyond its window, to the side and downwards, and how much of any part of a table is cut off. */
const beyond = (page) =>
  page.evaluate((width) => {
    const much = (one) => one.scrollHeight - one.clientHeight;
    const hidden = [...document.querySelectorAll('.table-sheet, .b-trick, .b-pool')].map(much);
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    // What the foot of The Academy says and asks must be seen too, though nothing there scrolls.
    const foot = [...document.querySelectorAll('.foot :is(.btn, .card, h2, p)')].filter((one) => one.checkVisibility());
    hidden.push(...foot.map((one) => one.getBoundingClientRect().bottom - innerHeight));
    // A page that is too wide makes a phone zoom out.
    return { wide: Math.max(innerWidth, scrollWidth) - width, high: scrollHeight - innerHeight, cut: Math.max(0, ...hidden) };
  }, page.viewportSize().width);

for (const game of ['academy', 'tourney', 'blazons']) {
  for (const size of Object.keys(SIZES)) {
    for (const theme of Object.keys(THEMES)) {
      for (const language of Object.keys(LANGUAGES)) {
        if (size !== 'tablet' && !isUsual(theme, language)) continue;
        test(`${game} at every moment, on a ${size} by ${THEMES[theme]}, in ${LANGUAGES[language]}`, async (t) => {
          const { page, context, faults } = await openPage(t, shared, { ...SIZES[size], hasTouch: true, reducedMotion: 'reduce' });
          // With less motion each training waits until it has been read.
          await settle(context, { theme, language, motion: 'normal', pause: 6000 });
          await visit(page, shared.site);
          for (const [name, text] of Object.entries(await moments(game))) {
            await turnTo(page, game, text);
            await look(page, { game, name, size, theme, language });
            assert.deepEqual(faults, []);
          }
        });
      }
    }
  }
}

async function look(page, { game, name, size, theme, language }) {
  if (name === 'scoring') await untilScoring(page);
  await page.waitForTimeout(250);
  await shoot(page, `${game}-${name}-${size}-${theme}-${language}`);
  const where = `${game}, ${name}, ${size}, ${theme}, ${language}`;
  await assertAccessible(page, where);
  const { wide, high, cut } = await beyond(page);
  assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`);
  // The end of a game may be long; on a phone a table of cards is as long as it has players.
  const isLong = name === 'over' || (size === 'phone' && game !== 'academy');
  assert.ok(isLong || (high <= 0 && cut <= 1), `${where}: ${high} pixels too high, ${cut} cut off`);
}
