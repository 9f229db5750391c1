// The games of the day: from a card to the table, and from the end to the result.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DailyGamePage, DailyGamesPage, ServerMessage } from '../src/generated/wire';
import { urlOf } from './alone';
import { faults } from './axe';
import { server, served as test, visit } from './house';
import { unworded } from './table';

const MINUTE = 60_000;

/** Plays the first thing that there is to the end, beside the page, with the key of the seat. */
const playToEnd = (page: Page, game: string, seat = 'south'): Promise<void> =>
  page.evaluate(
    ([id = '', own = '']) =>
      new Promise((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/games/${id}/socket`);
        const key = localStorage.getItem(`ashtapada-key-${id}`);
        let [seen, asked] = [0, 0];
        const say = (message: unknown) => socket.send(JSON.stringify(message));
        const go = (message: Extract<ServerMessage, { type: 'snapshot' | 'played' }>) => {
          const last = message.entries.at(-1);
          seen = last?.seq ?? seen;
          const first = message.type === 'snapshot' && seen === 0 ? message.table.start.turn : null;
          const turn = last?.change?.turn ?? first;
          if (turn?.kind === 'over') {
            socket.close();
            return done();
          }
          // What makes itself is not asked for.
          if (turn?.seat !== own || message.choices.vain) return;
          const [action] = message.choices.legal;
          const request =
            turn.kind === 'chance' ? { kind: 'roll' } : action && { kind: 'act', action: action.text };
          if (!request || action?.text === 'pass') return;
          say({ type: 'do', id: `e2e-${++asked}`, seen, request });
        };
        socket.onopen = () => say({ type: 'hello', seen: 0, keys: [[own, key]] });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.type === 'snapshot') say({ type: 'tempo', tempo: 'fast' });
          if (message.type === 'snapshot' || message.type === 'played') go(message);
        };
        socket.onerror = () => fail(new Error('the socket failed'));
      }),
    [game, seat],
  );

test(
  'the card leads to a table, its end to the result, and the streak begins',
  async () => {
    const page = await visit('desk', 'en');
    await page.goto('/daily');
    await page.locator('[data-game="throw"] [data-day="play"]').click();
    // The table says what it is.
    await page.locator('.round .of-day').waitFor();
    await page.waitForURL('**/game/*');
    const game = urlOf(page).pathname.split('/').at(-1) ?? '';
    await page.locator('button.throw').first().waitFor();
    // All throws are known: nothing is taken back, and nobody has to be believed for them.
    expect(await page.locator('[data-tool="take-back"]').count()).toBe(0);
    expect(await page.locator('[data-open="proof"]').count()).toBe(1);
    await playToEnd(page, game);
    await page.locator('.day-end').click();
    await page.locator('.day-sum b').waitFor();
    const answer = await fetch(`${server.url}/api/daily-games/today/throw?at=${game}`);
    const told = (await answer.json()) as DailyGamePage;
    expect(told.own?.counts).toBe(true);
    expect(told.own?.score).toEqual({
      kind: 'points',
      points: Number(await page.locator('.day-sum b').innerText()),
    });
    expect(await page.locator('.day-place').innerText()).toBe('Place 1 of 1');
    expect(await page.locator('.day-row p').innerText()).toBe('one day in a row');
    expect(await page.locator('.lotuses .played').count()).toBe(1);
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-day="copy"]').click();
    await expect.poll(() => page.locator('.day-said').innerText()).not.toBe('');
    // The first page tells where one stands.
    await page.goto('/');
    const today = page.locator('[data-today="throw"]');
    await expect.poll(() => today.innerText()).toMatch(/Place 1 of 1 · one day in a row/);
    await today.getByRole('link', { name: 'Your result' }).waitFor();
    // The card knows it, too, and offers another one for fun.
    await page.goto('/daily');
    await page.locator('.day-card[data-game="throw"][data-done]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-game="throw"] [data-day="again"]').click();
    await page.waitForURL('**/game/*');
    expect(urlOf(page).pathname).not.toContain(game);
  },
  4 * MINUTE,
);

test(
  'whoever asks is told where most was given away',
  async () => {
    const page = await visit('phone', 'pl');
    await page.goto('/daily');
    await page.locator('[data-game="throw"] [data-day="play"]').click();
    await page.waitForURL('**/game/*');
    const game = urlOf(page).pathname.split('/').at(-1) ?? '';
    await playToEnd(page, game);
    await page.goto('/daily/throw');
    await page.locator('[data-day="given"]').click();
    await page
      .locator('.day-given h2, p.day-given:not([role])')
      .first()
      .waitFor({ timeout: 2 * MINUTE });
    expect(await unworded(page)).toBeUndefined();
  },
  4 * MINUTE,
);

test(
  'a game without dice comes to its turns, and its result has a line to paste',
  async () => {
    const page = await visit('desk', 'cs');
    const answer = await fetch(`${server.url}/api/daily-games/today`);
    const { games } = (await answer.json()) as DailyGamesPage;
    const hunt = games.find(({ throws }) => throws.length === 0);
    await page.goto('/');
    await page.locator(`[data-today="${hunt?.id}"] button`).click();
    await page.waitForURL('**/game/*');
    await page.locator('.round .of-day').waitFor();
    const game = urlOf(page).pathname.split('/').at(-1) ?? '';
    await playToEnd(page, game, hunt?.seat);
    await page.locator('.day-end').click();
    await page.locator('.day-sum').waitFor();
    const told = (await (
      await fetch(`${server.url}/api/daily-games/today/${hunt?.id}?at=${game}`)
    ).json()) as DailyGamePage;
    expect(told.own?.counts).toBe(true);
    expect(await page.locator('.day-line p').first().innerText()).toMatch(/Lov dne: (výhra|remíza|prohra)/);
    expect(await page.locator('.day-place').innerText()).toMatch(/^1\.\smísto\sz\s1$/);
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
  },
  4 * MINUTE,
);
