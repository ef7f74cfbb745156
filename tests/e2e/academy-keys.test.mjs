// The Academy by keyboard alone, at desktop size: laying the table, every kind of decision, the end.

import assert from 'node:assert/strict';
import { byKeys, playOut, quickPage, saved, state, VARIANTS } from './academy.mjs';
import { assertAccessible, setUp, shoot, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^a card that was clicked/, /^Escape puts back/, /^Lancelot by keys/);

const shared = setUp();

/** Presses Tab until the focus is on an element of this selector. */
async function tabTo(page, selector, most = 120) {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}

test('five squires, six variants, advanced rules: a whole game by keys alone', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site, '#/academy');
  for (let more = 0; more < 2; more += 1) {
    await tabTo(page, '.another');
    await page.keyboard.press('Enter');
  }
  for (let variant = 0; variant < VARIANTS.length; variant += 1) {
    await tabTo(page, '.variant .switch');
    await page.keyboard.press('Space');
  }
  await tabTo(page, '.rule-row .switch');
  await page.keyboard.press('Space');
  await tabTo(page, '.btn.play');
  await page.keyboard.press('Enter');
  await page.locator('main.academy').waitFor();
  const seen = new Set();
  const save = await playOut(page, byKeys, async (now) => {
    const key = now.asked && now.moment;
    if (!key || seen.has(key)) return;
    seen.add(key);
    await assertAccessible(page, key);
  });
  assert.equal(save.progress.over.places.length, 5);
  for (const moment of ['bet', 'draft', 'play', 'codex']) assert.ok(seen.has(moment), `${moment} was asked: ${[...seen]}`);
  await shoot(page, 'academy-keys-end');
  assert.deepEqual(faults, []);
});

test('Lancelot by keys alone: arrows make the piles', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site, '#/academy');
  await tabTo(page, '.seat-remove');
  await page.keyboard.press('Enter');
  await tabTo(page, '.two-ways input');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '.btn.play');
  await page.keyboard.press('Enter');
  await page.locator('main.academy').waitFor();
  const save = await playOut(page, byKeys);
  assert.equal(save.progress.over.places.length, 2);
  assert.deepEqual(faults, []);
});

test('a card that was clicked and then left by arrows is not the one that Enter plays', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site, '#/academy');
  await page.locator('.btn.play').click();
  const cards = page.locator('.cards .card');
  await cards.first().waitFor();
  await page.waitForFunction(() => document.querySelector('main.academy').dataset.asked === 'true');
  await cards.first().click();
  await page.keyboard.press('ArrowRight');
  const meant = await page.locator('.card.raised').getAttribute('aria-label');
  assert.equal(meant, await cards.nth(1).getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await page.locator('.kept-card').first().waitFor();
  assert.equal(await page.locator('.kept-card').first().getAttribute('aria-label'), meant);
  assert.deepEqual(faults, []);
});

test('Escape puts back, U takes back, and what the rules forbid is said where it happened', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'desktop', settings: { bots: 'normal' } });
  await visit(page, shared.site, '#/academy');
  await page.locator('.btn.play').click();
  await playUntil(page, 'play');
  await page.keyboard.press('1');
  assert.equal(await page.locator('.card.raised').count(), 1);
  const offered = await page.locator('.lane.offered').evaluateAll((lanes) => lanes.map((lane) => lane.dataset.track));
  const other = page.locator('.lane:not(.offered)').first();
  await other.locator('.lane-foot').click();
  const sentence = page.locator('.denied');
  await sentence.waitFor();
  assert.match(await sentence.getByRole('link').getAttribute('href'), /#\/rules\/academy\/a9$/);
  assert.ok(offered.length >= 1 && offered.length <= 2, 'a card goes on one lane, a combat card on two');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.card.raised').count(), 0);
  const before = (await saved(page)).record;
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForFunction((record) => !localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`).includes(record), before);
  if (await page.getByRole('button', { name: 'Undo' }).isEnabled()) {
    await page.keyboard.press('u');
    assert.equal((await saved(page)).record, before);
  }
  assert.deepEqual(faults, []);
});

/** Chooses by keys until this kind of decision is asked. */
async function playUntil(page, moment) {
  for (let turn = 0; turn < 400; turn += 1) {
    const now = await state(page);
    if (now.moment === moment && now.asked) return;
    if (!(await byKeys(page, 0, now))) await page.waitForTimeout(50);
  }
  assert.fail(`${moment} is never asked`);
}
