// The Academy at every moment of it, at three sizes: in English by day, in French by candlelight.

import assert from 'node:assert/strict';
import { byTouch, state } from './academy.mjs';
import { SIZES, assertAccessible, setUp, shoot } from './lib.mjs';
import { longBut } from './long.mjs';
import { moments, takeUp } from './tables.mjs';

const test = longBut(/on a tablet by candle/);

const shared = setUp();

/** Chooses until a training is being scored. */
async function untilScoring(page) {
  for (let turn = 0; turn < 100; turn += 1) {
    const now = await state(page);
    if (now.kind === 'scoring') return;
    if (!(await byTouch(page, turn, now))) await page.waitForTimeout(50);
  }
  assert.fail('nothing is scored');
}

/** How far a page reaches beyond its window: [to the side, downwards]. */
const beyond = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

for (const size of Object.keys(SIZES)) {
  for (const [theme, language] of [['vellum', 'en'], ['candle', 'fr']]) {
    test(`every phase on a ${size} by ${theme}`, async (t) => {
      for (const [name, text] of Object.entries(await moments('academy'))) {
        // With less motion each training waits until it has been read.
        const scoring = name === 'scoring' && { motion: 'normal' };
        const options = { ...SIZES[size], hasTouch: true, reducedMotion: 'reduce', settings: { theme, language, ...scoring } };
        const { page, context, faults } = await takeUp(t, shared, 'academy', text, options);
        if (scoring) await untilScoring(page);
        await page.waitForTimeout(250);
        await assertAccessible(page, `${name}, ${size}, ${theme}`);
        const [wide, high] = await beyond(page);
        assert.ok(wide <= 0, `${name}: ${wide} pixels too wide`);
        assert.ok(high <= 0 || name === 'over', `${name}, ${size}: ${high} pixels too high`);
        await shoot(page, `academy-${name}-${size}-${theme}`);
        assert.deepEqual(faults, []);
        await context.close();
      }
    });
  }
}
