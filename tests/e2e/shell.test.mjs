// The shell at three sizes: every page opens without an error, in both languages and themes, and keeps what was set.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SIZES, assertAccessible, heading, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();

/** A test in a fresh page, held to the watch. */
const inPage = (options, run) => async (t) => {
  const { page, faults } = await openPage(t, shared, options);
  await run(page, shared.site);
  assert.deepEqual(faults, []);
};

const ROUTES = [
  '#/',
  '#/academy',
  '#/tourney',
  '#/blazons',
  '#/rules/academy',
  '#/rules/tourney',
  '#/rules/blazons',
  '#/settings',
  '#/about',
  '#/no/such/place',
];

/** One of each kind. */
const KINDS = ['#/', '#/academy', '#/rules/tourney', '#/settings', '#/about', '#/no/such/place'];

/** The width of the page beyond the window: nothing may need sideways scrolling. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const size of Object.keys(SIZES)) {
  describe(size, () => {
    test('home shows the three games', inPage({ size }, async (page, site) => {
        await visit(page, site);
        for (const game of ['Academy', 'Tourney', 'Blazons']) {
          await page.getByRole('heading', { name: game }).first().waitFor();
        }
        assert.equal(await overflow(page), 0);
        await shoot(page, `home-${size}`);
      }));

    test('every route opens', inPage({ size }, async (page, site) => {
        for (const route of ROUTES) {
          await visit(page, site, route);
          assert.notEqual(await heading(page), '', route);
          assert.equal(await page.getByRole('main').count(), 1, `${route} has one main part`);
          assert.equal(await overflow(page), 0, `${route} is wider than the window`);
        }
      }));

    for (const theme of ['vellum', 'candle']) {
      for (const language of ['en', 'fr']) {
        // Everything at the size most play at; each theme and each language once at the others.
        if (size !== 'tablet' && (theme === 'vellum') !== (language === 'en')) continue;
        test(`axe finds nothing: ${theme}, ${language}`, inPage({ size }, async (page, site) => {
            await page.addInitScript(
              (settings) => localStorage.setItem('quintain/settings', settings),
              JSON.stringify({ theme, language }),
            );
            for (const route of size === 'tablet' ? ROUTES : KINDS) {
              await visit(page, site, route);
              await assertAccessible(page, `${route} at ${size}, ${theme}, ${language}`);
              await shoot(page, `${route.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'home'}-${size}-${theme}-${language}`);
            }
            assert.equal(await page.locator('html').getAttribute('lang'), language);
            assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
          }));
      }
    }
  });
}

test('an unknown address is met kindly and leads home', inPage({}, async (page, site) => {
    await visit(page, site, '#/no/such/place');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Quintain' }).first().waitFor();
  }));

test('back and forward walk the pages, and a reload stays', inPage({}, async (page, site) => {
    await visit(page, site);
    const home = await heading(page);
    await page.getByRole('link', { name: /Settings/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: home }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  }));

test('settings apply at once and survive a reload', inPage({}, async (page, site) => {
    await visit(page, site, '#/settings');
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.getByRole('radio', { name: /Chandelle|bougie/i }).check();
    await page.getByRole('switch').first().check();
    await page.getByRole('radio', { name: '130' }).check();
    const worn = () => page.locator('html').evaluate((root) => ({ lang: root.lang, ...root.dataset }));
    const before = await worn();
    assert.equal(before.lang, 'fr');
    assert.equal(before.theme, 'candle');
    assert.equal(before.hatch, 'on');
    assert.equal(before.text, '130');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    assert.deepEqual(await worn(), before);
    assert.ok(await page.getByRole('radio', { name: 'Français' }).isChecked());
    assert.ok(await page.getByRole('switch').first().isChecked());
  }));

/** Every control of a page with what it is set to: its name, and its state. */
const controls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main input, main select')].map((control) => {
      const name = `${control.name || control.id} ${control.type === 'radio' ? control.value : ''} ${control.labels?.[0]?.innerText ?? control.ariaLabel}`;
      return [name, ['radio', 'checkbox'].includes(control.type) ? control.checked : control.value];
    }),
  );

test('every setting there is can be changed, and is kept', inPage({}, async (page, site) => {
    await visit(page, site, '#/settings');
    const usual = await controls(page);
    const all = page.locator('main').locator('input:visible, select:visible');
    const count = await all.count();
    assert.ok(count >= 12, `${count} controls`);
    for (let place = 0; place < count; place += 1) {
      const control = all.nth(place);
      const type = await control.getAttribute('type');
      if (type === 'checkbox') await control.setChecked(!(await control.isChecked()));
      // Of a group the last is chosen in the end; the languages come first, and French stays.
      else if (type === 'radio') await control.check();
      else if (type === 'range' && (await control.isEnabled())) await control.press('ArrowRight');
    }
    const set = await controls(page);
    assert.notDeepEqual(set, usual);
    await page.reload();
    await heading(page);
    // The browser leaves full screen with the page; that is no setting to keep.
    const kept = (controls) => controls.filter(([words]) => !/full screen|plein écran/i.test(words));
    assert.deepEqual(kept(await controls(page)), kept(set), 'all is as it was set');
    assert.equal(kept(set).length, set.length - 1);
  }));

test('the first visit follows the browser: language, colours, motion', inPage({ locale: 'fr-CH', colorScheme: 'dark', reducedMotion: 'reduce' }, async (page, site) => {
    await visit(page, site);
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'candle');
    assert.equal(await page.locator('html').getAttribute('data-motion'), 'none');
    await page.getByRole('link', { name: /Réglages/ }).waitFor();
  }));

test('the chosen theme is there before the app is', inPage({}, async (page, site) => {
    await page.addInitScript(() => localStorage.setItem('quintain/settings', '{"theme":"candle","language":"fr"}'));
    await page.route('**/*.wasm', () => {});
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'candle' && document.documentElement.lang === 'fr');
  }));

test('damaged settings do no harm', inPage({}, async (page, site) => {
    for (const broken of ['', '{', 'null', '[]', '{"theme":7,"language":{},"volume":"loud","text_size":-1}']) {
      await page.addInitScript((text) => localStorage.setItem('quintain/settings', text), broken);
      await visit(page, site, '#/settings');
    }
  }));
