import { expect, test } from 'vitest';
import type { Entry } from '../src/game/log';
import type { Event } from '../src/generated/wire';
import { lastsOf } from '../src/home/lasts';

const entry = (seq: number, turn: number, owner: string, ...events: object[]) =>
  ({ seq, turn, owner, seat: owner, act: { kind: 'act' }, events: events as Event[] }) as unknown as Entry;

const thrown = { kind: 'thrown', seat: 'south', throw: '3' };
const moved = { kind: 'moved', army: 'south', role: 'horse', from: 'b1', to: 'c3' };
const captured = {
  kind: 'captured',
  army: 'west',
  role: 'pawn',
  at: 'c3',
  by: 'south',
  means: 'displacement',
};
const lost = { kind: 'turn-lost', seat: 'west', face: 4, why: 'blocked' };

test('the last turn of each seat: the throw, the man and what it took', () => {
  const lasts = lastsOf([
    entry(1, 1, 'south', { ...thrown, throw: '5' }),
    entry(2, 1, 'south', { ...moved, role: 'king' }),
    entry(3, 2, 'west', { ...thrown, throw: '4' }),
    entry(4, 2, 'west', lost),
    entry(5, 3, 'south', thrown),
    entry(6, 3, 'south', moved, captured),
    entry(7, 4, 'west', { ...thrown, throw: '2' }),
  ]);
  expect(lasts.get('south')?.picture).toMatchObject([
    { faces: [3], as: 'thrown' },
    { man: { role: 'horse', army: 'south' }, taken: [{ role: 'pawn', army: 'west' }] },
  ]);
  // A throw that nothing was done with yet is not a turn; that before it was lost.
  expect(lasts.get('west')?.picture).toEqual([{ kind: 'faces', faces: [4], as: 'lost' }]);
  expect(lasts.get('north')).toBeUndefined();
});

test('what was taken back is not told', () => {
  const back = { ...entry(3, 2, 'south'), act: { kind: 'take-back', to: 0 } } as unknown as Entry;
  expect(lastsOf([entry(1, 1, 'south', moved), entry(2, 1, 'south', captured), back]).size).toBe(0);
});
