// The Academy by touch: every option at five seats on a tablet, the two games for two on a phone, in both languages.

import assert from 'node:assert/strict';
import { byTouch, lay, playOut, quickPage, VARIANTS } from './academy.mjs';
import { assertAccessible, setUp, shoot } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^five squires/, /^Karadoc/, /^Lancelot/);

const shared = setUp();

/** Everything that can be pressed is at least 44 pixels high or wide enough for a finger, and lies in the window. */
const smallTargets = (page) =>
  page.evaluate(() => {
    const small = [];
    for (const element of document.querySelectorAll('.foot button, .pennant, .bar button, .lane-head')) {
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility() || element.disabled || box.width === 0) continue;
      const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
      if (Math.round(box.height) < 44 || Math.round(box.width) < 44 || !inside) {
        small.push(`${element.className} ${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`);
      }
    }
    return small;
  });

/** Each kind of moment, once: nothing for axe in either theme, targets for fingers, no scrolling. */
function inspector(page, seen, { scrolls = false } = {}) {
  return async (now) => {
    const key = now.kind === 'scoring' ? 'scoring' : now.asked && now.moment;
    if (!key || now.veil || seen.has(key)) return;
    seen.add(key);
    for (const theme of ['candle', 'vellum']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await assertAccessible(page, `${key}, ${theme}`);
    }
    const after = await page.evaluate(() => document.querySelector('main.academy').dataset);
    if (after.moment !== now.moment || after.asked !== String(now.asked)) return;
    assert.deepEqual(await smallTargets(page), [], key);
    if (scrolls) return;
    const over = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
    assert.ok(over <= 0, `${key} scrolls by ${over}`);
  };
}

test('five squires, six variants, advanced rules: a whole game on a tablet', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'tablet' });
  await lay(page, shared.site, { kinds: ['person', 'page', 'squire', 'page', 'squire'], variants: VARIANTS, advanced: true });
  const seen = new Set();
  const save = await playOut(page, byTouch, inspector(page, seen));
  assert.equal(save.progress.over.places.length, 5);
  for (const moment of ['bet', 'draft', 'play', 'codex']) assert.ok(seen.has(moment), `${moment} was asked: ${[...seen]}`);
  await assertAccessible(page, 'the knighting');
  await shoot(page, 'academy-variants-end');
  assert.deepEqual(faults, []);
});

test('Karadoc, in French, on a phone', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'phone', locale: 'fr-FR' });
  await lay(page, shared.site, { kinds: ['person', 'squire'], two: 'karadoc', advanced: true });
  const seen = new Set();
  const save = await playOut(page, byTouch, inspector(page, seen));
  assert.equal(save.progress.over.places.length, 2);
  assert.ok(seen.has('bonus'), `a bonus was given: ${[...seen]}`);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  await assertAccessible(page, 'la fin');
  await shoot(page, 'academy-karadoc-end');
  assert.deepEqual(faults, []);
});

test('Lancelot, on a phone', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'phone' });
  await lay(page, shared.site, { kinds: ['person', 'squire'], two: 'lancelot' });
  const seen = new Set();
  const save = await playOut(page, byTouch, inspector(page, seen));
  assert.equal(save.progress.over.places.length, 2);
  for (const moment of ['split', 'take-pile', 'give', 'play']) assert.ok(seen.has(moment), `${moment} was asked: ${[...seen]}`);
  await assertAccessible(page, 'the end');
  await shoot(page, 'academy-lancelot-end');
  assert.deepEqual(faults, []);
});

test('with less motion each training is scored on a press', async (t) => {
  const { page, faults } = await quickPage(t, shared, { size: 'tablet', settings: { motion: 'normal' }, reducedMotion: 'reduce' });
  await lay(page, shared.site, { kinds: ['person', 'page', 'page'] });
  const scored = [];
  await playOut(page, byTouch, async (now) => {
    if (now.kind === 'scoring') scored.push(await page.locator('.lane.framed').getAttribute('data-track'));
  });
  // Gallantry's moves are made one by one; the trainings that pay each wait for a press.
  for (const track of new Set(scored)) assert.ok(track, 'the training that is scored is framed');
  assert.ok(new Set(scored).size >= 5, `trainings scored: ${scored}`);
  assert.equal(await page.locator('.flying').count(), 0);
  assert.deepEqual(faults, []);
});
