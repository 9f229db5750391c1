// Measurements in the page: layout shift while it loads, when its board is seen, how soon it responds.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Size } from '../e2e/browser';

/** The layout shift allowed while a page loads: less than anyone would see. */
export const MOVED = 0.001;
/** The windows in which pages are looked at. */
export const VIEWS: readonly Size[] = ['desk', 'lying', 'phone'];

/** A phone's connection, as in DevTools and Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
export const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower a phone's processor is than ours. */
export const SLOWER = 4;

interface Watched {
  shifted: { value: number; what: string }[];
  /** When the board was seen first, and when it could be played on. */
  board: number | null;
  playable: number | null;
  /** Begins to measure the response to the next input. */
  await(selector: string): void;
  answered: number | null;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Measures a page from its beginning. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        // After a frame's callbacks the frame is painted, before the next message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    const watched: Watched = {
      shifted: [],
      board: null,
      playable: null,
      answered: null,
      await(selector) {
        watched.answered = null;
        let began: number | null = null;
        const start = (event: Event) => {
          began ??= event.timeStamp;
        };
        // A pointer plays the move when it is lifted, a key when it is pressed.
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
    const when = (selector: string, note: (at: number) => void) => {
      const look = () => {
        if (document.querySelector(selector) === null) return requestAnimationFrame(look);
        return painted(note);
      };
      requestAnimationFrame(look);
    };
    when('svg.board .piece', (at) => {
      watched.board = at;
    });
    when('main[data-settled] svg.board .piece', (at) => {
      watched.playable = at;
    });
  });
}

/** All that has moved since the page began, and what it was. */
export async function moved(page: Page): Promise<{ sum: number; shifted: string }> {
  const shifted = await page.evaluate(() => window.watched.shifted);
  return { sum: shifted.reduce((before, one) => before + one.value, 0), shifted: JSON.stringify(shifted) };
}

/** Waits until a page requests nothing more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // What arrives late may still shift something: waits for two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Makes a page as slow as a telephone. */
export async function slowDown(context: BrowserContext, page: Page, line: boolean): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** From the end of the response with the page itself to its board on the screen, and to one that can be played on, in milliseconds. */
export async function boardAfterPage(page: Page): Promise<[seen: number, playable: number]> {
  await page.waitForFunction(() => window.watched.playable !== null);
  return page.evaluate(() => {
    const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { board, playable } = window.watched;
    const after = (at: number | null) => (at ?? 0) - (came?.responseEnd ?? 0);
    return [after(board), after(playable)];
  });
}

/** What the page had asked for before its board could be played on: paths in the order of their requests, without fonts. */
export async function askedBeforeBoard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('.woff2'));
    const before = all.filter(({ startTime }) => startTime < (window.watched.playable ?? 0));
    return before.sort((a, b) => a.startTime - b.startTime).map(({ name }) => new URL(name).pathname);
  });
}

/** From an input to the frame that shows its effect: a change of what `selector` finds. In milliseconds. */
export async function answer(page: Page, selector: string, input: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => window.watched.await(wanted), selector);
  await input();
  await page.waitForFunction(() => window.watched.answered !== null);
  return page.evaluate(() => window.watched.answered ?? 0);
}
