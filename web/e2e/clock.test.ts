// Clocks as a player sees them. The page's time is moved by hand, so nobody waits for it.
import { expect, test } from 'vitest';
import { openPage } from './browser';
import { browser, server } from './house';
import { act } from './play';
import { create, openDetails } from './table';

test('a clock counts down by itself, says once that it is short, and asks when it is up', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    clock: { initial: 60, increment: 5 },
  });
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'pl');
  await page.clock.install();
  await page.goto(`/game/${id}`);
  const south = page.locator('[data-seat="south"] .clock');
  await south.waitFor();
  // Looking around first takes no time.
  const waits = page.locator('.notice', { hasText: 'Zegary ruszą, gdy zaczniesz grać.' });
  await waits.waitFor();
  await page.clock.runFor(50_000);
  expect(await south.innerText()).toContain('1:00');
  expect(await page.locator('.clock.runs').count()).toBe(0);
  await act(page, 'c4-c5');
  await waits.waitFor({ state: 'detached' });
  const face = page.locator('[data-seat="north"] .clock');
  const standing = () => face.getAttribute('data-standing');
  expect(await standing()).toBe('well');
  await page.clock.runFor(50_000);
  expect(await standing()).toBe('low');
  expect(await page.locator('.clock-low:visible').count()).toBe(1);
  expect(await page.locator('[role="status"]', { hasText: 'Ciemny jest w niedoczasie.' }).count()).toBe(1);
  await page.clock.runFor(10_000);
  expect(await standing()).toBe('up');
  expect(await face.innerText()).toContain('0:00');
  const asked = page.locator('.time-up[data-seat="north"]');
  expect(await asked.innerText()).toContain('Ciemny: koniec czasu.');
  // The server has a clock of its own, by which there is some time left.
  await asked.locator('[data-clock="more"]').click();
  await page.locator('.notice', { hasText: 'Ten zegar jeszcze chodzi.' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a pause stops the clock, and one looks back to what it showed', async () => {
  const id = await create(server.url, {
    rules: 'chaturaji-pl-solo',
    options: [['firstPlayer', 'south']],
    dice: 'hand',
    clock: { initial: 600, increment: 30 },
  });
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'cs');
  await page.goto(`/game/${id}`);
  const runs = page.locator('.clock.runs');
  await page.locator('.notice', { hasText: 'Hodiny se rozběhnou, až začnete hrát.' }).waitFor();
  await page.click('button.face >> nth=1');
  await runs.waitFor();
  await page.click('[data-tempo="pause"]');
  await runs.waitFor({ state: 'detached' });
  await page.click('[data-tempo="go-on"]');
  await runs.waitFor();
  await page.locator('[data-spot="b1"]').click();
  await page.locator('[data-spot="c3"]').click();
  await page.waitForSelector('[data-seat="west"] .clock.runs');
  const south = page.locator('[data-seat="south"] .clock');
  expect(await south.innerText()).toMatch(/10:[23]\d/);
  await page.click('.log button >> nth=0');
  await page.keyboard.press('Home');
  await expect.poll(() => south.innerText()).toContain('10:00');
  expect(await runs.count()).toBe(0);
  // An address that leads into a branch leaves the game itself paused.
  await page.goto(`/game/${id}?from=1`);
  await page.click('.branch-bar .primary');
  await page.waitForSelector('[data-tempo="go-on"]');
  expect(await runs.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a clock is set with the table, and what cannot be is said at once', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'lying', 'en');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  await page.click('.clock-field input[value="own"]');
  await page.fill('[data-clock="minutes"]', '0');
  expect(await page.locator('.clock-field .problem').innerText()).toContain('half a minute');
  expect(await page.isDisabled('button[type="submit"]')).toBe(true);
  await page.fill('[data-clock="minutes"]', '7.5');
  await page.fill('[data-clock="seconds"]', '3');
  await page.click('button[type="submit"]');
  await page.locator('.clock').first().waitFor();
  expect(await page.locator('[data-seat="north"] .clock').innerText()).toContain('7:30');
  expect(troubles).toEqual([]);
  await context.close();
});
