// Replays: the slider and its marks, through all eyes, at every size, by itself and by keys, and playing on from one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { golden } from './faults.mjs';
import { GAMES, inPage as inAnyPage, running, saves } from './keep.mjs';
import { SIZES, assertAccessible, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();
const inPage = (options, run) => inAnyPage(shared, options, run);

describe('the replay', () => {
  for (const game of GAMES) {
    for (const size of Object.keys(SIZES)) {
      test(`${game}, ${size}`, inPage({ size, saves: [`${game}-finished`] }, async (page) => {
        await visit(page, shared.site, '#/games');
        await page.getByRole('button', { name: 'Replay' }).click();
        const slider = page.getByRole('slider', { name: 'Place in the game' });
        await slider.waitFor();
        const steps = Number(await slider.getAttribute('max'));
        assert.ok(steps > 20);
        await page.getByRole('button', { name: 'One move on' }).click();
        assert.equal(await slider.inputValue(), '1');
        await page.getByRole('button', { name: 'To the next mark' }).click();
        assert.ok(Number(await slider.inputValue()) > 1);
        if (size === 'phone') await page.getByRole('button', { name: 'Eyes and course' }).click();
        await page.getByRole('radio', { name: 'all open' }).check({ force: true });
        await page.locator('.replay-tale button').nth(12).click();
        assert.ok((await page.locator('.replay-cards svg').count()) > 0, 'hands are drawn');
        await slider.fill(String(steps));
        await page.getByRole('button', { name: 'One move back' }).click();
        assert.equal(await slider.inputValue(), String(steps - 1), 'the end locks nothing');
        await assertAccessible(page, `the replay of ${game}`);
        if (size === 'phone') await page.getByRole('button', { name: 'Eyes and course' }).click();
        await slider.fill(String(Math.floor(steps / 2)));
        await shoot(page, `replay-${game}-${size}`);
      }));
    }
  }

  test('plays by itself, faster on demand, and by keys', inPage({ saves: ['blazons-finished'] }, async (page) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider', { name: 'Place in the game' });
    await page.getByRole('button', { name: 'Speed: 1 times' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector('.replay-axis input').value) > 4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('End');
    assert.equal(await slider.inputValue(), await slider.getAttribute('max'));
    await page.keyboard.press('Home');
    assert.equal(await slider.inputValue(), '0');
  }));

  test('play on from here makes a new game with bots on the other seats', inPage({ saves: ['academy-finished'] }, async (page) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Place in the game' }).fill('40');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.play-table .academy').waitFor();
    const kept = await saves(page);
    assert.equal(kept.length, 2);
    const [fresh] = kept.filter((save) => save.progress.running);
    assert.deepEqual(fresh.players.map((player) => player.kind === 'person'), [true, false, false]);
  }));

  test('a running game shows nobody’s hand but the person’s own', inPage({ saves: [running] }, async (page) => {
    const [save] = JSON.parse(`[${await golden(`${running}.json`)}]`);
    await visit(page, shared.site, `#/replay/${save.id}`);
    await page.locator('.replay-eyes').waitFor();
    assert.deepEqual(await page.locator('.replay-eye').allInnerTexts(), ['Énide', 'public']);
  }));
});
