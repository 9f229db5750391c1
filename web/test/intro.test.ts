import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExampleView, Frame, GameCard, OptionCard, RulesPage } from '../src/generated/wire';
import { beginning, goalIn, picturesOf, relativeOf, shownIn, unlike, wayOf } from '../src/parts/intro/pick';
import { action, cells, net, seat, view } from './samples';

const RULEBOOK = join(import.meta.dirname, '../../crates/rulebook');

const option = (id: string, value: string, more: Partial<OptionCard> = {}) =>
  ({
    id,
    group: 'kings',
    purpose: null,
    label: id,
    default: value,
    values: { kind: 'flag' },
    ...more,
  }) as unknown as OptionCard;

const card = (id: string, options: OptionCard[], family = 'four-kings') =>
  ({ id, family, options, start: view(), board: cells(), title: id }) as unknown as GameCard;

const frame = (text: string | null): Frame =>
  ({
    action: text === null ? null : action(text),
    events: [],
    view: view([], { position: text ?? 'start' }),
  }) as Frame;

const example = (name: string, ...texts: string[]): ExampleView =>
  ({
    name,
    title: `${name}!`,
    options: [],
    frames: [frame(null), ...texts.map(frame)],
  }) as unknown as ExampleView;

const page = (over: Partial<RulesPage>) =>
  ({ examples: [], introduced_by: [], topics: [], lessons: [], ...over }) as unknown as RulesPage;

test('of the goal so many sentences are told as fit', () => {
  expect(beginning('Collect points. The fuller purse wins. Nobody is mated here.', 40)).toBe(
    'Collect points. The fuller purse wins.',
  );
  expect(beginning('One sentence that is much too long all the same.', 10)).toContain('all the same.');
  const parts = [
    ['Setting up', 'Men.'],
    ['The end', 'Take all.'],
    ['What the source says', 'Much.'],
  ] as const;
  expect(goalIn(parts, 'The goal')).toBe('Take all.');
  expect(goalIn([['The goal', 'Win.'], ...parts], 'The goal')).toBe('Win.');
});

test('the texts call the goal as the card does', () => {
  const games = join(RULEBOOK, 'games');
  for (const lang of ['en', 'pl', 'cs']) {
    const words = readFileSync(join(RULEBOOK, 'locales', lang, 'intro.ftl'), 'utf8');
    const heading = /^intro-goal = (.+)$/m.exec(words)?.[1];
    let found = 0;
    for (const game of readdirSync(games)) {
      const text = readFileSync(join(games, game, `${lang}.md`), 'utf8');
      const told = /^## (.+) \{#goal\}$/m.exec(text)?.[1];
      if (told) found++;
      expect(told ?? heading, `${game} ${lang}`).toBe(heading);
    }
    expect(found).toBeGreaterThan(10);
  }
});

test('the game to compare with is the one of the family that differs least, the latest of equals', () => {
  const own = card('own', [option('a', '1'), option('b', '1')]);
  const far = card('far', [option('a', '2'), option('b', '2')]);
  const near = card('near', [option('a', '2'), option('b', '1')]);
  const later = card('later', [option('a', '3'), option('b', '1')]);
  const other = card('other', [], 'chess');
  expect(relativeOf(own, [near, far, later, other, own])?.id).toBe('later');
  expect(relativeOf(own, [other])).toBeNull();
  // Herds and soldiers are too far apart.
  const cows = {
    ...card('cows', []),
    start: view([], { seats: [seat('south', { men: 'cows' })] }),
  } as GameCard;
  expect(relativeOf(own, [cows])).toBeNull();
  // Who plays first is agreed on, and no difference.
  const first = { purpose: 'first' as const };
  expect(unlike(card('own', [option('a', '1', first)]), card('two', [option('a', '2', first)]))).toEqual([]);
});

test('an example shows the position before its last move; a text names the spots of a way', () => {
  const one = example('one', '3', 'b1-c3', '4', 'c3xd5', 'pass');
  expect([shownIn(one)?.view.position, shownIn(one)?.way]).toEqual(['4', ['c3', 'd5']]);
  const two = shownIn(example('two', 'pass'));
  expect([two?.view.position, two?.way]).toEqual(['pass', null]);
  expect([
    wayOf('f4xf6xd6', net(9)),
    wayOf('b2', net(5)),
    wayOf('e2e4', cells()),
    wayOf('pass', net(5)),
  ]).toEqual([['f4', 'd6'], ['b2', 'b2'], ['e2', 'e4'], null]);
});

test('differences are told by the examples that show them, one of each group first', () => {
  const own = card('own', [
    option('a', '1'),
    option('b', '1'),
    option('c', '1', { group: 'end' }),
    option('d', '1', { group: 'dice' }),
    option('e', '1'),
  ]);
  const other = card(
    'other',
    own.options.map((one) => ({ ...one, default: '2' })),
  );
  const rules = page({
    examples: ['a', 'b', 'c', 'd'].map((name) => example(name, 'b1-c3')),
    topics: ['a', 'b', 'c', 'd', 'e'].map((name) => [`option-${name}`, name]),
  });
  const { pictures } = picturesOf(rules, own, 'Win.', other);
  expect(pictures.map(({ words }) => words)).toEqual(['Win.', 'a!', 'c!', 'd!']);
  expect(pictures[1]?.there?.value).toBe('2');
});

test('where little differs or nothing is known, the lessons show what is special', () => {
  const own = card('own', [option('a', '1')]);
  const rules = page({
    examples: [example('a', 'b1-c3'), example('l', 'b1-c3')],
    topics: [['option-a', 'a']],
    lessons: [
      { name: 'x', example: 'l', after: 0, solution: ['b1-c3'], praise: 'A *word*.' },
      { name: 'y', example: 'gone', after: 0, solution: ['b1-c3'], praise: 'Gone.' },
    ] as never,
  });
  const other = card('other', [option('a', '2')]);
  for (const [compared, found] of [
    [other, null],
    [null, null],
  ] as const) {
    const made = picturesOf(rules, own, 'Win.', compared);
    expect([made.pictures.map(({ kind }) => kind), made.other]).toEqual([['goal', 'special'], found]);
    expect(made.pictures[1]?.words).toBe('A word.');
  }
});
