// Offline and new versions: after one visit the game opens without a network; a new version is offered, taken when the
// player says so, and never mixed with the old one.

import assert from 'node:assert/strict';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { heading, kept, openPage, profile, publish, setUp, shoot, visit, watch } from './lib.mjs';
import { markOf, release } from './release.mjs';

const shared = setUp();
let first, second;
before(async () => {
  [first, second] = await Promise.all([release('first'), release('second')]);
});
after(() => Promise.all([first, second].map((dir) => rm(dir, { recursive: true }))));

/** What the browser keeps of Quintain. */
const caches = (page) => page.evaluate(async () => (await self.caches.keys()).sort());

test('after one visit it starts from cold without a network', async (t) => {
  const site = await publish(t, first);
  const open = await profile(t);
  const visited = await open();
  await visit(visited.pages()[0], site);
  await kept(visited.pages()[0]);
  await visited.close();
  await site.close();

  const offline = await open();
  const page = offline.pages()[0];
  const faults = watch(offline, page, site);
  for (const route of ['#/', '#/academy', '#/settings', '#/about']) {
    await visit(page, site, route);
    await page.reload();
    assert.notEqual(await heading(page), '');
  }
  await visit(page, site);
  await page.evaluate(() => document.fonts.ready);
  assert.ok(await page.evaluate(() => document.fonts.check('20px "Grenze Gotisch"')), 'the typefaces are kept too');
  await shoot(page, 'offline');
  assert.deepEqual(faults, []);
});

test('the bots are kept too, though the page has not asked for them', async (t) => {
  const site = await publish(t, first);
  const { context, page } = await openPage(t, { ...shared, site });
  const asked = [];
  context.on('request', (request) => asked.push(request));
  await visit(page, site);
  await kept(page);
  const fromPage = asked.filter((request) => !request.serviceWorker()).map((request) => request.url());
  assert.deepEqual(fromPage.filter((url) => url.includes('bot_worker')), []);
  await site.close();
  const script = await page.locator('meta[name=bot-worker]').getAttribute('content');
  const said = await page.evaluate(
    (address) =>
      new Promise((done) => {
        const worker = new Worker(address);
        worker.onmessage = (message) => done(message.data);
        worker.onerror = () => done('failed');
      }),
    script,
  );
  assert.equal(said, 'ready');
});

test('a new version is offered, and comes when it is taken', async (t) => {
  const site = await publish(t, first);
  const { context, page, faults } = await openPage(t, { ...shared, site });
  await visit(page, site);
  await kept(page);
  site.dir = second;
  await page.reload();
  assert.equal(await markOf(page), 'first', 'nothing is forced');
  const take = page.getByRole('status').getByRole('button', { name: 'Reload' });
  await take.waitFor();
  await shoot(page, 'update');
  assert.equal(await markOf(page), 'first');
  await take.click();
  await page.waitForFunction(() => document.querySelector('meta[name=release]')?.content === 'second');
  await heading(page);
  assert.equal(await take.count(), 0, 'once taken it is not offered again');
  assert.equal((await caches(page)).length, 1, 'the old version is gone');
  assert.match((await caches(page))[0], /second$/);
  assert.deepEqual(faults, []);
});

test('at a table no new version is offered, nor forced; it is once the table is left', async (t) => {
  const site = await publish(t, first);
  const { page, faults } = await openPage(t, { ...shared, site });
  await visit(page, site, '#/academy');
  await kept(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.play-table').waitFor({ state: 'attached' });
  site.dir = second;
  await page.reload();
  await page.locator('.play-table').waitFor({ state: 'attached' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  const take = page.getByRole('status').getByRole('button', { name: 'Reload' });
  assert.equal(await take.count(), 0, 'not in the middle of a game');
  assert.equal(await markOf(page), 'first');
  await page.evaluate(() => (location.hash = '#/'));
  await take.waitFor();
  assert.equal(await markOf(page), 'first');
  assert.deepEqual(faults, []);
});

test('another tab is not reloaded, but told', async (t) => {
  const site = await publish(t, first);
  const { context, page } = await openPage(t, { ...shared, site });
  await visit(page, site);
  await kept(page);
  const other = await context.newPage();
  await visit(other, site, '#/settings');
  site.dir = second;
  await page.reload();
  await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => document.querySelector('meta[name=release]')?.content === 'second');
  const offered = other.getByRole('status').getByRole('button', { name: 'Reload' });
  await offered.waitFor();
  assert.equal(await markOf(other), 'first');
  await offered.click();
  await other.waitForFunction(() => document.querySelector('meta[name=release]')?.content === 'second');
});

test('a half-updated host changes nothing', async (t) => {
  const half = await release('half');
  t.after(() => rm(half, { recursive: true }));
  await cp(join(first, 'index.html'), join(half, 'index.html'));
  const site = await publish(t, first);
  const { page } = await openPage(t, { ...shared, site });
  await visit(page, site);
  await kept(page);
  const before = await caches(page);
  site.dir = half;
  await page.reload();
  // The new service worker is tried and found wanting: its page is not the one it lists.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const failed = registration.installing;
    if (failed) await new Promise((done) => (failed.onstatechange = () => failed.state === 'redundant' && done()));
  });
  await page.waitForFunction((names) => caches.keys().then((now) => now.sort().join() === names), before.join());
  await page.reload();
  assert.equal(await markOf(page), 'first');
  assert.equal(await page.getByRole('status').getByRole('button').count(), 0);
});

test('without service workers everything else works', async (t) => {
  const site = await publish(t, first);
  const { context, page, faults } = await openPage(t, { ...shared, site }, { serviceWorkers: 'block' });
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await visit(page, site);
  await visit(page, site, '#/settings');
  assert.deepEqual(faults, []);
});
