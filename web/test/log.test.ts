import { beforeAll, expect, test, vi } from 'vitest';
import { type Entry, effective, lastMoves, lastThrow, takenMeanwhile } from '../src/game/log';
import type { Event, Seat } from '../src/generated/wire';
import { usedFaces } from '../src/table/dice/used';
import { columnsOf, inParts, roundAt, roundsOf, turnsOf } from '../src/table/log/turns';
import { turnText, worthTelling } from '../src/table/log/written';
import { backFor, undone } from '../src/table/seats/back';
import { setLanguage } from '../src/text';
import { entry, log, moved, seat } from './samples';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

const thrown = (seat: Seat, text: string): [null, string, Event[]] => [
  null,
  text,
  [{ kind: 'thrown', seat, throw: text }],
];
const texts = (entries: readonly Entry[]) =>
  turnsOf(entries).map((turn) => `${turn.seat} ${turnText(turn, { colours: { south: 'black' } })}`);

test('a throw and what was done with it are one turn', () => {
  expect(
    texts(
      log(
        thrown('south', '3'),
        ['south', 'b1-c3'],
        thrown('west', '2 5'),
        ['west', 'a8-c6'],
        ['west', 'c6xc4'],
      ),
    ),
  ).toEqual(['south 3: b1-c3', 'west 2 5: a8-c6 c6xc4']);
});

test('a commander may play the throw of another', () => {
  expect(texts(log(thrown('south', '3'), ['north', 'g8-f6']))).toEqual(['south 3: g8-f6']);
});

test('a decision before the throw belongs to the same turn', () => {
  expect(texts(log(['south', 'a8=H'], thrown('south', '3'), ['south', 'a8-b6']))).toEqual([
    'south a8=H 3: a8-b6',
  ]);
});

test('a chain of jumps is written as one', () => {
  expect(texts(log(['south', 'c3xe5'], ['south', 'e5xg5'], ['north', 'c7-c6']))).toEqual([
    'south c3xe5xg5',
    'north c7-c6',
  ]);
  // A jump from another spot is not part of the chain.
  expect(texts(log(['south', 'c3xe5'], ['south', 'a1xa3']))).toEqual(['south c3xe5 a1xa3']);
});

test('what is no move is said in words, set apart with commas', () => {
  const words = (...lines: Parameters<typeof log>) => texts(log(...lines));
  expect(words(['south', 'call 3'], thrown('south', '3'), ['south', 'a8-b6'])).toEqual([
    'south try for 3, 3: a8-b6',
  ]);
  expect(words(thrown('west', '2 5'), ['west', 'a8-c6'], ['west', 'pass'])).toEqual(['west 2 5: a8-c6 –']);
  expect(words(thrown('west', '4'), ['west', 'pass'])).toEqual(['west 4: –']);
});

test('how a game was ended stands by itself', () => {
  const entries = log(['south', 'c3-c4'], ['south', 'resign south']);
  expect(texts(entries)).toEqual(['south c3-c4', expect.stringMatching(/^south .*resigns/)]);
});

test('what was taken back no longer counts, also when that is taken back', () => {
  const entries = log(['south', 'c3-c4'], ['north', 'c7-c6'], [null, 'take-back 1'], ['north', 'e7-e6']);
  expect(effective(entries).map((one) => one.seq)).toEqual([1, 4]);
  expect(effective([...entries, entry(5, null, 'take-back 2')]).map((one) => one.seq)).toEqual([1, 2]);
  expect(effective([...entries, entry(5, null, 'take-back 0')])).toEqual([]);
  expect(effective([...entries, entry(5, null, 'take-back 3')]).map((one) => one.seq)).toEqual([1]);
});

test('a player goes back to the own last move, and is told how much that undoes', () => {
  const played = log(['south', 'c3-c4'], ['west', 'c7-c6'], ['west', 'c6-c5'], ['north', 'e7-e6']).map(
    (one, at) => ({ ...one, turn: [1, 2, 2, 3][at] ?? 0 }),
  );
  const back = (seats: readonly Seat[], entries: readonly Entry[] = played) => backFor(entries, seats);
  expect([back(['north']), back(['west']), back(['south']), back(['east'])]).toEqual([3, 1, 0, null]);
  expect(back(['south', 'north'])).toBe(3);
  // While nobody has gone on, a move of several steps is taken back step by step.
  expect(back(['west'], played.slice(0, 3))).toBe(2);
  // What was taken back already is nobody's last move.
  expect(back(['north'], [...played, entry(5, null, 'take-back 3')])).toBeNull();
  expect(undone(played, 1)).toEqual({ moves: 2, seat: 'west' });
  expect(undone(played, 3)).toEqual({ moves: 1, seat: 'north' });
  expect(undone([...played, entry(5, null, 'take-back 1')], 0)).toEqual({ moves: 1, seat: 'south' });
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
  const moves = log(
    ...Array.from({ length: 100 }, (_, index): [Seat, string] => [index % 2 ? 'north' : 'south', 'c3-c4']),
  );
  const rounds = (entries: readonly Entry[]) => roundsOf(turnsOf(entries), ['south', 'north']);
  const before = inParts(rounds(moves.slice(0, 79)), []);
  const after = inParts(rounds(moves), before);
  expect(after.flat(2)).toEqual(turnsOf(moves));
  // Eight rounds to a part: 40 rounds with one half played, then 50.
  expect(after.map((part, index) => part === before[index])).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  // A part that was changed by taking back is a new one, and an unchanged part is not.
  const back = inParts(rounds([...moves, entry(101, null, 'take-back 40')]), after);
  expect(back.map((part, index) => part === after[index])).toEqual([true, true, false]);
  expect(back[2]?.every((round, index) => round === after[2]?.[index])).toBe(true);
});

test('a round begins with the seat that began the game, and seats that are out leave gaps', () => {
  const turn = (seat: Seat): [null, string, Event[]] => thrown(seat, '4');
  const order: Seat[] = ['south', 'west', 'north', 'east'];
  const turns = turnsOf(
    log(...(['west', 'north', 'east', 'south', 'west', 'south', 'south', 'west'] as const).map(turn), [
      'west',
      'resign west',
    ]),
  );
  const columns = columnsOf(turns, order);
  expect(columns).toEqual(['west', 'north', 'east', 'south']);
  expect(roundsOf(turns, columns).map((round) => round.map(({ seat }) => seat))).toEqual([
    ['west', 'north', 'east', 'south'],
    ['west', 'south'],
    ['south'],
    ['west', 'west'],
  ]);
});

test('an ending belongs to its round, and may cut a round or a turn in two', () => {
  const turn = (seat: Seat): [null, string, Event[]] => thrown(seat, '4');
  const order: Seat[] = ['south', 'west', 'north', 'east'];
  const entries = log(
    ...(['south', 'west'] as const).map(turn),
    ['west', 'resign west'],
    ...(['north', 'east', 'south', 'west'] as const).map(turn),
  );
  const rounds = (all: readonly Entry[]) =>
    roundsOf(turnsOf(all), order).map((round) => round.map(({ seat }) => seat));
  expect(rounds(entries)).toEqual([
    ['south', 'west', 'west', 'north', 'east'],
    ['south', 'west'],
  ]);
  const view = {
    seats: order.map((one) => seat(one)),
    turn: { kind: 'seat', seat: 'west' },
    thrower: 'west',
  } as const;
  expect(roundAt(turnsOf(entries), view)).toBe(2);
  // Given up between one's throw and one's move, which somebody else then makes.
  const cut = log(turn('south'), ['south', 'resign south'], ['south', 'c1-b1'], turn('west'), turn('south'));
  const [thrownEntry, , moved] = cut;
  if (thrownEntry && moved) moved.turn = thrownEntry.turn;
  expect(rounds(cut)).toEqual([['south', 'south', 'south', 'west'], ['south']]);
});

test('the last throw, its used faces, and the last moves', () => {
  const entries = log(thrown('west', '2 5'), ['west', 'a8-c6', [moved('a8', 'c6')]]);
  expect(lastThrow(entries)).toEqual({ faces: [2, 5], seat: 'west', seq: 1 });
  expect(usedFaces([2, 5], [5])).toEqual([true, false]);
  expect(usedFaces([3, 3], [3])).toEqual([false, true]);
  expect(lastMoves(entries)).toEqual([{ from: 'a8', to: 'c6' }]);
  const next = log(thrown('west', '2 5'), ['west', 'a8-c6', [moved('a8', 'c6')]], thrown('north', '4 4'));
  expect(lastMoves(next)).toEqual([{ from: 'a8', to: 'c6' }]);
});

test('chess is written in its short form, with the letters of the language', async () => {
  const short = (seq: number, seat: Seat, text: string) =>
    entry(seq, seat, 'g1-f3', { short: text, turn: seq, owner: seat });
  const game = [
    short(1, 'south', 'Nf3'),
    short(2, 'north', 'exd5'),
    short(3, 'south', 'Qxd5+'),
    short(4, 'north', 'O-O'),
    short(5, 'south', 'bxa8=N#'),
  ];
  const written = () => turnsOf(game).map((turn) => turnText(turn, { colours: {} }));
  expect(written()).toEqual(['Nf3', 'exd5', 'Qxd5+', 'O-O', 'bxa8=N#']);
  await setLanguage('pl');
  expect(written()).toEqual(['Sf3', 'exd5', 'Hxd5+', 'O-O', 'bxa8=S#']);
  await setLanguage('cs');
  expect(written()).toEqual(['Jf3', 'exd5', 'Dxd5+', 'O-O', 'bxa8=J#']);
  await setLanguage('en');
  // A move and the exchange that ends the turn are one turn.
  const exchange = [short(1, 'south', 'Bxe2'), { ...short(2, 'south', 'a8=N+'), turn: 1 }];
  expect(turnsOf(exchange).map((turn) => turnText(turn, { colours: {} }))).toEqual(['Bxe2 a8=N+']);
  expect(worthTelling({ kind: 'check', seat: 'north' }, { short: 'Qxd5+' })).toBe(false);
});

test('what the notation tells already is not told again', () => {
  const told: readonly [Event, boolean][] = [
    [moved('a1', 'a2'), false],
    [{ kind: 'thrown', seat: 'south', throw: '3' }, false],
    [{ kind: 'passed', seat: 'south' }, false],
    [{ kind: 'stopped', seat: 'south', at: 'a1' }, false],
    [{ kind: 'resigned', seat: 'south' }, false],
    [{ kind: 'scored', seat: 'south', points: 2, merit: 'capture' }, false],
    [{ kind: 'scored', seat: 'south', points: 2, merit: 'empire' }, true],
    [{ kind: 'placed', army: 'south', role: 'cow', at: 'a1' }, false],
    [{ kind: 'placed', army: 'south', role: 'king', at: 'a1' }, true],
    [{ kind: 'over', ending: 'resignation' }, false],
    [{ kind: 'over', ending: 'repetition' }, true],
    [{ kind: 'turn-lost', seat: 'south', face: 4, why: 'blocked' }, false],
    [{ kind: 'check', seat: 'south' }, true],
  ];
  for (const [event, worth] of told) expect(worthTelling(event, {}), JSON.stringify(event)).toBe(worth);
});

test('what is taken off a person for a missed capture is told until they have played again', () => {
  const taken: Event = {
    kind: 'captured',
    army: 'south',
    role: 'soldier',
    at: 'e3',
    by: 'north',
    means: 'huff',
  };
  const human = (seat: Seat | null) => seat === 'south';
  const all = log(
    ['south', 'c4-c5'],
    ['north', 'huff e3', [taken]],
    ['north', 'e6xe4', [{ ...taken, at: 'e5', means: 'jump' }]],
  );
  expect(takenMeanwhile(all, human)).toBe(taken);
  expect(takenMeanwhile([...all, entry(4, 'south', 'd3-d4')], human)).toBeUndefined();
  // If both are people, one of them has just done it.
  expect(takenMeanwhile(all, () => true)).toBeUndefined();
});
