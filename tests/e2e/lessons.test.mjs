// The lessons, by script, in both languages: every idea is read, every task is done at the table, to the end; a lesson
// that is left is taken up again where it was.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();

const QUICK = { motion: 'instant', bots: 'instant', theme: 'vellum' };
const IDEAS = { academy: 22, tourney: 16, blazons: 24 };
const WORDS = {
  en: { on: /^(Go on|Watch)$/, skip: 'Do it for me', over: 'That is all', leave: 'Leave the lesson', task: 'Your turn:' },
  fr: { on: /^(Continuer|Regarder)$/, skip: 'Faites-le pour moi', over: 'C’est tout', leave: 'Quitter la leçon', task: 'À vous' },
};

async function open(t, game, language, size = 'tablet', more = {}) {
  const { page, context, faults } = await openPage(t, shared, { size });
  const settings = JSON.stringify({ ...QUICK, language, ...more });
  await context.addInitScript((text) => localStorage.setItem('quintain/settings', text), settings);
  await visit(page, shared.site, `#/${game}/lesson`);
  await page.locator('.lesson-scroll').waitFor();
  return { page, faults };
}

const at = (page, game) => page.evaluate((key) => Number(localStorage.getItem(key) ?? 0), `quintain/lesson/${game}`);

/** Waits until the lesson has gone on from an idea, or something more is to be done in it. */
const settled = (page) =>
  page.waitForFunction(
    () => document.querySelector('.lesson-ways .btn:last-child:enabled') || !document.querySelector('.lesson-scroll'),
  );

/** Goes through the whole lesson; `look` is called once at every idea. */
async function complete(page, game, words, look) {
  const seen = new Set();
  for (let press = 0; press < 200; press += 1) {
    if (await page.getByRole('heading', { level: 1, name: words.over }).count()) return seen;
    // The reckoning of a round is a sheet of its own: it is read first.
    const sheet = page.getByRole('dialog').getByRole('button', { name: words.on });
    if (await sheet.count()) await sheet.first().click({ timeout: 2_000 }).catch(() => {});
    await settled(page);
    const idea = await at(page, game);
    if (!seen.has(idea) && idea < IDEAS[game]) {
      seen.add(idea);
      await look(idea);
    }
    const on = page.locator('.lesson-scroll').getByRole('button', { name: words.on });
    const skip = page.locator('.lesson-scroll').getByRole('button', { name: words.skip });
    await (await on.count() ? on : skip).first().click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  assert.fail(`the lesson of ${game} does not end: ${await page.locator('body').innerText()}`);
}

for (const [language, words] of Object.entries(WORDS)) {
  for (const game of Object.keys(IDEAS)) {
    test(`the lesson of ${game} to its end (${language})`, async (t) => {
      const { page, faults } = await open(t, game, language);
      const titles = new Set();
      const seen = await complete(page, game, words, async (idea) => {
        titles.add(await page.locator('#lesson-title').innerText());
        const box = await page.locator('.lesson-scroll').boundingBox();
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1180 && box.y + box.height <= 820, `idea ${idea} is in sight`);
        if (idea % 5 === 2) await shoot(page, `lesson-${game}-${language}-${idea}`);
        if (idea === 3) await assertAccessible(page, `lesson of ${game}, idea ${idea}`);
      });
      assert.equal(seen.size, IDEAS[game], 'every idea was shown');
      assert.equal(titles.size, IDEAS[game], 'every idea has a title of its own');
      assert.deepEqual(faults, []);
    });
  }
}

test('a task is done at the table itself, and nothing else is accepted', async (t) => {
  const { page, faults } = await open(t, 'academy', 'en');
  const on = page.getByRole('button', { name: 'Go on' });
  await on.click();
  await on.click();
  const card = page.getByRole('button', { name: /Quests 4/ }).first();
  await card.click();
  await page.locator('.foot .btn:not(.q)').click();
  await page.waitForFunction(() => localStorage.getItem('quintain/lesson/academy') === '3');
  await page.getByRole('heading', { name: 'On top is ahead' }).waitFor();
  assert.deepEqual(faults, []);
});

test('a lesson that was left goes on where it was, and Back leads back', async (t) => {
  const { page, faults } = await open(t, 'tourney', 'en');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await page.getByRole('heading', { name: 'The highest stays' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'The highest stays' }).waitFor();
  await page.locator('.lesson-scroll').getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'The weapon' }).waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('heading', { level: 1, name: /Tourney/ }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('quintain/last')), null, 'a lesson is no saved game');
  assert.deepEqual(faults, []);
});

for (const size of ['phone', 'desktop']) {
  test(`the scroll stays in sight on a ${size}`, async (t) => {
    for (const game of Object.keys(IDEAS)) {
      const { page, faults } = await open(t, game, 'fr', size, { theme: 'candle' });
      const view = page.viewportSize();
      for (let step = 0; step < 3; step += 1) {
        await settled(page);
        await page.waitForTimeout(450);
        const box = await page.locator('.lesson-scroll').boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= view.width && box.y >= 0 && box.y + box.height <= view.height, `${game} ${step}`);
        await shoot(page, `lesson-${game}-${size}-${step}`);
        const main = page.locator('.lesson-scroll').getByRole('button', { name: WORDS.fr.on });
        await (await main.count() ? main : page.locator('.lesson-scroll').getByRole('button', { name: WORDS.fr.skip })).first().click();
      }
      assert.deepEqual(faults, []);
    }
  });
}
