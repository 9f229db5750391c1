// What players with screens of their own agree on: clocks that decide, and what happens while somebody is away.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { server, visit } from './house';
import { play } from './play';
import { create, unworded } from './table';

const gather = (page: Page) => page.locator('dialog.gather');

async function sit(page: Page, id: string, seat: string, name: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await gather(page).waitFor();
  await gather(page).locator('.gather-name input').fill(name);
  await gather(page).locator(`[data-gather="sit-${seat}"]`).click();
}

const playsHere = async (page: Page) => (await page.locator('[data-may]').count()) > 0;

test('the form offers clocks that decide, with a delay or days for each turn', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/soldiers16-bl');
  await page.locator('input[name="clock"][value="days"]').check();
  await page.locator('[data-clock="days"]').fill('0');
  await page.locator('.clock-field [role="alert"]', { hasText: 'od 1 do 30 pełnych dni' }).waitFor();
  await page.locator('[data-clock="days"]').fill('2');
  await page.locator('[data-clock="decides"]').check();
  expect(await page.locator('.clock-field .hint').innerText()).toContain('Kto przekroczy czas, przegrywa.');
  expect(await unworded(page)).toBeUndefined();
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  const face = page.locator('[data-seat="north"] .clock');
  await expect.poll(() => face.innerText()).toContain('2 dni 0 godz.');
  await page.goto('/new/soldiers16-bl');
  await page.locator('input[name="clock"][value="own"]').check();
  await page.locator('select[data-clock="each"]').selectOption('delay');
  await page.locator('.clock-own label', { hasText: 'Wolne sekundy w każdej kolejce' }).waitFor();
});

test('who runs out of time loses, and both read why', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    apart: true,
    options: [['firstPlayer', 'south']],
    clock: { initial: 10, increment: 0, decides: true },
  });
  const anna = await visit('desk', 'en');
  const jan = await visit('phone', 'pl');
  await sit(anna, id, 'south', 'Anna');
  await sit(jan, id, 'north', 'Jan');
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  await expect.poll(() => playsHere(anna)).toBe(true);
  await play(anna, 5, 1);
  await jan.locator('[data-seat="north"] .clock.runs').waitFor();
  await anna.locator('.result', { hasText: 'time is up' }).waitFor();
  await jan.locator('.result', { hasText: 'Twój czas minął.' }).waitFor();
  // Nobody is asked what to do.
  for (const page of [anna, jan]) {
    expect(await page.locator('.time-up').count()).toBe(0);
    expect(await unworded(page)).toBeUndefined();
  }
  const record = await (await fetch(`${server.url}/api/games/${id}/record`)).text();
  expect(record).toContain('[Clock "10+0 decides"]');
});
