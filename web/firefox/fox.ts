// Firefox, driven over WebDriver BiDi, and the hands that play in it.
import type { Page as Playwright } from 'playwright-core';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

export const openFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    args: ['--width=1440', '--height=1000'],
    // Debian's Firefox cannot be told another size of its window by the protocol.
    defaultViewport: null,
    // Games are played as fast as the page can.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en' },
  });

/** What the hands of the tests in Chromium use of a page. */
export const hands = (page: Page) =>
  ({
    evaluate: page.evaluate.bind(page),
    click: page.click.bind(page),
    mouse: page.mouse,
    waitForTimeout: (time: number) => new Promise((go) => setTimeout(go, time)),
  }) as unknown as Playwright;
