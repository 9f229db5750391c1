// Rated tables: who has no account is told before sitting down and led to one and back; and ratings in the lobby.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './axe';
import { withDevice } from './device';
import { server, served as test, visit } from './house';
import { create, gather, unworded } from './table';

/** Where pictures of the pages go, when somebody wants to look at them. */
const PICTURES = process.env.ASHTAPADA_PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

const table = () =>
  create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    apart: true,
    open: true,
    rated: true,
  });

for (const [size, locale] of [
  ['desk', 'pl'],
  ['phone', 'cs'],
] as const) {
  test(`a rated table leads to an account and back before one sits down: ${size}, ${locale}`, async () => {
    const id = await table();
    const { page } = await withDevice(size, locale);
    await page.goto(`/game/${id}`);
    const needed = gather(page).locator('[data-account="needed"]');
    await needed.waitFor();
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
    await picture(page, `rated-needs-${size}-${locale}`);
    await needed.locator('a').click();
    await page.locator('.me-part input').first().fill('Zofia');
    expect(await unworded(page)).toBeUndefined();
    await picture(page, `rated-account-${size}-${locale}`);
    await page.locator('.me-part button.primary').click();
    // Back at the table, as somebody who is known.
    await page.waitForURL(`**/game/${id}`);
    await gather(page).locator('[data-gather="sit-south"]').waitFor();
    expect(await needed.count()).toBe(0);
    await gather(page).locator('[data-gather="sit-south"]').click();
    await gather(page).locator('[data-sits="south"][data-state="mine"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.rated[data-rated="waits"]').waitFor();

    // The lobby tells how strong those are who sit there, and keeps near one's own rating.
    const other = await visit(size, locale);
    await other.goto('/together');
    const offered = other.locator(`[data-table="${id}"]`);
    await offered.waitFor();
    await expect.poll(() => offered.textContent()).toContain('1500');
    expect(await other.locator('[data-filter="rated"] option').count()).toBe(3);
    await other.locator('[data-filter="rated"]').selectOption('not');
    await offered.waitFor({ state: 'detached' });
    await other.locator('[data-filter="rated"]').selectOption('all');
    await offered.waitFor();
    await other.locator('.together-wishes > summary').click();
    await other.locator('[name="near"]').check();
    // At a numeric address it says where an account can be made.
    expect(await other.locator('[data-account="needed"] a').getAttribute('href')).toBe(
      `${server.url.replace('127.0.0.1', 'localhost')}/me?back=%2Ftogether`,
    );
    expect(await unworded(other)).toBeUndefined();
    expect(await faults(other)).toEqual([]);
    await picture(other, `rated-lobby-${size}-${locale}`);
    const second = await withDevice(size, locale);
    await second.page.goto('/me?back=/together');
    await second.page.locator('.me-part input').first().fill('Jan');
    await second.page.locator('.me-part button.primary').click();
    await second.page.waitForURL('**/together');
    await second.page.locator('[data-filter="rated"]').selectOption('near');
    await second.page.locator(`[data-table="${id}"]`).waitFor();
    await picture(second.page, `rated-near-${size}-${locale}`);
  });
}
