// Faults, each by its name: storage that is full, refused, cleared or damaged; workers that die, do not load or talk rubbish;
// clocks that jump, tabs that are killed or doubled; loads that fail; hostile names and links. The game goes on, or says in a
// sentence why not, and nothing that was saved is lost.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heading, openPage, setUp, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut();

const shared = setUp();

/** No waiting for motion or for bots. */
const QUICK = JSON.stringify({ motion: 'instant', bots: 'instant', theme: 'vellum' });
const FAILED = /has stumbled/;

/** The game being played, as it is saved. */
const saved = (page) =>
  page.evaluate(() => {
    const key = `quintain/saves/${localStorage.getItem('quintain/last')}`;
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

/** A page with quick settings; `break_` runs in the page before anything else. */
async function quick(t, break_, options = {}, argument = undefined) {
  const opened = await openPage(t, shared, options);
  await opened.context.addInitScript((text) => {
    try {
      localStorage.getItem('quintain/settings') ?? localStorage.setItem('quintain/settings', text);
    } catch {
      // Refused: that is what is being tried.
    }
  }, QUICK);
  if (break_) await opened.context.addInitScript(break_, argument);
  return opened;
}

/** Begins a game as the table is laid by default: a person against bots. */
async function begin(t, { game = 'academy', break_, argument, ...options } = {}) {
  const opened = await quick(t, break_, options, argument);
  await visit(opened.page, shared.site, `#/${game}`);
  await opened.page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(opened.page);
  return opened;
}

const atTable = (page) => page.locator('.play-table').waitFor({ state: 'attached' });

/** One choice by keys; The Academy takes them at every moment. */
async function choose(page, turn = 0) {
  await page.keyboard.press(turn % 3 === 2 ? 'ArrowRight' : '1');
  await page.keyboard.press('Enter');
}

/** How long a game may stand still, in milliseconds: two workers may be waited for in vain. */
const PATIENCE = 60_000;

/** Chooses until the saved game has changed. */
async function playOn(page, before) {
  const end = Date.now() + PATIENCE;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const save = await saved(page);
    if (save && save.record !== before) return save;
    await choose(page, turn);
    await page.waitForTimeout(30);
  }
  return assert.fail(`the game goes on: ${await page.locator('body').innerText()}`);
}

/** Plays on until the bots must have moved: a packet is passed when all have kept a card. */
async function botsMove(page) {
  let { record } = await saved(page);
  for (let times = 0; times < 5; times += 1) ({ record } = await playOn(page, record));
}

const notFailed = async (page) => assert.equal(await page.getByRole('heading', { name: FAILED }).count(), 0);

test('localStorage full: the game goes on, says so, and is saved once there is room', async (t) => {
  const { page } = await begin(t);
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
  for (let turn = 0; turn < 40 && !(await alert.count()); turn += 1) {
    await choose(page, turn);
    await page.waitForTimeout(50);
  }
  await alert.waitFor();
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
  const { page, faults } = await quick(t, refuse);
  for (const route of ['#/', '#/settings', '#/academy', '#/rules/tourney']) await visit(page, shared.site, route);
  await visit(page, shared.site, '#/academy');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  const alert = page.getByRole('alert').filter({ hasText: 'does not let this page keep anything' });
  for (let turn = 0; turn < 40 && !(await alert.count()); turn += 1) {
    await choose(page, turn);
    await page.waitForTimeout(50);
  }
  await alert.waitFor();
  await notFailed(page);
  assert.deepEqual(faults, []);
});

test('localStorage cleared while playing: the next choice saves the whole game again', async (t) => {
  const { page, faults } = await begin(t);
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

for (const [name, damage] of Object.entries(DAMAGES)) {
  test(`localStorage corrupted, every key ${name}: every page opens and says what is wrong`, async (t) => {
    const { page, faults } = await begin(t);
    await playOn(page, (await saved(page)).record);
    await visit(page, shared.site, '#/');
    const whole = await page.evaluate(() => Object.entries(localStorage));
    assert.ok(whole.length >= 3, 'settings, the last game and a saved game are kept');
    for (const [key, text] of whole) {
      const broken = damage(text);
      await page.evaluate(([key, broken]) => localStorage.setItem(key, broken), [key, broken]);
      // A whole load of the page in question, and from there to the others.
      await page.goto('about:blank');
      for (const route of ['#/academy/play', '#/', '#/settings', '#/academy']) {
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
    await visit(page, shared.site, '#/academy/play');
    await atTable(page);
    assert.deepEqual(faults, []);
  });
}

test('a save from the future is named as one, and not touched', async (t) => {
  const { page } = await begin(t);
  const key = `quintain/saves/${(await saved(page)).id}`;
  await visit(page, shared.site, '#/');
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
  const { page, faults } = await begin(t, { break_: kill });
  await botsMove(page);
  assert.ok((await page.evaluate(() => globalThis.workers)) >= 2, 'a second worker was started');
  assert.deepEqual(faults, []);
});

test('a worker that does not load, on the page either: the game goes on', async (t) => {
  const { page, context } = await quick(t, undefined, { serviceWorkers: 'block' });
  await context.route('**/bot_worker*', (route) => route.abort());
  await visit(page, shared.site, '#/academy');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
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
  const ok = (id, action) => JSON.stringify({ id, answer: { Ok: { action, advice: null } } });
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
    const { page, faults } = await begin(t, { break_: lie, argument: kind });
    await botsMove(page);
    await notFailed(page);
    assert.deepEqual(faults, []);
  });
}

test('no service worker: a game is played, saved and taken up again', async (t) => {
  const { page, faults } = await begin(t, { serviceWorkers: 'block', break_: () => delete Navigator.prototype.serviceWorker });
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
  const { page, faults } = await begin(t, { break_: jump });
  let record = (await saved(page)).record;
  for (let times = 0; times < 4; times += 1) record = (await playOn(page, record)).record;
  await page.reload();
  await atTable(page);
  await playOn(page, record);
  assert.deepEqual(faults, []);
});

test('the tab is killed after every choice of a whole game: nothing is lost', { timeout: 1_800_000 }, async (t) => {
  const { context, page: first } = await begin(t);
  let page = first;
  let save = await saved(page);
  let kills = 0;
  while (!save.progress.over) {
    save = await playOn(page, save.record);
    // Not a word of farewell: whatever was to be written must have been written.
    await page.close({ runBeforeUnload: false });
    kills += 1;
    page = await context.newPage();
    await page.goto(`${shared.site.url}#/academy/play`);
    await page.locator('.play-table, .lost').first().waitFor({ state: 'attached' });
    await notFailed(page);
    const found = await saved(page);
    assert.equal(found.id, save.id);
    assert.ok(found.record.length >= save.record.length - 1, 'the game has not gone back');
    save = found;
    assert.ok(kills < 400, 'the game ends');
  }
  assert.ok(kills > 20, `${kills} kills`);
});

test('two tabs: the older one says that the game moved on, and can take it over', async (t) => {
  const { context, page, faults } = await begin(t);
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

/** Within a name's 24 letters, markup that would show itself wherever it was taken for markup. */
const HOSTILE = '<i id=evil onclick=x>"';

for (const game of ['academy', 'tourney', 'blazons']) {
  test(`hostile names in ${game} are text wherever they appear`, { timeout: 300_000 }, async (t) => {
    const { page, faults } = await quick(t, () => {
      globalThis.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => globalThis.violations.push(event.violatedDirective));
    });
    const harmless = async (where) => {
      assert.equal(await page.locator('#evil').count(), 0, `${where}: the name became markup`);
      assert.deepEqual(await page.evaluate(() => globalThis.violations), [], where);
    };
    await visit(page, shared.site, `#/${game}`);
    const seats = page.locator('.seat-arms');
    const count = await seats.count();
    assert.ok(count > 1, 'there are players to name');
    for (let seat = 0; seat < count; seat += 1) {
      await seats.nth(seat).click();
      const field = page.getByRole('dialog').locator('input[type=text]');
      await field.fill(`${HOSTILE}${seat}`);
      await field.press('Tab');
      await harmless('naming a player');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
    }
    await harmless('set-up');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await atTable(page);
    assert.ok((await saved(page)).players.every((player) => player.name.startsWith(HOSTILE)), 'the names were taken');
    for (let turn = 0; turn < 30; turn += 1) {
      await choose(page, turn);
      await page.waitForTimeout(40);
    }
    assert.ok((await page.locator('body').innerText()).includes('<i id=evil'), 'the name is shown');
    await harmless('at the table');
    await visit(page, shared.site, '#/');
    await harmless('home');
    assert.ok((await page.locator('body').innerText()).includes('<i id=evil') || game !== 'academy', 'Continue says whose turn it is');
    await page.reload();
    await harmless('after a reload');
    assert.deepEqual(faults, []);
  });
}

const LINKS = [
  '#/replay/<img src=x onerror=alert(1)>',
  '#/replay/%3Cscript%3Ealert(1)%3C/script%3E',
  '#/replay/javascript:alert(1)',
  '#/replay/https://example.org/',
  '#/replay/AQEAAAAAAAAAAAAAAAAAAAAAAAAA',
  `#/replay/${'A'.repeat(50_000)}`,
  `#/${'x/'.repeat(5_000)}`,
  '#/rules/academy/<img src=x onerror=alert(1)>',
  '#/rules/academy/"]); alert(1)',
  '#/academy/play/../../settings',
  '#//example.org/',
  '#/quintain/settings',
  '#\u0000\u202e',
];

test('links cannot run, fetch or overwrite anything', async (t) => {
  const { page, faults } = await begin(t);
  await playOn(page, (await saved(page)).record);
  await visit(page, shared.site, '#/');
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await kept();
  page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`));
  for (const link of LINKS) {
    await page.goto('about:blank');
    await page.goto(shared.site.url + link);
    assert.notEqual(await heading(page), '', link.slice(0, 60));
    await notFailed(page);
    assert.equal(await page.locator('img[src=x], main script').count(), 0, link.slice(0, 60));
    assert.equal(await kept(), before, `${link.slice(0, 60)} changed what is kept`);
  }
  assert.deepEqual(faults, []);
});

/** The position a record leads to, as the bots' worker of this build reckons it in this browser. */
const inBrowser = (page, game, record) =>
  page.evaluate(
    ([game, record]) =>
      new Promise((done, failed) => {
        const worker = new Worker(document.querySelector('meta[name=bot-worker]').content);
        worker.onerror = () => failed(new Error('the worker failed'));
        worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(`fingerprint ${game} ${record}`) : done(data));
      }),
    [game, record],
  );

/** The same, natively. */
const natively = (game, record) => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const arena = ['run', '--quiet', '--locked', '--profile', process.env.ARENA_PROFILE ?? 'test', '--bin', 'arena', '--'];
  const [program, first] = process.env.ARENA ? [process.env.ARENA, []] : ['cargo', arena];
  return execFileSync(program, [...first, 'fingerprint', game, record], { cwd: root, encoding: 'utf8' }).trim();
};

test('the same record is the same position natively, in the browser, and after saving and loading', { timeout: 600_000 }, async (t) => {
  for (const game of ['academy', 'tourney', 'blazons']) {
    const { page } = await begin(t, { game });
    for (let turn = 0; turn < 20; turn += 1) {
      await choose(page, turn);
      await page.waitForTimeout(40);
    }
    await visit(page, shared.site, '#/');
    const { record } = await saved(page);
    const here = await inBrowser(page, game, record);
    assert.match(here, /^[0-9a-f]{16}$/);
    assert.equal(here, natively(game, record), `${game}: ${record}`);
    await visit(page, shared.site, `#/${game}/play`);
    await atTable(page);
    await visit(page, shared.site, '#/');
    const again = await saved(page);
    assert.equal(await inBrowser(page, game, again.record), natively(game, again.record));
  }
});
