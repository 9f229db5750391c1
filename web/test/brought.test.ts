// What is said of a file of games: what came, what was here already, how it goes on, and what was none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broughtWords, recordsIn } from '../src/me/brought';
import { type Args, say } from '../src/text';
import { makeBundle } from '../src/text/bundle';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const speaker = (code: string) => {
  const bundle = makeBundle(code, [readFileSync(join(LOCALES, code, 'kept.ftl'), 'utf8')]);
  return (id: string, args?: Args) => say([bundle], id, args)?.replaceAll('\u00a0', ' ') ?? `?${id}`;
};
const file = { games: [] as string[], known: 0, linked: 0, typed: 0, unread: [] as string[] };

test('new games and known ones are counted apart', () => {
  const told = { ...file, games: ['a', 'b'], known: 3 };
  expect(broughtWords(told, speaker('en'))).toBe('2 new games were brought. 3 were here already.');
  expect(broughtWords(told, speaker('pl'))).toBe('Wczytano 2 nowe partie. 3 już tu były.');
  expect(broughtWords({ ...file, known: 1 }, speaker('cs'))).toBe(
    'Nebyla načtena žádná nová partie. Jedna už tu byla.',
  );
});

test('what was played by links and where throws are entered is told', () => {
  const told = broughtWords({ ...file, games: ['a', 'b'], linked: 1, typed: 1 }, speaker('en'));
  expect(told).toContain(
    'One of them was played by links: it goes on at this screen, and the computer throws.',
  );
  expect(told).toContain('In one of them you throw by hand and enter what comes up.');
});

test('a file without games is said to be none before anything else', () => {
  const why = 'Line 1, column 1: expected a tag.';
  expect(broughtWords({ ...file, unread: [why] }, speaker('en'))).toBe(
    `This is no file of games from Ashtapada: nothing was brought. ${why}`,
  );
  expect(broughtWords(file, speaker('pl'))).toBe(
    'To nie jest plik z partiami z Ashtapady: niczego nie wczytano.',
  );
  // One that is broken among others is named.
  expect(broughtWords({ ...file, games: ['a'], unread: [why] }, speaker('en'))).toBe(
    `One new game was brought. One could not be read: ${why}`,
  );
});

test('the records of a file are counted', () => {
  expect(recordsIn('')).toBe(0);
  expect(recordsIn('[Rules "soldiers16-bl"]\n\n1. c4-c5\n\n[Rules "vilac-9506"]\n')).toBe(2);
});
