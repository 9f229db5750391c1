// Great moments: which entries tell one, where it is seen, and how they wait for each other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Piece, Seat } from '../src/generated/wire';
import { momentsOf, squareAt } from '../src/table/told/moments';
import { makeQueue } from '../src/table/told/queue';
import { cells, piece, seat, view } from './samples';

const board = cells();
const told = (events: Event[], pieces: Piece[] = [], own: Seat | null = null) =>
  momentsOf({ events, view: view(pieces, { seats: [seat('south'), seat('north')] }) }, { board, own }).map(
    ({ name, army, sight }) => ({ name, army, sight }),
  );

const fall: Event = {
  kind: 'captured',
  army: 'north',
  role: 'king',
  at: 'd4',
  by: 'south',
  means: 'displacement',
};

test('a king’s fall and the command that follows are two moments, in this order', () => {
  const command: Event = { kind: 'commands', commander: 'east', army: 'north', cause: 'king-lost' };
  expect(
    told([fall, { kind: 'frozen', army: 'north' }, command], [piece('a1', 'north'), piece('b1', 'north')]),
  ).toEqual([
    { name: 'king-falls', army: 'north', sight: { kind: 'crown', army: 'north', at: 'd4' } },
    { name: 'commands', army: 'east', sight: { kind: 'sweep', army: 'east', spots: ['a1', 'b1'] } },
  ]);
});

test('ordinary moves, captures and throws are no moments', () => {
  const pawn: Event = { ...fall, role: 'pawn' };
  const moved: Event = { kind: 'moved', army: 'south', role: 'boat', from: 'a1', to: 'c3' };
  expect(told([moved, pawn, { kind: 'passed', seat: 'south' }], [piece('a1', 'north')])).toEqual([]);
});

test('a throne that was conquered is told, also where nothing comes of it', () => {
  const entered: Event = { kind: 'throne-entered', king: 'north', throne: 'south' };
  const rings = { name: 'throne', army: 'north', sight: { kind: 'rings', army: 'north', spots: ['d1'] } };
  expect(told([entered])).toEqual([rings]);
  expect(told([entered, { kind: 'scored', seat: 'north', points: 1, merit: 'throne-entry' }])).toEqual([
    rings,
  ]);
});

test('a parade shows the four boats, a missed capture where the soldier should have gone', () => {
  expect(squareAt(board, 'd4').sort()).toEqual(['d4', 'd5', 'e4', 'e5']);
  expect(told([{ kind: 'duty-failed', seat: 'north', from: 'e6', to: 'e4' }])).toEqual([
    { name: 'huff', army: 'north', sight: { kind: 'missed', army: 'north', from: 'e6', to: 'e4' } },
  ]);
});

test('a soldier that is huffed at once, and check that is mate', () => {
  const missed: Event = { kind: 'duty-failed', seat: 'north', from: 'e6', to: 'e4' };
  const huffed: Event = { ...fall, role: 'soldier', means: 'huff' };
  expect(
    told([missed, huffed], [piece('a1', 'north', 'soldier'), piece('a2', 'north', 'soldier')])[0]?.name,
  ).toBe('huffed');
  const check: Event = { kind: 'check', seat: 'north' };
  expect(told([check])[0]?.name).toBe('check');
  expect(told([check, { kind: 'over', ending: 'checkmate' }])[0]?.name).toBe('checkmate');
});

test('the last soldier, leopards hemmed in, and one’s own end, which is told elsewhere', () => {
  const taken: Event = { ...fall, role: 'soldier', means: 'jump' };
  expect(told([taken], [piece('a1', 'north', 'soldier')])[0]?.name).toBe('last');
  expect(told([taken], [piece('a1', 'north', 'soldier'), piece('a2', 'north', 'soldier')])).toEqual([]);
  const leopard = piece('b2', 'north', 'leopard');
  expect(told([{ kind: 'over', ending: 'blocked' }], [leopard])[0]?.sight).toEqual({
    kind: 'closing',
    army: 'north',
    spots: ['b2'],
  });
  const out: Event = { kind: 'finished', seat: 'south' };
  expect(told([out], [], 'south')).toEqual([]);
  expect(told([out], [], 'north')[0]?.name).toBe('out');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moments wait for each other, and the last stands longest', () => {
  const queue = makeQueue<string>();
  queue.add(['first', 'second']);
  const stands = new Map<string, number>();
  for (let time = 0; queue.now.value && time < 60_000; time += 100) {
    const { moment } = queue.now.value;
    stands.set(moment, (stands.get(moment) ?? 0) + 100);
    vi.advanceTimersByTime(100);
  }
  expect([...stands.keys()]).toEqual(['first', 'second']);
  expect(stands.get('first')).toBeLessThan(stands.get('second') ?? 0);
  expect(stands.get('first')).toBeGreaterThan(2000);
});

test('a moment that is read stays, and one that was read gives way', () => {
  const queue = makeQueue<string>();
  queue.add(['first', 'second']);
  queue.hold();
  vi.advanceTimersByTime(60_000);
  expect(queue.now.value?.moment).toBe('first');
  queue.next();
  expect(queue.now.value?.moment).toBe('second');
  queue.hold();
  queue.release();
  vi.advanceTimersByTime(60_000);
  expect(queue.now.value).toBeNull();
  queue.add(['third']);
  queue.clear();
  expect(queue.now.value).toBeNull();
});
