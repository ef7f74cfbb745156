// What the tests of faults share: games that are taken up from a save, choices by keys, and saves written by the tests.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { openPage, visit } from './lib.mjs';

/** No waiting for motion or for bots. */
const QUICK = JSON.stringify({ motion: 'instant', bots: 'instant', theme: 'vellum' });

/** A file of the saves that were written by a released version. */
export const golden = (name) => readFile(new URL(`../golden/saves/1-${name}`, import.meta.url), 'utf8').then((text) => text.trim());

/** A saved game with some parts changed, and the checksum that goes with them: FNV-1a, folded to 32 bits. */
export function rewritten(text, changes) {
  const { checksum: _, ...save } = { ...JSON.parse(text), ...changes };
  const { quintain, id, game, title, players, created, updated, progress, holder, record } = save;
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(JSON.stringify([quintain, [id, game, title, players, created, updated], progress, holder, record]))) {
    sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return JSON.stringify({ ...save, checksum: Number((sum >> 32n) ^ (sum & 0xffffffffn)) });
}

/** The game being played, as it is saved. */
export const saved = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

/**
 * A page with quick settings and these games on its shelf, the last one being played. `break_` runs in the page before
 * anything else.
 */
export async function quick(t, shared, { saves = [], break_, argument, ...options } = {}) {
  const opened = await openPage(t, shared, options);
  await opened.context.addInitScript(
    ([settings, texts]) => {
      try {
        if (localStorage.getItem('quintain/settings')) return;
        localStorage.setItem('quintain/settings', settings);
        for (const text of texts) {
          const { id } = JSON.parse(text);
          localStorage.setItem(`quintain/saves/${id}`, text);
          localStorage.setItem('quintain/last', id);
        }
      } catch {
        // Refused: that is what is being tried.
      }
    },
    [QUICK, saves],
  );
  if (break_) await opened.context.addInitScript(break_, argument);
  return opened;
}

/** Takes up a running game: a person against two or three bots. */
export async function takeUp(t, shared, { game = 'academy', ...options } = {}) {
  const opened = await quick(t, shared, { saves: [await golden(`${game}-running.json`)], ...options });
  await visit(opened.page, shared.site, `#/${game}/play`);
  await atTable(opened.page);
  return opened;
}

/** Begins a game as the table is laid by default: a person against bots. */
export async function begin(t, shared, { game = 'academy', ...options } = {}) {
  const opened = await quick(t, shared, options);
  await visit(opened.page, shared.site, `#/${game}`);
  await opened.page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(opened.page);
  return opened;
}

export const atTable = (page) => page.locator('.play-table').waitFor({ state: 'attached' });

/** One choice by keys; The Academy takes them at every moment. */
export async function choose(page, turn = 0) {
  await page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : '1');
  await page.keyboard.press('Enter');
}

/** How long a game may stand still, in milliseconds: two workers may be waited for in vain. */
const PATIENCE = 90_000;

/** Chooses until the saved game has changed. */
export async function playOn(page, before) {
  const end = Date.now() + PATIENCE;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const save = await saved(page);
    if (save && save.record !== before) return save;
    await choose(page, turn);
    await page.waitForTimeout(30);
  }
  return assert.fail(`the game goes on: ${await page.locator('body').innerText()}`);
}

/** Plays on until the bots must have moved: a packet is passed when all have kept a card. */
export async function botsMove(page) {
  let { record } = await saved(page);
  for (let times = 0; times < 5; times += 1) ({ record } = await playOn(page, record));
}

/** Chooses until something shows, which must come within so many choices. */
export async function chooseUntil(page, shown, choices = 40) {
  for (let turn = 0; turn < choices && !(await shown.count()); turn += 1) {
    await choose(page, turn);
    await page.waitForTimeout(50);
  }
  await shown.waitFor();
}

export const notFailed = async (page) => assert.equal(await page.getByRole('heading', { name: /has stumbled/ }).count(), 0);
