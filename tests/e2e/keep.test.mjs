// Keep and share: the shelf, links, files, statistics, the day's deal, two tabs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { golden } from './faults.mjs';
import { GAMES, device, inPage as inAnyPage, running, saves } from './keep.mjs';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();
const inPage = (options, run) => inAnyPage(shared, options, run);

describe('the shelf', () => {
  test('lists games, names, copies, deletes and brings back', inPage({ saves: ['academy-finished', 'tourney-finished', running] }, async (page) => {
    await visit(page, shared.site, '#/games');
    assert.equal(await page.locator('.shelf-game').count(), 3);
    await page.getByRole('heading', { name: 'Being played' }).waitFor();
    await page.getByRole('heading', { name: 'Finished' }).waitFor();
    await assertAccessible(page, 'the shelf');
    await shoot(page, 'shelf');
    const first = page.locator('.shelf-game').first();
    await first.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the game').fill('<b>Winter</b> evening');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: '<b>Winter</b> evening' }).waitFor();
    assert.equal(await page.locator('.shelf-game b').count(), 0, 'a name is no markup');
    await first.getByRole('button', { name: 'Duplicate' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 4);
    const before = await device(page);
    await page.locator('.shelf-game').last().getByRole('button', { name: 'Delete' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 4);
    assert.equal(await device(page), before);
  }));

  test('continues the game that was chosen', inPage({ saves: [running, 'blazons-finished'] }, async (page) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.play-table .academy').waitFor();
  }));

  test('offers the oldest finished games for export when there are many', inPage({ saves: ['academy-finished'] }, async (page) => {
    await visit(page, shared.site, '#/games');
    assert.equal(await page.getByText('Room is getting scarce').count(), 0);
    await page.evaluate(() => localStorage.setItem('quintain/ballast', 'x'.repeat(4_000_000)));
    await page.reload();
    await page.getByText('Room is getting scarce').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the oldest as a file' }).click()]);
    assert.match(file.suggestedFilename(), /^quintain.*\.json$/);
    assert.equal((await saves(page)).length, 1, 'nothing goes silently');
    await page.getByRole('button', { name: 'Delete these 1 here' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 0);
  }));

  test('settings say whether the browser keeps games', inPage({}, async (page) => {
    await visit(page, shared.site, '#/settings');
    await page.getByText(/The browser (keeps|may clear) games/).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('quintain/asked')), '1');
  }));
});

describe('faults on the shelf', () => {
  test('what cannot be kept is told, and comes back when there is room', inPage({ saves: ['academy-finished'] }, async (page) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 0);
    await page.evaluate(() => {
      globalThis.put = Storage.prototype.setItem;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alert').filter({ hasText: 'There is no room left on this device.' }).waitFor();
    await page.evaluate(() => (Storage.prototype.setItem = globalThis.put));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-game').length === 1);
    assert.equal(await page.getByRole('alert').count(), 0);
  }));

  test('a page without a clipboard still shares', inPage({ saves: ['academy-finished'] }, async (page, context) => {
    await context.addInitScript(() => delete Navigator.prototype.clipboard);
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('radio', { name: 'This game' }).check({ force: true });
    assert.match(await page.getByRole('textbox', { name: 'Link' }).inputValue(), /#\/replay\//);
  }));

  test('the list follows what another tab does', inPage({ saves: [running] }, async (page, context) => {
    await visit(page, shared.site, '#/games');
    const other = await context.newPage();
    await visit(other, shared.site, '#/games');
    await other.getByRole('button', { name: 'Rename' }).click();
    await other.getByLabel('Name of the game').fill('Elsewhere');
    await other.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  }));
});

describe('links', () => {
  for (const game of GAMES) {
    test(`a deal is shared, opened and played: ${game}`, inPage({ saves: [`${game}-finished`] }, async (page, context) => {
      await visit(page, shared.site, '#/games');
      await page.getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog');
      const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
      assert.match(link, /#\/deal\/[A-Za-z0-9_-]+$/);
      await dialog.getByRole('img', { name: 'The link as a QR code' }).waitFor();
      if (game === 'academy') await shoot(page, 'share');
      await assertAccessible(page, 'share');
      const friend = await context.newPage();
      await friend.goto(link);
      await friend.getByRole('heading', { name: 'A deal for you' }).waitFor();
      await friend.getByText('Énide came').waitFor();
      await assertAccessible(friend, 'a deal');
      if (game === 'academy') await shoot(friend, 'deal');
      await friend.getByRole('button', { name: 'Play' }).click();
      await friend.locator('.play-table').locator('.academy, .game-table').waitFor();
      const [one, two] = (await saves(friend)).sort((a, b) => a.created - b.created);
      assert.equal(one.record.slice(10, 24), two.record.slice(10, 24), 'the same deal');
    }));
  }

  test('a finished game opens as a replay', inPage({ saves: ['academy-finished'] }, async (page, context) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('radio', { name: 'This game' }).check({ force: true });
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    assert.ok(link.length < 600, `${link.length} letters`);
    const friend = await context.newPage();
    await friend.goto(link);
    await friend.locator('.replay .board').waitFor();
  }));

  test('a running game says that it holds the hidden cards', inPage({ saves: [running] }, async (page, context) => {
    await visit(page, shared.site, '#/games');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('radio', { name: 'Continue elsewhere' }).check({ force: true });
    await page.getByText('contains the hidden cards').waitFor();
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await context.newPage();
    await other.goto(link);
    await other.getByText('contains the hidden cards').waitFor();
    await other.getByRole('button', { name: 'Play on here' }).click();
    await other.locator('.play-table .academy').waitFor();
    assert.equal((await saves(other)).length, 2);
  }));

  test('bad links give one sentence and touch nothing', inPage({ saves: ['academy-finished'] }, async (page) => {
    await visit(page, shared.site, '#/about');
    const before = await device(page);
    const link = await golden('academy-finished.link');
    const swapped = (link[20] === 'A' ? 'B' : 'A');
    const bad = {
      cut: link.slice(0, -9),
      altered: link.slice(0, 20) + swapped + link.slice(21),
      'from the future': `_${link.slice(1)}`,
      hostile: '%3Cimg%20src=x%20onerror=alert(1)%3E',
      'much too long': 'A'.repeat(30_000),
    };
    for (const [name, text] of Object.entries(bad)) {
      for (const route of ['deal', 'replay', 'resume']) {
        await page.goto(`${shared.site.url}#/${route}/${text}`);
        await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
        assert.equal(await device(page), before, `${name}, ${route}`);
        await page.goto(`${shared.site.url}#/about`);
      }
    }
  }));
});

describe('files', () => {
  test('everything goes into a file and comes back on another device', inPage({ saves: ['academy-finished', running] }, async (page, _context, t) => {
    await visit(page, shared.site, '#/games');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all as a file' }).click()]);
    const path = await file.path();
    const written = JSON.parse(await readFile(path, 'utf8'));
    assert.deepEqual([written.file, written.format, written.games.length], ['quintain-games', 1, 2]);

    const { page: other } = await openPage(t, shared);
    await visit(other, shared.site, '#/games');
    await other.locator('input[type=file]').setInputFiles({ name: 'quintain.json', mimeType: 'application/json', buffer: await readFile(path) });
    await other.getByText('2 games.').waitFor();
    await assertAccessible(other, 'an import');
    assert.deepEqual(await saves(other), [], 'nothing before the answer');
    await other.getByRole('button', { name: 'Take over' }).click();
    await other.getByText('2 games taken over.').waitFor();
    assert.equal((await saves(other)).length, 2);
  }));

  test('a game that is here in another state is never overwritten without asking', inPage({ saves: [running] }, async (page) => {
    await visit(page, shared.site, '#/games');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const path = await file.path();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the game').fill('Mine');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    const open = async (choice) => {
      await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: await readFile(path) });
      await page.getByText('in another state').first().waitFor();
      await page.getByRole('radio', { name: choice }).check({ force: true });
      await page.getByRole('button', { name: 'Take over' }).click();
      await page.getByText('taken over').waitFor();
      return (await saves(page)).map((save) => save.title).sort();
    };
    assert.deepEqual(await open('Keep those here'), ['Mine']);
    assert.deepEqual(await open('Keep both'), ['Mine', 'Soirée <b>longue</b>']);
  }));

  test('what is here and cannot be read is never overwritten without asking', inPage({ saves: [running] }, async (page) => {
    await visit(page, shared.site, '#/games');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const path = await file.path();
    const key = await page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('quintain/saves/')));
    const later = '{"quintain":99,"shape":"unknown"}';
    await page.evaluate(([key, later]) => localStorage.setItem(key, later), [key, later]);
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: await readFile(path) });
    await page.getByText('in another state').first().waitFor();
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByText('One game taken over.').waitFor();
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), key), later, 'a later version’s game is left as it is');
  }));

  test('a dropped file is read, a bad one refused', inPage({}, async (page) => {
    await visit(page, shared.site, '#/games');
    const drop = (text) =>
      page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], 'a.json', { type: 'application/json' }));
        document.querySelector('.files').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }, text);
    const whole = await golden('shelf.file');
    await drop(whole.replace('"seats"', '"seatz"'));
    await page.getByText('was altered').or(page.getByText('no file of Quintain')).first().waitFor();
    assert.deepEqual(await saves(page), []);
    await drop('not json');
    await page.getByText('no file of Quintain').waitFor();
    await drop(whole);
    await page.getByText('12 games.').waitFor();
  }));
});

describe('statistics', () => {
  test('are read from a file, shown, exported and reset', inPage({}, async (page) => {
    await visit(page, shared.site, '#/statistics');
    await page.getByText('No game has been finished').waitFor();
    await visit(page, shared.site, '#/games');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(await golden('shelf.file')) });
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByText('games taken over').waitFor();
    await visit(page, shared.site, '#/statistics');
    const table = page.getByRole('region', { name: 'By game' });
    assert.equal(await table.getByRole('row').count(), 4);
    assert.equal(await page.getByRole('img', { name: /the last results/ }).count(), 3);
    await assertAccessible(page, 'statistics');
    await shoot(page, 'statistics');
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await page.getByText('No game has been finished').waitFor();
    assert.equal((await saves(page)).length, 12, 'saved games stay');
  }));
});

describe('the day’s deal', () => {
  test('is the same deal at the usual table', inPage({}, async (page) => {
    await visit(page, shared.site);
    await page.getByRole('link', { name: /The day’s deal/ }).click();
    await assertAccessible(page, 'the day’s deal');
    await page.getByRole('button', { name: 'Play today’s deal' }).first().click();
    await page.locator('.play-table .academy').waitFor();
    const [first] = await saves(page);
    await visit(page, shared.site, '#/day');
    await page.getByRole('button', { name: 'Play today’s deal' }).first().click();
    await page.waitForFunction(() => Object.keys(localStorage).filter((key) => key.startsWith('quintain/saves/')).length === 2);
    const all = await saves(page);
    assert.ok(all.every((save) => save.record.slice(10, 24) === first.record.slice(10, 24)));
  }));

  test('has a par, a streak and a line to share', inPage({ saves: ['blazons-finished'] }, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, shared.site);
    await page.evaluate(() => {
      const day = Math.floor(Date.now() / 86_400_000);
      const id = localStorage.getItem('quintain/last');
      const seats = [{ name: 'Énide', rank: 1, score: 40 }, { level: 'squire', rank: 2, score: 12 }, { level: 'squire', rank: 3, score: 9 }];
      const result = (back, name) => ({ id: name, game: 'blazons', ended: Date.now() - back * 86_400_000, seats, rules: [], day: day - back });
      localStorage.setItem('quintain/results', JSON.stringify([result(1, 'a1'), result(0, id)]));
    });
    await visit(page, shared.site, '#/day');
    await page.getByText('2 days in a row').waitFor();
    await page.getByText(/Par: -?\d+/).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Copy a line to share' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(line, /^Quintain, The Blazons, .*: 1st of 3, 40 \(par -?\d+\), streak 2$/);
  }));
});

describe('two tabs', () => {
  test('the older tab says that the game moved on, and can take over', inPage({ saves: [running] }, async (page, context) => {
    await visit(page, shared.site, '#/academy/play');
    await page.locator('.play-table .academy').waitFor();
    const other = await context.newPage();
    await visit(other, shared.site, '#/academy/play');
    await page.getByRole('heading', { name: 'The game has moved on' }).waitFor();
    await page.getByRole('button', { name: 'Play on here' }).click();
    await other.getByRole('heading', { name: 'The game has moved on' }).waitFor();
    assert.equal((await saves(page)).length, 1, 'one game, no fork');
  }));
});

describe('in French', () => {
  for (const [hash, title] of [['games', 'Parties'], ['statistics', 'Statistiques'], ['day', 'La donne du jour']]) {
    test(`#/${hash}`, inPage({ locale: 'fr-FR', size: 'phone', saves: ['academy-finished', running] }, async (page) => {
      await visit(page, shared.site, `#/${hash}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await assertAccessible(page, title);
      await shoot(page, `${hash}-fr`);
    }));
  }
});
