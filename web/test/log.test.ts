import { expect, test } from 'vitest';
import { usedFaces } from '../src/table/dice/DiceTray';
import {
  effective,
  inParts,
  lastMoves,
  lastThrow,
  takenMeanwhile,
  turnsOf,
  turnText,
  worthTelling,
} from '../src/table/log/entries';
import { entry } from './samples';

const thrown = (seq: number, seat: string, text: string) =>
  entry(seq, null, text, [{ kind: 'thrown', seat, throw: text }]);
const texts = (entries: ReturnType<typeof entry>[]) =>
  turnsOf(entries).map((turn) => `${turn.seat} ${turnText(turn)}`);

test('a throw and what was done with it are one turn', () => {
  expect(
    texts([
      thrown(1, 'south', '3'),
      entry(2, 'south', 'b1-c3'),
      thrown(3, 'west', '2 5'),
      entry(4, 'west', 'a8-c6'),
      entry(5, 'west', 'pass'),
    ]),
  ).toEqual(['south 3: b1-c3', 'west 2 5: a8-c6 pass']);
});

test('a commander may play the throw of another', () => {
  expect(texts([thrown(1, 'south', '3'), entry(2, 'north', 'g8-f6')])).toEqual(['south 3: g8-f6']);
});

test('a decision before the throw belongs to the same turn', () => {
  expect(texts([entry(1, 'south', 'a8=H'), thrown(2, 'south', '3'), entry(3, 'south', 'a8-b6')])).toEqual([
    'south a8=H 3: a8-b6',
  ]);
});

test('a chain of jumps is written as one', () => {
  expect(
    texts([
      entry(1, 'south', 'c3xe5'),
      entry(2, 'south', 'e5xg5'),
      entry(3, 'south', 'stop'),
      entry(4, 'north', 'c7-c6'),
    ]),
  ).toEqual(['south c3xe5xg5 stop', 'north c7-c6']);
});

test('what was taken back no longer counts, also when that is taken back', () => {
  const entries = [
    entry(1, 'south', 'c3-c4'),
    entry(2, 'north', 'c7-c6'),
    entry(3, null, 'take-back 1'),
    entry(4, 'north', 'e7-e6'),
  ];
  expect(effective(entries).map((one) => one.seq)).toEqual([1, 4]);
  expect(effective([...entries, entry(5, null, 'take-back 2')]).map((one) => one.seq)).toEqual([1, 2]);
  expect(effective([...entries, entry(5, null, 'take-back 0')])).toEqual([]);
});

test('a game where much was taken back is read as soon as any other', () => {
  // Each goes back over all that was taken back before.
  const entries = Array.from({ length: 120 }, (_, index) =>
    index % 3 === 2
      ? entry(index + 1, null, `take-back ${index - 1}`)
      : entry(index + 1, 'south', `c3-c${index}`),
  );
  const kept = effective(entries);
  expect(kept).toHaveLength(40);
  expect(kept.at(-1)?.seq).toBe(118);
});

test('of a game that goes on only the last part of the log is another', () => {
  const moves = Array.from({ length: 100 }, (_, index) =>
    entry(index + 1, index % 2 ? 'north' : 'south', `c3-c${index}`),
  );
  const before = inParts(turnsOf(moves.slice(0, 99)), []);
  const after = inParts(turnsOf(moves), before);
  expect(after.flat()).toEqual(turnsOf(moves));
  expect(after.map((part, index) => part === before[index])).toEqual([true, true, true, false]);
  // What was changed by taking back is another, too, and what was not is not.
  const back = inParts(turnsOf([...moves, entry(101, null, 'take-back 70')]), after);
  expect(back.map((part, index) => part === after[index])).toEqual([true, true, false]);
  expect(back[2]?.every((turn, index) => turn === after[2]?.[index])).toBe(true);
});

test('the last throw, its used faces, and the last moves', () => {
  const entries = [
    thrown(1, 'west', '2 5'),
    entry(2, 'west', 'a8-c6', [{ kind: 'moved', from: 'a8', to: 'c6' }]),
  ];
  expect(lastThrow(entries)).toEqual({ faces: [2, 5], seq: 1 });
  expect(usedFaces([2, 5], [5])).toEqual([true, false]);
  expect(usedFaces([3, 3], [3])).toEqual([false, true]);
  expect(lastMoves(entries)).toEqual([{ from: 'a8', to: 'c6' }]);
  expect(lastMoves([...entries, thrown(3, 'north', '4 4')])).toEqual([{ from: 'a8', to: 'c6' }]);
});

test('what is no move is said in words, set apart with commas', () => {
  const say = (action: string) => (action.includes('-') ? action : `<${action}>`);
  const words = (entries: ReturnType<typeof entry>[]) => turnsOf(entries).map((turn) => turnText(turn, say));
  expect(words([entry(1, 'south', 'call 3'), thrown(2, 'south', '3'), entry(3, 'south', 'a8-b6')])).toEqual([
    '<call 3>, 3: a8-b6',
  ]);
  expect(words([thrown(1, 'west', '2 5'), entry(2, 'west', 'a8-c6'), entry(3, 'west', 'pass')])).toEqual([
    '2 5: a8-c6, <pass>',
  ]);
});

test('what the notation tells already is not told again', () => {
  const told = (kind: string, more: Record<string, string> = {}) =>
    worthTelling({ kind, seat: 'south', ...more });
  for (const kind of ['moved', 'thrown', 'passed', 'stopped', 'resigned'])
    expect(told(kind), kind).toBe(false);
  expect(told('scored', { merit: 'capture' })).toBe(false);
  expect(told('scored', { merit: 'empire' })).toBe(true);
  expect(told('placed', { role: 'cow' })).toBe(false);
  expect(told('placed', { role: 'king' })).toBe(true);
  expect(told('over', { ending: 'resignation' })).toBe(false);
  expect(told('over', { ending: 'repetition' })).toBe(true);
  expect(told('turn-lost')).toBe(true);
});

test('what is taken off a person for a missed capture is told until they have played again', () => {
  const taken = { kind: 'captured', army: 'south', role: 'soldier', at: 'e3', by: 'north', means: 'huff' };
  const human = (seat: string | null) => seat === 'south';
  const log = [
    entry(1, 'south', 'c4-c5'),
    entry(2, 'north', 'huff e3', [taken]),
    entry(3, 'north', 'e6xe4', [{ ...taken, at: 'e5', means: 'jump' }]),
  ];
  expect(takenMeanwhile(log, human)).toBe(taken);
  expect(takenMeanwhile([...log, entry(4, 'south', 'd3-d4')], human)).toBeUndefined();
  // Where both are people, the one has just done it.
  expect(takenMeanwhile(log, () => true)).toBeUndefined();
});
