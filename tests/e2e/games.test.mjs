// A whole game of The Academy to the end, alone against bots.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();

/** No waiting for motion or for bots; the same choices in every run. */
const QUICK = JSON.stringify({ motion: 'instant', bots: 'instant', theme: 'vellum' });
/** More choices than any game asks of one person. */
const MOST_CHOICES = 3_000;

/** The game being played, as it is saved. */
const saved = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

/** Lays the table as it is offered, and begins. */
async function begin(t, game, options) {
  const { page, context, faults } = await openPage(t, shared, options);
  await context.addInitScript((text) => localStorage.setItem('quintain/settings', text), QUICK);
  await visit(page, shared.site, `#/${game}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('quintain/last'));
  return { page, faults };
}

/** Chooses until the game is over; `choose` makes one choice, and tells whether there was one to make. */
async function playOut(page, game, choose) {
  let before;
  for (let turn = 0, idle = 0; turn < MOST_CHOICES; turn += 1) {
    const save = await saved(page);
    if (save?.progress?.over) return save;
    idle = save?.record === before ? idle + 1 : 0;
    assert.ok(idle < 80, `${game} goes on: ${await page.locator('body').innerText()}`);
    before = save?.record;
    if (!(await choose(turn))) await page.waitForTimeout(40);
  }
  assert.fail(`${game} does not end`);
}

test('The Academy, to the knighting, by keys alone', async (t) => {
  const { page, faults } = await begin(t, 'academy', { size: 'desktop' });
  await page.locator('.lane-head').first().waitFor();
  await assertAccessible(page, 'the draft');
  const save = await playOut(page, 'academy', async (turn) => {
    await page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : '1');
    await page.keyboard.press('Enter');
    const focused = await page.evaluate(() => document.activeElement.closest('header')?.className);
    assert.equal(focused, undefined, 'the focus does not go by itself to where Enter would leave the table');
    return true;
  });
  assert.equal(save.progress.over.places.length, 3);
  await shoot(page, 'academy-end');
  assert.deepEqual(faults, []);
});
