// Computer players have names that fit the game, in every language.
import { beforeAll, expect, test, vi } from 'vitest';
import { botName, botWords, partsOf, playerName, winWords } from '../src/table/seats/names';
import { setLanguage } from '../src/text';
import { coloursOf, roleName } from '../src/text/event';
import { seat } from './samples';

const kings = ['south', 'west', 'north', 'east'].map((at) => seat(at as 'south', { colour: 'red' }));
const two = (more: object) => [seat('south', more), seat('north', { colour: 'black' })];
const chess = two({ colour: 'white' });
const soldiers = two({ colour: 'light' });
const cows = two({ colour: 'light', side: 'cow' });

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

test('a computer player is named for the game at hand', () => {
  expect([kings, soldiers, cows, chess].map((seats) => botName('level-7', seats))).toEqual([
    'Vizier',
    'Captain',
    'Elder',
    'High priest',
  ]);
  expect(['level-1', 'level-4', 'level-8'].map((bot) => botWords(bot, kings))).toEqual([
    'Child (level\u00a01)',
    'Merchant (level\u00a04)',
    'Maharaja (level\u00a08)',
  ]);
});

test('a character is told beside the level', () => {
  expect(botWords('level-5-avenger', kings)).toBe('Raider (level\u00a05, avenger)');
  expect(botName('level-5-avenger', kings)).toBe('Raider');
  expect(playerName({ kind: 'bot', bot: 'level-4-loyal' }, 'red', kings)).toBe('Merchant');
  // One that is not known here is not told.
  expect(botWords('level-5-brave', kings)).toBe('Raider (level\u00a05)');
  const parts = ['level-5-loyal', 'level-5', 'greedy'].map(partsOf);
  expect(parts).toEqual([['level-5', 'loyal'], ['level-5'], ['greedy']]);
});

test('a computer player that is not known here is never called by its id', () => {
  expect(botWords('oracle-9', kings)).toBe('Computer');
  expect(playerName({ kind: 'bot', bot: 'oracle-9' }, 'red', kings)).toBe('Computer');
});

test('who has won, and that one has lost', () => {
  const names = { colours: { south: 'green', west: 'red', north: 'black' } };
  const me = { ...names, you: 'south' as const };
  const [south, west, north] = [seat('south'), seat('west'), seat('north')];
  const nobody = () => null;
  expect(winWords([south], me, nobody)).toBe('You win');
  expect(winWords([south, north], me, nobody)).toBe('You and Black win');
  expect(winWords([north], me, nobody)).toBe('You lose: Black wins');
  expect(winWords([west, north], me, nobody)).toBe('You lose: Red and Black win');
  expect(winWords([north], names, nobody)).toBe('Black wins');
  expect(winWords([seat('north', { side: 'cow' })], me, nobody)).toBe('You lose: the cows win');
  expect(winWords([seat('north', { side: 'leopard' })], names, nobody)).toBe('The leopards win');
  expect(winWords([seat('north', { side: 'leopard' })], names, () => 'Ann')).toBe('Ann wins');
});

test('a pawn of the museum’s chess has the name of its sheet', async () => {
  await setLanguage('pl');
  const pawn = (seats: typeof chess) => roleName('pawn', coloursOf(seats));
  expect([pawn(kings), pawn(chess)]).toEqual(['pion', 'pionek']);
  await setLanguage('en');
});
