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

const PEOPLE: Names = { ...CHESS, people: { south: 'Hanka' } };
/** Of somebody with a name, and of the other side without one. */
const people = (id: string, more: Args = {}) =>
  ['south', 'north'].map((seat) => told(id, { ...seatArgs(PEOPLE, seat), ...more }));

test('people are called by their names in chess too', () => {
  expect(people('status-move')).toEqual(['Ruch ma Hanka.', 'Ruch czarnych.']);
  expect(people('status-check')).toEqual(['Szach. Ruch ma Hanka.', 'Szach. Ruch czarnych.']);
  expect(people('status-promote-must')).toEqual([
    'Hanka musi wymienić czekającego pionka.',
    'Czarne muszą wymienić czekającego pionka.',
  ]);
  expect(people('order-then')).toEqual(['Następny ruch ma Hanka.', 'Następny ruch czarnych.']);
  expect(people('strip-move')).toEqual(['ruch ma Hanka', 'ruch czarnych']);
  expect(people('clock-low')).toEqual(['Hanka jest w niedoczasie.', 'Czarne są w niedoczasie.']);
  expect(people('clock-given', { count: 5 })[0]).toBe('Hanka dostaje 5 dodatkowych minut.');
  expect(people('log-resign')).toEqual(['Hanka się poddaje', 'czarne się poddają']);
  expect(people('log-resigned')).toEqual(['Hanka się poddaje.', 'Czarne się poddają.']);
  expect(people('result-name')).toEqual(['Hanka', 'czarne']);
  expect(told('status-move', seatArgs({ ...PEOPLE, you: 'south' }, 'south'))).toBe('Twój ruch.');
});

test('every sentence that names a seat in chess calls a person by the name', () => {
  const sentences = SOURCES.flatMap((source) => new FluentResource(source).body.map(({ id }) => id)).filter(
    (id) => !/^[wx]-/.test(id),
  );
  const wrong = sentences.flatMap((id) => {
    const [person, side] = people(id);
    return side !== person && !person?.includes('Hanka') && !EVENTS.test(id) ? [`${id}: ${person}`] : [];
  });
  expect(wrong).toEqual([]);
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

/** The sentences of the rules, in which armies have their colours. */
const EVENTS = /^(event|refusal|impossible|moment)-/;

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
      seatKind: 'side',
      game: 'chess',
      role: 'rook',
      most: 16,
      means: 'displacement',
    });
    return /biały(?!\p{L}| (król|pion|goniec|skoczek))/iu.test(sentence ?? '') ? [`${id}: ${sentence}`] : [];
  });
  expect(wrong).toEqual([]);
});
