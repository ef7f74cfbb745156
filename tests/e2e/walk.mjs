// A walk through The Academy with a camera: `node tests/e2e/walk.mjs [name…]` plays the games below by script and writes a
// picture of every kind of moment, at every size and in both themes, to the folder of shots that git ignores.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { byTouch, lay, playOut, quickPage, VARIANTS } from './academy.mjs';
import { BASE, DIST, LAUNCH, SHOTS, visit } from './lib.mjs';

const SIZES = [[1180, 820], [1440, 900], [390, 844], [360, 740], [844, 390]];
const bots = (count) => ['person', ...Array(count).fill('squire')];
const GAMES = {
  base: { kinds: bots(4), seed: 'ABCDEF' },
  variants: { kinds: bots(4), variants: VARIANTS, advanced: true, seed: 'ABCDEF' },
  karadoc: { kinds: bots(1), two: 'karadoc', advanced: true, seed: 'ABCDEF' },
  lancelot: { kinds: bots(1), two: 'lancelot', seed: 'ABCDEF' },
  people: { kinds: ['person', 'person', 'squire'], seed: 'ABCDEF' },
};
const OUT = join(SHOTS, 'academy');

/** One moment at every size and in both themes; the game does not notice. */
async function picture(page, name) {
  for (const theme of ['vellum', 'candle']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      await page.screenshot({ path: join(OUT, `${name}-${width}${theme === 'candle' ? '-candle' : ''}.png`), animations: 'disabled' });
    }
  }
  await page.setViewportSize({ width: 1180, height: 820 });
}

/** Pictures of moments that were not seen yet; where something can be picked, also of the pick. */
function camera(page, game) {
  const seen = new Set();
  return async (now, turn) => {
    const round = await page.locator('.rounds').getAttribute('aria-label').catch(() => '');
    const key = [now.veil ?? now.kind, now.kind === 'scoring' || now.veil ? '' : now.moment, now.asked ? 'asked' : ''].filter(Boolean).join('-');
    const late = ['hand-play-asked', 'draft-draft-asked', 'scoring'].includes(key) && /Round (IV|V|VI) /.test(round);
    const name = `${game}-${key}${late ? '-late' : ''}`;
    if (seen.has(name) || (!now.asked && !now.veil && now.kind !== 'scoring')) return;
    seen.add(name);
    console.log(name);
    await picture(page, name);
    if (now.veil || !now.asked) return;
    const first = page.locator('.cards .card:not(.idle), .pennant, .token:not(.none), .pile:enabled, .loose .card');
    if (await first.count()) {
      await first.nth(turn % (await first.count())).tap({ timeout: 2_000 }).catch(() => {});
      await picture(page, `${name}-picked`);
      await page.keyboard.press('Escape');
    }
  };
}

/** The table is laid in every way that changes the screen. */
async function setups(page, site) {
  await visit(page, site, '#/academy');
  await page.locator('.seat-row').first().waitFor();
  await picture(page, 'setup-three');
  for (let more = 0; more < 2; more += 1) {
    await page.locator('.another').tap();
    await picture(page, `setup-${more ? 'five' : 'four'}`);
  }
  while ((await page.locator('.seat-row').count()) > 2) await page.locator('.seat-remove').last().tap();
  await picture(page, 'setup-two');
}

const site = await serve({ dir: DIST, base: BASE });
const browser = await chromium.launch(LAUNCH);
const t = { after: () => {} };
await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
for (const [game, table] of Object.entries({ setup: null, ...GAMES })) {
  if (wanted.length && !wanted.includes(game)) continue;
  // With motion reduced a scoring waits for a press, so that its picture can be taken.
  const settings = { motion: 'normal' };
  const { page, context, faults } = await quickPage(t, { browser, site }, { settings, reducedMotion: 'reduce' });
  if (!table) await setups(page, site);
  else {
    await lay(page, site, table);
    await playOut(page, byTouch, camera(page, game));
    await picture(page, `${game}-end`);
  }
  if (faults.length) console.log(faults);
  await context.close();
}
await browser.close();
await site.close();
