// Whole games by the keyboard alone, from home to the result: one of each family.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue } from '../src/generated/wire';
import { openPage, RESULTS, type Size } from './browser';
import { keyboard, pressByKey, selectByKey, tabTo } from './hands';
import { browser, server } from './house';
import { play } from './play';

const GAMES: {
  rules: string;
  search: string;
  size: Size;
  locale: string;
  options: Record<string, string>;
  over: RegExp;
}[] = [
  {
    rules: 'chaturaji-pl-solo',
    search: 'szaturadżi',
    size: 'desk',
    locale: 'pl',
    options: { rounds: '12' },
    over: /Koniec gry/,
  },
  {
    rules: 'soldiers16-bl',
    search: 'šestn',
    size: 'lying',
    locale: 'cs',
    options: { noCaptureMoves: '20' },
    over: /Konec partie/,
  },
  { rules: 'vilac-9506', search: 'vilac', size: 'phone', locale: 'en', options: {}, over: /Game over/ },
];

test.concurrent.each(GAMES)(
  '$rules from home to its end, by keyboard alone',
  async ({ rules, search, size, locale, options, over }) => {
    const { page, context, troubles } = await openPage(browser, server.url, size, locale);
    const catalogue = (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;
    const board = catalogue.games.find((game) => game.id === rules)?.board;
    if (!board) throw new Error(`no ${rules}`);
    await page.goto('/');
    await page.waitForSelector('.tile');
    await tabTo(page, 'input[type="search"]');
    await page.keyboard.type(search);
    await page.waitForFunction(() => document.querySelector('.found-game'));
    await pressByKey(page, `[data-game="${rules}"] .set-up`);
    await page.waitForSelector('.set-up-details');
    // The next focus is the first element of the new page.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await pressByKey(page, '.set-up-details > summary');
    for (let seat = 2; seat <= (await page.locator('.seat-field').count()); seat++)
      await selectByKey(page, `.seat-field:nth-of-type(${seat}) .who`, '');
    for (const [id, value] of Object.entries(options)) {
      await pressByKey(page, `.option-group:has([data-option="${id}"]) summary`);
      await tabTo(page, `[data-option="${id}"] input[type="number"]`);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(value);
    }
    await pressByKey(page, 'button[type="submit"]');
    await page.waitForSelector('.board-area svg.board');
    const count = await play(page, 21, undefined, keyboard(board));
    expect(count).toBeGreaterThan(20);
    // The result has the focus and the winner as its label; that the game is over is announced as well.
    await page.waitForSelector('.result:focus');
    expect(await page.getAttribute('.result', 'aria-label')).toContain(await page.textContent('.result h2'));
    expect(await page.textContent('[data-testid="announcer"]')).toMatch(over);
    await page.screenshot({ path: join(RESULTS, `keyboard-${rules}.png`) });
    // The first press only ends the event.
    await page.locator('.finale').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.waitForSelector('.result-again');
    expect(troubles).toEqual([]);
    await context.close();
  },
);
