// The smoke run in WebKitGTK: its MiniBrowser, driven over WebDriver, on a display of its own.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { smoke } from './smoke.mjs';

const MINI_BROWSERS = ['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser'];

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** One request of the WebDriver protocol. */
async function command(base, method, path, body) {
  const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}

async function session(base, binary) {
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  for (let tries = 0; ; tries += 1) {
    try {
      return await command(base, 'POST', '/session', { capabilities });
    } catch (error) {
      // The driver needs a moment until it listens.
      if (tries === 50 || error.cause?.code !== 'ECONNREFUSED') throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

test('WebKitGTK: home, settings, a whole game', { timeout: 300_000 }, async () => {
  const port = await freePort();
  const run = ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const environment = { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'en', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn('xvfb-run', run, { stdio: 'ignore', env: environment, detached: true });
  try {
    const base = `http://127.0.0.1:${port}`;
    const { sessionId } = await session(base, MINI_BROWSERS.find(existsSync));
    const ask = (method, path, body) => command(base, method, `/session/${sessionId}${path}`, body);
    const driver = {
      open: (url) => ask('POST', '/url', { url }),
      evaluate: (script) => ask('POST', '/execute/sync', { script, args: [] }),
      close: () => ask('DELETE', ''),
    };
    await smoke(driver);
  } finally {
    // The driver, its display and its bus are one group of processes.
    process.kill(-server.pid);
  }
});
