// The face of the page: its fonts come from the page itself and are put on, the board is woven or carved, and thrones are
// embroidered only where something comes of them.
import { expect, test } from 'vitest';
import { server, visit } from './house';
import { create } from './table';

test('titles and buttons are in Eczar, texts in Mukta, the name in its own script too', async () => {
  const page = await visit('desk', 'pl');
  await page.goto('/');
  await page.waitForSelector('.block-mark');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => face.family.replaceAll('"', '')),
  );
  for (const family of ['Eczar', 'Eczar Names', 'Mukta']) expect(loaded).toContain(family);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fontFamily.split(',')[0]);
  expect(await family('h1')).toContain('Eczar');
  expect(await family('main p')).toContain('Mukta');
  expect(await page.locator('.brand .native').textContent()).toBe('अष्टापद');
});

test('thrones are drawn only where something comes of them; the lotuses of the cloth stay', async () => {
  const page = await visit('desk', 'en');
  for (const [rules, thrones] of [
    ['chaturaji-pl-team', 4],
    ['chaturaji-pl-solo', 0],
  ] as const) {
    await page.goto(`/game/${await create(server.url, { rules })}`);
    await page.waitForSelector('.board-area .piece');
    expect(await page.locator('.board-area .throne').count(), rules).toBe(thrones);
    expect(await page.locator('.board-area .lotus').count(), rules).toBe(1);
  }
});

test('the name of a game stands beneath its title in its own script', async () => {
  const page = await visit('desk', 'cs');
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
  await page.waitForSelector('.board-area .piece');
  expect(await page.locator('.playing .native').textContent()).toBe('ষোল গুটি');
  expect(await page.locator('.playing .native').getAttribute('lang')).toBe('bn');
});
