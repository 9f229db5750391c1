import { expect, test } from 'vitest';
import { arrowPath } from '../src/board/arrow';
import { BLANK, type Drawing, draw, inkOf, tap } from '../src/board/drawing';
import { advance, keyed } from '../src/board/keyed';
import { leaps } from '../src/board/motion';
import { cornerOf, turnsOf } from '../src/table/places';
import { readTurned } from '../src/table/turning';
import { moved, piece } from './samples';

test('the same stroke rubs out, another colour repaints', () => {
  const arrow = { from: 'a1', to: 'c3', ink: 0 };
  const ring = { from: 'a1', to: 'a1', ink: 0 };
  const two = draw(draw([], arrow), ring);
  expect(two).toEqual([arrow, ring]);
  expect(draw(two, arrow)).toEqual([ring]);
  expect(draw(two, { ...arrow, ink: 2 })).toEqual([ring, { ...arrow, ink: 2 }]);
});

test('without dragging a circle is drawn, taken up to begin an arrow, and wiped off', () => {
  const after = (...spots: string[]) => spots.reduce<Drawing>((all, spot) => tap(all, spot, 0), BLANK);
  const ring = (spot: string) => ({ from: spot, to: spot, ink: 0 });
  expect(after('a1', 'c3')).toEqual({ strokes: [ring('a1'), ring('c3')], begun: null });
  expect(after('a1', 'a1')).toEqual({ strokes: [ring('a1')], begun: 'a1' });
  expect(after('a1', 'a1', 'c3')).toEqual({ strokes: [{ from: 'a1', to: 'c3', ink: 0 }], begun: null });
  expect(after('a1', 'a1', 'a1')).toEqual(BLANK);
  // Drawing the same arrow again erases it.
  expect(after('a1', 'a1', 'c3', 'a1', 'a1', 'c3')).toEqual(BLANK);
  expect(tap(after('a1'), 'a1', 2)).toEqual({ strokes: [{ ...ring('a1'), ink: 2 }], begun: null });
});

test('each key has a colour of its own', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const keys = [{}, { shiftKey: true }, { ctrlKey: true }, { altKey: true }];
  expect(keys.map((key) => inkOf({ ...none, ...key }))).toEqual([0, 1, 2, 3]);
  expect(inkOf({ ...none, metaKey: true })).toBe(2);
});

test('an arrow begins in the middle of its spot and stops short of its goal', () => {
  const corners = arrowPath({ x: 50, y: 50 }, { x: 250, y: 50 }, 10).match(/-?[\d.]+ -?[\d.]+/g);
  expect(corners?.[0]).toBe('50.0 55.0');
  expect(corners?.[3]).toBe('224.0 50.0');
  expect(arrowPath({ x: 50, y: 50 }, { x: 60, y: 50 }, 10)).toBe('');
});

test('who leaps leaves the board, who slides does not, who jumps does so only over another', () => {
  const from = { x: 50, y: 50 };
  const two = { x: 250, y: 250 };
  const near = { x: 150, y: 150 };
  expect([leaps('leaps', from, two), leaps('jumps', from, two), leaps(undefined, from, two)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(leaps('jumps', from, near)).toBe(false);
});

test('a captured piece knows its captor, also where it was jumped over', () => {
  const before = keyed([piece('c3', 'south', 'soldier'), piece('d4', 'north', 'soldier')]);
  const after = advance(
    before,
    [piece('e5', 'south', 'soldier')],
    [
      moved('c3', 'e5'),
      { kind: 'captured', army: 'north', role: 'soldier', at: 'd4', by: 'south', means: 'jump' },
    ],
  );
  expect(after.map(({ key, gone, captor }) => ({ key, gone, captor }))).toEqual([
    { key: 1, gone: false, captor: undefined },
    { key: 2, gone: true, captor: 'south' },
  ]);
});

test('what was kept of turning is read with care', () => {
  expect(readTurned('{"two":2,"four":7,"follow":true}')).toEqual({ two: 2, four: 3, follow: true });
  const plain = { two: 0, four: 0, follow: false };
  for (const kept of [null, '', 'null', '{"two":"x","follow":1}']) expect(readTurned(kept)).toEqual(plain);
});

test('a board is turned towards the only person here, and as one has turned it by hand', () => {
  const seats = (['south', 'west', 'north', 'east'] as const).map((seat) => ({ seat }));
  const pair = seats.filter((_, index) => index % 2 === 0);
  const [plain, hand] = [
    { two: 0, four: 0 },
    { two: 2, four: 1 },
  ];
  const only = (seat: string) => (one: string) => one === seat;
  expect(turnsOf(seats, only('west'), plain)).toBe(1);
  expect(turnsOf(seats, only('west'), hand)).toBe(2);
  expect(turnsOf(pair, only('north'), hand)).toBe(0);
  // Several people look from the south, unless the board follows the one who is to move.
  expect(turnsOf(seats, () => true, plain)).toBe(0);
  expect(turnsOf(seats, () => true, plain, 'east')).toBe(3);
  expect(['bl', 'tl', 'tr', 'br']).toEqual(seats.map(({ seat }) => cornerOf(seat, 0, true)));
  expect(['top', 'bottom']).toEqual(pair.map(({ seat }) => cornerOf(seat, 2, false)));
});
