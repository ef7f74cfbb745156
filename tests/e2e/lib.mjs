// What every browser test needs: the release build behind a plain server below a sub-path, a browser, three sizes,
// and a watch over what must never happen: console errors, requests to other hosts, cookies.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
export const SHOTS = fileURLToPath(new URL('./shots', import.meta.url));
/** Not the root: a host may put the game anywhere. */
export const BASE = '/some/folder/quintain/';

/** How long a page may take for anything, in milliseconds: long enough for a busy machine. */
const PATIENCE = 20_000;

export const SIZES = {
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The game as a host serves it, until the test `t` ends. Point `site.dir` at another build to publish a new version.
 */
export async function publish(t, dir = DIST) {
  assert.ok(existsSync(join(dir, 'index.html')), 'build first: scripts/test build');
  const site = await serve({ dir, base: BASE });
  t.after(() => site.close());
  return site;
}

/** A browser whose profile lasts: closed and opened again it remembers, like a player's own. */
export async function profile(t) {
  const folder = await mkdtemp(join(tmpdir(), 'quintain-profile-'));
  const contexts = [];
  t.after(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return async () => {
    const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...SIZES.tablet, locale: 'en-GB' });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
}

/** A browser for all tests of a file, and the site that most of them visit. */
export function setUp() {
  const shared = {};
  before(async () => {
    shared.site = await serve({ dir: DIST, base: BASE });
    shared.browser = await chromium.launch(LAUNCH);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.site?.close();
  });
  return shared;
}

/** A page until the test `t` ends, with a watch over it: `faults` must stay empty. */
export async function openPage(t, { browser, site }, { size = 'tablet', locale = 'en-GB', ...options } = {}) {
  const context = await browser.newContext({ ...SIZES[size], locale, colorScheme: 'light', ...options });
  t.after(async () => {
    if (!t.passed) await tellWhatStood(t, context);
    await context.close();
  });
  context.setDefaultTimeout(PATIENCE);
  let tabs = 0;
  context.on('page', (page) => page.addInitScript(steadyChance, `${process.env.SEED ?? ''}${t.name} ${(tabs += 1)}`));
  const page = await context.newPage();
  return { context, page, faults: watch(context, page, site) };
}

/** What the pages of a test that failed showed. */
async function tellWhatStood(t, context) {
  for (const page of context.pages()) {
    t.diagnostic(`${page.url()}\n${await page.locator('body').innerText({ timeout: 2_000 }).catch(String)}`);
  }
}

/**
 * Runs in the page before it: chance is drawn from the test's name, the tab and how often the tab was loaded, so that a
 * test deals the same cards in every run. `SEED=anything` deals others.
 */
function steadyChance(name) {
  window.name = Number(window.name) + 1;
  let state = 0x811c9dc5;
  for (const letter of `${name} ${window.name}`) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  crypto.getRandomValues = (bytes) => {
    for (let place = 0; place < bytes.length; place += 1) {
      state = (state + 0x9e3779b9) | 0;
      const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      bytes[place] = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 24;
    }
    return bytes;
  };
}

export function watch(context, page, site) {
  const faults = [];
  const origin = new URL(site.url).origin;
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request: ${url}`);
  });
  return faults;
}

/** Opens a route and waits until its heading stands. */
export async function visit(page, site, hash = '#/') {
  await page.goto(site.url + hash);
  await heading(page);
}

export async function heading(page) {
  const first = page.getByRole('heading', { level: 1 }).first();
  await first.waitFor();
  return (await first.innerText()).trim();
}

/** Waits until the service worker holds the whole version, and the page with it. */
export async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing for axe to find; what it finds is told with the elements concerned. */
export async function assertAccessible(page, where) {
  // The sheet of drawings holds thousands of nodes that nobody sees or hears by themselves.
  // There are no frames, so that all of axe may run in the page itself: twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).exclude('body > svg[aria-hidden]');
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`);
  assert.deepEqual(told, [], `axe, ${where}`);
}

export async function shoot(page, name) {
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
