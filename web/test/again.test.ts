// Another game at the same table.
import { expect, test, vi } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { again, type Change, pairings } from '../src/table/again';
import type { Store } from '../src/table/store';

test('computer players of another level keep their characters', async () => {
  const fetched = vi.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const bots = ['level-3-avenger', 'level-3', 'searcher'];
  const seats: SeatPlan[] = (['west', 'north', 'east'] as const).map((seat, index) => {
    return { seat, player: { kind: 'bot', bot: bots[index] ?? '' } };
  });
  const table = {
    rules: 'chaturaji-pl-solo',
    dice: 'fair',
    clock: null,
    options: [],
    seats,
    start: { seats: [] },
  };
  const asked = (bot: string | null) => {
    again({ game: { table: { value: table } } } as unknown as Store, bot === null ? {} : { bot });
    const game = JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as { seats: SeatPlan[] };
    return game.seats.map(({ player }) => player.kind === 'bot' && player.bot);
  };
  expect(asked('level-4')).toEqual(['level-4-avenger', 'level-4', 'level-4']);
  expect(asked(null)).toEqual(bots);
  vi.unstubAllGlobals();
});

/** Four in two teams, who are called by their seats. */
const FOUR = ['south', 'west', 'north', 'east'] as const;
const opposite = (at: number) => FOUR[(at + 2) % 4] ?? 'south';
const teams = FOUR.map((seat, at) => ({ seat, ally: opposite(at) }));

test('four can play two against two in three ways, as they do now first', () => {
  expect(pairings(teams)).toEqual([
    [
      ['south', 'north'],
      ['west', 'east'],
    ],
    [
      ['south', 'west'],
      ['north', 'east'],
    ],
    [
      ['south', 'east'],
      ['west', 'north'],
    ],
  ]);
  expect(pairings(teams.map((one) => ({ ...one, ally: null })))).toEqual([]);
  expect(pairings(teams.slice(0, 2))).toEqual([]);
});

test('who plays together next changes places with one partner; with screens of their own the server does it', () => {
  const fetched = vi.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const seats = FOUR.map((seat): SeatPlan => ({ seat, player: { kind: 'human', name: seat } }));
  const table = { rules: 'chaturaji-pl-team', dice: 'fair', options: [], seats, start: { seats: teams } };
  const asked = (change: Change) => {
    again({ game: { table: { value: table } } } as unknown as Store, change);
    const game = JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as { seats: SeatPlan[] };
    return game.seats.map(({ player }) => player.kind === 'human' && player.name);
  };
  for (const partners of [
    ['south', 'north'],
    ['south', 'west'],
    ['south', 'east'],
    ['east', 'north'],
  ] as const) {
    const now = asked({ partners });
    const at = partners.map((who) => now.indexOf(who));
    expect(Math.abs((at[0] ?? 0) - (at[1] ?? 0)), partners.join()).toBe(2);
    expect(now.toSorted()).toEqual(FOUR.toSorted());
  }
  expect(asked({ elsewhere: true })).toEqual(['east', 'south', 'west', 'north']);
  const say = vi.fn();
  const partners = ['south', 'west'] as const;
  again({ game: { table: { value: { ...table, apart: true } } }, seats: { say } } as unknown as Store, {
    partners,
  });
  expect(say).toHaveBeenCalledWith({ type: 'next', further: false, partners: ['south', 'west'] });
  vi.unstubAllGlobals();
});
