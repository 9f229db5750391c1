// Friends at one table, each at a screen of their own: sitting down by a link, consent, coming back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES } from './browser';
import { server, served as test, visit } from './house';
import { play } from './play';
import { asked, come, create, gather, openDetails, sit, tool, unworded, write } from './table';

const count = (page: Page) => page.locator('main.table').getAttribute('data-count').then(Number);
const playsHere = async (page: Page) => (await page.locator('[data-may]').count()) > 0;

test('a table is set up for two, who come by its link and play, each for one side', async () => {
  const anna = await visit('desk', 'en');
  await anna.goto('/new/soldiers16-bl');
  await openDetails(anna);
  for (const seat of await anna.locator('.seat-field .who').all()) await seat.selectOption('');
  await anna.check('input[name="mode"][value="friends"]');
  await anna.click('button[type="submit"]');
  await gather(anna).waitFor();
  const id = new URL(anna.url()).pathname.replace('/game/', '');
  // This server is reached from this computer alone, and says so.
  await expect
    .poll(() => gather(anna).locator('.gather-note summary').textContent())
    .toContain('this computer only');
  await sit(anna, 'south', 'Anna');
  await gather(anna).locator('[data-sits="south"][data-state="mine"]').waitFor();

  const jan = await visit('phone', 'pl');
  await come(jan, id, 'north', 'Jan');
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  expect(await anna.locator('[data-seat="north"]').first().textContent()).toContain('Jan');
  await expect.poll(async () => (await playsHere(anna)) !== (await playsHere(jan))).toBe(true);

  // Each plays when it is his turn, and sees what the other has played.
  const [first, second] = (await playsHere(anna)) ? [anna, jan] : [jan, anna];
  await play(first, 5, 1);
  await expect.poll(() => count(second)).toBe(1);
  expect(await playsHere(first)).toBe(false);

  // What concerns both needs both: one asks, the other agrees.
  await first.click('[data-tool="take-back"]');
  await second.locator('[data-wish="yes"]').waitFor();
  expect(await unworded(second)).toBeUndefined();
  await second.locator('[data-wish="no"]').click();
  await first.locator('.wish').waitFor({ state: 'detached' });
  expect(await count(first)).toBe(1);
  await first.locator('[data-fate="declined"]').waitFor();
  expect(await unworded(first)).toBeUndefined();
  // It is told in the window of seats as well, and again beside the board.
  await tool(first, '[data-open="seats"]');
  await gather(first).locator('[data-fate="declined"]').waitFor();
  await first.keyboard.press('Escape');
  await first.locator('.decide [data-fate="declined"]').waitFor();
  await first.click('[data-tool="take-back"]');
  await second.locator('[data-wish="yes"]').click();
  await expect.poll(() => count(first)).toBe(2);
  await expect.poll(() => playsHere(first)).toBe(true);

  // The computer helps nobody while they play.
  expect(await first.locator('[data-open="hint"], [data-open="lines"]').count()).toBe(0);

  // A browser that comes back has its seat again; another one only watches.
  await first.reload();
  await first.waitForSelector('.board-area svg.board');
  await expect.poll(() => playsHere(first)).toBe(true);
  const eve = await visit('desk', 'cs');
  await eve.goto(`/game/${id}`);
  await eve.waitForSelector('.board-area svg.board');
  expect(await playsHere(eve)).toBe(false);
  await tool(eve, '[data-open="seats"]');
  await gather(eve).locator('[data-sits="south"]').waitFor();
  expect(await gather(eve).locator('[data-gather^="sit-"], [data-gather^="rise-"]').count()).toBe(0);
  expect(await unworded(eve)).toBeUndefined();
});

test('from the first page two taps open a table for friends, with its code', async () => {
  const anna = await visit('phone', 'pl');
  await anna.goto('/');
  await anna.locator('.hero-go a[href="/together"]').click();
  await anna.locator('[data-together="friends"] button[type="submit"]').click();
  await gather(anna).waitFor();
  // Whoever opens it sits, and every other seat is free, for whoever comes.
  await expect.poll(() => gather(anna).locator('[data-state="free"]').count()).toBe(3);
  expect(await gather(anna).locator('[data-state="mine"]').getAttribute('data-sits')).toBe('south');
  expect(await gather(anna).locator('.gather-short b').textContent()).toMatch(/^[A-Z]{6}$/);
  expect(await unworded(anna)).toBeUndefined();
  // Nobody need come: one button has the computer take all free seats.
  await gather(anna).locator('[data-gather="start"]').click();
  await gather(anna).waitFor({ state: 'detached' });
  await anna.waitForSelector('main[data-settled]');
  expect(await anna.locator('.plate .sitter.bot').count()).toBe(3);
  await anna.goto('/new/soldiers16-bl?apart');
  await openDetails(anna);
  expect(await anna.isChecked('input[name="mode"][value="friends"]')).toBe(true);
  for (const seat of await anna.locator('.seat-field .who').all()) expect(await seat.inputValue()).toBe('');
});

test('whoever waits for the others is asked there whether the computer may take a free seat', async () => {
  const anna = await visit('phone', 'pl');
  await anna.goto('/together');
  await anna.locator('[data-together="friends"] button[type="submit"]').click();
  await sit(anna, 'south', 'Anna');
  const mine = gather(anna).locator('[data-sits="south"][data-state="mine"]');
  await mine.waitFor();
  // Another name is that of the seat.
  await write(anna, 'Hanna');
  await gather(anna).locator('.gather-name input').press('Enter');
  await mine.filter({ hasText: 'Hanna' }).waitFor();
  const id = new URL(anna.url()).pathname.replace('/game/', '');
  const jan = await visit('desk', 'en');
  await come(jan, id, 'north', 'Jan');
  await gather(jan).locator('[data-sits="north"][data-state="mine"]').waitFor();
  await gather(jan).locator('[data-gather="fill-west"]').click();
  await gather(jan).locator('.wish').waitFor();
  await gather(anna)
    .locator('.wish', { hasText: /na wolnych miejscach.*Zagończyk \(średni\)/ })
    .waitFor();
  // In sight, and to be pressed, though the list of seats is open and scrolled.
  await gather(anna).locator('[data-gather^="fill-"]').last().scrollIntoViewIfNeeded();
  await gather(anna).locator('[data-wish="yes"]').click();
  await anna.locator('[data-gather="fill-west"]').waitFor({ state: 'detached' });
  // Whoever agreed to one agreed to all.
  await gather(jan).locator('[data-gather="fill-east"]').click();
  await anna.locator('[data-gather="fill-east"]').waitFor({ state: 'detached' });
  // Now nobody is waited for, and the board is in sight.
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  expect(await unworded(anna)).toBeUndefined();
  expect(await anna.locator('.wish').count()).toBe(0);
  // On a phone, too, one sees and hears who is played by the computer: the one that was proposed.
  for (const seat of ['west', 'east']) {
    const sign = anna.locator(`[data-seat="${seat}"]`).getByRole('img', { name: 'gra komputer' });
    expect(await sign.getAttribute('aria-label')).toContain('Zagończyk (średni)');
  }
  expect(await anna.locator('.sitter.human').first().isVisible()).toBe(false);
});

test('a proposal is told beside the board as long as the window of seats is not there', async () => {
  const id = await create(server.url, { rules: 'chaturaji-pl-nodice', apart: true });
  const anna = await visit('desk', 'en');
  await come(anna, id, 'south', 'Anna');
  await gather(anna).locator('[data-sits="south"][data-state="mine"]').waitFor();
  const jan = await visit('phone', 'pl');
  await come(jan, id, 'north', 'Jan');
  await gather(jan).locator('[data-sits="north"][data-state="mine"]').waitFor();
  // It never arrives.
  await jan.route(/\/Gather-/, () => {});
  await jan.reload();
  await jan.waitForSelector('.board-area svg.board');
  await gather(anna).locator('[data-gather="fill-west"]').click();
  await jan.locator('.decide [data-wish="yes"]').click();
  await gather(anna).locator('[data-gather="fill-west"]').waitFor({ state: 'detached' });
  expect(await gather(jan).count()).toBe(0);
});

test('whoever has come sits down though the computer has taken the last free seat meanwhile', async () => {
  const id = await create(server.url, { rules: 'soldiers16-bl', apart: true });
  const jan = await visit('desk', 'pl');
  await jan.goto(`/game/${id}`);
  await gather(jan).waitFor();
  const anna = await visit('phone', 'en');
  await come(anna, id, 'south', 'Anna');
  await gather(anna).locator('[data-gather="fill-north"]').click();
  await gather(anna).waitFor({ state: 'detached' });
  // Whoever plays on with the computer is not asked again who sits where, nor told of the free seat all game long.
  await anna.reload();
  await anna.locator('[data-seat="north"]').first().waitFor();
  expect(await anna.locator('[data-open="gather"], dialog.gather').count()).toBe(0);
  await gather(jan).locator('[data-sits="north"]', { hasText: 'gra komputer' }).waitFor();
  expect(await gather(jan).locator('h2').textContent()).toBe('Wybierz miejsce');
  await sit(jan, 'north', 'Jan');
  await gather(jan).waitFor({ state: 'detached' });
  await anna.locator('[data-seat="north"]', { hasText: 'Jan' }).first().waitFor();
});

test('what asks others to come pushes nothing away under the pointer', async () => {
  const id = await create(server.url, { rules: 'soldiers16-bl', apart: true });
  const anna = await visit('phone', 'en');
  let held = 0;
  await anna.route('**/api/here', async (route) => {
    held += 1;
    await anna.waitForTimeout(2500);
    await route.continue();
  });
  await come(anna, id, 'south', 'Anna');
  const fill = gather(anna).locator('[data-gather="fill-north"]');
  await fill.waitFor();
  const place = await fill.boundingBox();
  await anna.waitForTimeout(3000);
  expect(held).toBe(1);
  expect(await fill.boundingBox()).toEqual(place);
});

test('a proposal outlasts a computer player’s turn', async () => {
  const seats = [{ seat: 'north', player: { kind: 'bot', bot: 'level-1' } }] as const;
  const id = await create(server.url, { rules: 'chaturaji-pl-nodice', seats: [...seats], apart: true });
  const anna = await visit('desk', 'en');
  await come(anna, id, 'south', 'Anna');
  await gather(anna).locator('[data-sits="south"][data-state="mine"]').waitFor();
  const jan = await visit('desk', 'pl');
  await come(jan, id, 'west', 'Jan');
  await gather(jan).locator('[data-sits="west"][data-state="mine"]').waitFor();
  const eve = await visit('desk', 'cs');
  await come(eve, id, 'east', 'Eva');
  await Promise.all([anna, jan, eve].map((page) => gather(page).waitFor({ state: 'detached' })));
  await play(anna, 5, 1);
  // Jan proposes an end and plays on; so does the computer after him. It waits for Eva all the same.
  await expect.poll(() => count(jan)).toBe(1);
  await asked(jan, 'agree');
  // Without points it is a draw, between four as between two.
  await eve.locator('.wish', { hasText: 'Návrh (Jan): remíza.' }).waitFor();
  await play(jan, 5, 2);
  await expect.poll(() => count(eve)).toBe(3);
  await eve.locator('[data-wish="yes"]').waitFor();
  // Anna says yes; Eva, who is asked, plays on instead.
  await anna.locator('[data-wish="yes"]').click();
  await play(eve, 5, 4);
  await jan.locator('[data-fate="played"]').waitFor();
  // It was not Anna’s, who only agreed.
  expect(await anna.locator('.wish-off').count()).toBe(0);
  expect(await unworded(jan)).toBeUndefined();
  await jan.locator('[data-wish="again"]').click();
  await eve.locator('[data-wish="yes"]').waitFor();

  // Anna goes back to her own move, with all that the others have played since, and everybody is told so.
  await tool(anna, '[data-tool="take-back"]');
  await eve.locator('.wish', { hasText: 'vrátit poslední 4 tahy. Na tahu pak bude znovu Anna.' }).waitFor();
  await anna.locator('.wish', { hasText: 'the last 4 moves. Then it is your move again.' }).waitFor();
  await jan.locator('[data-wish="yes"]').click();
  await eve.locator('[data-wish="yes"]').click();
  await expect.poll(() => playsHere(anna)).toBe(true);
  for (const [page, words] of [
    [anna, 'The game went back'],
    [jan, 'Cofnięto grę'],
    [eve, 'Partie se vrátila'],
  ] as const) {
    await page.locator('.said', { hasText: words }).waitFor();
    // Among others nobody is led around.
    expect(await page.locator('.tour-offer').count()).toBe(0);
  }
  const announced = anna.getByTestId('announcer');
  await expect.poll(() => announced.textContent()).toMatch(/^The game went back/);
});

test('whoever is away and what is proposed lie over nothing that is to be pressed', async () => {
  const seats = [{ seat: 'north', player: { kind: 'bot', bot: 'level-1' } }] as const;
  const id = await create(server.url, { rules: 'chaturaji-pl-solo', seats: [...seats], apart: true });
  const anna = await visit('phone', 'pl');
  await come(anna, id, 'south', 'Anna');
  const jan = await visit('desk', 'en');
  await come(jan, id, 'west', 'Jan');
  const eve = await visit('desk', 'cs');
  await come(eve, id, 'east', 'Eva');
  await Promise.all([anna, jan, eve].map((page) => gather(page).waitFor({ state: 'detached' })));
  await anna.locator('button.throw:not([disabled])').waitFor();
  await eve.close();
  await asked(jan, 'agree');
  await jan.locator('.wish').waitFor();
  await anna.locator('[data-away="east"]').waitFor();
  for (const size of [SIZES.phone, { width: 844, height: 390 }, SIZES.desk]) {
    await anna.setViewportSize(size);
    for (const wanted of ['[data-wish="yes"]', '[data-wish="no"]', 'button.throw']) {
      const one = anna.locator(wanted);
      await one.scrollIntoViewIfNeeded();
      const covered = await one.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const at = (part: number) => document.elementFromPoint(left + width / 2, top + height * part);
        return [0.15, 0.5, 0.85].filter((part) => !button.contains(at(part)));
      });
      expect(covered, `${wanted} at ${size.width}`).toEqual([]);
    }
    // The tools wanted less often are all within the window; where it is low their list scrolls.
    await anna.click('[data-tool="more"]');
    const top = await anna.locator('.more-tools').evaluate((list) => list.getBoundingClientRect().top);
    expect(top, `${size.width}`).toBeGreaterThanOrEqual(0);
    await anna.click('[data-tool="more"]');
  }
  // Whoever proposed it is told so, and nobody else is.
  expect(await jan.locator('.wish').textContent()).toContain(
    'You propose to end the game here; the points count',
  );
  await anna.locator('[data-wish="no"]').click();
  await expect
    .poll(() => jan.locator('[data-fate="declined"]').textContent())
    .toContain('Anna declined your proposal.');
});

test('four kings wait for everybody’s part in the dice, and a name that looks the same is refused', async () => {
  const seats = (['north', 'east'] as const).map((seat) => ({
    seat,
    player: { kind: 'bot', bot: 'level-1' } as const,
  }));
  const id = await create(server.url, { rules: 'chaturaji-pl-solo', seats, apart: true });
  const anna = await visit('desk', 'en');
  await come(anna, id, 'south', 'Anna');
  await gather(anna).locator('[data-sits="south"][data-state="mine"]').waitFor();
  await anna.keyboard.press('Escape');
  // Nothing is to be pressed that would do nothing: it is told who has to come.
  await anna.locator('.status', { hasText: 'Waiting for a player. Still free: Green.' }).waitFor();
  expect(await anna.locator('button.throw').count()).toBe(0);
  await anna.locator('[data-open="gather"]').waitFor();
  const jan = await visit('phone', 'pl');
  await come(jan, id, 'west', 'Anna');
  await gather(jan).locator('[role="alert"]').waitFor();
  // Whoever has sat down and gone is waited for, by name, and it goes on as soon as she is back.
  await anna.goto('about:blank');
  await write(jan, 'Jan');
  await gather(jan).locator('[data-gather="sit-west"]').click();
  await gather(jan).waitFor({ state: 'detached' });
  await jan.locator('.status', { hasText: 'Z rzutem czekamy na gracza: Anna.' }).waitFor();
  await jan.locator('[role="status"][data-owed="south"]', { hasText: 'Anna' }).waitFor();
  expect(await unworded(jan)).toBeUndefined();
  await anna.goto(`/game/${id}`);
  await anna.waitForSelector('button.throw:not([disabled])');
  await jan.locator('[data-owed]').waitFor({ state: 'detached' });
  expect(await jan.locator('button.throw').count()).toBe(0);
  await play(anna, 3, 1);
  await expect.poll(() => count(jan)).toBeGreaterThan(0);
});

test('at a table of teams one sees who plays with whom before sitting down', async () => {
  const id = await create(server.url, { rules: 'chaturaji-pl-team', apart: true });
  const anna = await visit('phone', 'en');
  await anna.goto(`/game/${id}`);
  const allies = anna.locator('dialog.gather [data-sits] small:first-of-type');
  await allies.first().waitFor();
  expect(await allies.count()).toBe(4);
  expect(await allies.first().textContent()).toMatch(/^with /);
});
