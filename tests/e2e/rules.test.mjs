// Rules pages: fetched when they are opened, searched, linked to by rule, in both languages, and told when they cannot come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, setUp, visit } from './lib.mjs';

const shared = setUp();

test('a link to a rule leads to it, and a search to what it names', async (t) => {
  const { page, faults } = await openPage(t, shared, { size: 'desktop' });
  await visit(page, shared.site, '#/rules/academy/a10');
  await page.locator('#r-a10:focus').waitFor();
  assert.ok(await page.locator('.rules .hit #r-a10, .rules .hit#r-a10').count(), 'the rule is marked');
  const shown = page.locator('.chapter > section:visible');
  const all = await shown.count();
  await page.getByRole('searchbox').fill('LAP marker');
  await page.getByRole('status').getByText(/of \d+ match/).waitFor();
  const found = await shown.count();
  assert.ok(found > 0 && found < all, `${found} of ${all} sections`);
  assert.equal(await page.locator('.contents .to-section:visible').count(), found);
  assert.equal(await page.locator('.score-sheet:visible').count(), 0);
  await page.getByRole('searchbox').fill('');
  assert.equal(await shown.count(), all);
  await page.locator('.contents').getByRole('link', { name: 'Score sheet' }).click();
  await page.locator('#r-score-sheet:focus').waitFor();
  assert.deepEqual(faults, []);
});

test('the rules are told in French', async (t) => {
  const { page, faults } = await openPage(t, shared, { locale: 'fr-FR', size: 'phone' });
  for (const game of ['academy', 'tourney', 'blazons']) {
    await visit(page, shared.site, `#/rules/${game}`);
    await page.getByText('Chercher dans les règles').waitFor();
  }
  assert.deepEqual(faults, []);
});

test('rules that cannot be fetched are told', async (t) => {
  const { page } = await openPage(t, shared, { serviceWorkers: 'block' });
  await page.route('**/rules/*.html', (route) => route.abort());
  await visit(page, shared.site, '#/rules/blazons');
  await page.getByText('The rules could not be loaded').waitFor();
});
