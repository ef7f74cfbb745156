// What the tests of keeping and of replays share: a page with saved games, and what lies on the device.

import assert from 'node:assert/strict';
import { golden } from './faults.mjs';
import { openPage } from './lib.mjs';

export const GAMES = ['academy', 'tourney', 'blazons'];
export const running = 'academy-running';

/** A test in a fresh page without waiting for motion or bots, with these saved games, held to the watch. */
export const inPage = (shared, options, run) => async (t) => {
  const { saves = [], settings = {}, ...rest } = options;
  const { page, context, faults } = await openPage(t, shared, rest);
  const texts = await Promise.all(saves.map((name) => golden(`${name}.json`)));
  await context.addInitScript(
    ([saved, chosen]) => {
      if (localStorage.getItem('quintain/settings')) return;
      localStorage.setItem('quintain/settings', chosen);
      for (const text of saved) {
        const { id } = JSON.parse(text);
        localStorage.setItem(`quintain/saves/${id}`, text);
        localStorage.setItem('quintain/last', id);
      }
    },
    [texts, JSON.stringify({ motion: 'instant', bots: 'instant', ...settings })],
  );
  await run(page, context, t);
  assert.deepEqual(faults, []);
};

/** The saved games on the device. */
export const saves = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('quintain/saves/'))
      .map((key) => JSON.parse(localStorage.getItem(key))),
  );

/** Everything on the device but what every visit writes. */
export const device = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
