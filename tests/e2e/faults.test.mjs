// Faults, each by its name: storage that is full, refused, cleared or damaged; workers that die, do not load or talk rubbish;
// clocks that jump, tabs that are killed or doubled; loads that fail. The game goes on, or says in a
// sentence why not, and nothing that was saved is lost.

import assert from 'node:assert/strict';
import { atTable, begin, botsMove, chooseUntil, golden, notFailed, playOn, quick, saved, takeUp } from './faults.mjs';
import { openPage, setUp, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^localStorage (full|refused|cleared)/, /^localStorage corrupted, every key truncated/, /^a (save from the future|worker killed|clock)/, /^a worker that answers rubbish \(an action/, /^two tabs/, /^offline at/, /^a very old/);

const shared = setUp();

test('localStorage full: the game goes on, says so, and is saved once there is room', async (t) => {
  const { page } = await takeUp(t, shared);
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      for (let number = 0; ; number += 1) {
        try {
          localStorage.setItem(`elsewhere/${size}/${number}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  const alert = page.getByRole('alert').filter({ hasText: 'There is no room left on this device.' });
  await chooseUntil(page, alert);
  await notFailed(page);
  const before = (await saved(page)).record;
  assert.ok(before, 'the older state is still there, whole');
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('elsewhere/')).forEach((key) => localStorage.removeItem(key)));
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  assert.notEqual((await saved(page)).record, before, 'saved now');
});

test('localStorage refused: everything can be played, and it is said that nothing is kept', async (t) => {
  const refuse = () =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  const { page, faults } = await quick(t, shared, { break_: refuse });
  for (const route of ['#/', '#/settings', '#/academy', '#/rules/tourney']) await visit(page, shared.site, route);
  await visit(page, shared.site, '#/academy');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  const alert = page.getByRole('alert').filter({ hasText: 'does not let this page keep anything' });
  await chooseUntil(page, alert);
  await notFailed(page);
  assert.deepEqual(faults, []);
});

test('localStorage cleared while playing: the next choice saves the whole game again', async (t) => {
  const { page, faults } = await takeUp(t, shared);
  const before = await playOn(page, (await saved(page)).record);
  await page.evaluate(() => localStorage.clear());
  const after = await playOn(page, before.record);
  assert.equal(after.id, before.id);
  await page.reload();
  await atTable(page);
  assert.equal((await saved(page)).id, before.id);
  assert.deepEqual(faults, []);
});

const DAMAGES = {
  empty: () => '',
  truncated: (text) => text.slice(0, text.length / 2),
  'of a wrong type': () => '[7]',
  'null': () => 'null',
  'of an old version': (text) => text.replace('"quintain":1', '"quintain":0'),
  'from the future': (text) => (text.startsWith('{') ? text.replace(/^\{("quintain":\d+,)?/, '{"quintain":99,"shape":"unknown",') : `${text}\u0000`),
  rubbish: (text) => text.replaceAll(/[a-z]/g, 'ÿ'),
};

/** A page with something under every key that the game keeps. */
async function everyKey(t) {
  const opened = await begin(t, shared);
  const results = JSON.stringify(JSON.parse(await golden('shelf.file')).results);
  await visit(opened.page, shared.site, '#/settings');
  await opened.page.evaluate((results) => {
    localStorage.setItem('quintain/results', results);
    localStorage.setItem('quintain/lesson/academy', '3');
  }, results);
  const whole = await opened.page.evaluate(() => Object.entries(localStorage));
  const kinds = new Set(whole.map(([key]) => key.split('/')[1]));
  assert.deepEqual([...kinds].sort(), ['asked', 'last', 'lesson', 'results', 'saves', 'settings', 'setup']);
  return { ...opened, whole };
}

const ROUTES = ['#/academy/play', '#/', '#/settings', '#/academy', '#/games', '#/statistics', '#/day', '#/learn/academy'];

for (const [name, damage] of Object.entries(DAMAGES)) {
  test(`localStorage corrupted, every key ${name}: every page opens and says what is wrong`, { timeout: 300_000 }, async (t) => {
    const { page, faults, whole } = await everyKey(t);
    for (const [key, text] of whole) {
      const broken = damage(text);
      await page.evaluate(([key, broken]) => localStorage.setItem(key, broken), [key, broken]);
      // A whole load of the page in question, and from there to the others.
      await page.goto('about:blank');
      for (const route of ROUTES) {
        await visit(page, shared.site, route);
        await notFailed(page);
      }
      if (key.includes('/saves/') && broken !== text) {
        assert.equal(await page.evaluate((key) => localStorage.getItem(key), key), broken, 'what cannot be read is left as it is');
      }
      await page.evaluate((whole) => {
        localStorage.clear();
        whole.forEach(([key, text]) => localStorage.setItem(key, text));
      }, whole);
    }
    await page.goto('about:blank');
    await visit(page, shared.site, '#/academy/play');
    await atTable(page);
    assert.deepEqual(faults, []);
  });
}

test('a save from the future is named as one, and not touched', async (t) => {
  const { page } = await takeUp(t, shared);
  const key = `quintain/saves/${(await saved(page)).id}`;
  await page.evaluate(() => (location.hash = '#/'));
  await page.evaluate((key) => localStorage.setItem(key, '{"quintain":99,"shape":"unknown"}'), key);
  await page.goto('about:blank');
  await visit(page, shared.site, '#/academy/play');
  await page.getByText('A later version of Quintain has saved this game.').waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), key), '{"quintain":99,"shape":"unknown"}');
});

test('a worker killed while it thinks: another is asked, and the game goes on', async (t) => {
  const kill = () => {
    globalThis.workers = 0;
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(...address) {
        super(...address);
        globalThis.workers += 1;
        this.first = globalThis.workers === 1;
      }
      postMessage(...message) {
        super.postMessage(...message);
        if (this.first) this.terminate();
      }
    };
  };
  const { page, faults } = await takeUp(t, shared, { break_: kill });
  await botsMove(page);
  assert.ok((await page.evaluate(() => globalThis.workers)) >= 2, 'a second worker was started');
  assert.deepEqual(faults, []);
});

test('a worker that does not load, on the page either: the game goes on', async (t) => {
  const { page, context } = await quick(t, shared, { serviceWorkers: 'block', saves: [await golden('academy-running.json')] });
  await context.route('**/bot_worker*', (route) => route.abort());
  await visit(page, shared.site, '#/academy/play');
  await atTable(page);
  await botsMove(page);
  await notFailed(page);
});

const RUBBISH = [
  'no text',
  'no JSON',
  'JSON of another kind',
  'an action that is none',
  'an action that is not allowed',
  'an answer to another question',
  'trouble',
];

/** Puts a worker in the place of ours that says it is ready, and then answers every question like this. */
const lie = (kind) => {
  const ok = (id, action) => JSON.stringify({ id, answer: { Ok: { action, advice: [] } } });
  const said = {
    'no text': () => null,
    'no JSON': () => '{',
    'JSON of another kind': () => '[1,2,3]',
    'an action that is none': (id) => ok(id, 'fly'),
    'an action that is not allowed': (id) => ok(id, 'lift -'),
    'an answer to another question': (id) => ok(id + 77, 'keep G5'),
    trouble: (id) => JSON.stringify({ id, answer: { Err: 'bad_view' } }),
  }[kind];
  globalThis.Worker = class {
    constructor() {
      setTimeout(() => this.onmessage?.({ data: 'ready' }), 5);
    }
    postMessage(message) {
      const { id } = JSON.parse(message.slice(message.indexOf('{')));
      setTimeout(() => this.onmessage?.({ data: said(id) }), 5);
    }
    terminate() {
      this.onmessage = null;
    }
  };
};

for (const kind of RUBBISH) {
  test(`a worker that answers rubbish (${kind}): the game goes on`, async (t) => {
    const { page, faults } = await takeUp(t, shared, { break_: lie, argument: kind });
    await botsMove(page);
    await notFailed(page);
    assert.deepEqual(faults, []);
  });
}

test('no service worker: a game is played, saved and taken up again', async (t) => {
  const { page, faults } = await begin(t, shared, { serviceWorkers: 'block', break_: () => delete Navigator.prototype.serviceWorker });
  const save = await playOn(page, (await saved(page)).record);
  await page.reload();
  await atTable(page);
  assert.equal((await saved(page)).id, save.id);
  assert.deepEqual(faults, []);
});

test('a clock that jumps, forward and back: the game goes on and is saved', async (t) => {
  const jump = () => {
    let calls = 0;
    const [date, clock] = [Date.now.bind(Date), performance.now.bind(performance)];
    const years = 1000 * 60 * 60 * 24 * 365;
    Date.now = () => date() + ((calls += 1) % 3 - 1) * 40 * years;
    performance.now = () => clock() + ((calls += 1) % 2 ? 1e7 : 0);
  };
  const { page, faults } = await takeUp(t, shared, { break_: jump });
  let record = (await saved(page)).record;
  for (let times = 0; times < 4; times += 1) record = (await playOn(page, record)).record;
  await page.reload();
  await atTable(page);
  await playOn(page, record);
  assert.deepEqual(faults, []);
});

/** What lies on the device of a page at this moment: all that is left of a tab that is killed now. */
const left = (page) => page.evaluate(() => Object.entries(localStorage));

/** Takes up on another device what a killed tab left; the game must be there as it was. */
async function survives(page, entries, save) {
  await page.evaluate((entries) => {
    localStorage.clear();
    entries.forEach(([key, text]) => localStorage.setItem(key, text));
    location.hash = '#/academy/play';
  }, entries);
  await page.locator('.play-table .academy').waitFor();
  await notFailed(page);
  const found = await saved(page);
  assert.equal(found.id, save.id);
  assert.ok(found.record.length >= save.record.length - 1, 'the game has not gone back');
  await page.evaluate(() => (location.hash = '#/about'));
  await page.locator('.play-table').waitFor({ state: 'detached' });
}

test('the tab is killed after every choice of a whole game: nothing is lost', { timeout: 900_000 }, async (t) => {
  const { context, page: first, faults } = await begin(t, shared);
  const { page: heir } = await quick(t, shared);
  await visit(heir, shared.site, '#/about');
  let page = first;
  let save = await saved(page);
  let kills = 0;
  while (!save.progress.over) {
    save = await playOn(page, save.record);
    await survives(heir, await left(page), save);
    kills += 1;
    assert.ok(kills < 400, 'the game ends');
    if (kills % 12 !== 0) continue;
    // And now and then in earnest, without a word of farewell.
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    page = next;
    await page.goto(`${shared.site.url}#/academy/play`);
    await atTable(page);
    await notFailed(page);
    save = await saved(page);
  }
  assert.ok(kills > 20, `${kills} kills`);
  assert.deepEqual(faults, []);
});

test('two tabs: the older one says that the game moved on, and can take it over', async (t) => {
  const { context, page, faults } = await takeUp(t, shared);
  await playOn(page, (await saved(page)).record);
  const other = await context.newPage();
  await other.goto(`${shared.site.url}#/academy/play`);
  await atTable(other);
  await page.getByRole('dialog', { name: 'The game has moved on' }).waitFor();
  const save = await playOn(other, (await saved(other)).record);
  await page.keyboard.press('1');
  assert.equal((await saved(page)).holder, save.holder, 'the older tab writes nothing');
  await page.getByRole('button', { name: 'Play on here' }).click();
  await other.getByRole('dialog', { name: 'The game has moved on' }).waitFor();
  const now = await saved(page);
  assert.notEqual(now.holder, save.holder, 'the older tab holds the game now');
  assert.deepEqual(faults, []);
});

test('offline at the first load: the page says so in both languages', async (t) => {
  const { page } = await openPage(t, shared, { serviceWorkers: 'block' });
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected')));
  await page.goto(shared.site.url, { waitUntil: 'commit' });
  await page.getByText('Check the connection, then reload the page.').waitFor();
  await page.getByText('Vérifiez la connexion, puis rechargez la page.').waitFor();
});

const OLD = {
  'without WebAssembly': () => delete globalThis.WebAssembly,
  'without the instructions we use': () => {
    WebAssembly.validate = () => false;
  },
  'without BigInt': () => delete globalThis.BigInt,
  'without modules': () => delete HTMLScriptElement.prototype.noModule,
};
for (const [name, break_] of Object.entries(OLD)) {
  test(`a very old browser ${name}: the page says so in both languages`, async (t) => {
    const { page } = await openPage(t, shared);
    await page.addInitScript(break_);
    await page.goto(shared.site.url, { waitUntil: 'commit' });
    await page.getByText('This browser is too old for Quintain').waitFor();
    await page.getByText('Ce navigateur est trop ancien pour Quintain').waitFor();
  });
}
