// A real browser, which should make requests to our server only.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { isAlone, visitAlone } from './alone';

export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  lying: { width: 1024, height: 768 },
} as const;
export type Size = keyof typeof SIZES;

/** The names of all rule sets. */
const GAMES = readdirSync(join(import.meta.dirname, '../../crates/rulebook/games'));

export const RESULTS = join(import.meta.dirname, '../test-results');

/** Chromium as people have it. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** The same without windows, which nobody sees in a test: a third less work. Debian has it in a package of its own. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** Opens Chromium; the whole of it only on request, or where `CHROMIUM` is set. */
export function openBrowser(whole = false): Promise<Browser> {
  mkdirSync(RESULTS, { recursive: true });
  const isLight = !whole && process.env.CHROMIUM === undefined && existsSync(WITHOUT_WINDOWS);
  return chromium.launch({
    executablePath: isLight ? WITHOUT_WINDOWS : CHROMIUM,
    args: [
      // Without windows letters would be whole pixels wide, as on no telephone.
      '--font-render-hinting=none',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Opened {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page, and its requests to others: both should stay empty. */
  troubles: string[];
}

export async function openPage(
  browser: Browser,
  url: string,
  size: Size,
  locale: string,
  worker = false,
  /** Whether whoever looks has played every game before: elsewhere the first of each kind is introduced. */
  knowing = true,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale,
    // Games are played as fast as the page can; motion is tested elsewhere.
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    baseURL: url,
    // The service worker would fetch all of the page besides what is tested; install.test.ts tests it.
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (knowing)
    await context.addInitScript((games) => {
      try {
        localStorage.setItem('ashtapada.known', JSON.stringify(games));
      } catch {
        // Where nothing can be kept, the page says nothing of it either.
      }
    }, GAMES);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // The harness's own message about the setting above.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      troubles.push(`asked ${request.url()}`);
  });
  if (isAlone) await visitAlone(page, url);
  return { page, context, troubles };
}
