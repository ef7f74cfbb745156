// Playing The Academy by script: laying the table as a person does, and one choice at a time by touch or by keys.

import assert from 'node:assert/strict';
import { openPage, visit } from './lib.mjs';

/** The six variants, in the order of their switches: bet, knights, codex, scrolls, Glory, alms. */
export const VARIANTS = [0, 1, 2, 3, 4, 5];
/** No waiting for motion or for bots. */
export const QUICK = { motion: 'instant', bots: 'instant', theme: 'vellum' };
/** More choices than any game asks for. */
const MOST_CHOICES = 2_000;

/** A page with the settings of a quick game. Settings are written once: what a player changes later stays. */
export async function quickPage(t, shared, { settings = {}, ...options } = {}) {
  const opened = await openPage(t, shared, options);
  await opened.context.addInitScript((text) => {
    if (!localStorage.getItem('quintain/settings')) localStorage.setItem('quintain/settings', text);
  }, JSON.stringify({ ...QUICK, ...settings }));
  return opened;
}

/**
 * Lays the table on the set-up screen and presses Play. `kinds` says who sits where: `person`, `page`, `squire`, `knight`.
 */
export async function lay(page, site, { kinds, variants = [], advanced = false, two, seed, touch = true }) {
  const press = (one) => (touch ? one.tap() : one.click());
  await visit(page, site, '#/academy');
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  while ((await rows.count()) < kinds.length) await press(page.locator('.another'));
  while ((await rows.count()) > kinds.length) await press(page.locator('.seat-remove').last());
  for (const [seat, kind] of kinds.entries()) {
    const place = ['person', 'page', 'squire', 'knight'].indexOf(kind);
    const option = rows.nth(seat).locator('.kind').nth(place);
    if (!(await option.locator('input').isChecked())) await press(option);
  }
  for (const place of VARIANTS) await turn(page.locator('.variant .switch').nth(place), variants.includes(place), press);
  await turn(page.locator('.rule-row .switch').first(), advanced, press);
  if (two) await press(page.locator('.two-ways .way').nth(two === 'lancelot' ? 1 : 0));
  if (seed) await enterSeed(page, seed, press);
  await press(page.locator('.btn.play'));
  await page.locator('main.academy').waitFor();
}

async function turn(control, on, press) {
  if ((await control.isChecked()) !== on) await press(control);
}

async function enterSeed(page, seed, press) {
  await press(page.locator('.summary-actions .btn').first());
  await press(page.locator('dialog.deal .way').nth(2));
  await page.locator('dialog.deal input[type=text]').fill(seed);
  await press(page.locator('dialog.deal .dialog-end .btn'));
}

/** The game being played, as it is saved. */
export const saved = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

/** What the table shows: the kind of decision, whether it is asked here, what is scored, which veil is down. */
export const state = (page) =>
  page.evaluate(() => {
    const table = document.querySelector('main.academy');
    const veil = ['curtain', 'cloth'].find((name) => document.querySelector(`.${name}`));
    const kind = document.querySelector('.foot')?.dataset.kind;
    return { moment: table?.dataset.moment, asked: table?.dataset.asked === 'true', kind, veil };
  });

/** Holds the seal with a finger until the veil is gone. */
export async function holdSeal(page) {
  // The cloth falls into its place before it can be held.
  await page.locator('.seal').click({ trial: true });
  const box = await page.locator('.seal').boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.locator('.curtain, .cloth').waitFor({ state: 'detached' });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Presses an element; one that has gone or was covered in the meantime (a bot moved on) is let go. */
const tap = (one) => one.tap({ timeout: 1_500 }).then(() => true, () => false);

/** One choice by touch; tells whether there was one to make. */
export async function byTouch(page, turn, now) {
  now ??= await state(page);
  if (now.veil) return holdSeal(page).then(() => true);
  if (now.kind === 'scoring') return tap(page.locator('.foot .panel .btn:not(.q)'));
  if (!now.asked) return false;
  if (now.moment === 'split' || now.moment === 'give') return makeHeaps(page, turn);
  const all = page.locator('.cards .card:not(.idle), .pennant, .token:not(.none), .pile:enabled');
  const count = await all.count();
  if (count === 0) return false;
  const one = all.nth((turn * 7 + 3) % count);
  // A first press picks; where a token alone means something the panel's button confirms it.
  if (!(await tap(one))) return false;
  const main = page.locator('.panel .btn:not(.q):enabled');
  return (await main.count()) ? tap(main.first()) : true;
}

/** Lancelot: six cards into two heaps. */
async function makeHeaps(page, turn) {
  for (let placed = 0; placed < 6; placed += 1) {
    const main = page.locator('.panel .btn:not(.q):enabled');
    if (await main.count()) return tap(main);
    const adds = page.locator('.add-to:enabled');
    if (!(await adds.count())) return false;
    await tap(adds.nth((turn + placed) % (await adds.count())));
  }
  return tap(page.locator('.panel .btn:not(.q):enabled'));
}

/** One choice by keys alone; tells whether there was one to make. */
export async function byKeys(page, turn, now) {
  now ??= await state(page);
  const press = (key) => page.keyboard.press(key);
  if (now.veil) {
    await page.locator('.seal').waitFor();
    await press('Enter');
    return true;
  }
  if (now.kind === 'scoring') return press('Enter').then(() => true);
  if (!now.asked) return false;
  if (now.moment === 'split' || now.moment === 'give') {
    for (let placed = 0; placed < 6; placed += 1) await press((turn + placed) % 2 ? 'ArrowRight' : 'ArrowLeft');
    await press('Enter');
    return true;
  }
  await press(turn % 3 === 0 ? '1' : 'ArrowRight');
  if (turn % 3 === 2) await press('ArrowRight');
  await press('Enter');
  return true;
}

/** Chooses until the game is over. `choose` makes one choice; `watch` sees every state before it. */
export async function playOut(page, choose, watch = async () => {}) {
  let before;
  for (let turn = 0, idle = 0; turn < MOST_CHOICES; turn += 1) {
    const save = await saved(page);
    const now = await state(page);
    if (save?.progress?.over && now.moment === 'over') return save;
    idle = save?.record === before ? idle + 1 : 0;
    assert.ok(idle < 200, `the game goes on: ${JSON.stringify(now)} ${await page.locator('body').innerText()}`);
    before = save?.record;
    await watch(now, turn);
    if (!(await choose(page, turn, now))) await page.waitForTimeout(50);
  }
  assert.fail('the game does not end');
}
