// Computer players have names that fit the game, in every language.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Seat } from '../src/generated/wire';
import { coloursOf } from '../src/settings/colours';
import { winWords } from '../src/table/ends/winning';
import { botName, botWords, partsOf, personName, playerName } from '../src/table/seats/names';
import { setLanguage, t } from '../src/text';
import { roleName, seatArgs } from '../src/text/event';
import { seat } from './samples';

const kings = ['south', 'west', 'north', 'east'].map((at) => seat(at as 'south', { colour: 'red' }));
const two = (more: object) => [seat('south', more), seat('north', { ...more, colour: 'black' })];
const chess = two({ colour: 'white', men: 'chess' });
const museum = two({ colour: 'white', men: 'museum' });
const soldiers = two({ colour: 'light', men: 'soldiers' });
const cows = two({ colour: 'light', men: 'cows', side: 'cow' });

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

test('a computer player is named for the game at hand', () => {
  expect([kings, soldiers, cows, chess, museum].map((seats) => botName('level-7', seats))).toEqual([
    'Vizier',
    'Captain',
    'Elder',
    'Master',
    'High priest',
  ]);
  expect(['level-1', 'level-4', 'level-8'].map((bot) => botWords(bot, kings))).toEqual([
    'Child (level\u00a01\u00a0of\u00a08)',
    'Merchant (level\u00a04\u00a0of\u00a08)',
    'Maharaja (level\u00a08\u00a0of\u00a08)',
  ]);
});

test('a character is told beside the level', () => {
  expect(botWords('level-5-avenger', kings)).toBe('Raider (level\u00a05\u00a0of\u00a08, vengeful)');
  expect(botName('level-5-avenger', kings)).toBe('Raider');
  expect(playerName({ kind: 'bot', bot: 'level-4-loyal' }, 'red', kings)).toBe('Merchant');
  // One that is not known here is not told.
  expect(botWords('level-5-brave', kings)).toBe('Raider (level\u00a05\u00a0of\u00a08)');
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
  const [south, north] = [seat('south'), seat('north')];
  const nobody = () => null;
  expect(winWords([south], me, nobody)).toBe('You win');
  expect(winWords([north], me, nobody)).toBe('You lose: Black wins');
  expect(winWords([north], names, nobody)).toBe('Black wins');
  expect(winWords([seat('north', { side: 'cow' })], me, nobody)).toBe('You lose: the cows win');
  expect(winWords([seat('north', { side: 'leopard' })], names, nobody)).toBe('The leopards win');
  expect(winWords([seat('north', { side: 'leopard' })], names, () => 'Ann')).toBe('Ann wins');
});

test('partners win together; who play for themselves share the first place', async () => {
  const names = { colours: { south: 'green', west: 'red', north: 'black', east: 'yellow' } };
  const me = { ...names, you: 'south' as const };
  const people: Partial<Record<Seat, string>> = { south: 'Ewa', west: 'Anna', north: 'Jan' };
  const [south, north] = [seat('south', { ally: 'north' }), seat('north', { ally: 'south' })];
  const alone = (['north', 'south', 'west', 'east'] as const).map((at) => seat(at));
  const told = () =>
    [
      winWords([north, south], me, () => null),
      winWords([north, south], names, (at) => people[at] ?? null),
      winWords([north, south], { ...me, you: 'west' }, (at) => people[at] ?? null),
      winWords(alone.slice(0, 3), me, (at) => people[at] ?? null),
      winWords(alone.slice(2), names, () => null),
      winWords(alone.slice(2), me, (at) => people[at] ?? null),
    ]
      .join(' · ')
      .replaceAll('\u00a0', ' ');
  expect(told()).toBe(
    'You and Black win · Jan and Ewa win · You lose: Jan and Ewa win · You, Jan, and Anna share first place · ' +
      'Red and Yellow share first place · You lose: Anna and Yellow share first place',
  );
  await setLanguage('pl');
  expect(told()).toBe(
    'Wygrywacie ty i czarny · Wygrywają Jan i Ewa · Przegrywasz: wygrywają Jan i Ewa · ' +
      'Pierwsze miejsce dzielicie ty, Jan i Anna · Pierwsze miejsce dzielą czerwony i żółty · ' +
      'Przegrywasz: pierwsze miejsce dzielą Anna i żółty',
  );
  await setLanguage('cs');
  expect(told()).toBe(
    'Vyhráváte vy a černý · Vyhrávají Jan a Ewa · Prohráváte: vyhrávají Jan a Ewa · ' +
      'O první místo se dělíte vy, Jan a Anna · O první místo se dělí červený a žlutý · ' +
      'Prohráváte: o první místo se dělí Anna a žlutý',
  );
  await setLanguage('en');
});

test('a pawn of the museum’s chess has the name of its sheet', async () => {
  await setLanguage('pl');
  const pawn = (seats: typeof chess) => roleName('pawn', coloursOf(seats));
  expect([pawn(kings), pawn(chess)]).toEqual(['pion', 'pionek']);
  await setLanguage('en');
});

test('a name that is written from right to left turns round nothing beside it', () => {
  const human = (name: string) => ({ kind: 'human', name }) as const;
  expect(playerName(human('Anna'), 'red', kings)).toBe('Anna');
  expect(playerName(human(''), 'red', kings)).toBe('Red');
  expect(playerName(human('\u202eBob'), 'red', kings)).toBe('\u2068\u202eBob\u2069');
  const players = [human('علي'), human('Anna')].map((player) => personName(player));
  const [south, north] = two({ colour: 'white' });
  if (!south || !north) throw new Error('two seats');
  const named = (at: Seat) => players[at === 'south' ? 0 : 1] ?? null;
  expect(winWords([south], { colours: coloursOf(chess) }, named)).toBe('\u2068علي\u2069 wins');
});

test('sentences call people by their names, one’s own seat "you", and computer players by their colours', async () => {
  const names = {
    colours: { south: 'black', west: 'green', north: 'red' },
    you: 'south' as const,
    people: { south: 'Hanka', north: 'Čeněk' },
  };
  for (const [language, told] of [
    ['en', ['Your turn: throw the dice.', 'Green throws the dice.', 'Čeněk throws the dice.']],
    ['pl', ['Twoja kolej: rzuć.', 'Rzuca zielony.', 'Rzuca Čeněk.']],
    ['cs', ['Jste na řadě: hoďte.', 'Hází zelený.', 'Hází Čeněk.']],
  ] as const) {
    await setLanguage(language);
    const said = ['south', 'west', 'north'].map((seat) => t('status-throw', seatArgs(names, seat)));
    expect(said.map((words) => words.replaceAll('\u00a0', ' '))).toEqual(told);
  }
  await setLanguage('en');
});
