// What players with screens of their own agree on: clocks that decide, and what happens while somebody is away.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, served, server, visit } from './house';
import { play } from './play';
import { come, create, gather, openDetails, tool, unworded } from './table';

const log = async (id: string): Promise<unknown[]> =>
  (await (await fetch(`${server.url}/api/games/${id}?seen=0`)).json()).entries;

const playsHere = async (page: Page) => (await page.locator('[data-may]').count()) > 0;

test('the form offers clocks that decide, with a delay or days for each turn', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  await page.locator('input[name="clock"][value="days"]').check();
  await page.locator('[data-clock="days"]').fill('0');
  await page.locator('.clock-field [role="alert"]', { hasText: 'od 1 do 30 pełnych dni' }).waitFor();
  await page.locator('[data-clock="days"]').fill('2');
  await page.locator('[data-clock="decides"]').check();
  expect(await page.locator('.clock-field .hint').innerText()).toContain('Kto przekroczy czas, przegrywa.');
  await page.locator('input[name="clock"][value="own"]').check();
  await page.locator('select[data-clock="each"]').selectOption('delay');
  await page.locator('.clock-own label', { hasText: 'Darmowe sekundy w każdej kolejce' }).waitFor();
});

served('at a table for several screens nobody is waited for where a turn has days', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  await page.locator('input[name="clock"][value="days"]').check();
  await page.locator('[data-clock="days"]').fill('2');
  await page.locator('[data-clock="decides"]').check();
  // With a clock for one sitting somebody is.
  await page.check('input[name="mode"][value="friends"]');
  await page.locator('[data-terms="days"]').waitFor();
  expect(await page.locator('[data-terms="minutes"]').count()).toBe(0);
  await page.locator('input[name="clock"][value="10"]').check();
  await page.locator('[data-terms="minutes"]').waitFor();
  await page.locator('input[name="clock"][value="days"]').check();
  expect(await unworded(page)).toBeUndefined();
  await page.click('button[type="submit"]');
  await gather(page).locator('[data-terms="days"]', { hasText: 'Nikt nie musi być przy stole' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.board-area svg.board');
  const face = page.locator('[data-seat="north"] .clock');
  await expect.poll(() => face.innerText()).toMatch(/2\sdni 0\sgodz\./);
});

served('who runs out of time loses, and both read why', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    apart: true,
    options: [['firstPlayer', 'south']],
    clock: { initial: 10, increment: 0, decides: true },
  });
  const anna = await visit('desk', 'en');
  const jan = await visit('phone', 'pl');
  await come(anna, id, 'south', 'Anna');
  await come(jan, id, 'north', 'Jan');
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

served(
  'who is away is replaced by a computer player, and has the seat again on coming back',
  async () => {
    const id = await create(server.url, {
      rules: 'soldiers16-bl',
      apart: true,
      options: [['firstPlayer', 'south']],
      absence: { minutes: 1, meanwhile: 'computer' },
    });
    const anna = await visit('desk', 'en');
    await come(anna, id, 'south', 'Anna');
    const [context, phone] = [await browser.newContext(), 'north'];
    const jan = await context.newPage();
    await jan.goto(`${server.url}/game/${id}`);
    await gather(jan).locator(`[data-gather="sit-${phone}"]`).click();
    await gather(anna).waitFor({ state: 'detached' });
    await expect.poll(() => playsHere(anna)).toBe(true);
    await play(anna, 5, 1);
    await jan.goto('about:blank');
    const waited = anna.locator('.absent [data-away="north"]');
    await waited.waitFor();
    expect((await waited.innerText()).replaceAll('\u00a0', ' ')).toMatch(
      /is away\. In (1:00|0:\d\d) a computer player takes over\./,
    );
    expect(await unworded(anna)).toBeUndefined();
    // The minute is the server's own.
    const instead = anna.locator('.absent [data-stands-in="north"]');
    await instead.waitFor({ timeout: 80_000 });
    // Who is away is told, not who plays meanwhile.
    expect(await instead.innerText()).toBe('Dark is away. A computer player stands in.');
    await expect.poll(() => playsHere(anna), { timeout: 20_000 }).toBe(true);
    await jan.goto(`${server.url}/game/${id}`);
    await anna.locator('.absent').waitFor({ state: 'detached' });
    await context.close();
    const log = await (await fetch(`${server.url}/api/games/${id}?seen=0`)).json();
    const acts = log.entries.map((entry: { text: string }) => entry.text);
    expect(acts).toContain('stand-in north');
    expect(acts.at(-1)).toBe('back north');
  },
  120_000,
);

served('a free seat is filled by the computer on request, until somebody sits down', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    apart: true,
    options: [['firstPlayer', 'south']],
    clock: { initial: 600, increment: 0 },
  });
  const anna = await visit('phone', 'cs');
  await come(anna, id, 'south', 'Anna');
  expect(await gather(anna).locator('[data-terms="computer"]').innerText()).toMatch(/Kdo je pryč 3\sminuty/);
  const agreed = gather(anna).locator('.agreed', { hasText: '10 min ·' });
  await agreed.filter({ hasText: 'když čas vyprší, nikdo neprohrává' }).waitFor();
  await gather(anna).locator('[data-gather="fill-north"]').click();
  // Nobody is waited for any more: the board is in sight.
  await gather(anna).waitFor({ state: 'detached' });
  expect(await anna.locator('.absent, [data-open="gather"]').count()).toBe(0);
  await tool(anna, '[data-open="seats"]');
  await gather(anna)
    .locator('[data-sits="north"]', { hasText: 'hraje počítač, dokud si sem někdo nesedne' })
    .waitFor();
  expect(await unworded(anna)).toBeUndefined();
  await anna.keyboard.press('Escape');
  const jan = await visit('desk', 'pl');
  await come(jan, id, 'north', 'Jan');
  await anna.locator('[data-seat="north"]', { hasText: 'Jan' }).first().waitFor();

  // Others start the clocks, and until then there is nothing to interrupt.
  await jan.locator('.notice', { hasText: 'gdy ktoś zacznie grać' }).waitFor();
  await anna.locator('.notice', { hasText: 'až začnete hrát' }).waitFor();
  await tool(anna, '[data-open="seats"]');
  await gather(anna).locator('.agreed').waitFor();
  expect(await gather(anna).locator('[data-terms="pause"], [data-terms^="gift"]').count()).toBe(0);
  await anna.keyboard.press('Escape');
  await play(anna, 5, 3);

  // A pause needs both, and either may go on; time is a gift of the other.
  await tool(anna, '[data-open="seats"]');
  await gather(anna).locator('[data-terms="pause"]').click();
  await jan.locator('.wish', { hasText: 'przerwa' }).locator('[data-wish="yes"]').click();
  await jan.locator('.absent [data-paused]', { hasText: 'Gra jest wstrzymana.' }).waitFor();
  await jan.locator('[data-terms="go-on"]').click();
  await anna.locator('.absent').waitFor({ state: 'detached' });
  await tool(jan, '[data-open="seats"]');
  await gather(jan).locator('[data-terms="gift-south"]').click();
  await expect.poll(() => anna.locator('[data-seat="south"] .clock').innerText()).toContain('11:00');
});

test('players may have different times, which the form, the clocks and the record show', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  await page.locator('input[name="clock"][value="10"]').check();
  await page.locator('[data-clock="odds"]').check();
  await page.locator('[data-clock="minutes-north"]').fill('0');
  await page.locator('.clock-field [role="alert"]', { hasText: 'od pół minuty' }).waitFor();
  await page.locator('[data-clock="minutes-north"]').fill('5');
  await page.locator('[data-clock="seconds-north"]').fill('3');
  expect(await unworded(page)).toBeUndefined();
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  const face = (seat: string) => page.locator(`[data-seat="${seat}"] .clock`);
  await expect.poll(() => face('south').innerText()).toContain('10:00');
  await expect.poll(() => face('north').innerText()).toContain('5:00');
  const id = page.url().split('/').at(-1);
  const record = await (await fetch(`${server.url}/api/games/${id}/record`)).text();
  expect(record).toContain('[Clock "600+0"]\n[NorthClock "300+3"]');
});

served('in another browser, too, whoever comes back after days is shown what happened', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    apart: true,
    options: [['firstPlayer', 'south']],
    clock: { initial: 3 * 86_400, increment: 0, kind: 'turn', decides: true },
  });
  const anna = await visit('desk', 'en');
  const jan = await visit('phone', 'pl');
  await come(anna, id, 'south', 'Anna');
  await come(jan, id, 'north', 'Jan');
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  await expect.poll(() => playsHere(anna)).toBe(true);
  await play(anna, 5, 1);
  const { cookies, origins } = await anna.context().storageState();
  await anna.goto('about:blank');
  await expect.poll(() => playsHere(jan)).toBe(true);
  await play(jan, 5, 2);
  await expect.poll(async () => (await log(id)).length).toBeGreaterThan(1);
  // Her seat is there, and nothing of what she has looked at.
  const own = origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => !name.startsWith('ashtapada-seen-')),
  }));
  const context = await browser.newContext({ storageState: { cookies, origins: own } });
  const page = await context.newPage();
  await page.goto(`${server.url}/game/${id}`);
  const looking = page.locator('.status', { hasText: 'You are looking at an earlier moment' });
  await looking.waitFor();
  await looking.waitFor({ state: 'detached' });
  await context.close();
});
