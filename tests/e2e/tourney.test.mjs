// The Tourney: whole games by touch and by keys, hot-seat secrecy, every phase killed and taken up again.

import assert from 'node:assert/strict';
import { assertAccessible, setUp, shoot } from './lib.mjs';
import { chooseUntil, enterOn, everything, killAndResume, layTable, lift, moments, playOut, saved, takeUp, touch } from './tables.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^a whole game (of 5, by touch|of 3, by keys|on a phone)/, /^(?!a whole game|three people)/);

const shared = setUp();

/** What the table asks for now. */
const asking = (page) =>
  page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const held = [...document.querySelectorAll('.table-held')];
    return {
      // Enter confirms where the focus is free or on what is chosen.
      free: document.activeElement === document.body || !!document.activeElement?.matches('[aria-pressed=true]'),
      sealed: count('.seal-eye'),
      dialog: count('dialog[open]'),
      pause: count('.t-pause-buttons .btn:enabled'),
      main: count('.table-panel .btn:not(.q):enabled, .t-pause-buttons .btn:enabled'),
      targets: count('.table-sheet button.target'),
      chosen: count('.table-held.chosen, .table-sheet [aria-pressed=true]'),
      refused: count('.rule-link'),
      // The cards that may be played, by the key that takes them up.
      fits: held.map((one, at) => (one.matches('.unfit') ? 0 : at + 1)).filter((key) => key > 0 && key < 10),
    };
  });

const MAIN = '.table-panel .btn:not(.q):enabled, .t-pause-buttons .btn:enabled';
const QUIET = '.table-panel .btn.q:enabled';

/** One choice by touch, however the table asks for it. */
async function byTouch(page, turn) {
  const asked = await asking(page);
  if (asked.sealed) return lift(page);
  if (asked.chosen && asked.main) return touch(page, MAIN);
  // A turn that cannot end is given up, but for the opening one.
  if (asked.refused && (await touch(page, QUIET))) return touch(page, MAIN);
  if (asked.targets) return touch(page, '.table-sheet button.target', turn);
  if (turn % 4 && asked.fits.length) return touch(page, '.table-held:not(.unfit) button', turn);
  return touch(page, asked.main ? MAIN : QUIET);
}

/** One choice by keys alone: no press but keys, no focus but where they take it. */
async function byKeys(page, turn) {
  const asked = await asking(page);
  if (asked.dialog) return false;
  // The last of the answers lets it stand.
  if (asked.pause) return enterOn(page, '.t-pause-buttons .btn.q');
  if (!asked.main && !asked.targets && !asked.chosen) return false;
  // A turn that cannot end is given up, but for the opening one.
  if (asked.refused && (await enterOn(page, QUIET))) return enterOn(page, MAIN);
  if (asked.chosen && asked.main && asked.free) {
    await page.keyboard.press('Enter');
    return true;
  }
  if (asked.targets && !(asked.chosen && asked.main)) {
    for (let step = 0; step <= turn % 3; step += 1) await page.keyboard.press('ArrowDown');
    // Once it is pressed, and once more to confirm, if nothing else is to be chosen.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return true;
  }
  if (!asked.chosen && asked.fits.length && turn % 4) {
    await page.keyboard.press(String(asked.fits[turn % asked.fits.length]));
    return true;
  }
  return enterOn(page, MAIN);
}

const champion = (save) => save.progress.over.places.filter((place) => place.rank === 1).length;

for (const [how, choose, size] of [
  ['touch', byTouch, 'tablet'],
  ['keys', byKeys, 'desktop'],
]) {
  for (const seats of [2, 3, 5]) {
    test(`a whole game of ${seats}, by ${how}`, async (t) => {
      const { page, faults } = await layTable(t, shared, 'tourney', { seats, size });
      const save = await playOut(page, (turn) => choose(page, turn));
      assert.equal(save.progress.over.places.length, seats);
      assert.equal(champion(save), 1);
      await page.getByRole('dialog').waitFor();
      await shoot(page, `tourney-end-${seats}-${how}`);
      assert.deepEqual(faults, []);
    });
  }
}

test('a whole game on a phone, in French', async (t) => {
  const { page, faults } = await layTable(t, shared, 'tourney', { seats: 3, size: 'phone', locale: 'fr-FR' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  const save = await playOut(page, (turn) => byTouch(page, turn));
  assert.equal(champion(save), 1);
  await page.getByRole('dialog', { name: /remporte le Tournoi/ }).waitFor();
  assert.deepEqual(faults, []);
});

test('a press on its way to the table does not put the champion’s scene aside', async (t) => {
  const { over } = await moments('tourney');
  const { page, faults } = await takeUp(t, shared, 'tourney', over);
  const scene = page.locator('dialog[open].table-end');
  await scene.waitFor();
  /** Presses beside the leaf and on its first button; in the very task in which the scene comes, if it is still to come. */
  const press = () => {
    const meddle = () => {
      const scene = document.querySelector('dialog[open].table-end');
      scene?.click();
      scene?.querySelector('.btn')?.click();
      return !!scene;
    };
    if (!meddle()) new MutationObserver((_, watch) => meddle() && watch.disconnect()).observe(document, { attributes: true, childList: true, subtree: true });
  };
  await page.addInitScript(press);
  await page.reload();
  await scene.waitFor();
  await page.waitForTimeout(500);
  assert.equal(await scene.count(), 1, 'nobody had read it');
  await page.evaluate(press);
  await scene.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

const PHASES = ['name', 'play', 'targets', 'withdraw', 'answer', 'adapt', 'give-back', 'take', 'stunned', 'over'];

/** The record once nobody but a person is left to choose: bots that are asked too have answered. */
async function settled(page) {
  for (let before; ; ) {
    const { record } = await saved(page);
    if (record === before) return record;
    before = record;
    await page.waitForTimeout(500);
  }
}

for (const phase of PHASES) {
  test(`killed and taken up again: ${phase}`, async (t) => {
    const all = await moments('tourney');
    // An open pause must not end by itself in the meantime.
    const first = await takeUp(t, shared, 'tourney', all[phase], { settings: { pause: 6000 } });
    const table = (page) => page.locator('.table-sheet').innerText();
    const record = await settled(first.page);
    const before = await table(first.page);
    const { page, faults } = await killAndResume(first, shared, 'tourney');
    assert.equal((await saved(page)).record, record);
    assert.equal(await table(page), before);
    await assertAccessible(page, phase);
    if (phase !== 'over') {
      // The game goes on from there.
      await chooseUntil(page, byTouch, async () => (await saved(page)).record !== record);
    }
    assert.deepEqual(faults, []);
  });
}

test('a card that cannot be played says why, and leads to its rule', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.play);
  await page.locator('.table-held.unfit button').first().tap({ position: { x: 9, y: 22 } });
  const link = page.locator('.table-panel .rule-link');
  const rule = (await link.innerText()).toLowerCase();
  assert.match(rule, /^t\d+$/);
  await link.click();
  await page.waitForFunction((rule) => location.hash === `#/rules/tourney/${rule}`, rule);
  await page.goBack();
  await page.locator('.game-table').waitFor();
});

test('several cards are staged, their total is foretold, and they are played together', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.play);
  const steps = async () => (await saved(page)).record;
  const before = await steps();
  const fits = page.locator('.table-held:not(.unfit) button[aria-label]').filter({ hasNotText: ':' });
  let staged = 0;
  for (let at = 0; at < (await fits.count()); at += 1) {
    if (/: /.test(await fits.nth(at).getAttribute('aria-label'))) continue;
    await fits.nth(at).tap({ position: { x: 9, y: 22 } });
    staged = await page.locator('.t-row.own .t-laid.ghost').count();
    if (staged === 2) break;
  }
  assert.ok(staged > 0, 'cards lie ready');
  assert.match(await page.locator('.t-row.own .t-sum').innerText(), /→/);
  assert.equal(await steps(), before, 'nothing is played yet');
  const cards = await page.locator('.t-row.own .t-laid').count();
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.waitForFunction((cards) => document.querySelectorAll('.t-row.own .t-laid:not(.ghost)').length === cards, cards);
});

test('withdrawing warns what is lost, and names the tokens', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.withdraw);
  await page.getByRole('button', { name: 'Withdraw' }).tap();
  const note = page.locator('.table-note');
  await note.filter({ hasText: /maiden.*(purple|red|blue|yellow|green) or (purple|red|blue|yellow|green)/ }).waitFor();
  const before = (await saved(page)).record;
  await page.getByRole('button', { name: 'Stay' }).tap();
  assert.equal((await saved(page)).record, before);
});

test('targets are pressed on the table, with the totals they lead to', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.targets);
  await page.getByRole('button', { name: /^Outwit/ }).tap({ position: { x: 9, y: 22 } });
  await page.locator('.t-row.own .t-laid button.target').first().tap({ position: { x: 6, y: 30 } });
  await page.locator('.t-row:not(.own) .t-laid button.target').first().tap({ position: { x: 6, y: 30 } });
  await page.locator('.t-afters').waitFor();
  assert.match(await page.locator('.t-afters').innerText(), /→/);
  await shoot(page, 'tourney-targets');
  await page.getByRole('button', { name: 'Put back' }).tap();
  assert.equal(await page.locator('.table-sheet button.target').count(), 0);
});

test('the discard pile can be looked through', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.play);
  await page.getByRole('button', { name: /Look (through|at) the/ }).tap();
  const pile = page.getByRole('dialog', { name: 'Discard' });
  await pile.waitFor();
  assert.ok((await pile.locator('li').count()) > 3);
  await assertAccessible(page, 'the discard pile');
  await page.keyboard.press('Escape');
  await pile.waitFor({ state: 'detached' }).catch(() => pile.waitFor({ state: 'hidden' }));
});

test('nothing in the page tells what others hold', async (t) => {
  const { page, faults } = await layTable(t, shared, 'tourney', { seats: 3, people: 3, size: 'tablet' });
  await page.locator('.cloth').waitFor();
  assert.equal(await page.locator('.table-held').count(), 0, 'no hand before the seal');
  await lift(page);
  const first = page.locator('.table-held');
  await first.first().waitFor();
  const own = await first.evaluateAll((held) => held.map((one) => one.querySelector('button').getAttribute('aria-label')));
  // Nobody else's cards: the hand is the only one, and everything else in the page is face down.
  assert.equal(await page.locator('.table-hand').count(), 1);
  assert.ok(own.length >= 8);
  // Leaving the screen covers the hand at once.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.locator('.cloth').waitFor();
  assert.equal(await page.locator('.table-held').count(), 0);
  const hidden = await everything(page);
  assert.ok(!hidden.includes('table-held'), 'the hand has left the page');
  assert.deepEqual(faults, []);
});

test('three people at one screen play a whole game; between them the hand is covered', async (t) => {
  const { page, faults } = await layTable(t, shared, 'tourney', { seats: 3, people: 3, size: 'tablet', settings: { pause: 1500 } });
  let covered = 0;
  const save = await playOut(page, async (turn) => {
    if (await page.locator('.seal-eye').count()) {
      covered += 1;
      assert.equal(await page.locator('.table-held').count(), 0, 'no card before the seal is lifted');
    }
    return byTouch(page, turn);
  });
  assert.ok(covered > 10, `the cloth fell ${covered} times`);
  assert.equal(champion(save), 1);
  assert.deepEqual(faults, []);
});

/** The bar of the pause, as anybody at the screen sees it, without the names of this deed. */
const bar = (page) =>
  page.locator('.t-pause').evaluate((bar) => {
    const shape = (element) => [element.tagName, element.className.baseVal ?? element.className, element.disabled ?? null, [...element.children].map(shape)];
    // The card and its words are those of the deed; the discs those of who is in.
    const rest = [...bar.children].filter((part) => !part.matches('.table-card, .t-pause-text'));
    return JSON.stringify(rest.map(shape));
  });

test('the pause is the same whoever holds Lancelot', async (t) => {
  const all = await moments('tourney');
  const seen = [];
  for (const name of ['pause', 'pause-lancelot']) {
    const { page, faults } = await takeUp(t, shared, 'tourney', all[name], { settings: { pause: 6000 } });
    await page.locator('.t-pause').waitFor();
    seen.push(await bar(page));
    // The card itself is on the screen only as the drawing of what the pause is for.
    assert.equal(await page.locator('.table-held').count(), 0);
    assert.equal(await page.getByRole('button', { name: /Lancelot/ }).count(), 1);
    assert.ok(await page.getByRole('button', { name: /Lancelot/ }).isEnabled());
    await shoot(page, `tourney-${name}`);
    await assertAccessible(page, name);
    assert.deepEqual(faults, []);
  }
  assert.equal(seen[0], seen[1], 'the bar betrays nothing');
});

test('any person may press the pause, and shows Lancelot behind the cloth', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all['pause-lancelot'], { settings: { pause: 6000 } });
  await page.getByRole('button', { name: /Lancelot/ }).tap();
  const who = page.locator('.t-pause-buttons .btn', { hasText: 'Piers' });
  if (await who.count()) await who.tap();
  await page.locator('.cloth').waitFor();
  await lift(page);
  await page.getByRole('button', { name: /answer with Lancelot/ }).tap();
  await page.locator('.table-chronicle', { hasText: 'with Lancelot' }).waitFor();
});

test('the pause ends by itself after the wait that is set', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.pause, { settings: { pause: 1500 } });
  const before = (await saved(page)).record;
  await page.waitForFunction(
    (before) => JSON.parse(localStorage.getItem('quintain/saves/moment')).record !== before,
    before,
  );
});

test('a token flies, and may be waited for or passed over', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.take, { settings: { motion: 'normal' }, reducedMotion: 'reduce' });
  await page.locator('.table-sheet button.target').first().tap();
  await page.locator('.table-panel .btn:not(.q):enabled').tap();
  // With reduced motion it waits for a press.
  await page.locator('.t-moment').waitFor();
  await page.locator('.t-token.arrives').waitFor();
  await shoot(page, 'tourney-token');
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('.t-token.arrives').waitFor({ state: 'detached' });
});

test('on a phone a rival’s row is small until it is opened', async (t) => {
  const all = await moments('tourney');
  const { page } = await takeUp(t, shared, 'tourney', all.play, { size: 'phone' });
  const row = page.locator('.t-row:not(.own):not(.out)').first();
  const small = (await row.boundingBox()).height;
  await row.getByRole('button').first().tap();
  assert.equal(await row.locator('.t-open').getAttribute('aria-expanded'), 'true');
  assert.ok((await row.boundingBox()).height > small + 20, 'the row opens');
});
