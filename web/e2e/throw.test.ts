// The daily throw: from its card to the table, and from the end to the result.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DailyThrowPage, ServerMessage } from '../src/generated/wire';
import { faults } from './axe';
import { server, visit } from './house';
import { unworded } from './table';

const MINUTE = 60_000;

/** Plays the first thing that there is to the end, beside the page, with the key of the seat. */
const playToEnd = (page: Page, game: string): Promise<void> =>
  page.evaluate(
    (id) =>
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
          if (turn?.seat !== 'south' || message.choices.vain) return;
          const [action] = message.choices.legal;
          const request =
            turn.kind === 'chance' ? { kind: 'roll' } : action && { kind: 'act', action: action.text };
          if (!request || action?.text === 'pass') return;
          say({ type: 'do', id: `e2e-${++asked}`, seen, request });
        };
        socket.onopen = () => say({ type: 'hello', seen: 0, keys: [['south', key]] });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.type === 'snapshot') say({ type: 'tempo', tempo: 'fast' });
          if (message.type === 'snapshot' || message.type === 'played') go(message);
        };
        socket.onerror = () => fail(new Error('the socket failed'));
      }),
    game,
  );

test(
  'the card leads to a table, its end to the result, and the streak begins',
  async () => {
    const page = await visit('desk', 'en');
    await page.goto('/daily');
    await page.locator('[data-throw="play"]').click();
    // The table says what it is.
    await page.locator('.round .of-day').waitFor();
    await page.waitForURL('**/game/*');
    const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.locator('button.throw').first().waitFor();
    // All throws are known: nothing is taken back, and nobody has to be believed for them.
    expect(await page.locator('[data-tool="take-back"]').count()).toBe(0);
    expect(await page.locator('[data-open="proof"]').count()).toBe(1);
    await playToEnd(page, game);
    await page.locator('.throw-end').click();
    await page.locator('.throw-sum b').waitFor();
    const answer = await fetch(`${server.url}/api/daily-throw/today?game=${game}`);
    const told = (await answer.json()) as DailyThrowPage;
    expect(told.own?.counts).toBe(true);
    expect(await page.locator('.throw-sum b').innerText()).toBe(String(told.own?.points));
    expect(await page.locator('.throw-place').innerText()).toBe('Place 1 of 1');
    expect(await page.locator('.throw-row p').innerText()).toBe('one day in a row');
    expect(await page.locator('.lotuses .played').count()).toBe(1);
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-throw="copy"]').click();
    await expect.poll(() => page.locator('.throw-said').innerText()).not.toBe('');
    // The card knows it, too, and offers another one for fun.
    await page.goto('/daily');
    await page.locator('.throw-card[data-done]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-throw="again"]').click();
    await page.waitForURL('**/game/*');
    expect(new URL(page.url()).pathname).not.toContain(game);
  },
  4 * MINUTE,
);

test(
  'whoever asks is told where most was given away',
  async () => {
    const page = await visit('phone', 'pl');
    await page.goto('/daily');
    await page.locator('[data-throw="play"]').click();
    await page.waitForURL('**/game/*');
    const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await playToEnd(page, game);
    await page.goto('/daily/throw');
    await page.locator('[data-throw="given"]').click();
    await page
      .locator('.throw-given h2, p.throw-given:not([role])')
      .first()
      .waitFor({ timeout: 2 * MINUTE });
    expect(await unworded(page)).toBeUndefined();
  },
  4 * MINUTE,
);
