// Where bots think: in a worker, and, where workers are refused or of no use, on the page, in the worker's own program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, setUp, visit } from './lib.mjs';

const shared = setUp();

/** No waiting for motion or for bots. */
const QUICK = JSON.stringify({ motion: 'instant', bots: 'instant' });
/** More presses than six choices need, on the slowest machine. */
const MOST_TRIES = 800;

/** Without a service worker, which would fetch the bots for later and answer for the host. */
const PLAIN = { serviceWorkers: 'block' };

/** Begins the game that is offered, and chooses until the bots have moved on several times. */
async function goesOn(t, prepare, options = {}) {
  const { page, context, faults } = await openPage(t, shared, { size: 'desktop', ...options });
  const asked = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)));
  await context.addInitScript((text) => localStorage.setItem('quintain/settings', text), QUICK);
  await prepare(page, context);
  await visit(page, shared.site, '#/academy');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.lane-head').first().waitFor();
  const record = () => page.evaluate(() => JSON.parse(localStorage.getItem(`quintain/saves/${localStorage.getItem('quintain/last')}`) ?? 'null')?.record);
  for (let moves = 0, tries = 0, before = await record(); moves < 6; tries += 1) {
    assert.ok(tries < MOST_TRIES, `the game goes on: ${await page.locator('body').innerText()}`);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
    const now = await record();
    if (now !== before) moves += 1;
    before = now;
  }
  return { asked, faults, page };
}

test('a page that may have no worker thinks itself', async (t) => {
  const { asked, faults, page } = await goesOn(t, (page) => page.addInitScript(() => delete globalThis.Worker), PLAIN);
  assert.equal(asked.filter((name) => /^bot_worker-.*\.wasm$/.test(name)).length, 1, `the bots came once: ${asked}`);
  assert.equal(await page.locator('script[src*=bot_worker]').count(), 2);
  assert.deepEqual(faults, []);
});

test('a page whose worker answers rubbish thinks itself', async (t) => {
  const { faults, page } = await goesOn(t, (page) =>
    page.addInitScript(() => {
      globalThis.Worker = class extends EventTarget {
        constructor() {
          super();
          setTimeout(() => this.onmessage({ data: 'ready' }));
        }
        postMessage() {
          this.onmessage({ data: '{"id":' });
        }
        terminate() {}
      };
    }),
  );
  assert.equal(await page.locator('script[src*=bot_worker]').count(), 2);
  assert.deepEqual(faults, []);
});

test('with a worker the page never loads the bots', async (t) => {
  const { faults, page } = await goesOn(t, () => {});
  assert.equal(await page.locator('script[src*=bot_worker]').count(), 0);
  assert.deepEqual(faults, []);
});

test('without bots the game goes on all the same', async (t) => {
  const { asked } = await goesOn(t, (page, context) => context.route('**/bot_worker*', (route) => route.abort()), PLAIN);
  assert.ok(asked.some((name) => name.startsWith('bot_worker')), 'they were asked for');
});
