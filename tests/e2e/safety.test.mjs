// What must never happen, and what is said when something fails all the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openPage, setUp, shoot, visit } from './lib.mjs';

const shared = setUp();

test('the policy forbids foreign and inline scripts', async (t) => {
  const { page } = await openPage(t, shared);
  await visit(page, shared.site);
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  assert.equal(rules['default-src'], "default-src 'none'");
  assert.equal(rules['connect-src'], "connect-src 'self'");
  assert.equal(rules['base-uri'], "base-uri 'none'");
  assert.equal(rules['form-action'], "form-action 'none'");
  assert.match(rules['script-src'], /^script-src 'self' 'wasm-unsafe-eval'( 'sha256-[A-Za-z0-9+/]{43}=')+$/);
  assert.equal(rules['style-src'], "style-src 'self'");
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.inline = true';
    document.head.append(script);
    // Out of the test's own call, which may evaluate what the page may not.
    const evaluated = await new Promise((done) => {
      setTimeout(() => {
        try {
          done(Function('return true')());
        } catch {
          done(false);
        }
      });
    });
    const fetched = await fetch('https://example.org/').then(
      () => true,
      () => false,
    );
    return { inline: window.inline === true, evaluated, fetched };
  });
  assert.deepEqual(ran, { inline: false, evaluated: false, fetched: false });
});

test('scripts and style sheets carry integrity hashes', async (t) => {
  const { page } = await openPage(t, shared);
  await visit(page, shared.site);
  const without = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload], link[rel=preload][as=fetch], script[src]')]
      .filter((element) => !element.integrity)
      .map((element) => element.outerHTML),
  );
  assert.deepEqual(without, []);
});

test('no cookie, and every stored key has our name', async (t) => {
  const { context, page, faults } = await openPage(t, shared);
  for (const route of ['#/', '#/academy', '#/settings', '#/about']) await visit(page, shared.site, route);
  assert.deepEqual(await context.cookies(), []);
  const foreign = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('quintain/')));
  assert.deepEqual(foreign, []);
  assert.deepEqual(faults, []);
});

test('the game can be installed', async (t) => {
  const { page } = await openPage(t, shared);
  await visit(page, shared.site);
  const address = await page.locator('link[rel=manifest]').evaluate((link) => link.href);
  const manifest = await (await page.request.get(address)).json();
  assert.equal(new URL(manifest.start_url, address).href, shared.site.url);
  for (const icon of manifest.icons) {
    const answer = await page.request.get(new URL(icon.src, address).href);
    assert.ok(answer.ok(), icon.src);
    assert.equal(answer.headers()['content-type'], icon.type);
  }
  const purposes = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`);
  for (const needed of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(purposes.includes(needed), needed);
});

/** A page in which something is broken before the start. */
const broken = (options, breakIt, expected) => async (t) => {
  const { page } = await openPage(t, shared, options);
  await breakIt(page);
  await page.goto(shared.site.url);
  await page.getByText(expected.en).waitFor();
  await page.getByText(expected.fr).waitFor();
  await shoot(page, `failure-${expected.name}`);
};

test('a browser without WebAssembly is told so in both languages', broken({}, (page) => page.addInitScript(() => delete globalThis.WebAssembly), {
    name: 'old',
    en: /too old for Quintain/,
    fr: /trop ancien pour Quintain/,
  }));

test('a load that fails is told in both languages', broken({}, (page) => page.route('**/app-*.wasm', (route) => route.abort()), {
    name: 'load',
    en: /could not be loaded completely/,
    fr: /n’a pas pu être chargé entièrement/,
  }));

for (const file of ['tables-*_loader.js', 'tables-*_bg.wasm']) {
  for (const [locale, words] of [['en-GB', /tables could not be fetched/], ['fr-FR', /tables n’ont pas pu être chargées/]]) {
    test(`tables that do not arrive are told of, and the hall goes on (${file}, ${locale})`, async (t) => {
      const { page } = await openPage(t, shared, { locale, serviceWorkers: 'block' });
      await page.route(`**/${file}`, (route) => route.abort());
      await visit(page, shared.site);
      await page.goto(`${shared.site.url}#/academy`);
      await page.getByRole('alert').getByText(words).waitFor();
      await assertAccessible(page, 'missing tables');
      await page.unroute(`**/${file}`);
      await page.locator('.failure').getByRole('button').click();
      await page.locator('.seats').first().waitFor();
      await page.goto(`${shared.site.url}#/settings`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }
}

test('a setting changed in the hall is followed at the tables, and kept though nothing can be stored', async (t) => {
  const { page } = await openPage(t, shared, {});
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } }));
  await visit(page, shared.site, '#/academy');
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();
  const english = await heading();
  await page.goto(`${shared.site.url}#/settings`);
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await page.goto(`${shared.site.url}#/academy`);
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, english);
  assert.notEqual(await heading(), english);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
});

test('a browser without JavaScript is told so in both languages', broken({ javaScriptEnabled: false }, () => {}, { name: 'script', en: /needs JavaScript/, fr: /a besoin de JavaScript/ }));

for (const [locale, words] of Object.entries({
  'en-GB': { title: 'Quintain has stumbled', copy: 'Copy a bug report', copied: 'Copied.', reload: 'Reload', settings: /Settings/ },
  'fr-FR': { title: 'Quintain a trébuché', copy: 'Copier un rapport d’erreur', copied: 'Copié.', reload: 'Recharger', settings: /Réglages/ },
})) {
  test(`a defect shows a page with a report and a way on (${locale})`, async (t) => {
    const { page } = await openPage(t, shared, { locale, permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(page, shared.site);
    await page.evaluate(() => {
      localStorage.setItem('quintain/last', 'abc');
      localStorage.setItem('quintain/saves/abc', 'the saved record');
      // The next element cannot be made: the program cannot go on, and panics.
      const make = Document.prototype.createElement;
      Document.prototype.createElement = function () {
        Document.prototype.createElement = make;
        throw new Error('broken on purpose');
      };
    });
    await page.getByRole('link', { name: words.settings }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await assertAccessible(page, 'failure page');
    await shoot(page, `failure-panic-${locale}`);
    await page.getByRole('button', { name: words.copy }).click();
    await page.getByText(words.copied).waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(report, /^Quintain \d+\.\d+\.\d+\n/);
    assert.match(report, /Chrome/);
    assert.match(report, /the saved record/);
    await page.getByRole('button', { name: words.reload }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: words.title }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('quintain/saves/abc')), 'the saved record', 'the save stays');
  });
}
