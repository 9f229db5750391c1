import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRoute } from '../src/base/routes';
import type { Event, Piece, View } from '../src/generated/wire';
import { along, shared } from '../src/learn/author';
import { doneIn, isDone, readProgress, remember } from '../src/learn/goal';
import { TERMS } from '../src/learn/terms';
import { signsOn } from '../src/table/legend/Signs';

test('along the author’s line, off it, and beyond its end', () => {
  const author = ['2', 'c3-e5', '3'];
  expect(along(author, [])).toBe(0);
  expect(along(author, ['2', 'c3-e5'])).toBe(2);
  expect(along(author, ['2', 'c3-a5'])).toBeNull();
  expect(along(author, [...author, 'pass'])).toBeNull();
  expect(shared(author, ['2', 'c3-a5', '4'])).toEqual(['2']);
  expect(shared(author, ['5'])).toEqual([]);
  expect(shared(author, [...author, 'pass'])).toEqual(author);
});

test('the signs on the board are named once each', () => {
  const piece = (over: Partial<Piece>): Piece => ({ at: 'a1', army: 'south', role: 'pawn', ...over });
  const on = (pieces: Piece[]) => signsOn({ pieces } as View);
  expect(on([piece({})])).toEqual([]);
  expect(
    on([
      piece({ commander: 'north', signs: ['commanded'] }),
      piece({ signs: ['waiting'] }),
      piece({ signs: ['waiting'] }),
    ]),
  ).toEqual(['waiting', 'commanded']);
});

test('a lesson is done when all that it asks for has happened', () => {
  const goal = [
    { kind: 'moved', role: 'boat' },
    { kind: 'captured', at: 'e5' },
  ];
  const boat: Event = { kind: 'moved', army: 'south', role: 'boat', from: 'a1', to: 'c3' };
  const captured = (at: string): Event => ({
    kind: 'captured',
    army: 'north',
    role: 'pawn',
    at,
    by: 'south',
    means: 'displacement',
  });
  expect(isDone(goal, [boat])).toBe(false);
  expect(isDone(goal, [boat, captured('e4')])).toBe(false);
  expect(isDone(goal, [captured('e5'), boat])).toBe(true);
});

test('what was kept of lessons is read with care', () => {
  expect(readProgress(null)).toEqual({});
  expect(readProgress('{"a":{"x":"solved","y":"shown","z":3},"b":"no","c":null}')).toEqual({
    a: { x: 'solved', y: 'shown' },
    b: {},
    c: {},
  });
  // As it was stored formerly.
  expect(readProgress('{"a":["x",3]}')).toEqual({ a: { x: 'solved' } });
  expect(readProgress('nonsense')).toEqual({});
  expect(readProgress('null')).toEqual({});
});

test('what was solved is never only shown again', () => {
  remember('a', 'x', 'shown');
  expect(doneIn('a')).toEqual({ x: 'shown' });
  remember('a', 'x', 'solved');
  remember('a', 'x', 'shown');
  expect(doneIn('a')).toEqual({ x: 'solved' });
});

test('each word of the glossary is explained, and nothing else is', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../crates/rulebook/locales/en/history.ftl'),
    'utf8',
  );
  const told = [...source.matchAll(/^term-([\w-]+) =/gm)].map((match) => match[1]);
  expect(told).toEqual(TERMS.map((term) => term.id));
});

test('lessons and words have addresses', () => {
  expect(parseRoute('/learn/vilac-9506')).toEqual({ page: 'learn', id: 'vilac-9506' });
  expect(parseRoute('/learn')).toEqual({ page: 'lessons' });
  expect(parseRoute('/words')).toEqual({ page: 'words' });
});
