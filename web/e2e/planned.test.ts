// Moves planned ahead hold only as long as play goes on: whatever else happens at the table drops them, and says so.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RESULTS } from './browser';
import { server, served as test, visit } from './house';
import { act, clickSpot } from './play';
import { asked, come, create, gather, sit, sure, tool } from './table';

const plans = (page: Page) => page.locator('[data-plan]').count();
const logged = (page: Page) => page.locator('main.table').getAttribute('data-count').then(Number);
const notice = (page: Page) => page.locator('.notice').textContent();

async function plan(page: Page, from: string, to: string): Promise<void> {
  for (const spot of [from, to]) await clickSpot(page, spot);
  await page.waitForSelector(`[data-plan="${from}${to}"]`);
}

/** Anna and Jan, each at a screen; Anna has played c4-c5. */
async function two(): Promise<[Page, Page, string]> {
  const options: [string, string][] = [
    ['firstPlayer', 'south'],
    ['obligation', 'none'],
  ];
  const id = await create(server.url, { rules: 'soldiers16-bl', options, apart: true });
  const [anna, jan] = [await visit('desk', 'en'), await visit('phone', 'pl')];
  await come(anna, id, 'south', 'Anna');
  await come(jan, id, 'north', 'Jan');
  await gather(anna).waitFor({ state: 'detached' });
  await act(anna, 'c4-c5');
  await expect.poll(() => logged(jan)).toBe(1);
  return [anna, jan, id];
}

test('a plan does not outlive a step back that was agreed on', async () => {
  const [anna, jan] = await two();
  await plan(anna, 'f4', 'f5');
  await tool(jan, '[data-tool="take-back"]');
  await anna.locator('.decide [data-wish="yes"]').click();
  await expect.poll(() => logged(anna)).toBe(2);
  await expect.poll(() => notice(anna)).toContain('the plan is dropped');
  expect(await plans(anna)).toBe(0);
  // It is Anna's turn, and she decides herself.
  await anna.waitForSelector('[data-may]');
  expect(await logged(anna)).toBe(2);
  await anna.screenshot({ path: join(RESULTS, 'plan-lost.png') });
});

test('a plan does not outlive a proposal that was declined, nor whoever it was made against', async () => {
  const [anna, jan, id] = await two();
  await plan(anna, 'f4', 'f5');
  await asked(jan, 'agree');
  await anna.locator('.decide [data-wish="no"]').click();
  await expect.poll(() => notice(anna)).toContain('the plan made before it is dropped');
  expect(await plans(anna)).toBe(0);

  await plan(anna, 'g4', 'g5');
  await tool(jan, '[data-open="seats"]');
  await sure(gather(jan).locator('[data-gather="rise-north"]'));
  await expect.poll(() => notice(anna)).toContain('The players have changed');
  expect(await plans(anna)).toBe(0);
  const eve = await visit('desk', 'cs');
  await eve.goto(`/game/${id}`);
  await sit(eve, 'north', 'Eva');
  await gather(eve).waitFor({ state: 'detached' });
  await act(eve, 'g6-g5');
  await expect.poll(() => logged(anna)).toBe(2);
  await anna.waitForSelector('[data-may]');
  expect(await logged(anna)).toBe(2);
});
