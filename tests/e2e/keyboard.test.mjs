// The keyboard reaches everything, and shows where it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, setUp, visit } from './lib.mjs';

const shared = setUp();

/** Numbers everything that can be pressed or set. Radio buttons of a group are one stop, as the browser has it. */
const numberStops = (page) =>
  page.evaluate(() => {
    const stops = new Map();
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      if (element.disabled || !element.checkVisibility()) continue;
      const key = element.type === 'radio' ? `radio ${element.name}` : element;
      if (!stops.has(key)) stops.set(key, stops.size);
      element.dataset.stop = stops.get(key);
    }
    return stops.size;
  });

const present = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shown = (element.closest('label') ?? element).getBoundingClientRect();
    return { stop: Number(element.dataset.stop ?? -1), html: element.outerHTML.slice(0, 120), x: shown.x, y: shown.y, width: shown.width, height: shown.height };
  });

/** The picture around an element. */
const picture = (page, { x, y, width, height }) =>
  page.screenshot({
    clip: { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 },
    animations: 'disabled',
    caret: 'hide',
  });

for (const theme of ['vellum', 'candle']) {
  for (const route of ['#/', '#/settings', '#/about', '#/academy']) {
    test(`Tab reaches all of ${route}, visibly (${theme})`, async (t) => {
      const { page } = await openPage(t, shared, { size: 'desktop', reducedMotion: 'reduce' });
      await page.addInitScript((text) => localStorage.setItem('quintain/settings', text), JSON.stringify({ theme }));
      await visit(page, shared.site, route);
      await page.waitForTimeout(300);
      const stops = await numberStops(page);
      assert.ok(stops > 0, 'there is something to reach');
      const reached = new Set();
      for (let press = 0; press < 2 * stops + 10 && reached.size < stops; press += 1) {
        await page.keyboard.press('Tab');
        const at = await present(page);
        if (!at || at.stop < 0 || reached.has(at.stop)) continue;
        reached.add(at.stop);
        const focused = await picture(page, at);
        await page.evaluate(() => {
          window.before = document.activeElement;
          window.before.blur();
        });
        const plain = await picture(page, at);
        await page.evaluate(() => window.before.focus({ focusVisible: true }));
        assert.ok(!focused.equals(plain), `the focus cannot be seen on ${at.html}`);
      }
      assert.equal(reached.size, stops, `reached ${[...reached].sort((a, b) => a - b)}`);
    });
  }
}

test('Enter follows a link, arrows choose in a group, Space switches', async (t) => {
  const { page, faults } = await openPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site);
  await page.getByRole('link', { name: /Settings/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const english = page.getByRole('radio', { name: 'English' });
  await english.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
  const hatching = page.getByRole('switch').first();
  await hatching.focus();
  await page.keyboard.press('Space');
  assert.equal(await page.locator('html').getAttribute('data-hatch'), 'on');
  assert.deepEqual(faults, []);
});
