// What the end of a game says large, in each language: whose name, and what they did.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Outcome, Seat, Standing } from '../src/generated/wire';
import { placesOf } from '../src/table/ends/placing';
import { endingOf, isEvent, predicate, printedName, scoreOf } from '../src/table/ends/saying';
import { type Facts, isBare, ownWords } from '../src/table/seats/facts';
import { say, setLanguage } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import type { Names } from '../src/text/event';
import type { Language } from '../src/text/languages';
import { seat } from './samples';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const LANGUAGES = readdirSync(LOCALES) as Language[];
const speakIn = (code: string) => {
  const files = ['rules.ftl', 'web.ftl', 'ends.ftl'];
  const bundle = makeBundle(
    code,
    files.map((file) => readFileSync(join(LOCALES, code, file), 'utf8')),
  );
  return (id: string, args?: Parameters<typeof say>[2]) => say([bundle], id, args) ?? id;
};

interface Case {
  seats: Standing[];
  won: Seat[];
  /** The seats at this screen; one alone is "you". */
  own?: Seat[];
  named?: Partial<Record<Seat, string>>;
  men?: Names['colours']['men'];
}

const outcomeOf = (seats: readonly Standing[], won: readonly Seat[]): Outcome => ({
  ending: 'last-army',
  payoff: Object.fromEntries(seats.map((one) => [one.seat, won.includes(one.seat) ? 1 / won.length : 0])),
  rank: Object.fromEntries(seats.map((one) => [one.seat, won.includes(one.seat) ? 1 : won.length + 1])),
});

/** What is printed, and below it, in each language. */
async function told({ seats, won, own = [], named = {}, men }: Case) {
  const places = placesOf(seats, outcomeOf(seats, won));
  const ending = endingOf(places, own);
  const names: Names = {
    colours: {
      ...Object.fromEntries(seats.map((one) => [one.seat, one.colour])),
      ...(men && { men }),
    } as Names['colours'],
    you: own.length === 1 ? (own[0] ?? null) : null,
  };
  const by = (at: Seat) => named[at] ?? null;
  const said: Record<string, string> = {};
  for (const code of LANGUAGES) {
    await setLanguage(code);
    const speak = speakIn(code);
    const printed = ending.first.map((one) => printedName(one, names, by, speak));
    said[code] = `${printed.join(' + ')} | ${predicate(ending, places, names, by, speak)}`.replaceAll(
      '\u00a0',
      ' ',
    );
  }
  return said;
}

/** What whoever reads is told of their own end, in each language. */
async function ownEnd({ seats, won, own = [] }: Case, how: Outcome['ending'] = 'last-army') {
  const outcome = { ...outcomeOf(seats, won), ending: how };
  const places = placesOf(seats, outcome);
  const facts = { places, outcome, ending: endingOf(places, own), own: own[0] ?? null } as unknown as Facts;
  const said: (string | null)[] = [];
  for (const code of LANGUAGES) {
    await setLanguage(code);
    said.push(ownWords(facts)?.replaceAll('\u00a0', ' ') ?? null);
  }
  return Object.fromEntries(LANGUAGES.map((code, at) => [code, said[at]]));
}

const four = (points: readonly number[], over: Partial<Standing> = {}) =>
  (['south', 'west', 'north', 'east'] as const).map((at, index) =>
    seat(at, {
      colour: (['black', 'green', 'red', 'yellow'] as const)[index] ?? 'red',
      scores: true,
      points: points[index] ?? 0,
      ...over,
    }),
  );

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  for (const code of LANGUAGES) await setLanguage(code);
}, 60_000);

test('you win with points; others by their names or colours', async () => {
  expect(await told({ seats: four([32, 11, 6, 2]), won: ['south'], own: ['south'] })).toEqual({
    en: 'You | win with 32 points',
    pl: 'Ty | wygrywasz z dorobkiem 32 punktów',
    cs: 'Vy | vyhráváte se ziskem 32 bodů',
  });
  const lost = { seats: four([3, 1, 0, 0]), won: ['west'] as Seat[], own: ['south'] as Seat[] };
  expect(await told({ ...lost, named: { west: 'Čeněk' } })).toEqual({
    en: 'Čeněk | wins with 1 point',
    pl: 'Čeněk | wygrywa z dorobkiem 1 punktu',
    cs: 'Čeněk | vyhrává se ziskem 1 bodu',
  });
  expect((await told(lost)).pl).toMatch(/^Zielony \| wygrywa/);
});

test('a team wins together, and its points stand against the others’', async () => {
  const seats = four([3, 1, 1, 0]).map((one) => ({
    ...one,
    ally: ({ south: 'north', north: 'south', west: 'east', east: 'west' } as const)[one.seat],
  }));
  const team = { seats, won: ['south', 'north'] as Seat[], named: { north: 'Čeněk' } };
  expect(await told({ ...team, own: ['south'] })).toEqual({
    en: 'You + Čeněk | win 4 : 1',
    pl: 'Ty + Čeněk | wygrywacie 4 : 1',
    cs: 'Vy + Čeněk | vyhráváte 4 : 1',
  });
  // Whoever is "you" is named first, wherever the seat is.
  expect((await told({ ...team, named: { south: 'Anna' }, own: ['north'] })).en).toBe(
    'You + Anna | win 4 : 1',
  );
  expect((await told(team)).pl).toBe('Czarny + Čeněk | wygrywają 4 : 1');
});

test('a first place may be shared, and a game drawn', async () => {
  expect(await told({ seats: four([5, 5, 0, 0]), won: ['south', 'west'], own: ['south'] })).toEqual({
    en: 'You + Green | share first place',
    pl: 'Ty + Zielony | dzielicie pierwsze miejsce',
    cs: 'Vy + Zelený | dělíte se o první místo',
  });
  const two = four([0, 0]).slice(0, 2);
  expect((await told({ seats: two, won: ['south', 'west'], named: { south: 'Anna' } })).cs).toBe(
    'Anna + Zelený | Remíza',
  );
});

test('cows and leopards win by the name of their pieces, sides of chess by their colours', async () => {
  const sides = [seat('south', { side: 'cow', colour: 'green' }), seat('north', { side: 'leopard' })];
  expect(await told({ seats: sides, won: ['south'] })).toEqual({
    en: 'Cows | win',
    pl: 'Krowy | wygrywają',
    cs: 'Krávy | vyhrávají',
  });
  const chess = [
    seat('south', { colour: 'white', men: 'chess' }),
    seat('north', { colour: 'black', men: 'chess' }),
  ];
  expect(await told({ seats: chess, won: ['south'], men: 'chess' })).toEqual({
    en: 'White | wins',
    pl: 'Białe | wygrywają',
    cs: 'Bílý | vyhrává',
  });
  expect((await told({ seats: chess, won: ['south'], men: 'chess', named: { south: 'Anna' } })).pl).toBe(
    'Anna | wygrywa',
  );
});

test('points that do not tell who has won are not said', () => {
  const two = (a: number, b: number) =>
    placesOf([seat('south', { scores: true, points: a }), seat('north', { scores: true, points: b })], {
      ending: 'resignation',
      payoff: { south: 1, north: 0 },
      rank: { south: 1, north: 2 },
    });
  expect(scoreOf(two(9, 6))).toEqual({ score: '9\u00a0:\u00a06' });
  expect(scoreOf(two(0, 0))).toBeNull();
  expect(scoreOf(two(2, 5))).toBeNull();
});

test('a winner is crowned, all others bow, and all do after a draw', () => {
  const seats = four([9, 5, 3, 1]);
  const places = placesOf(seats, outcomeOf(seats, ['west']));
  const ending = endingOf(places, ['south']);
  expect(ending.tone).toBe('lost');
  expect(ending.honours).toEqual({ south: 'bows', west: 'crowned', north: 'bows', east: 'bows' });
  // Of several people at one screen it is enough that one has won; who watches rejoices with the winner.
  expect(endingOf(places, ['south', 'west']).tone).toBe('won');
  expect(endingOf(places, []).tone).toBe('won');
  const drawn = endingOf(placesOf(seats, outcomeOf(seats, ['south', 'west', 'north', 'east'])), ['south']);
  expect(drawn.tone).toBe('drawn');
  expect(new Set(Object.values(drawn.honours))).toEqual(new Set(['bows']));
});

test('what was agreed on is no event', () => {
  expect(isEvent({ ending: 'agreement' })).toBe(false);
  expect(isEvent({ ending: 'checkmate' })).toBe(true);
});

test('who lost is told so, with place and points where there are some', async () => {
  const lost = { seats: four([11, 32, 16, 3]), won: ['west'] as Seat[], own: ['south'] as Seat[] };
  expect(await ownEnd(lost)).toEqual({
    en: 'You came 2nd of 4, with 11 points.',
    pl: 'Zajmujesz 2. miejsce z 4 (11 punktów).',
    cs: 'Končíte na 2. místě z 4 (11 bodů).',
  });
  const two = { seats: [seat('south'), seat('north')], won: ['north'] as Seat[], own: ['south'] as Seat[] };
  expect((await ownEnd(two)).en).toBe('You lost.');
  // That one gave up says it; whoever won, shares the game, or only watches is told nothing of it.
  for (const other of [
    { ...two, own: ['north'] as Seat[] },
    { ...two, won: ['south', 'north'] as Seat[] },
    { ...two, own: [] },
  ])
    expect((await ownEnd(other)).en).toBeNull();
  expect((await ownEnd(two, 'resignation')).en).toBeNull();
});

test('points beside a win by resignation would read like its score', async () => {
  const [one, other] = four([0, 9]);
  const seats = one && other ? [one, other] : [];
  const places = placesOf(seats, outcomeOf(seats, ['west']));
  const ending = endingOf(places, ['south']);
  const say = (resigned: boolean) =>
    predicate(ending, places, { colours: {} }, () => null, speakIn('en'), resigned);
  expect([say(false).replaceAll('\u00a0', ' '), say(true)]).toEqual(['wins 9 : 0', 'wins']);
});

test('two names without anything counted are no list', () => {
  const bare = (...seats: Standing[]) => {
    const places = placesOf(seats, outcomeOf(seats, ['north']));
    return isBare({ places, view: { seats } } as unknown as Facts);
  };
  expect(bare(seat('south'), seat('north'))).toBe(true);
  expect(bare(seat('south'), seat('north', { scores: true, side: 'leopard' }))).toBe(false);
  expect(bare(...four([0, 0, 0, 0]))).toBe(false);
});
