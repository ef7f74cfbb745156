// What the tests of the tables share, most of it those of cards: laying a table, taking up a game at a moment, and playing by touch or keys.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { openPage, visit, watch } from './lib.mjs';

/** No waiting for motion or for bots. */
const QUICK = { motion: 'instant', bots: 'instant', theme: 'vellum' };
/** More choices than any game asks of one person. */
const MOST_CHOICES = 20_000;
/** More looks at the table than any bot takes for a move, however busy the machine is. */
const MOST_IDLE = 1_000;

/** The game being played, as it is saved. */
export const saved = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

/** Settings that hold from the first page on. */
export const settle = (context, settings) =>
  context.addInitScript((text) => localStorage.setItem('quintain/settings', text), JSON.stringify({ ...QUICK, ...settings }));

/** Lays a table by hand: so many seats, of which so many are people; the others are pages, who play fast. */
export async function layTable(t, shared, game, { seats, people = 1, variants = 0, settings = {}, ...options }) {
  const { page, context, faults } = await openPage(t, shared, options);
  await settle(context, settings);
  await visit(page, shared.site, `#/${game}`);
  const rows = page.locator('.seat-row');
  while ((await rows.count()) > seats) await rows.last().locator('.seat-remove').click();
  while ((await rows.count()) < seats) await page.locator('.another').click();
  for (let seat = 0; seat < seats; seat += 1) {
    const kind = seat < people ? 0 : 1;
    await rows.nth(seat).getByRole('radio').nth(kind).check({ force: true });
  }
  const switches = page.locator('.variants').getByRole('switch').or(page.locator('.variants input'));
  for (let at = 0; at < variants; at += 1) {
    if (!(await switches.nth(at).isChecked())) await switches.nth(at).click({ force: true });
  }
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).click();
  await page.waitForFunction(() => localStorage.getItem('quintain/last'));
  await page.locator('.game-table').waitFor();
  return { page, context, faults };
}

/** The saved games at every moment of a game, by name. */
export const moments = async (game) => JSON.parse(await readFile(new URL(`./moments/${game}.json`, import.meta.url), 'utf8'));

/** Takes up a game at a moment. */
export async function takeUp(t, shared, game, text, { settings = {}, ...options } = {}) {
  const { page, context, faults } = await openPage(t, shared, options);
  await settle(context, settings);
  await visit(page, shared.site);
  await turnTo(page, game, text);
  return { page, context, faults };
}

/** Takes up a game at a moment, on a page that stands somewhere in Quintain. */
export async function turnTo(page, game, text) {
  await page.evaluate(
    ([hash, text]) => {
      localStorage.setItem('quintain/saves/moment', text);
      localStorage.setItem('quintain/last', 'moment');
      history.replaceState(null, '', hash);
    },
    [`#/${game}/play`, text],
  );
  await page.reload();
  await page.locator('.game-table, main.academy').waitFor();
}

/** The tab is killed in the middle of it, and another opened: the game is there as it was. */
export async function killAndResume({ context, page }, shared, game) {
  const next = await context.newPage();
  const faults = watch(context, next, shared.site);
  await page.close();
  await next.goto(`${shared.site.url}#/${game}/play`);
  await next.locator('.game-table').waitFor();
  return { page: next, faults };
}

/** Chooses until the game is over; `choose` makes one choice, and tells whether there was one to make. */
export async function playOut(page, choose) {
  let before;
  for (let turn = 0, idle = 0; turn < MOST_CHOICES; turn += 1) {
    const { over, record } = await standing(page);
    if (over) return saved(page);
    idle = record === before ? idle + 1 : 0;
    assert.ok(idle < MOST_IDLE, `the game goes on: ${await page.locator('body').innerText()}`);
    before = record;
    if (!(await choose(turn))) await page.waitForTimeout(40);
  }
  assert.fail('the game does not end');
}

/** Chooses until something has come of it. */
export async function chooseUntil(page, choose, done) {
  for (let turn = 1; turn < MOST_IDLE; turn += 1) {
    if (await done()) return;
    if (!(await choose(page, turn))) await page.waitForTimeout(40);
  }
  assert.fail(`nothing comes of it: ${await page.locator('body').innerText()}`);
}

/** Is the game over, and how far is it? */
const standing = (page) =>
  page.evaluate(() => {
    const save = JSON.parse(localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`) ?? '{}');
    return { over: !!save.progress?.over, record: save.record };
  });

/**
 * Touches the first of these elements that there are, or another one each time where `turn` is given: where nothing
 * covers it, as a finger would. Tells whether there was one.
 */
export async function touch(page, selector, turn = 0) {
  const at = await page.evaluate(
    ([selector, turn]) => {
      const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const one = all[(turn * 7) % all.length];
      if (!one) return undefined;
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const middle = [(left + right) / 2, (top + bottom) / 2];
      // Cards of a fan overlap: the left edge, with the value, is always free.
      const free = [middle, [left + 9, top + 22], [right - 9, bottom - 9]];
      return free.find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    },
    [selector, turn],
  );
  if (at) await page.touchscreen.tap(...at);
  return !!at;
}

/** Where an element is from where the focus is: how many stops of Tab, forward or back; nothing if it is not there. */
const way = (page, selector) =>
  page.evaluate((selector) => {
    // Of a group of radio buttons only the one that is on is a stop.
    const isStop = (one) => one.checkVisibility() && (one.type !== 'radio' || one.checked);
    const stops = [...document.querySelectorAll('a[href], button:enabled, input, [tabindex="0"]')].filter(isStop);
    const [from, to] = [stops.indexOf(document.activeElement), stops.findIndex((stop) => stop.matches(selector))];
    if (to < 0) return undefined;
    return from < 0 ? to - stops.length : to - from;
  }, selector);

/** Goes to an element by Tab; tells whether it was reached. */
export async function goTo(page, selector) {
  // A table that moves on under way makes the way another.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const steps = await way(page, selector);
    if (!steps) return steps === 0;
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
  }
  return false;
}

/** Goes to an element by Tab and presses Enter there; tells whether it was reached. */
export async function enterOn(page, selector) {
  const reached = await goTo(page, selector);
  if (reached) await page.keyboard.press('Enter');
  return reached;
}

/** Holds the seal of the veil that is down, if one is; tells whether there was one. By key it is lifted at once. */
export async function lift(page) {
  const seal = page.locator('.seal-eye');
  if (!(await seal.count())) return false;
  return seal.first().click({ timeout: 1_500 }).then(() => true, () => false);
}

/** What lies in the page that could betray something: all its text, names and markup. */
export const everything = (page) => page.evaluate(() => document.querySelector('.play').outerHTML);
