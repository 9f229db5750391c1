// Computer players have names that fit the game, in every language.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Seat } from '../src/generated/wire';
import type { OwnGame } from '../src/home/own';
import { turnOf } from '../src/home/summary';
import { coloursOf } from '../src/settings/colours';
import { winWords } from '../src/table/ends/winning';
import { botName, botWords, partsOf, personName, playerName, whoIs } from '../src/table/seats/names';
import { setLanguage, t } from '../src/text';
import { gaveUp, happened } from '../src/text/action';
import { messageArgs, nameArgs, roleName, seatArgs } from '../src/text/event';
import { seat, view } from './samples';

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
    'Child (level\u00a01)',
    'Merchant (level\u00a04)',
    'Maharaja (level\u00a08)',
  ]);
});

test('a character is told beside the level', () => {
  expect(botWords('level-5-avenger', kings)).toBe('Raider (level\u00a05, vengeful)');
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
    'Wygrywacie ty i czarny · Wygrywają Jan i Ewa · Przegrana: wygrywają Jan i Ewa · ' +
      'Pierwsze miejsce dzielicie ty, Jan i Anna · Pierwsze miejsce dzielą czerwony i żółty · ' +
      'Przegrana: pierwsze miejsce dzielą Anna i żółty',
  );
  await setLanguage('cs');
  expect(told()).toBe(
    'Vyhráváte vy a černý · Vyhrávají Jan a Ewa · Prohra: vyhrávají Jan a Ewa · ' +
      'O první místo se dělíte vy, Jan a Anna · O první místo se dělí červený a žlutý · ' +
      'Prohra: o první místo se dělí Anna a žlutý',
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
    ['en', ['It is your turn to throw.', 'Green throws.', 'Čeněk throws.']],
    ['pl', ['Twoja kolej: rzuć.', 'Rzuca zielony.', 'Rzuca Čeněk.']],
    ['cs', ['Jste na řadě: hoďte.', 'Hází zelený.', 'Hází Čeněk.']],
  ] as const) {
    await setLanguage(language);
    const said = ['south', 'west', 'north'].map((seat) => t('status-throw', seatArgs(names, seat)));
    expect(said.map((words) => words.replaceAll('\u00a0', ' '))).toEqual(told);
  }
  await setLanguage('en');
});

/** You, a computer player, and two people with names. */
const table = {
  colours: { south: 'black', west: 'green', north: 'red', east: 'yellow' },
  you: 'south' as const,
  people: { south: 'Ewa', north: 'Čeněk', east: 'Hanka' },
};

/** What is said in each language. */
async function everywhere(say: () => readonly string[]) {
  const said: Record<string, string[]> = {};
  for (const language of ['cs', 'pl', 'en'] as const) {
    await setLanguage(language);
    said[language] = say().map((words) => words.replaceAll('\u00a0', ' '));
  }
  return said;
}

test('who threw and who commands are called by their names', async () => {
  const command = (thrower: Seat, seat: Seat) =>
    t('status-command', { ...seatArgs(table, seat), ...nameArgs(table, thrower, 'thrower') });
  const said = await everywhere(() => [
    command('north', 'east'),
    command('north', 'south'),
    command('west', 'east'),
    command('south', 'east'),
    command('east', 'west'),
  ]);
  expect(said).toEqual({
    en: [
      'Čeněk has thrown, and Hanka plays the throw.',
      'Čeněk has thrown, and you play the throw.',
      'Green has thrown, and Hanka plays the throw.',
      'You have thrown, and Hanka plays the throw.',
      'Hanka has thrown, and green plays the throw.',
    ],
    pl: [
      'Rzut: Čeněk, rusza Hanka.',
      'Rzut: Čeněk, ruszasz ty.',
      'Rzucał zielony, a rusza Hanka.',
      'To twój rzut, a rusza Hanka.',
      'Rzut: Hanka, rusza zielony.',
    ],
    cs: [
      'Hod: Čeněk, táhne Hanka.',
      'Hod: Čeněk, táhnete vy.',
      'Házel zelený, táhne Hanka.',
      'Hod byl váš, táhne Hanka.',
      'Hod: Hanka, táhne zelený.',
    ],
  });
});

test('partners are called by their names', async () => {
  const said = await everywhere(() =>
    ['east', 'south', 'west'].map((seat) => t('seat-with', seatArgs(table, seat))),
  );
  expect(said).toEqual({
    en: ['with Hanka', 'with you', 'with Green'],
    pl: ['w parze: Hanka', 'w parze z tobą', 'w parze z zielonym'],
    cs: ['ve dvojici: Hanka', 've dvojici s vámi', 've dvojici se zeleným'],
  });
});

test('lost throws are those of people by name', async () => {
  const one = (seat: Seat, faces: string) => t('lost-one', { ...seatArgs(table, seat), faces });
  const said = await everywhere(() => [
    t('lost-others', { throws: one('east', '5'), count: 1, seats: 1 }),
    t('lost-others', { throws: `${one('east', '5, 3')}, ${one('west', '2')}`, count: 3, seats: 2 }),
    t('lost-before', seatArgs(table, 'north')),
  ]);
  expect(said).toEqual({
    en: ['No move for Hanka (5).', 'No move for Hanka (5, 3), Green (2).', 'Čeněk’s last throw:'],
    pl: ['Przepadł rzut: Hanka (5).', 'Przepadły rzuty: Hanka (5, 3), zielony (2).', 'Ostatni rzut (Čeněk):'],
    cs: ['Naprázdno hází Hanka (5).', 'Naprázdno házejí Hanka (5, 3), zelený (2).', 'Poslední hod (Čeněk):'],
  });
});

test('great moments are those of people by name, and their armies have colours', async () => {
  const said = await everywhere(() => [
    t('moment-empire', messageArgs({ seat: 'east' }, table)),
    t('moment-parade', messageArgs({ seat: 'east' }, table)),
    t('moment-commands', messageArgs({ commander: 'north', army: 'south' }, table)),
    t('moment-commands', messageArgs({ commander: 'north', army: 'east' }, table)),
    t('moment-exchange-offered', messageArgs({ by: 'east' }, table)),
    t('moment-huffed', messageArgs({ seat: 'east', from: 'b1', to: 'c3' }, table)),
    t('moment-withdrew', messageArgs({ seat: 'north' }, table)),
    t('moment-empire', messageArgs({ seat: 'west' }, table)),
  ]);
  expect(said).toEqual({
    en: [
      'Hanka has made an empire!',
      'Hanka’s parade of boats!',
      'Čeněk now commands your army',
      'Čeněk now commands Yellow’s army',
      'Hanka offers an exchange of kings',
      'Hanka missed b1xc3, and the piece is huffed',
      'Čeněk withdraws their last king',
      'Green has made an empire!',
    ],
    pl: [
      'Hanka tworzy imperium!',
      'Parada okrętów: Hanka!',
      'Čeněk dowodzi teraz twoją armią',
      'Čeněk dowodzi teraz żółtą armią',
      'Hanka proponuje wymianę królów',
      'Hanka pomija bicie b1xc3: traci za to bierkę',
      'Čeněk zabiera z planszy ostatniego króla',
      'Zielony tworzy imperium!',
    ],
    cs: [
      'Hanka zakládá říši!',
      'Hanka uzavírá průvod lodí!',
      'Čeněk teď velí vaší armádě',
      'Čeněk teď velí žluté armádě',
      'Hanka nabízí výměnu králů',
      'Hanka vynechává braní b1xc3: přichází za to o kámen',
      'Čeněk odvádí posledního krále',
      'Zelený zakládá říši!',
    ],
  });
});

test('who gives up, and who offers, is called by the name', async () => {
  const entry = { act: { kind: 'resign', seat: 'east' } } as const;
  const offer = { by: 'north', own: 'west', other: 'south' };
  const said = await everywhere(() => [
    happened(entry, { kind: 'resigned', seat: 'east' }, table),
    gaveUp('own', 'south', table),
    gaveUp('own', 'west', table),
    gaveUp('time', 'east', table),
    t('status-exchange-offered', messageArgs(offer, table)),
  ]);
  expect(said).toEqual({
    en: [
      'Hanka resigns.',
      'You resign.',
      'Green resigns.',
      'Hanka’s time is up.',
      'Čeněk offers an exchange of kings: Green’s and yours would both return.',
    ],
    pl: [
      'Hanka się poddaje.',
      'Poddajesz się.',
      'Zielony się poddaje.',
      'Hanka: koniec czasu.',
      'Čeněk proponuje wymianę królów: na planszę wróciliby królowie zielony i twój.',
    ],
    cs: [
      'Hanka vzdává partii.',
      'Vzdáváte partii.',
      'Zelený vzdává partii.',
      'Hanka: čas vypršel.',
      'Čeněk nabízí výměnu králů: na desku by se vrátil zelený i váš král.',
    ],
  });
});

test('a game in the list is the turn of somebody with a name', async () => {
  const seats = [
    { seat: 'south', player: { kind: 'human', name: 'Hanka' } },
    { seat: 'north', player: { kind: 'human', name: '' } },
  ] as const;
  const of = (seat: Seat, left: readonly Seat[] = []) => {
    const position = view([], {
      turn: { kind: 'chance', seat },
      seats: museum,
      ...(left.length > 0 && { left: [...left] }),
    });
    return turnOf({ seats, yours: ['south', 'north'], position: { view: position } } as unknown as OwnGame);
  };
  await setLanguage('pl');
  const told = [of('south'), of('north'), of('south', ['south'])];
  expect(told.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'rzuca Hanka',
    'rzuca czarny',
    'rzuca biały',
  ]);
  await setLanguage('en');
});

test('labels call you so, people by name and all others by the colour', async () => {
  await setLanguage('en');
  const seats = ['south', 'west', 'north'] as const;
  expect(seats.map((at) => whoIs(table, at))).toEqual(['You', 'Green', 'Čeněk']);
});
