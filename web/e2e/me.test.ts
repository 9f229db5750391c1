// An account by passkey: made in one browser, opened in another, with its seats and games; and deleted.
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { RESULTS } from './browser';
import { type WithDevice, withDevice } from './device';
import { server, served as test, visit } from './house';
import { play } from './play';
import { asked, come, create, gather, unworded, write } from './table';

async function copyPasskeys(from: WithDevice, to: WithDevice): Promise<void> {
  const { credentials } = await from.device.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.device.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: join(RESULTS, `${name}.png`), fullPage: true });
const playsHere = async (page: Page) => (await page.locator('[data-may]').count()) > 0;

test('an account is made, its seat is played on elsewhere, and it is deleted', async () => {
  const desk = await withDevice('desk', 'pl');
  await desk.page.goto('/');
  await desk.page.click('.you');
  await desk.page.locator('.me-part input').first().fill('Zofia Żółć');
  expect(await unworded(desk.page)).toBeUndefined();
  await shot(desk.page, 'me-desk-before');
  await desk.page.locator('.me-part button.primary').click();
  await desk.page.locator('.me-part h3', { hasText: 'Zofia Żółć' }).waitFor();
  expect(await desk.page.locator('.you bdi').innerText()).toBe('Zofia Żółć');
  expect(await unworded(desk.page)).toBeUndefined();

  // She sits down at a table, and is on her way.
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    apart: true,
  });
  await desk.page.goto(`/game/${id}`);
  await desk.page.locator('dialog.gather [data-gather="sit-south"]').click();
  await desk.page.locator('[data-sits="south"][data-state="mine"]').waitFor();

  // The same passkey on the phone: the game waits there, and is played without sitting down again.
  const phone = await withDevice('phone', 'cs');
  await copyPasskeys(desk, phone);
  await phone.page.goto('/me');
  await phone.page.locator('.me-parts > div.me-part button').click();
  await phone.page.locator('.me-part h3', { hasText: 'Zofia Żółć' }).waitFor();
  await phone.page.locator(`.my-game.waits[data-game-id="${id}"]`).waitFor();
  expect(await unworded(phone.page)).toBeUndefined();
  await shot(phone.page, 'me-phone-account');
  await phone.page.goto('/');
  await phone.page.locator(`.return[data-game-id="${id}"]`).waitFor();
  await shot(phone.page, 'home-phone-waiting');
  await phone.page.click('.return-go a');
  await phone.page.waitForSelector('.board-area svg.board');
  await phone.page.locator('dialog.gather').waitFor();
  await phone.page.keyboard.press('Escape');
  await phone.page.locator('dialog.gather').waitFor({ state: 'detached' });
  await expect.poll(() => playsHere(phone.page)).toBe(true);
  await play(phone.page, 5, 1);
  await expect.poll(() => desk.page.locator('main.table').getAttribute('data-count').then(Number)).toBe(1);

  // A second passkey for the account, a feed, and the file with everything.
  await desk.page.goto('/me');
  await desk.page.locator(`.my-game[data-game-id="${id}"]:not(.waits)`).waitFor();
  await desk.page.locator('.me-feed button').first().click();
  const address = await desk.page.locator('.me-feed input').inputValue();
  const feed = await desk.page.request.get(address);
  expect(await feed.text()).toContain('<feed');
  await shot(desk.page, 'me-desk-account');
  const [file] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.locator('a[download]').click(),
  ]);
  expect(file.suggestedFilename()).toBe('ashtapada.json');

  // Deleted on the desk, after a second question; then nobody is signed in anywhere.
  await desk.page.locator('.me-parts button.danger').click();
  await desk.page.locator('dialog.me-deleting button.primary').click();
  await desk.page.locator('dialog.me-deleting').waitFor({ state: 'detached' });
  await desk.page.locator('.me-parts button.danger').click();
  await shot(desk.page, 'me-desk-deleting');
  await desk.page.locator('dialog.me-deleting button.danger').click();
  await desk.page.locator('form.me-part button.primary').waitFor();
  await phone.page.goto('/me');
  await phone.page.locator('form.me-part button.primary').waitFor();
  expect(await phone.page.locator(`[data-game-id="${id}"]`).count()).toBe(0);
  // The desk still has the key of the seat.
  await desk.page.locator(`[data-game-id="${id}"]`).waitFor();
});

test('without an account one’s games are those of this browser, and a numeric address says where accounts are', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    apart: true,
  });
  const page = await visit('phone', 'en');
  await page.goto(`/game/${id}`);
  await page.locator('dialog.gather [data-gather="sit-south"]').click();
  await page.locator('[data-sits="south"][data-state="mine"]').waitFor();
  await page.goto('/me');
  await page.locator(`.my-game.waits[data-game-id="${id}"]`).waitFor();
  expect(await page.locator('.me-account a').getAttribute('href')).toBe(
    `${server.url.replace('127.0.0.1', 'localhost')}/me`,
  );
  expect(await unworded(page)).toBeUndefined();
  await shot(page, 'me-phone-without');
});

test('what is typed stays when it turns out that nobody is signed in any more', async () => {
  const id = await create(server.url, { rules: 'soldiers16-bl', apart: true });
  const page = await visit('phone', 'en');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('ashtapada-signed-in', 'yes'));
  const asked: Route[] = [];
  await page.route('**/api/me', (route) => void asked.push(route));
  await page.goto(`/game/${id}`);
  await write(page, 'Anna');
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.continue();
  await page.waitForFunction(() => localStorage.getItem('ashtapada-signed-in') === '');
  await gather(page).locator('[data-gather="sit-south"]').click();
  await gather(page).locator('[data-sits="south"]', { hasText: 'Anna' }).waitFor();
});

test('one’s finished games tell how they ended, and lead to a look back', async () => {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    apart: true,
  });
  const [anna, jan] = [await visit('phone', 'pl'), await visit('desk', 'cs')];
  await anna.goto('/');
  await come(anna, id, 'south', 'Anna');
  await come(jan, id, 'north', 'Jan');
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  await expect.poll(() => playsHere(anna)).toBe(true);
  await play(anna, 5, 1);
  await asked(jan, 'resign');
  await jan.waitForSelector('.result');
  // From the first page, for whoever has had a seat.
  await anna.goto('/');
  await anna.locator('a[href="/me"]:visible').first().click();
  const row = (page: Page) => page.locator(`.my-game[data-game-id="${id}"]`);
  await row(anna).locator('.my-end', { hasText: 'Wygrywasz' }).waitFor();
  expect(await unworded(anna)).toBeUndefined();
  await shot(anna, 'me-phone-ended-pl');
  await jan.goto('/me');
  await row(jan).locator('.my-end', { hasText: 'Vyhrává Anna' }).waitFor();
  expect(await row(jan).locator('.my-end').innerText()).toContain('Vzdáváte');
  await shot(jan, 'me-desk-ended-cs');
  await row(jan).locator('a[href$="?play-back"]').click();
  await jan.locator('.status', { hasText: 'Prohlížíte si dřívější pozici.' }).waitFor();
  expect(await jan.locator('.result').count()).toBe(0);
  await jan.goBack();
  await row(jan).locator('a[href$="?review"]').click();
  await jan.locator('.study').waitFor();
  expect(await unworded(jan)).toBeUndefined();
});
