// Whole games to the end: The Academy by keys, The Tourney and The Blazons by touch; each alone against bots.

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

/** Presses one of the elements, another one each time; tells whether there was one. */
async function tapOne(page, selector, turn) {
  const all = page.locator(selector);
  const count = await all.count();
  if (count === 0) return false;
  const one = all.nth((turn * 7) % count);
  // Cards of a fan overlap: the left edge, with the value, is always free.
  return tap(one, { position: { x: 10, y: 30 } });
}

/** Presses an element; one that has gone or was covered in the meantime (a bot moved on) is let go. */
const tap = (one, options = {}) => one.tap({ ...options, timeout: 1_500 }).then(() => true, () => false);

test('The Academy, to the knighting, by keys alone', async (t) => {
  const { page, faults } = await begin(t, 'academy', { size: 'desktop' });
  await page.locator('.lane-head').first().waitFor();
  await assertAccessible(page, 'the draft');
  const save = await playOut(page, 'academy', async (turn) => {
    await page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : '1');
    await page.keyboard.press('Enter');
    return true;
  });
  assert.equal(save.progress.over.places.length, 3);
  await shoot(page, 'academy-end');
  assert.deepEqual(faults, []);
});

test('The Tourney, to the champion, by touch', async (t) => {
  const { page, faults } = await begin(t, 'tourney', { size: 'tablet' });
  await page.locator('.t-rows').waitFor();
  await assertAccessible(page, 'the lists');
  const save = await playOut(page, 'tourney', async (turn) => {
    const main = page.locator('.table-panel .btn:not(.q):enabled, .t-pause-buttons .btn:enabled');
    const chosen = await page.locator('.table-held.chosen, [aria-pressed=true]').count();
    if (chosen && (await main.count())) return tap(main.first());
    if (await tapOne(page, 'button.t-pennon-box, button.t-who.target, .t-laid button', turn)) return true;
    if (turn % 3 && (await tapOne(page, '.table-held:not(.unfit) button', turn))) return true;
    if (!(await main.count())) return false;
    await tap(main.first());
    // A turn that cannot end is given up, but for the opening one.
    const give = page.locator('.table-panel .btn.q:enabled');
    const stuck = await page.locator('.table-note', { hasText: 'To stay in' }).count();
    if (stuck && (await give.count()) && (await tap(give))) await tap(page.locator('.table-panel .btn:not(.q)'));
    return true;
  });
  assert.equal(save.progress.over.places.filter((place) => place.rank === 1).length, 1);
  await page.getByRole('dialog').waitFor();
  await assertAccessible(page, 'the champion');
  await shoot(page, 'tourney-end');
  assert.deepEqual(faults, []);
});

test('The Blazons, three rounds, by touch', async (t) => {
  const { page, faults } = await begin(t, 'blazons', { size: 'tablet' });
  await page.locator('.b-trick').waitFor();
  await assertAccessible(page, 'the trick');
  const save = await playOut(page, 'blazons', async (turn) => {
    const go = page.locator('.b-round .btn');
    if (await go.count()) return tap(go);
    const main = page.locator('.table-panel .btn:not(.q):enabled');
    if (await main.count()) return tap(main.first());
    if (await tapOne(page, '.b-offer:not(.none), button.b-blazon, button.b-head, .b-place button.table-card', turn)) return true;
    return tapOne(page, '.table-held:not(.unfit) button', turn);
  });
  assert.equal(save.progress.over.places.length, 4);
  await shoot(page, 'blazons-end');
  assert.deepEqual(faults, []);
});
