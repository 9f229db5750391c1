// The laurels: what a game is worth, and that each is won once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Outcome, Role, Seat } from '../src/generated/wire';
import { laurelsOf, laurelsWon, winLaurels } from '../src/table/ends/laurels';
import { entry, piece, seat, view } from './samples';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const takes = (by: Seat, army: Seat, role: Role, means: 'displacement' | 'jump' = 'displacement'): Event => ({
  kind: 'captured',
  army,
  role,
  at: 'c3',
  by,
  means,
});
const outcome = (ending: Outcome['ending']): Outcome => ({ ending, rank: {}, payoff: {} }) as Outcome;
const END = { view: view(), outcome: outcome('last-army'), own: 'south' as Seat, won: false, levels: null };

test('what one did oneself counts, and nothing that was taken back', () => {
  const entries = [
    entry(1, 'south', 'a', { turn: 1, events: [takes('south', 'west', 'king')] }),
    entry(2, 'south', 'b', { turn: 2, events: [{ kind: 'parade', seat: 'west', corner: 'c3' } as Event] }),
    entry(3, 'south', 'c', { turn: 3, events: [{ kind: 'parade', seat: 'south', corner: 'c3' } as Event] }),
    entry(4, null, 'take-back 2'),
    entry(5, 'south', 'd', { turn: 3, events: [takes('south', 'north', 'king')] }),
    entry(6, 'south', 'e', { turn: 4, events: [takes('south', 'north', 'king')] }),
  ];
  expect(laurelsOf({ ...END, entries })).toEqual([]);
  const third = entry(7, 'south', 'f', { turn: 5, events: [takes('south', 'east', 'king')] });
  expect(laurelsOf({ ...END, entries: [...entries, third] })).toEqual(['kings']);
});

test('what the computer did for whoever had left is no laurel of theirs', () => {
  const parade = { kind: 'parade', seat: 'south', corner: 'c3' } as Event;
  const own = entry(1, 'south', 'a', { turn: 1, events: [parade] });
  const left = { ...entry(2, 'south', 'resign south'), change: { left: ['south'] } } as typeof own;
  const after = entry(3, 'south', 'b', { turn: 2, events: [parade] });
  expect(laurelsOf({ ...END, won: true, entries: [own, left] })).toEqual(['parade']);
  expect(laurelsOf({ ...END, won: true, entries: [left, after] })).toEqual([]);
});

test('a chain is three in one turn', () => {
  const leap = (seq: number, turn: number) =>
    entry(seq, 'south', `${seq}`, { turn, events: [takes('south', 'north', 'soldier', 'jump')] });
  expect(laurelsOf({ ...END, entries: [leap(1, 1), leap(2, 1), leap(3, 2)] })).toEqual([]);
  expect(laurelsOf({ ...END, entries: [leap(1, 1), leap(2, 1), leap(3, 1)] })).toEqual(['chain']);
});

test('of a victory it matters how it was won', () => {
  const won = { ...END, won: true, entries: [] };
  expect(laurelsOf({ ...won, levels: [8, 8, 8] })).toEqual(['won', 'top']);
  expect(laurelsOf({ ...won, levels: [8, 7, 8] })).toEqual(['won']);
  expect(laurelsOf({ ...won, levels: [] })).toEqual(['won']);
  expect(laurelsOf({ ...won, outcome: outcome('checkmate') })).toEqual(['won', 'mate']);
  const cattle = { ...won, outcome: outcome('blocked') };
  expect(laurelsOf({ ...cattle, view: view([piece('a1', 'north', 'leopard')]) })).toEqual(['won', 'fenced']);
  expect(laurelsOf({ ...cattle, view: view([piece('a1', 'south', 'leopard')]) })).toEqual(['won']);
  const partners = view([], { seats: [seat('south', { ally: 'north' }), seat('north', { ally: 'south' })] });
  expect(laurelsOf({ ...won, view: partners })).toEqual(['won', 'partners']);
});

test('the crown may be lost, and a king who came back counts as standing', () => {
  const fallen = [entry(1, 'west', 'a', { events: [takes('west', 'south', 'king')] })];
  expect(laurelsOf({ ...END, won: true, entries: fallen })).toEqual(['won', 'crownless']);
  const back = view([piece('a1', 'south', 'king')]);
  expect(laurelsOf({ ...END, won: true, entries: fallen, view: back })).toEqual(['won']);
});

test('each is won once, and told again with the game in which it was', () => {
  expect(winLaurels('one', ['won'])).toEqual(['won']);
  expect(winLaurels('two', ['won', 'mate'])).toEqual(['mate']);
  expect(winLaurels('one', ['won'])).toEqual(['won']);
  expect([...laurelsWon()]).toEqual([
    ['won', 'one'],
    ['mate', 'two'],
  ]);
  kept.set('ashtapada.laurels', '[nonsense');
  expect(laurelsWon().size).toBe(0);
});
