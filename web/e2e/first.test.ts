// The first drawing of a table comes before the words and the rest of the page, and nothing moves when they take its place.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Size } from './browser';
import { server, served as test, visit } from './house';
import { create } from './table';

/** Holds back everything that the first drawing does not need; what is returned lets it come. */
async function holdRest(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/(app|table|en|pl|cs)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** Where the board, its men and the plates are, to a tenth of a pixel. */
const places = (page: Page) =>
  page.evaluate(() => {
    const at = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map((number) => Math.round(10 * number) / 10);
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      board: all('.board-area > svg.board').map(at),
      men: all('.board-area .piece').map((man) => [man.getAttribute('data-piece'), ...at(man)]),
      plates: all('.seat-area').map((area) => [area.className, ...at(area)]),
      dyes: all('.plate').map((plate) => getComputedStyle(plate, '::before').background),
      theme: document.documentElement.dataset.theme,
    };
  });

const TABLES: [string, Parameters<typeof create>[1]][] = [
  ['four armies', { rules: 'chaturaji-pl-team' }],
  ['soldiers', { rules: 'soldiers16-bl' }],
  ['a long board', { rules: 'kolowis-bell' }],
  ['museum chess', { rules: 'vilac-9506', actions: ['e2e4', 'e7e5', 'g1f3'] }],
];

for (const size of ['desk', 'phone', 'tablet', 'lying'] as const satisfies readonly Size[]) {
  for (const [name, game] of TABLES) {
    test(`${name} at a ${size}: the board first, and at the place where it stays`, async () => {
      const page = await visit(size, 'pl');
      const letGo = await holdRest(page);
      await page.goto(`/game/${await create(server.url, game)}`, { waitUntil: 'commit' });
      await page.waitForSelector('.first svg.board .piece');
      const before = await places(page);
      expect(before.men.length).toBeGreaterThan(4);
      letGo();
      await page.waitForSelector('main[data-settled]');
      expect(await page.locator('.first').count()).toBe(0);
      expect(await places(page)).toEqual(before);
    });
  }
}

test('it lies as it was turned, in the colours that were chosen', async () => {
  const page = await visit('desk', 'en');
  await page.addInitScript(() => {
    localStorage.setItem('ashtapada.turned', '{"two":1,"four":2,"follow":false}');
    localStorage.setItem('ashtapada.settings', '{"theme":"dark","armies":"dyes"}');
  });
  const letGo = await holdRest(page);
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo' })}`, {
    waitUntil: 'commit',
  });
  await page.waitForSelector('.first svg.board .piece');
  const before = await places(page);
  expect(before.theme).toBe('dark');
  letGo();
  await page.waitForSelector('main[data-settled]');
  expect(await places(page)).toEqual(before);
});
