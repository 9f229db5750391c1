// The gallery finds each game by the names that people know it by, whatever the language of the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameCard } from '../src/generated/wire';
import { foundBy, matches, searched, wordsFor } from '../src/home/search';
import { TERMS } from '../src/learn/terms';

const GAMES = join(import.meta.dirname, '../../crates/rulebook/games');

/** What the search looks at, read from the rule sets with the title in one language. */
function cards(language: string): GameCard[] {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name: id }) => {
    const rules = readFileSync(join(GAMES, id, 'rules.toml'), 'utf8');
    const names = /^names = \[([^\]]*)\]/m.exec(rules)?.[1] ?? '';
    const texts = (head: string) =>
      new RegExp(`^\\[${head}\\][^[]*?^${language} = "(.*)"`, 'ms').exec(rules)?.[1]?.split('"\n')[0] ?? '';
    return {
      id,
      title: texts('title'),
      blurb: '',
      document: '',
      names: [...names.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? ''),
    } as unknown as GameCard;
  });
}

const FOUR = ['chaturaji-pl-solo', 'chaturaji-pl-team', 'chaturaji-pl-nodice', 'chaturaji-wikipedia'];
const SOLDIERS = ['soldiers16-bl', 'soldiers16-free'];
const KNOWN: Record<string, readonly string[]> = {
  Szaturadżi: FOUR,
  szaturadzi: FOUR,
  Czaturadżi: FOUR,
  Chaturaji: [...FOUR, 'caturanga-cz'],
  Čaturádží: [...FOUR, 'caturanga-cz'],
  caturadzi: FOUR,
  Choupat: FOUR,
  Čaturanga: ['caturanga-cz'],
  caturanga: ['caturanga-cz'],
  czaturanga: ['caturanga-cz'],
  Chaturanga: ['caturanga-cz', 'chaturaji-pl-solo'],
  'Sholo guti': SOLDIERS,
  shologuti: SOLDIERS,
  '16 guti': SOLDIERS,
  'ষোল গুটি': SOLDIERS,
  'Sixteen Soldiers': SOLDIERS,
  'szesnastu żołnierzy': SOLDIERS,
  '16 zolnierzy': SOLDIERS,
  'šestnáct vojáků': SOLDIERS,
  'sestnact vojaku': SOLDIERS,
  'Hasu Chirate Ata': ['cows-leopards-bl'],
  hasuchirate: ['cows-leopards-bl'],
  'Diviyan keliya': ['cows-leopards-bl'],
  'krowy i lamparty': ['cows-leopards-bl'],
  'krávy a leopardi': ['cows-leopards-bl'],
  Peralikatuma: ['peralikatuma-bl', 'peralikatuma-37'],
  'perali kotuwa': ['peralikatuma-bl'],
  'Kotu ellima': ['kotu-ellima-bl'],
  kotuellime: ['kotu-ellima-bl'],
  vilac: ['vilac-9506'],
  'szachy egipskie': ['vilac-9506'],
  hieroglyfy: ['vilac-9506'],
};

for (const language of readdirSync(join(import.meta.dirname, '../../crates/rulebook/locales'))) {
  test(`${language}: every game is found by its names`, () => {
    const all = cards(language);
    for (const card of all) {
      expect(card.title, card.id).not.toBe('');
      for (const name of card.names) expect(matches(card, name), `${card.id}: ${name}`).toBe(true);
    }
    for (const [name, games] of Object.entries(KNOWN)) {
      const found = all.filter((card) => matches(card, name)).map(({ id }) => id);
      expect(found, name).toEqual(expect.arrayContaining([...games]));
      expect(found.length, name).toBeLessThan(all.length);
    }
  });
}

/** What the documents name besides the games that can be played here, and words of theirs that stand beside ours. */
const WORDS: Record<string, string> = {
  Halatafl: 'halatafl',
  'lis i gesi': 'halatafl',
  'fox and geese': 'halatafl',
  'liška a husy': 'halatafl',
  Alquerque: 'alquerque',
  Thayaam: 'thayaam',
  Pachisi: 'pachisi',
  pačísi: 'pachisi',
  Ashtapada: 'ashtapada',
  asztapada: 'ashtapada',
  aštápada: 'ashtapada',
  Ashtāpada: 'ashtapada',
  अष्टापद: 'ashtapada',
  Pretwa: 'kin',
  'Gol skuish': 'kin',
  'Gol-skuish': 'kin',
  'Egara guti': 'kin',
  'Lau kata kati': 'kin',
  'Kolowis Awithlaknannai': 'kin',
  alfil: 'alfil',
  shatranj: 'alfil',
  ship: 'boat',
  'boat triumph': 'parade',
  radża: 'raja',
  radza: 'raja',
  rádža: 'raja',
  povyšování: 'last-pawn',
};

test('words of the documents are found, as people write them', () => {
  for (const [query, id] of Object.entries(WORDS)) {
    expect(
      wordsFor(TERMS, query).map((term) => term.id),
      query,
    ).toContain(id);
  }
  expect(wordsFor(TERMS, 'Halatafl')).toHaveLength(1);
  expect(wordsFor(TERMS, 'ro')).toEqual([]);
  expect(wordsFor(TERMS, 'backgammon')).toEqual([]);
});

test('a card tells the name by which it was found, unless its title does', () => {
  const [card] = cards('en').filter(({ id }) => id === 'soldiers16-bl');
  expect(card && foundBy(card, 'shologuti')).toBe('Sholo guti');
  expect(card && foundBy(card, 'ষোল গুটি')).toBe('ষোল গুটি');
  expect(card && foundBy(card, 'sixteen')).toBeNull();
});

const FIRST: Readonly<Record<string, string>> = {
  chess: 'chess',
  'chess.com': 'chaturaji-chesscom',
  'perali kotuwa': 'perali-kotuwa',
  forbes: 'chaturaji-forbes',
  'fox and geese': 'fox-geese-13',
  pretwa: 'pretwa',
  shatranj: 'shatranj',
  winther: 'chaturaji-winther',
};

test('the game that a query names stands first among what is found', () => {
  const all = cards('en');
  for (const [query, id] of Object.entries(FIRST)) expect(searched(all, query)[0]?.id, query).toBe(id);
});
