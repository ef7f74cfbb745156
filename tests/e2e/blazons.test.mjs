// The Blazons: whole games by touch and by keys with all variants on, hot-seat, every phase killed and taken up again.

import assert from 'node:assert/strict';
import { assertAccessible, setUp, shoot } from './lib.mjs';
import { chooseUntil, enterOn, goTo, killAndResume, layTable, lift, moments, playOut, saved, takeUp, touch } from './tables.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^a whole game of ([34] with all variants, by touch|3 with all variants, by keys)$/, /^(?!a whole game|three people)/);

const shared = setUp();

/** A dialog that is read and put aside: the end of a round, tricks looked through. */
const readOn = (page) => touch(page, 'dialog[open].b-round .btn, dialog[open].table-spread .btn');

/** What the table asks for now. */
const asking = (page) =>
  page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
      // Enter confirms where the focus is free or on what is chosen.
      free: document.activeElement === document.body || !!document.activeElement?.matches('[aria-pressed=true]'),
      sealed: count('.seal-eye'),
      dialog: count('dialog[open].b-round, dialog[open].table-spread'),
      main: count('.table-panel .btn:not(.q):enabled'),
      targets: count('.table-sheet button.target'),
      consult: count('.b-consult button'),
      chosen: count('.table-held.chosen, .game-table [aria-pressed=true]'),
      announce: count('.b-announce input:not(:checked)'),
      cards: count('.table-held:not(.unfit)'),
    };
  });

const MAIN = '.table-panel .btn:not(.q):enabled';
const THINGS = '.table-sheet button.target, .b-consult button';

/** One choice by touch, however the table asks for it. */
async function byTouch(page, turn) {
  const asked = await asking(page);
  if (asked.sealed) return lift(page);
  if (asked.dialog) return readOn(page);
  // A bourgeoisie card is announced when it can be.
  if (asked.chosen && asked.announce && turn % 2) await touch(page, '.b-use:last-of-type');
  if (asked.chosen && asked.main) return touch(page, MAIN);
  if ((asked.targets || asked.consult) && (turn % 5 || !asked.main)) return touch(page, THINGS, turn);
  return touch(page, asked.main ? MAIN : '.table-held:not(.unfit) button', turn);
}

/** One choice by keys alone: no press but keys, no focus but where they take it. */
async function byKeys(page, turn) {
  const asked = await asking(page);
  if (asked.dialog) {
    await page.keyboard.press('Escape');
    return true;
  }
  if (asked.chosen && asked.announce && turn % 2) {
    // A bourgeoisie card is announced: the arrows walk along its uses.
    if (await goTo(page, '.b-announce input')) await page.keyboard.press('ArrowDown');
  }
  if (asked.chosen && asked.main && asked.free) {
    await page.keyboard.press('Enter');
    return true;
  }
  if (asked.chosen && asked.main) return enterOn(page, MAIN);
  if (asked.targets && (turn % 5 || !asked.main)) {
    for (let step = 0; step <= turn % 5; step += 1) await page.keyboard.press('ArrowDown');
    // Once it is pressed, and once more to confirm.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return true;
  }
  if (asked.consult && turn % 3) {
    await enterOn(page, '.b-consult button');
    await page.keyboard.press('Enter');
    return true;
  }
  if (asked.main) return enterOn(page, MAIN);
  if (!asked.cards) return false;
  await page.keyboard.press(String(1 + (turn % asked.cards)));
  return true;
}

for (const [how, choose, size] of [
  ['touch', byTouch, 'tablet'],
  ['keys', byKeys, 'desktop'],
]) {
  for (const seats of [3, 4, 7]) {
    test(`a whole game of ${seats} with all variants, by ${how}`, async (t) => {
      const { page, faults } = await layTable(t, shared, 'blazons', { seats, variants: 4, size });
      const save = await playOut(page, (turn) => choose(page, turn));
      assert.equal(save.progress.over.places.length, seats);
      while ((await asking(page)).dialog) await (how === 'touch' ? readOn(page) : page.keyboard.press('Escape'));
      await page.locator('dialog[open].table-end').waitFor();
      await shoot(page, `blazons-end-${seats}-${how}`);
      assert.deepEqual(faults, []);
    });
  }
}

test('a whole game on a phone, in French', async (t) => {
  const { page, faults } = await layTable(t, shared, 'blazons', { seats: 3, size: 'phone', locale: 'fr-FR' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  await playOut(page, (turn) => byTouch(page, turn));
  while (await readOn(page));
  await page.getByRole('dialog', { name: /l’emporte/ }).waitFor();
  assert.deepEqual(faults, []);
});

test('three people at one screen: nobody’s hand before the seal', async (t) => {
  const { page, faults } = await layTable(t, shared, 'blazons', { seats: 3, people: 3, variants: 4, size: 'tablet' });
  let covered = 0;
  const save = await playOut(page, async (turn) => {
    if (await page.locator('.seal-eye').count()) {
      covered += 1;
      assert.equal(await page.locator('.table-held').count(), 0, 'no card before the seal is lifted');
      assert.equal(await page.locator('.b-own').count(), 0, 'no products, no tricks');
    }
    return byTouch(page, turn);
  });
  assert.ok(covered > 20, `the cloth fell ${covered} times`);
  assert.equal(save.progress.over.places.length, 3);
  assert.deepEqual(faults, []);
});

const PHASES = [
  'lay', 'announce', 'rogue', 'peasant', 'minstrel', 'magistrate', 'steward', 'steward-other', 'monk', 'monk-to', 'reward',
  'consult', 'help', 'look', 'over',
];

for (const phase of PHASES) {
  test(`killed and taken up again: ${phase}`, async (t) => {
    const all = await moments('blazons');
    const first = await takeUp(t, shared, 'blazons', all[phase]);
    const table = (page) => page.locator('.table-sheet').innerText();
    const { record } = await saved(first.page);
    const before = await table(first.page);
    const { page, faults } = await killAndResume(first, shared, 'blazons');
    assert.equal((await saved(page)).record, record);
    assert.equal(await table(page), before);
    await assertAccessible(page, phase);
    if (phase !== 'over') {
      await chooseUntil(page, byTouch, async () => (await saved(page)).record !== record);
    }
    assert.deepEqual(faults, []);
  });
}

test('face-down blazons and past tricks are not in the page', async (t) => {
  const all = await moments('blazons');
  const { page } = await takeUp(t, shared, 'blazons', all.lay);
  const names = await page.locator('.b-blazon').evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label'), one.querySelectorAll('use').length]));
  const down = names.filter(([name]) => name === 'face down');
  assert.ok(down.length > 5);
  assert.ok(down.every(([, charges]) => charges === 0), 'a wooden back bears no charge');
  // Variant 1: no trick may be looked through without a card (B26).
  assert.equal(await page.getByRole('button', { name: /Look at your trick/ }).count(), 0);
});

test('each choice of a rogue says who would take the trick', async (t) => {
  const all = await moments('blazons');
  const { page } = await takeUp(t, shared, 'blazons', all.rogue);
  const values = page.locator('.b-offer.target[aria-label*="take the trick"]');
  assert.ok((await values.count()) > 1);
  for (const name of await values.allInnerTexts()) assert.match(name, /→/);
  await values.last().tap();
  await page.locator('.table-note', { hasText: /would take the trick/ }).waitFor();
  const powers = page.locator('.b-offer.target:not([aria-label*="take the trick"])');
  if (await powers.count()) {
    await powers.first().tap();
    await page.locator('.table-note', { hasText: /At its moment/ }).waitFor();
  }
});

test('a power is used on the blazons themselves, with a preview', async (t) => {
  const all = await moments('blazons');
  for (const [phase, shows] of [
    ['peasant', '.b-own .b-coming'],
    ['magistrate', '.b-pool .b-coming'],
    ['steward-other', '.b-instead'],
    ['minstrel', '.b-instead'],
  ]) {
    const { page, context } = await takeUp(t, shared, 'blazons', all[phase]);
    await page.locator('button.b-blazon.target').first().tap();
    await page.locator(shows).first().waitFor();
    assert.notEqual(await page.locator('.table-note').innerText(), '');
    await shoot(page, `blazons-${phase}-preview`);
    await page.getByRole('button', { name: 'Put back' }).tap();
    assert.equal(await page.locator(shows).count(), 0);
    await context.close();
  }
});

test('where tricks may be looked through, a power tells what the best product would be', async (t) => {
  const { page } = await layTable(t, shared, 'blazons', { seats: 3, size: 'tablet' });
  const told = page.locator('.table-note', { hasText: 'best product' });
  await chooseUntil(page, byTouch, () => told.count());
  assert.ok(await page.locator('.b-products').count());
});

test('the end of a round shows products, standings and bourgeoisie cards', async (t) => {
  const all = await moments('blazons');
  const { page, faults } = await takeUp(t, shared, 'blazons', all['round-end']);
  const before = (await saved(page)).record;
  const sheet = page.locator('dialog[open].b-round');
  await chooseUntil(page, byTouch, () => sheet.count());
  assert.notEqual((await saved(page)).record, before);
  assert.equal(await sheet.locator('li').count(), 4);
  assert.equal(await sheet.getByText(/in all/).count(), 4);
  await assertAccessible(page, 'the end of a round');
  await shoot(page, 'blazons-round');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' }).catch(() => sheet.waitFor({ state: 'hidden' }));
  assert.deepEqual(faults, []);
});

test('tricks are looked through with a bourgeoisie card', async (t) => {
  const all = await moments('blazons');
  const { page } = await takeUp(t, shared, 'blazons', all.consult);
  await page.locator('.b-consult button').first().tap();
  await page.locator('.table-panel .btn:not(.q):enabled').tap();
  const pile = page.locator('dialog[open].table-spread');
  await pile.waitFor();
  assert.ok((await pile.locator('.table-card').count()) >= 4);
});
