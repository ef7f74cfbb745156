// People round one screen: secrets stay secret, and a game closed at any moment goes on exactly there, curtain up.

import assert from 'node:assert/strict';
import { byTouch, holdSeal, lay, playOut, quickPage, saved, state, VARIANTS } from './academy.mjs';
import { assertAccessible, heading, setUp, shoot, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^turning the device/, /^a card can be dragged/, /^killed in every phase.*Karadoc/);

const shared = setUp();

/** Every card that is in the page, wherever it is drawn or named. */
const cardsInPage = (page) =>
  page.evaluate(() => ({
    faces: document.querySelectorAll('svg.face').length,
    hand: [...document.querySelectorAll('.cards .card')].map((card) => card.ariaLabel),
    kept: [...document.querySelectorAll('.kept-card')].map((card) => card.ariaLabel),
    packet: document.querySelectorAll('.small-cards li, .pile, .loose .card').length,
    brings: document.querySelectorAll('.brings li').length,
  }));

/** What a person sees of the game: bots that choose at the same time change nothing of it. */
const sight = (page) =>
  page.evaluate(() => ({
    moment: document.querySelector('main.academy').dataset.moment,
    round: document.querySelector('.rounds').ariaLabel,
    cards: [...document.querySelectorAll('.cards .card, .loose .card')].map((card) => card.ariaLabel),
    kept: [...document.querySelectorAll('.kept-card')].map((card) => card.ariaLabel),
    lanes: [...document.querySelectorAll('.lane > .said')].map((lane) => lane.textContent),
  }));

const asked = (page) => page.waitForFunction(() => document.querySelector('main.academy').dataset.asked === 'true');

const sorted = (list) => [...list].sort();

test('three people: no hidden card is in the page under a veil or in another’s turn', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'tablet' });
  await lay(page, shared.site, { kinds: ['person', 'person', 'person'] });
  /** What each person has kept this round and not yet played, by name. */
  const hands = new Map();
  let veils = 0;
  let last;
  const save = await playOut(page, chooseAndRemember, async (now) => {
    if (!now.veil) return;
    veils += 1;
    const { faces, hand, kept, packet, brings } = await cardsInPage(page);
    assert.deepEqual({ faces, hand, kept, packet, brings }, { faces: 0, hand: [], kept: [], packet: 0, brings: 0 }, `under the ${now.veil}`);
    if (now.veil !== last) await assertAccessible(page, `the ${now.veil}`);
    last = now.veil;
  });
  assert.equal(save.progress.over.places.length, 3);
  assert.ok(veils > 100, `every choice was behind a veil: ${veils}`);
  assert.deepEqual(faults, []);

  async function chooseAndRemember(page, turn, now) {
    if (now.veil || !now.asked) return byTouch(page, turn, now);
    const who = await page.locator('.asked b').innerText();
    const name = ['Piers', 'Isolde', 'Maud', 'Hugo', 'Wilmot'].find((name) => who.includes(name)) ?? who.split(/[ ,]/)[0];
    const shown = await cardsInPage(page);
    if (now.moment === 'draft') {
      const own = hands.get(name) ?? [];
      if (shown.hand.length === 5) hands.set(name, []);
      else assert.deepEqual(sorted(shown.kept), sorted(own), `${name} sees what ${name} kept`);
      const card = shown.hand[turn % shown.hand.length];
      await page.locator('.cards .card').nth(turn % shown.hand.length).tap();
      await page.locator('.panel .btn:not(.q)').tap();
      hands.get(name).push(card);
      // The last card of the draft is kept without asking.
      if (shown.hand.length === 2) hands.get(name).push(null);
      return true;
    }
    if (now.moment === 'play') {
      const own = hands.get(name);
      const unknown = own.filter((card) => card === null).length;
      const rest = [...shown.hand];
      for (const card of own.filter((card) => card !== null)) {
        assert.ok(rest.includes(card), `${name} holds ${card}: ${shown.hand}`);
        rest.splice(rest.indexOf(card), 1);
      }
      assert.equal(rest.length, unknown, `${name} sees no other card: ${shown.hand} of ${own}`);
      await page.locator('.cards .card').nth(turn % shown.hand.length).tap();
      await page.locator('.panel .btn:not(.q)').tap();
      const card = shown.hand[turn % shown.hand.length];
      own.splice(own.includes(card) ? own.indexOf(card) : own.indexOf(null), 1);
      return true;
    }
    return byTouch(page, turn, now);
  }
});

test('with one person and bots no veil ever shows, and nobody’s hand but the person’s is drawn', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'tablet' });
  await lay(page, shared.site, { kinds: ['person', 'page', 'page'] });
  await playOut(page, byTouch, async (now) => {
    assert.equal(now.veil, undefined);
    const { hand } = await cardsInPage(page);
    assert.ok(hand.length <= 5, `${hand}`);
  });
  assert.deepEqual(faults, []);
});

/** Plays on in a new tab after the old one was killed without a word. */
async function reopen(context, page, site) {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(`${site.url}#/academy/play`);
  await heading(next);
  await next.locator('main.academy').waitFor();
  return next;
}

for (const [name, table] of Object.entries({
  'with all variants': { kinds: ['person', 'person', 'page', 'page'], variants: VARIANTS, advanced: true },
  'Lancelot': { kinds: ['person', 'person'], two: 'lancelot' },
  'Karadoc': { kinds: ['person', 'squire'], two: 'karadoc', advanced: true },
})) {
  test(`killed in every phase, a game goes on where it was: ${name}`, async (t) => {
    let { page, context } = await quickPage(t, shared, { size: 'tablet' });
    await lay(page, shared.site, table);
    const people = table.kinds.filter((kind) => kind === 'person').length;
    const killed = new Set();
    for (let turn = 0; turn < 1_500; turn += 1) {
      const now = await state(page);
      const save = await saved(page);
      if (save?.progress?.over && now.moment === 'over') break;
      if (now.asked && !now.veil && !killed.has(now.moment)) {
        killed.add(now.moment);
        const before = await sight(page);
        page = await reopen(context, page, shared.site);
        if (people > 1) {
          await page.locator('.curtain, .cloth').waitFor();
          assert.equal((await cardsInPage(page)).faces, 0, `the curtain is up again in ${now.moment}`);
          await holdSeal(page);
        }
        await asked(page);
        assert.deepEqual(await sight(page), before, `nothing was lost or played in ${now.moment}`);
        continue;
      }
      if (!(await byTouch(page, turn, now))) await page.waitForTimeout(50);
    }
    assert.equal((await state(page)).moment, 'over');
    page = await reopen(context, page, shared.site);
    assert.equal((await state(page)).moment, 'over', 'the end stays');
    assert.ok(killed.size >= 3, `${[...killed]}`);
  });
}

test('turning the device keeps the game and what is picked', async (t) => {
  const { page } = await quickPage(t, shared, { size: 'phone' });
  await lay(page, shared.site, { kinds: ['person', 'page', 'page'] });
  const cards = page.locator('.cards .card');
  await asked(page);
  await cards.nth(2).tap();
  const raised = await page.locator('.card.raised').getAttribute('aria-label');
  const before = await sight(page);
  for (const [width, height] of [[844, 390], [1180, 820], [1024, 768], [960, 700], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.locator('.card.raised').waitFor();
    assert.equal(await page.locator('.card.raised').getAttribute('aria-label'), raised);
    assert.deepEqual(await sight(page), before);
  }
  await shoot(page, 'academy-turned');
});

test('a card can be dragged to its lane', async (t) => {
  const { page } = await quickPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site, '#/academy');
  await page.locator('.btn.play').click();
  const card = page.locator('.cards .card').first();
  await card.waitFor();
  await asked(page);
  const name = await card.getAttribute('aria-label');
  await card.click();
  const lane = await page.locator('.lane.framed').first().boundingBox();
  await page.keyboard.press('Escape');
  const from = await card.boundingBox();
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  // On a slow machine the card is looked at closely first; a drag ends that.
  for (const step of [15, 20, 25]) await page.mouse.move(from.x + 30 + step, from.y + 30);
  await page.mouse.move(lane.x + lane.width / 2, lane.y + lane.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.locator('.kept-card').first().waitFor();
  assert.equal(await page.locator('.kept-card').first().getAttribute('aria-label'), name);
});
