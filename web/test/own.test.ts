import { expect, test } from 'vitest';
import { awaited, withOthers } from '../src/account/waiting';
import type { GameSummary, MyGame, Seat, SeatPlan } from '../src/generated/wire';
import { marked } from '../src/header/tab';
import { heroOf, inOrder, isWatched, namesOf } from '../src/home/own';
import { chosenIn, filtered, queryOf } from '../src/me/filters';

const person = (seat: Seat, name = ''): SeatPlan => ({ seat, player: { kind: 'human', name } });
const computer = (seat: Seat): SeatPlan => ({ seat, player: { kind: 'bot', bot: 'level-3' } });
const at = (minute: number) => `2026-11-29T12:${String(minute).padStart(2, '0')}:00Z`;

/** A game of a seat in the south. */
const mine = (id: string, minute: number, more: Partial<MyGame> = {}): MyGame => ({
  id,
  rules: 'soldiers16-bl',
  seats: [person('south', 'Hanka'), person('north', 'Jana')],
  yours: ['south'],
  waits: false,
  over: false,
  played: at(minute),
  actions: 3,
  account: false,
  ...more,
});
/** A game at one screen, with the south to move. */
const here = (id: string, minute: number, over = false) =>
  ({
    id,
    rules: 'chaturaji-pl-solo',
    seats: [person('south'), computer('north')],
    over,
    played: at(minute),
    view: { turn: over ? { kind: 'over' } : { kind: 'chance', seat: 'south' }, seats: [], outcome: null },
  }) as unknown as GameSummary;

const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);

test('only where another person has a seat does somebody wait, the longest first', () => {
  const alone = mine('alone', 1, { waits: true, seats: [person('south'), computer('north')] });
  const both = mine('both', 1, { waits: true, yours: ['south', 'north'] });
  expect([alone, both].map(withOthers)).toEqual([false, false]);
  const games = [mine('new', 9, { waits: true }), alone, mine('old', 2, { waits: true }), mine('theirs', 1)];
  expect(ids(awaited(games))).toEqual(['old', 'new']);
});

test('one’s games stand in one list: what waits first, what is over last, each once', () => {
  const games = inOrder(
    [
      mine('over', 50, { over: true }),
      mine('theirs', 40),
      mine('waits', 9, { waits: true }),
      mine('waited', 3, { waits: true }),
    ],
    [here('screen', 30), here('done', 59, true), here('theirs', 40)],
    ['screen', 'done'],
  );
  expect(ids(games)).toEqual(['waited', 'waits', 'screen', 'theirs', 'done', 'over']);
  // What is known of a game from the screen is whose turn it is.
  expect(games.map(({ turn }) => turn)).toEqual([true, true, true, false, false, false]);
  expect(games.map(({ others }) => others)).toEqual([true, true, false, true, false, true]);
});

test('the hero: where others have waited longest, else what was played last, else nothing', () => {
  const waiting = [mine('waits', 9, { waits: true }), mine('waited', 3, { waits: true })];
  expect(heroOf(inOrder(waiting, [here('screen', 30)], ['screen']))?.id).toBe('waited');
  expect(heroOf(inOrder([mine('theirs', 40)], [here('screen', 30)], ['screen']))?.id).toBe('theirs');
  expect(heroOf(inOrder([], [here('screen', 30), here('late', 31)], ['late', 'screen']))?.id).toBe('late');
  expect(heroOf(inOrder([mine('over', 50, { over: true })], [here('done', 3, true)], ['done']))).toBeNull();
});

test('those who wait are named, without oneself and without computers', () => {
  const seats = [person('south', 'Hanka'), person('west', 'Čeněk'), computer('north'), person('east')];
  expect(inOrder([mine('a', 1, { seats })], [], []).map(namesOf)).toEqual([['Čeněk']]);
});

test('filters combine, and stand in the address beside what else is there', () => {
  const games = inOrder(
    [mine('theirs', 40), mine('over', 50, { over: true })],
    [here('screen', 30), here('done', 3, true), here('foreign', 4)],
    ['done', 'screen'],
  );
  const tileOf = (rules: string) => rules.split('-')[0];
  const of = (search: string) => ids(filtered(games, chosenIn(search), tileOf)).sort();
  expect(of('')).toEqual(['done', 'over', 'screen', 'theirs']);
  expect(of('?state=going')).toEqual(['screen', 'theirs']);
  expect(of('?going')).toEqual(['screen', 'theirs']);
  expect(of('?state=over&with=others')).toEqual(['over']);
  expect(of('?with=screen&game=chaturaji')).toEqual(['done', 'screen']);
  // What another browser played at this computer is nobody's here, and found only when it is asked for.
  expect(of('?with=computer')).toEqual(['foreign']);
  expect(of('?with=others&game=chaturaji')).toEqual([]);
  expect(of('?state=nonsense&with=nobody')).toEqual(of(''));
  const chosen = chosenIn('?state=over&with=others&game=x');
  expect(queryOf(chosen, '?back=%2Ftogether&going')).toBe('back=%2Ftogether&state=over&with=others&game=x');
  expect(queryOf(chosenIn(''), '?state=over&back=%2Ftogether')).toBe('back=%2Ftogether');
});

test('the icon of the tab wears the number, and no more than nine is counted', () => {
  expect(marked('<svg></svg>', 3)).toMatch(/>3<\/text><\/svg>$/);
  expect(marked('<svg></svg>', 12)).toMatch(/>9\+<\/text><\/svg>$/);
});

test('a game by links that is played on other devices is only watched', () => {
  const linked = (id: string, seats: Seat[]) => ({ ...here(id, 3), here: seats });
  const games = inOrder(
    [mine('theirs', 1)],
    [linked('watched', []), linked('ours', ['north']), here('screen', 2)],
    ['watched', 'ours', 'screen'],
  );
  expect(ids(games.filter(isWatched))).toEqual(['watched']);
});
