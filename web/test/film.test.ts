// Which turns a film of a game shows, and the scores under its pictures.
import { expect, test } from 'vitest';
import { scenesOf, scoresOf, shownOf } from '../src/share/film';
import { columnsOf, roundsOf, turnsOf } from '../src/table/log/turns';
import { log, seat, view } from './samples';

const GAME = log(
  [null, '3', [{ kind: 'thrown', seat: 'south', throw: '3' }]],
  ['south', 'b1-c3'],
  [null, '4', [{ kind: 'thrown', seat: 'west', throw: '4' }]],
  ['west', 'pass'],
  [null, '5', [{ kind: 'thrown', seat: 'south', throw: '5' }]],
  ['south', 'c3-d4'],
  [null, '1', [{ kind: 'thrown', seat: 'west', throw: '1' }]],
  ['west', 'a8-b8'],
  ['west', 'resign west'],
);
const turns = turnsOf(GAME);
const rounds = roundsOf(turns, columnsOf(turns, ['south', 'west']));
const told = (from: number, to: number) =>
  scenesOf(rounds, [from, to]).map(({ turn, number }) => `${number} ${turn.entries.at(-1)?.text}`);

test('turns in which nothing was done take no time', () => {
  expect(told(1, rounds.length)).toEqual(['1 b1-c3', '2 c3-d4', '2 a8-b8', '2 resign west']);
});

test('any range of rounds can be shown, by their numbers in the log', () => {
  expect(told(2, 2)).toEqual(['2 c3-d4', '2 a8-b8', '2 resign west']);
  expect(told(1, 1)).toEqual(['1 b1-c3']);
});

test('a very long game is thinned out, and ends with its end', () => {
  const [scene] = scenesOf(rounds, [1, 1]);
  const many = scene ? Array.from({ length: 1000 }, (_, number) => ({ ...scene, number })) : [];
  expect(shownOf(many).length).toBeLessThanOrEqual(301);
  expect(shownOf(many).at(-1)).toBe(many.at(-1));
});

test('points are shown where they count, else the pieces taken; in chess neither', () => {
  const taken = (['south', 'south', 'north'] as const).map((by) => ({
    by,
    army: 'west' as const,
    role: 'pawn' as const,
  }));
  const shown = (over: Parameters<typeof seat>[1]) =>
    scoresOf(view([], { seats: [seat('south', over), seat('north', over)], taken })).map(
      ({ points }) => points,
    );
  expect(shown({ scores: true, points: 7 })).toEqual([7, 7]);
  expect(shown({ colour: 'light' })).toEqual([2, 1]);
  expect(shown({ colour: 'white', men: 'chess' })).toEqual([]);
});
