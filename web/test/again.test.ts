// Another game at the same table.
import { expect, test, vi } from 'vitest';
import type { SeatPlan } from '../src/generated/SeatPlan';
import { again } from '../src/table/again';
import type { Store } from '../src/table/store';

test('computer players of another level keep their characters', async () => {
  const fetched = vi.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const bots = ['level-3-avenger', 'level-3', 'searcher'];
  const seats: SeatPlan[] = (['west', 'north', 'east'] as const).map((seat, index) => {
    return { seat, player: { kind: 'bot', bot: bots[index] ?? '' } };
  });
  const table = { rules: 'chaturaji-pl-solo', dice: 'fair', clock: null, options: [], seats };
  const asked = (bot: string | null) => {
    again({ table: { value: table } } as unknown as Store, false, bot);
    const game = JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as { seats: SeatPlan[] };
    return game.seats.map(({ player }) => player.kind === 'bot' && player.bot);
  };
  expect(asked('level-4')).toEqual(['level-4-avenger', 'level-4', 'level-4']);
  expect(asked(null)).toEqual(bots);
  vi.unstubAllGlobals();
});
