// Hostile names and links are nothing but text; and a record is the same position wherever it is opened.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atTable, choose, golden, notFailed, playOn, quick, rewritten, saved, takeUp } from './faults.mjs';
import { heading, setUp, visit } from './lib.mjs';
import { longBut } from './long.mjs';

const test = longBut(/^hostile names on every screen of (academy|blazons)/, /^links cannot/, /^the same record.*academy$/);

const shared = setUp();

/** Within a name's 24 letters, markup that would show itself wherever it was taken for markup. */
const HOSTILE = '<i id=evil onclick=x>"';

/** Tells of everything the policy had to refuse. */
const listen = () => {
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => globalThis.violations.push(event.violatedDirective));
};

async function harmless(page, where) {
  assert.equal(await page.locator('#evil').count(), 0, `${where}: the name became markup`);
  assert.deepEqual(await page.evaluate(() => globalThis.violations), [], where);
}

/** The name stands somewhere on the page, as text. */
async function shown(page, where) {
  await page.waitForFunction(() => document.body.innerText.includes('<i id=evil')).catch(() => assert.fail(`${where}: the name is not shown`));
  await harmless(page, where);
}

for (const game of ['academy', 'tourney', 'blazons']) {
  test(`hostile names in ${game}: typed in, they are text at the set-up and at the table`, async (t) => {
    const { page, faults } = await quick(t, shared, { break_: listen });
    await visit(page, shared.site, `#/${game}`);
    const seats = page.locator('.seat-arms');
    const count = await seats.count();
    assert.ok(count > 1, 'there are players to name');
    for (let seat = 0; seat < count; seat += 1) {
      await seats.nth(seat).click();
      const field = page.getByRole('dialog').locator('input[type=text]');
      await field.fill(`${HOSTILE}${seat}`);
      await field.press('Tab');
      await harmless(page, 'naming a player');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
    }
    await harmless(page, 'set-up');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await atTable(page);
    assert.ok((await saved(page)).players.every((player) => player.name.startsWith(HOSTILE)), 'the names were taken');
    for (let turn = 0; turn < 12; turn += 1) {
      await choose(page, turn);
      await page.waitForTimeout(40);
    }
    await shown(page, 'at the table');
    await page.reload();
    await shown(page, 'after a reload');
    assert.deepEqual(faults, []);
  });

  test(`hostile names on every screen of ${game}: the curtain, the end, the shelf, links, files, replays, statistics`, { timeout: 300_000 }, async (t) => {
    const named = (players) => players.map((player, seat) => ({ ...player, name: `${HOSTILE}${seat}` }));
    const write = async (name, kinds) => {
      const text = await golden(`${game}-${name}.json`);
      return rewritten(text, { title: HOSTILE, players: named(JSON.parse(text).players).map((player) => ({ ...player, ...kinds })) });
    };
    const saves = [await write('finished'), await write('running', { kind: 'person' })];
    const [over, running] = saves.map((text) => JSON.parse(text));
    const { page, context, faults } = await quick(t, shared, { saves, break_: listen });
    page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`));
    const at = async (hash, where) => {
      await page.goto(`${shared.site.url}${hash}`);
      await shown(page, where);
    };
    await at(`#/${game}/play`, 'the curtain');
    await at('#/', 'home');
    await at('#/games', 'the shelf');
    await page.getByRole('button', { name: 'Share' }).last().click();
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    await harmless(page, 'sharing');
    await at(link.slice(link.indexOf('#')), 'a deal');
    await at(`#/replay/${over.id}`, 'a replay');
    await page.getByRole('slider').press('End');
    await page.locator('.replay-eye input').last().check({ force: true });
    await shown(page, 'the end of a replay, all open');
    await page.evaluate(([id, name, game]) => {
      const seats = [{ name, rank: 1, score: 5 }, { level: 'page', rank: 2, score: 1 }];
      localStorage.setItem('quintain/results', JSON.stringify([{ id, game, ended: 1, seats, rules: [name] }]));
      localStorage.setItem('quintain/last', id);
    }, [over.id, HOSTILE, game]);
    await page.goto(`${shared.site.url}#/statistics`);
    await page.locator('option', { hasText: '<i id=evil' }).waitFor({ state: 'attached' });
    await harmless(page, 'statistics');
    const other = await context.newPage();
    await other.goto(`${shared.site.url}#/${game}/play`);
    await shown(other, 'the end of a game');
    assert.notEqual(running.id, over.id);
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
  const { page, faults } = await takeUp(t, shared);
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
  const arena = ['run', '--quiet', '--locked', '--profile', 'test', '--bin', 'arena', '--'];
  const [program, first] = process.env.ARENA ? [process.env.ARENA, []] : ['cargo', arena];
  return execFileSync(program, [...first, 'fingerprint', game, record], { cwd: root, encoding: 'utf8' }).trim();
};

/** A worker that never says a word, so that no bot moves on. */
const silence = () => {
  globalThis.Worker = class {
    postMessage() {}
    terminate() {}
  };
};

/** Shares the game that is being played as a link for another device, and opens that there. */
async function throughLink(t, page) {
  await visit(page, shared.site, '#/games');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('radio', { name: 'Continue elsewhere' }).check({ force: true });
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  const { page: other } = await quick(t, shared, { break_: silence });
  await other.goto(link);
  await other.getByRole('button', { name: 'Play on here' }).click();
  await atTable(other);
  return saved(other);
}

for (const game of ['academy', 'tourney', 'blazons']) {
  test(`the same record is the same position natively, in the browser, after saving and loading, and from a link: ${game}`, { timeout: 600_000 }, async (t) => {
    const { page } = await takeUp(t, shared, { game });
    for (let turn = 0; turn < 12; turn += 1) {
      await choose(page, turn);
      await page.waitForTimeout(40);
    }
    await visit(page, shared.site, '#/');
    const { record } = await saved(page);
    const here = await inBrowser(page, game, record);
    assert.match(here, /^[0-9a-f]{16}$/);
    assert.equal(here, natively(game, record), `${game}: ${record}`);
    const linked = await throughLink(t, page);
    assert.equal(await inBrowser(page, game, linked.record), here, 'from a link');
    await visit(page, shared.site, `#/${game}/play`);
    await atTable(page);
    await visit(page, shared.site, '#/');
    const again = await saved(page);
    assert.equal(await inBrowser(page, game, again.record), natively(game, again.record));
  });
}
