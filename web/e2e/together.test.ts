// Finding a table and each other: codes, open tables, searches; talk; and the next game of the same people.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { urlOf } from './alone';
import { SIZES } from './browser';
import { server, served as test, visit } from './house';
import { asked, come, create, gather, more, openDetails, showTab, sit, sure, tool, unworded } from './table';

/** Where pictures of the pages go, when somebody wants to look at them. */
const PICTURES = process.env.ASHTAPADA_PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

async function together(page: Page): Promise<void> {
  await page.goto('/together');
  await page.waitForSelector('[data-together="look"]:not([disabled])');
  expect(await unworded(page)).toBeUndefined();
}

/** Whether it has the focus, and is in sight. */
const isMet = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one === document.activeElement && top >= 0 && bottom <= innerHeight;
  });

const gameOf = (page: Page) => urlOf(page).pathname;

test('a table is found by its code, and friends talk there in words of their own', async () => {
  const anna = await visit('desk', 'en');
  await anna.goto('/new/soldiers16-bl');
  await openDetails(anna);
  for (const seat of await anna.locator('.seat-field .who').all()) await seat.selectOption('');
  await anna.check('input[name="mode"][value="friends"]');
  await anna.click('button[type="submit"]');
  const code = await gather(anna).locator('.gather-short b').textContent();
  expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/);
  await picture(anna, 'gather-en');
  await sit(anna, 'south', 'Anna');

  const jan = await visit('phone', 'pl');
  await together(jan);
  await jan.fill('.together-code', 'abc');
  await jan.press('.together-code', 'Enter');
  await jan.locator('#together-code-trouble:not([hidden])').waitFor();
  await picture(jan, 'together-wrong-pl');
  await jan.fill('.together-code', (code ?? '').toLowerCase());
  await jan.press('.together-code', 'Enter');
  await sit(jan, 'north', 'Jan');
  await gather(anna).waitFor({ state: 'detached' });

  // A phrase is read by each in his own language; what somebody typed is shown as it is, and is no markup.
  await showTab(anna, 'talk');
  await anna.click('[data-says="good-luck"]');
  await jan.locator('.talk-news').getByText('Powodzenia!').waitFor();
  await picture(jan, 'talk-news-pl');
  // It stands at the plate of whoever said it, and the tool says how much is new.
  const [news, plate] = await Promise.all(
    ['[data-talk="news"]', '.plate[data-seat="south"]'].map((one) => jan.locator(one).boundingBox()),
  );
  if (!news || !plate) throw new Error('nothing is shown at the plate');
  expect(
    Math.min(Math.abs(news.y + news.height - plate.y), Math.abs(plate.y + plate.height - news.y)),
  ).toBeLessThan(12);
  expect(await jan.getAttribute('[data-open="talk"]', 'data-count')).toBe('1');
  await jan.click('[data-talk="news"]');
  await expect.poll(() => jan.getAttribute('[data-open="talk"]', 'data-count')).toBeNull();
  await jan.fill('.talk-own input', '<b>Ahoj</b> & cześć');
  await jan.press('.talk-own input', 'Enter');
  await anna.locator('.talk-lines').getByText('<b>Ahoj</b> & cześć').waitFor();
  await picture(anna, 'talk-en');
  await picture(jan, 'talk-pl');
  expect(await unworded(jan)).toBeUndefined();
  // Who is muted is not heard, and a hidden name is not read.
  await anna.click('.talk-others summary');
  await anna.click('[data-talker="north"] [data-talk="mute"]');
  expect(await anna.locator('.talk-lines').getByText('<b>Ahoj</b>').count()).toBe(0);
  await anna.click('[data-talker="north"] [data-talk="hide"]');
  await anna.keyboard.press('Escape');
  await expect.poll(() => anna.locator('main.table').textContent()).not.toContain('Jan');

  // After a reload he is still muted, and his name is still hidden: also one that only looks like it.
  await anna.reload();
  await anna.waitForSelector('.board-area svg.board');
  // The tab that was chosen is shown again.
  await anna.waitForSelector('#tab-talk[aria-selected="true"]');
  await anna.click('.talk-others summary');
  await anna.locator('[data-talker="north"] [data-talk="mute"][aria-pressed="true"]').waitFor();
  expect(await anna.locator('[data-talker="north"] b').textContent()).not.toContain('Jan');
  await jan.locator('.talk-own button:not([aria-disabled="true"])').waitFor();
  await jan.fill('.talk-own input', 'Słychać mnie?');
  await jan.press('.talk-own input', 'Enter');
  await jan.locator('.talk-lines').getByText('Słychać mnie?').waitFor();
  expect(await anna.locator('.talk-lines').getByText('Słychać').count()).toBe(0);
  await anna.keyboard.press('Escape');
  await jan.keyboard.press('Escape');
  await tool(jan, '[data-open="seats"]');
  const keyOf = () =>
    jan.evaluate((name) => localStorage.getItem(name), `ashtapada-key-${gameOf(jan).slice(6)}`);
  const key = await keyOf();
  await sure(gather(jan).locator('[data-gather="rise-north"]'));
  // Whoever gets up takes the next seat with another key.
  await expect.poll(keyOf).toBeNull();
  await sit(jan, 'north', 'J\u0430n');
  await gather(anna).waitFor({ state: 'detached' });
  await anna.waitForSelector('.board-area svg.board');
  await expect.poll(() => jan.locator('main.table').textContent()).toContain('J\u0430n');
  expect(await anna.locator('main.table').textContent()).not.toContain('J\u0430n');
  expect([null, key]).not.toContain(await keyOf());
});

test('talk is a tab beside the board: what is unread is counted there, and one press reacts', async () => {
  const id = await create(server.url, { rules: 'vilac-9506', apart: true });
  const [anna, jan] = [await visit('desk', 'en'), await visit('phone', 'cs')];
  await come(anna, id, 'south', 'Anna');
  await anna.keyboard.press('Escape');
  await come(jan, id, 'north', 'Jan');
  await gather(anna).waitFor({ state: 'detached' });
  // Others play: the computer helps nobody.
  const tabs = anna.locator('.leaves [role="tab"]');
  expect(await tabs.allInnerTexts()).toEqual(['Moves', 'Rules', 'Chat']);
  // Whichever tab is shown, one press on the row below it is seen by the others.
  expect(await anna.locator('#tab-moves').getAttribute('aria-selected')).toBe('true');
  await anna.click('.reactions [data-shows="applause"]');
  await jan.locator('.talk-news').getByText('Bravo!').waitFor();
  await picture(jan, 'reaction-cs');
  // So it is on a phone, where there is room below the moves; and where one talks.
  await jan.click('.reactions [data-shows="laugh"]');
  await anna.locator('.talk-news').getByText('Laughter').waitFor();
  await expect.poll(() => anna.getAttribute('#tab-talk', 'data-count')).toBe('1');
  expect(await anna.locator('#tab-talk').getAttribute('aria-label')).toContain('1');
  await picture(anna, 'unread-en');
  await anna.click('#tab-talk');
  await expect.poll(() => anna.getAttribute('#tab-talk', 'data-count')).toBeNull();
  expect(await anna.getAttribute('#tab-talk', 'aria-label')).toBeNull();
  await anna.locator('.talk-lines').getByText('Laughter').waitFor();
  // What comes while one looks is read at once, and is not shown twice.
  await jan.click('#open-talk');
  await jan.locator('[data-says="good-luck"]:not([aria-disabled="true"])').click();
  await anna.locator('.talk-lines').getByText('Good luck!').waitFor();
  await expect.poll(() => anna.getAttribute('#tab-talk', 'data-count')).toBeNull();
  await expect.poll(() => anna.locator('[data-talk="news"]').count()).toBe(0);
  await jan.locator('.reactions [data-shows="wow"]:not([aria-disabled="true"])').click();
  await anna.locator('.talk-lines').getByText('Surprise').waitFor();
  expect(await unworded(anna)).toBeUndefined();
  // Whoever has another tab in view is told again at the plate.
  await anna.click('#tab-rules');
  await jan.locator('[data-says="thanks"]:not([aria-disabled="true"])').click();
  await anna.locator('.talk-news').getByText('Thank you!').waitFor();
  await expect.poll(() => anna.getAttribute('#tab-talk', 'data-count')).toBe('1');
});

test('an open table is offered to everybody, and strangers have phrases only', async () => {
  const id = await create(server.url, { rules: 'vilac-9506', apart: true, open: true });
  const anna = await visit('tablet', 'cs');
  await anna.goto(`/game/${id}`);
  await sit(anna, 'south', 'Anna');
  const jan = await visit('phone', 'pl');
  await together(jan);
  const table = jan.locator(`[data-table="${id}"]`);
  await table.waitFor();
  await expect.poll(() => table.textContent()).toContain('Anna');
  // Where the computer plays meanwhile that is told; one sits down there all the same.
  await gather(anna).locator('[data-gather="fill-north"]').click();
  await table.getByText('wolne – gra').waitFor();
  await picture(jan, 'together-pl');
  const eve = await visit('desk', 'en');
  await together(eve);
  await eve.locator(`[data-table="${id}"]`).waitFor();
  await picture(eve, 'together-en');
  await table.locator('a').click();
  await sit(jan, 'north', 'Jan');
  await gather(jan).waitFor({ state: 'detached' });
  await expect.poll(() => eve.locator(`[data-table="${id}"]`).textContent()).toContain('Jan');
  await showTab(jan, 'talk');
  expect(await jan.locator('.talk-own').count()).toBe(0);
  await jan.click('[data-shows="applause"]');
  await anna.locator('.talk-news').getByText('Bravo!').waitFor();
  await anna.click('[data-talk="news"]');
  // A report asks for the reason, and can still be left.
  await anna.click('.talk-others summary');
  await anna.click('[data-talker="north"] [data-talk="report"]');
  expect(await unworded(anna)).toBeUndefined();
  await picture(anna, 'report-cs');
  await anna.click('[data-reason="none"]');
  expect(await anna.locator('[data-talk="report"][disabled], [data-reporting]').count()).toBe(0);
  await anna.click('[data-talker="north"] [data-talk="report"]');
  await anna.click('[data-reason="leaving"]');
  await anna.locator('[data-talk="report"][disabled]').waitFor();
  await anna.locator('.talk-people [role="status"]').waitFor();
  await picture(anna, 'talk-cs');
  // Whoever sits there is not asked to sit down.
  await together(anna);
  await expect.poll(() => anna.locator(`[data-table="${id}"] a`).textContent()).toBe('Zpět ke stolu');
});

test('tables are shown by game, pace and computer players, and the choice is kept', async () => {
  const north = { seat: 'north', player: { kind: 'bot', bot: 'level-7' } } as const;
  const clock = { initial: 300, increment: 5 };
  const open = { apart: true, open: true } as const;
  const plain = await create(server.url, { rules: 'vilac-9506', ...open });
  // Where the computer has the first move, the game goes on at once and is no open table any more.
  const options: [string, string][] = [['firstPlayer', 'south']];
  const strong = await create(server.url, {
    rules: 'soldiers16-bl',
    options,
    seats: [north],
    clock,
    ...open,
  });
  for (const [id, name] of [
    [plain, 'Anna'],
    [strong, 'Ola'],
  ] as const) {
    const page = await visit('desk', 'en');
    await page.goto(`/game/${id}`);
    await sit(page, 'south', name);
  }
  const jan = await visit('phone', 'cs');
  await together(jan);
  const shows = async (...ids: string[]) => {
    for (const id of [plain, strong]) {
      const row = jan.locator(`[data-table="${id}"]`);
      await row.waitFor({ state: ids.includes(id) ? 'visible' : 'detached' });
    }
  };
  await shows(plain, strong);
  await jan.selectOption('[data-filter="pace"]', 'live');
  await shows(strong);
  await jan.selectOption('[data-filter="machines"]', 'none');
  await shows();
  // Nothing is like that: it says so, and what one may do.
  await jan.locator('.together-none').waitFor();
  expect(await unworded(jan)).toBeUndefined();
  await picture(jan, 'filters-cs');
  await jan.reload();
  await jan.locator('.together-none').waitFor();
  expect(await jan.inputValue('[data-filter="pace"]')).toBe('live');
  await jan.click('[data-filter="off"]');
  await shows(plain, strong);
});

test('who wants another game is led to nobody, and what was agreed is told before it begins', async () => {
  const [anna, jan, eve] = await Promise.all([
    visit('desk', 'en'),
    visit('phone', 'pl'),
    visit('tablet', 'cs'),
  ]);
  const look = async (page: Page, name: string, speed: string) => {
    await together(page);
    await page.fill('[name="name"]', name);
    await page.selectOption('[name="rules"]', 'peralikatuma-bl');
    await page.locator('.together-wishes > summary').click();
    await page.selectOption('[name="speed"]', speed);
  };
  await look(anna, 'Anna', 'quick');
  await anna.click('[data-together="look"]');
  await anna.locator('[data-together="agreed"]').waitFor();
  await picture(anna, 'agreed-so-far-en');
  await look(jan, 'Jan', 'days');
  await jan.click('[data-together="look"]');
  await jan.locator('.together-looking').waitFor();
  expect(gameOf(jan)).toBe('/together');
  await look(eve, 'Eva', '');
  await picture(eve, 'wishes-cs');
  await eve.click('[data-together="look"]');
  await Promise.all([anna, eve].map((page) => page.waitForURL(/\/game\//)));
  expect(gameOf(anna)).toBe(gameOf(eve));
  expect(gameOf(jan)).toBe('/together');
  for (const page of [anna, eve]) {
    // Nothing lies over the board of those who have just met; what was agreed stands where it is asked for.
    await page.waitForSelector('main[data-settled]');
    expect(await gather(page).count()).toBe(0);
    await tool(page, '[data-open="seats"]');
    await gather(page).locator('.agreed').waitFor();
    expect(await page.locator('.agreed').textContent()).toMatch(/5\smin \+ 5\ss/);
    await gather(page).getByText('Eva', { exact: true }).waitFor();
    expect(await unworded(page)).toBeUndefined();
  }
  await picture(eve, 'agreed-cs');
  await anna.keyboard.press('Escape');
  await gather(anna).waitFor({ state: 'detached' });
});

test('two who look for people meet at one table, and play on together', async () => {
  const anna = await visit('desk', 'en');
  const jan = await visit('phone', 'pl');
  const look = async (page: Page, name: string) => {
    await together(page);
    await page.fill('[name="name"]', name);
    await page.selectOption('[name="rules"]', 'soldiers16-bl');
    await page.click('[data-together="look"]');
  };
  await look(anna, 'Anna');
  await anna.waitForSelector('.together-looking');
  await picture(anna, 'looking-en');
  // Whoever stops looking is found by nobody.
  await anna.click('[data-together="stop"]');
  await together(jan);
  expect(await jan.locator('[data-looks]').count()).toBe(0);
  await look(anna, 'Anna');
  await anna.waitForSelector('.together-looking');
  // A page that is loaded again keeps its place.
  await anna.reload();
  await anna.waitForSelector('.together-looking');
  await jan.locator('[data-looks="soldiers16-bl"]').waitFor();
  await picture(jan, 'looks-pl');
  await jan.fill('[name="name"]', 'Jan');
  await jan.locator('[data-looks="soldiers16-bl"] button').click();
  await Promise.all([anna, jan].map((page) => page.waitForURL(/\/game\//)));
  expect(gameOf(anna)).toBe(gameOf(jan));
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.board-area svg.board')));

  // At the end one begins the next game, and the other is offered it.
  await asked(anna, 'resign');
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.result')));
  await anna.click('[data-result="again"]');
  await anna.waitForURL((url) => url.pathname !== gameOf(jan));
  const offer = jan.locator('[role="status"] [data-result="next"]');
  await offer.waitFor();
  await picture(jan, 'next-pl');
  const isSeen = () =>
    expect
      .poll(() =>
        offer.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  await isSeen();
  await jan.setViewportSize({ width: 844, height: 390 });
  await isSeen();
  await picture(jan, 'next-lying-pl');
  await jan.setViewportSize(SIZES.phone);
  // Whether the result is hidden, or one looks back.
  await jan.click('.result-close');
  await isSeen();
  await picture(jan, 'next-hidden-pl');
  await jan.click('.result-again');
  await more(jan);
  // With a next game it is what one looks back with.
  await jan.click('[data-result="review"]');
  await jan.waitForSelector('.leaves.raised');
  await isSeen();
  await picture(jan, 'next-back-pl');
  await offer.click();
  await expect.poll(() => gameOf(jan)).toBe(gameOf(anna));
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.board-area svg.board')));
  const plays = async (page: Page) => (await page.locator('[data-may]').count()) > 0;
  await expect.poll(async () => (await plays(anna)) !== (await plays(jan))).toBe(true);
});

test('after a game of two against two the group chooses who plays with whom next', async () => {
  const id = await create(server.url, { rules: 'chaturaji-pl-nodice', apart: true });
  const [anna, jan] = [await visit('desk', 'cs'), await visit('phone', 'pl')];
  await come(anna, id, 'south', 'Anna');
  await gather(anna).locator('[data-gather="fill-east"]').click();
  await gather(anna).locator('[data-gather="fill-north"]').click();
  await anna.keyboard.press('Escape');
  await come(jan, id, 'west', 'Jan');
  await jan.keyboard.press('Escape');
  await asked(anna, 'resign');
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.result')));
  await more(jan);
  await jan.click('[data-result="partners"]');
  const choices = jan.locator('dialog.partners [data-partners]');
  expect(await choices.count()).toBe(3);
  expect(await choices.first().innerText()).toContain('jak dotąd');
  expect(await unworded(jan)).toBeUndefined();
  await picture(jan, 'partners-pl');
  await more(anna);
  await anna.click('[data-result="partners"]');
  expect(await unworded(anna)).toBeUndefined();
  await picture(anna, 'partners-cs');
  await jan.click('[data-partners="south-west"]');
  await jan.waitForURL((url) => url.pathname !== `/game/${id}`);
  await anna.keyboard.press('Escape');
  await anna.click('[data-result="next"]');
  await expect.poll(() => gameOf(anna)).toBe(gameOf(jan));
  // Anna has kept her seat, and Jan sits opposite.
  const told = await (
    await fetch(`${server.url}/api${gameOf(jan).replace('/game', '/games')}?seen=0`)
  ).json();
  const named = told.table.seats.map(({ seat, player }: { seat: string; player: { name?: string } }) => [
    seat,
    player.name,
  ]);
  expect(Object.fromEntries(named)).toMatchObject({ south: 'Anna', north: 'Jan' });
});

test('what others look for is shown, whatever one looks for oneself', async () => {
  const [anna, jan] = [await visit('desk', 'en'), await visit('phone', 'cs')];
  const look = async (page: Page, name: string, rules: string) => {
    await together(page);
    await page.fill('[name="name"]', name);
    await page.selectOption('[name="rules"]', rules);
    await page.click('[data-together="look"]');
    await page.waitForSelector('.together-looking');
    expect(await isMet(page, '.together-looking')).toBe(true);
  };
  await look(anna, 'Anna', 'vilac-9506');
  await look(jan, 'Jan', 'kotu-ellima-bl');
  await jan.click('[data-together="stop"]');
  await jan.waitForSelector('[data-together="look"]');
  expect(await isMet(jan, '[data-together="look"]')).toBe(true);
  await jan.click('.together-wishes > summary');
  // The box to tick is as large as elsewhere.
  expect(await jan.locator('[name="near"]').boundingBox()).toMatchObject({ width: 24, height: 24 });
  await look(jan, 'Jan', 'kotu-ellima-bl');
  // Neither has found anybody, and each sees the other.
  await anna.locator('[data-looks="kotu-ellima-bl"]').waitFor();
  const other = jan.locator('[data-looks="vilac-9506"]');
  await other.waitFor();
  expect(await unworded(jan)).toBeUndefined();
  await picture(jan, 'looking-others-cs');
  await picture(anna, 'looking-others-en');
  await other.locator('button').click();
  await Promise.all([anna, jan].map((page) => page.waitForURL(/\/game\//)));
  expect(gameOf(anna)).toBe(gameOf(jan));
});
