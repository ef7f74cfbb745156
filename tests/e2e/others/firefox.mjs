// The smoke run in Firefox, driven over WebDriver BiDi.

import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { smoke } from './smoke.mjs';

test('Firefox: home, settings, a whole game', { timeout: 400_000 }, async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  const driver = {
    open: (address) => page.goto(address),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    close: () => browser.close(),
  };
  await smoke(driver);
});
