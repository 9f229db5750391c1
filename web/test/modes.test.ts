import { beforeEach, expect, test, vi } from 'vitest';
import { against, among, levelIn, modeOf, ownSeat } from '../src/new/modes';
import { beatenIn, climb } from '../src/table/seats/ladder';

const seats = (['south', 'west', 'north', 'east'] as const).map((seat) => ({ seat }));
const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
const person = (name: string) => ({ kind: 'human', name }) as const;

test('against the computer one sits in a seat, and all others play at one level, each with its character', () => {
  const before = { south: person('Hanka'), west: bot('level-3-avenger'), north: bot('level-3') };
  const now = against(seats, before, 'south', 5);
  expect(now).toEqual({
    south: person('Hanka'),
    west: bot('level-5-avenger'),
    north: bot('level-5'),
    east: bot('level-5'),
  });
  expect([ownSeat(seats, now), levelIn(now), modeOf(now, false)]).toEqual(['south', 5, 'computer']);
  // Whoever changes sides leaves the other one to the computer.
  expect(against(seats, now, 'north', 5)).toMatchObject({ south: bot('level-5'), north: person('') });
});

test('with others people sit everywhere, and those who have a name keep it', () => {
  const now = among(seats, { south: person('Hanka'), west: bot('level-3') });
  expect(now).toEqual({ south: person('Hanka'), west: person(''), north: person(''), east: person('') });
  expect([levelIn(now), modeOf(now, false), modeOf(now, true)]).toEqual([null, 'here', 'friends']);
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test('the ladder remembers the strongest level beaten in each game', () => {
  expect(beatenIn('chess')).toBe(0);
  climb('chess', 4);
  climb('chess', 2);
  climb('shatranj', 1);
  expect([beatenIn('chess'), beatenIn('shatranj')]).toEqual([4, 1]);
  stored.set('ashtapada.ladder', '{"chess":"all","shatranj":12}');
  expect([beatenIn('chess'), beatenIn('shatranj')]).toEqual([0, 0]);
});
