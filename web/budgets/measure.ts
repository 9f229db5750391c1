// How things are measured in the page: what moved while it loaded, when its board was seen, how soon it answered.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** The line of a telephone, as DevTools and Lighthouse have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the first byte. */
export const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower its processor is than ours. */
export const SLOWER = 4;

interface Watched {
  shifted: { value: number; what: string }[];
  board: number | null;
  /** Begins to wait for what follows the next input. */
  await(selector: string): void;
  answered: number | null;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Watches a page from its beginning. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        // What follows a frame's callbacks is drawn before the next message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    const watched: Watched = {
      shifted: [],
      board: null,
      answered: null,
      await(selector) {
        watched.answered = null;
        let began: number | null = null;
        const start = (event: Event) => {
          began ??= event.timeStamp;
        };
        // The finger that is lifted plays the move; the key plays it when it is pressed.
        for (const kind of ['pointerup', 'keydown'])
          addEventListener(kind, start, { capture: true, once: true });
        const observer = new MutationObserver((changes) => {
          const seen = changes.some(({ target, addedNodes }) =>
            [target, ...addedNodes].some((node) => node instanceof Element && node.closest(selector)),
          );
          if (!seen || began === null) return;
          observer.disconnect();
          const from = began;
          painted((at) => {
            watched.answered = at - from;
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      },
    };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const names = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : '?',
        );
        watched.shifted.push({ value: entry.value, what: names.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (document.querySelector('svg.board .piece') === null) return requestAnimationFrame(look);
      return painted((at) => {
        watched.board = at;
      });
    };
    requestAnimationFrame(look);
  });
}

/** Makes a page as slow as a telephone. */
export async function slowDown(context: BrowserContext, page: Page, line: boolean): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** From the last byte of the page itself to its board on the screen, in milliseconds. */
export async function boardAfterPage(page: Page): Promise<number> {
  await page.waitForFunction(() => window.watched.board !== null);
  return page.evaluate(() => {
    const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (window.watched.board ?? 0) - (came?.responseEnd ?? 0);
  });
}

/** From an input to the frame that shows what it did: a change of what `selector` finds. In milliseconds. */
export async function answer(page: Page, selector: string, input: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => window.watched.await(wanted), selector);
  await input();
  await page.waitForFunction(() => window.watched.answered !== null);
  return page.evaluate(() => window.watched.answered ?? 0);
}
