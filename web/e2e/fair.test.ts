// Fair dice: every seat adds its part before the first throw, and afterwards the page proves every throw.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { urlOf } from './alone';
import { server, visit } from './house';
import { play } from './play';
import { asked, create, deed, tool, unworded } from './table';

const RULES = 'chaturaji-pl-solo';
/** One that judges nothing, and so agrees to any end. */
const computer = (seat: SeatPlan['seat']): SeatPlan => ({ seat, player: { kind: 'bot', bot: 'random' } });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area svg.board');
}

const proofOf = async (id: string) => (await fetch(`${server.url}/api/games/${id}/proof`)).json();
/** Waits until every seat has added its seed. */
const ready = (id: string) =>
  expect
    .poll(async () => (await proofOf(id)).seeds.every((one: { seed: string | null }) => one.seed !== null))
    .toBe(true);

for (const [size, locale, good] of [
  ['desk', 'en', /^Throws checked: \d+. Each follows from the secret/],
  ['phone', 'pl', /^Sprawdzone rzuty: \d+.\sKażdy wynika/],
  ['desk', 'cs', /^Ověřených hodů: \d+.\sKaždý vyplývá/],
] as const) {
  test(`a game played on the page is proved there, ${size}, ${locale}`, async () => {
    const page = await visit(size, locale);
    const id = await create(server.url, { rules: RULES, seats: [computer('north'), computer('east')] });
    await open(page, id);
    await ready(id);
    const before = await proofOf(id);
    expect(before.seeds.map((one: { seed: string }) => one.seed?.length)).toEqual([64, 64, 64, 64]);
    expect(before.secret).toBeNull();
    await play(page, 1, 24);
    await tool(page, '[data-open="proof"]');
    const dialog = page.locator('dialog.proof');
    await dialog.waitFor();
    expect(await dialog.locator('[data-proof="check"]').count()).toBe(0);
    expect(await unworded(page)).toBeUndefined();
    await page.keyboard.press('Escape');
    await deed(page, id, { kind: 'agree' });
    await page.waitForSelector('.result, .result-again');
    await page.keyboard.press('Escape');
    await tool(page, '[data-open="proof"]');
    await dialog.locator('[data-proof="check"]').click();
    await expect.poll(() => dialog.locator('.proof-good').textContent()).toMatch(good);
    await dialog.locator('summary').click();
    // What was promised before the first throw.
    expect(await dialog.locator('.proof-hex').first().textContent()).toBe(before.commitment);
    expect(await unworded(page)).toBeUndefined();
  });
}

test('a game whose secret is known goes on as another one', async () => {
  const page = await visit('desk', 'en');
  const id = await create(server.url, { rules: RULES });
  await open(page, id);
  await ready(id);
  await play(page, 1, 12);
  const count = await page.locator('main.table').getAttribute('data-count');
  await deed(page, id, { kind: 'agree' });
  await page.waitForSelector('.result, .result-again');
  await asked(page, 'reopen');
  await page.waitForURL((url) => !url.href.endsWith(id) && url.href.includes('/game/'), { timeout: 15_000 });
  await page.waitForSelector('.board-area svg.board');
  await expect.poll(() => page.locator('main.table').getAttribute('data-count')).toBe(count);
  const next = urlOf(page).pathname.replace('/game/', '');
  const [one, other] = await Promise.all([proofOf(id), proofOf(next)]);
  expect(other.commitment).not.toBe(one.commitment);
  expect(other.secret).toBeNull();
});

test('a seed that was lost does not hold up the table', async () => {
  const page = await visit('desk', 'en');
  const id = await create(server.url, { rules: RULES });
  // Somebody commits for the south, and is never seen again.
  await page.goto('/');
  await page.evaluate(
    (game) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/games/${game}/socket`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', seen: 0 }));
          const part = { kind: 'commit', seat: 'south', commitment: '0'.repeat(64) };
          socket.send(JSON.stringify({ type: 'seed', part }));
        };
        socket.onmessage = ({ data }) => {
          if (JSON.parse(data).type !== 'seeds') return;
          socket.close();
          done();
        };
      }),
    id,
  );
  const before = await proofOf(id);
  await open(page, id);
  await ready(id);
  const after = await proofOf(id);
  expect(after.commitment).not.toBe(before.commitment);
});
