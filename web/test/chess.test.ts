// Chess in Polish: its sides are spoken of in the plural, as chess players speak.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import type { Seat } from '../src/generated/wire';
import { winWords } from '../src/table/ends/winning';
import { type Args, say, setLanguage } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import { type Names, seatArgs } from '../src/text/event';

const LOCALE = join(import.meta.dirname, '../../crates/rulebook/locales/pl');
const SOURCES = ['rules.ftl', 'web.ftl'].map((file) => readFileSync(join(LOCALE, file), 'utf8'));
const WORDS = [makeBundle('pl', SOURCES)];
const CHESS: Names = { colours: { south: 'white', north: 'black', men: 'chess' } };

const told = (id: string, args: Args) => say(WORDS, id, args)?.replaceAll('\u00a0', ' ');
const both = (id: string, more: Args = {}) =>
  ['south', 'north'].map((seat) => told(id, { ...seatArgs(CHESS, seat), ...more }));

test('the sides of chess are white and black in the plural', () => {
  expect(both('status-move')).toEqual(['Ruch białych.', 'Ruch czarnych.']);
  expect(both('table-begins')[0]).toContain('zaczynają białe.');
  expect(both('order-then')[1]).toContain('czarnych.');
  expect(both('log-resign')[0]).toBe('białe się poddają');
  expect(both('clock-low')).toEqual(['Białe są w niedoczasie.', 'Czarne są w niedoczasie.']);
  expect(both('event-resigned')[1]).toBe('Czarne się poddają.');
  const check = told('event-check', seatArgs(CHESS, 'north'));
  expect(check).toContain('Czarny król');
  expect(told('event-resigned', { seatColour: 'black', game: 'other' })).toBe('Czarny się poddaje.');
});

test('a side that wins is one of several pieces', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('pl');
  const winner = (seat: string, colour: string) => [{ seat, colour, side: null, ally: null }] as never;
  expect(winWords(winner('north', 'black'), CHESS, () => null)).toBe('Wygrywają czarne');
  expect(winWords(winner('north', 'black'), CHESS, () => 'Anna')).toBe('Wygrywa Anna');
  expect(winWords(winner('north', 'black'), { ...CHESS, you: 'south' as Seat }, () => null)).toContain(
    'wygrywają czarne',
  );
  const kings = { colours: { south: 'green', north: 'black' } };
  expect(winWords(winner('north', 'black'), kings, () => null)).toBe('Wygrywa czarny');
  await setLanguage('en');
  expect(winWords(winner('north', 'black'), CHESS, () => null)).toBe('Black wins');
});

/** What chess does not have: dice, partners, kings that return, huffs, chains, cows. */
const ELSEWHERE =
  /thrown|throw|called|call$|exchange|huff|empire|parade|scored|turn-lost|stop|duty|finished|withdr|frozen|thaw|command|throne|accept|place|led|with$|lost-|idle|^moment|team|solo|dark|jump|^status-(chain|vain)$|^impossible-(side|once|still)/;
/** Names alone, in lists and labels. */
const NAMES =
  /^(army-name|side-of-role|colour-|seat-throws|seat-decides|sign-|choice-|piece-of|wish-|setup-)/;

test('no sentence that chess can say has a white side in the singular', () => {
  const ids = SOURCES.flatMap((source) => new FluentResource(source).body.map(({ id }) => id));
  const named = ['seat', 'army', 'by', 'owner', 'king'].map((name) => [`${name}Colour`, 'white']);
  const wrong = ids.flatMap((id) => {
    if (/^[wx]-/.test(id) || ELSEWHERE.test(id) || NAMES.test(id)) return [];
    const sentence = told(id, {
      ...Object.fromEntries(named),
      game: 'chess',
      role: 'rook',
      most: 16,
      means: 'displacement',
    });
    return /biały(?!\p{L}| (król|pion|goniec|skoczek))/iu.test(sentence ?? '') ? [`${id}: ${sentence}`] : [];
  });
  expect(wrong).toEqual([]);
});
