import { expect, test } from 'vitest';
import { parseRoute } from '../src/base/routes';
import { layout } from '../src/board/geometry';
import type { Board, GameCard, GameSummary, OptionCard, View } from '../src/generated/wire';
import { joined } from '../src/home/listed';
import { part } from '../src/home/part';
import { foundBy, matches } from '../src/home/search';
import { gamesPath } from '../src/net/paths';
import { changes, grouped, offered, wordsOffered } from '../src/new/options';
import { ago } from '../src/text/time';
import { pickLanguage } from '../src/text/wanted';

const option = (id: string, value: string): OptionCard => ({
  id,
  group: 'captures',
  purpose: null,
  label: id,
  help: '',
  values: { kind: 'flag' },
  default: value,
  source: 'document',
});

test('addresses', () => {
  expect(parseRoute('/')).toEqual({ page: 'home' });
  expect(parseRoute('/new/kotu-ellima-bl')).toEqual({ page: 'new', id: 'kotu-ellima-bl' });
  expect(parseRoute('/game/a%20b')).toEqual({ page: 'game', id: 'a b' });
  expect(parseRoute('/game')).toEqual({ page: 'lost' });
  expect(parseRoute('/learn')).toEqual({ page: 'lessons' });
  expect(parseRoute('/learn/kotu-ellima-bl')).toEqual({ page: 'learn', id: 'kotu-ellima-bl' });
  // Where the list of games was.
  expect(parseRoute('/games')).toEqual({ page: 'me' });
  expect(parseRoute('/setup/kotu-ellima-bl')).toEqual({ page: 'setup', id: 'kotu-ellima-bl' });
  expect(parseRoute('/position')).toEqual({ page: 'position' });
  expect(parseRoute('/embed')).toEqual({ page: 'embed' });
  expect(parseRoute('/embed/x')).toEqual({ page: 'lost' });
  expect(parseRoute('/game/%')).toEqual({ page: 'lost' });
});

const OFFERED = ['en', 'cs', 'pl'];

test('the language: remembered, else the first wanted that there is, else English', () => {
  expect(pickLanguage(OFFERED, 'cs', ['pl'])).toBe('cs');
  expect(pickLanguage(OFFERED, null, ['de-DE', 'pl-PL', 'cs'])).toBe('pl');
  expect(pickLanguage(OFFERED, 'xx', ['de'])).toBe('en');
});

test('a game is found by any name, with or without accents', () => {
  const card = {
    id: 'x',
    title: 'Szaturadżi',
    blurb: '',
    document: '',
    names: ['Čaturanga', 'Hasu Chirate Ata', 'Sholo guti', 'Al-Biruni’s dice chess', 'złoto'],
  } as unknown as GameCard;
  for (const query of [
    'Szaturadżi',
    'szaturadzi',
    'Čaturanga',
    'caturanga',
    'Hasu Chirate Ata',
    'HASU ata',
    'Sholo guti',
    'shologuti',
    'sholo-guti',
    'al biruni',
    'zloto',
    '',
  ])
    expect(matches(card, query), query).toBe(true);
  expect(matches(card, 'ludo')).toBe(false);
  expect(foundBy(card, 'caturan')).toBe('Čaturanga');
  expect(foundBy(card, 'szatur')).toBeNull();
  expect(foundBy(card, '')).toBeNull();
});

test('only what differs from the document is sent', () => {
  const options = [option('mayPass', 'false'), option('parade', 'all3')];
  expect(changes(options, { mayPass: 'true', parade: 'all3' })).toEqual([['mayPass', 'true']]);
});

test('options are grouped as they come', () => {
  const options = [
    { ...option('dice', ''), group: 'dice' as const },
    option('parade', ''),
    { ...option('throw', ''), group: 'dice' as const },
  ];
  expect(grouped(options).map(({ id, options: some }) => [id, some.map((one) => one.id)])).toEqual([
    ['dice', ['dice', 'throw']],
    ['captures', ['parade']],
  ]);
});

test('nothing of other descriptions is offered, unless a game that goes on has it', () => {
  const words = (...values: string[]) =>
    values.map((value) => ({ value, label: value, foreign: value.startsWith('their') }));
  const choice = (id: string, ...values: string[]) => ({
    ...option(id, values[0] ?? ''),
    values: { kind: 'words' as const, values: words(...values) },
  });
  const options = [
    option('mayPass', 'false'),
    { ...option('bonus54', 'off'), source: 'elsewhere' as const },
    choice('teams', 'own', 'theirs'),
    choice('parade', 'own', 'also', 'theirs'),
  ];
  const ids = (values: Record<string, string>) => offered(options, values).map(({ id }) => id);
  expect(ids({})).toEqual(['mayPass', 'parade']);
  expect(ids({ bonus54: 'add', teams: 'theirs' })).toEqual(['mayPass', 'bonus54', 'teams', 'parade']);
  const shown = (chosen: string) =>
    wordsOffered(words('own', 'theirs', 'their-own'), chosen).map(({ value }) => value);
  expect(shown('own')).toEqual(['own']);
  expect(shown('theirs')).toEqual(['own', 'theirs']);
});

test('how long ago, in the language of the reader', () => {
  const now = new Date('2026-01-02T12:00:00Z');
  expect(ago('2026-01-02T09:00:00Z', 'en', now)).toBe('3\u00a0hours ago');
  expect(ago('2026-01-01T11:00:00Z', 'pl', now)).toBe('wczoraj');
  expect(ago('nonsense', 'en', now)).toBe('');
});

test('pages of the list of games are joined without repetition', () => {
  const games = (...ids: string[]) => ids.map((id) => ({ id }) as GameSummary);
  expect(joined(games('a', 'b'), games('b', 'c'))).toEqual(games('a', 'b', 'c'));
  expect(gamesPath(false, 4)).toBe('/api/games?over=false&limit=4');
  expect(gamesPath(true, 24, '12.a&b')).toBe('/api/games?over=true&limit=24&after=12.a%26b');
});

test('a picture shows the part of a board where the most pieces are', () => {
  const spots = Array.from(
    { length: 64 },
    (_, index) => `${'abcdefgh'[index % 8]}${Math.floor(index / 8) + 1}`,
  );
  const coordinates = spots.map((_, index): [number, number] => [
    (index % 8) * 100,
    Math.floor(index / 8) * 100,
  ]);
  const board = { surface: 'cells', width: 8, height: 8, spots, coordinates } as unknown as Board;
  const view = (...at: string[]) =>
    ({ pieces: at.map((spot, index) => ({ at: spot, army: index % 2 ? 'north' : 'south' })) }) as View;
  const of = (...at: string[]) => part(layout(board, 0), view(...at), 3, 2);
  // Three in the far corner weigh more than two at home; a1 is at the bottom.
  expect(of('a1', 'b1', 'h8', 'g8', 'h7')).toBe('500 0 300 200');
  expect(of('a1', 'b1', 'b2', 'h8')).toBe('0 600 300 200');
});
