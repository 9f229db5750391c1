import { beforeAll, expect, test, vi } from 'vitest';
import type { TargetKind } from '../src/board/choice';
import { layout } from '../src/board/geometry';
import { type Heard, spotFacts } from '../src/board/heard';
import type { Board } from '../src/generated/wire';
import { joinedWords, spotLabel, spotSigns } from '../src/parts/label';
import { setLanguage } from '../src/text';
import { cells, piece, points, view } from './samples';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

const heard = (over: Partial<Heard> = {}, board = cells()): Heard => ({
  on: layout(board, 0),
  view: view([piece('e3', 'south', 'horse')]),
  colours: { south: 'black', north: 'red' },
  movable: new Set(),
  urgent: new Set(),
  targets: new Map(),
  selected: null,
  trails: [],
  plans: [],
  threats: undefined,
  ...over,
});

/** All that is said of a spot. */
const words = (name: string, of: Heard, ends: readonly string[] = []) =>
  [spotLabel(name, of), spotSigns(name, of), joinedWords(ends, of)].join('|');

const standing = (over: object) => ({ view: view([{ ...piece('e3', 'south', 'horse'), ...over }]) });
const CHANGES: readonly [string, Partial<Heard>][] = [
  ['it is gone', { view: view([]) }],
  ['it is another’s', standing({ army: 'north' })],
  ['it is another piece', standing({ role: 'boat' })],
  ['it waits', standing({ signs: ['waiting'] })],
  ['it stands still', standing({ signs: ['frozen'] })],
  ['another moves it', standing({ commander: 'north' })],
  ['it may be huffed', standing({ signs: ['huffable'] })],
  ['it is in check', standing({ signs: ['checked'] })],
  ['it may move', { movable: new Set(['e3']) }],
  ['it had better capture', { movable: new Set(['e3']), urgent: new Set(['e3']) }],
  ['it is a goal', { targets: new Map([['e3', 'capture']]) }],
  ['it is landed on', { ...standing({ at: 'e2' }), targets: new Map([['e3', 'capture']]), selected: 'f2' }],
  ['it is a far goal', { targets: new Map([['e3', 'far']]) }],
  ['it moved last', { trails: [{ army: 'south', moves: [{ from: 'e1', to: 'e3' }], age: 0 }] }],
  ['it is planned with', { plans: [{ from: 'e3', to: 'e5' }] }],
  ['it is planned otherwise', { plans: [{ from: 'e3', to: 'e4' }] }],
  ['it is attacked', { threats: [['a3', 'e3']] }],
];

test('whatever changes the words of a spot is noticed', () => {
  const all: [string, Heard][] = [
    ['as it is', heard()],
    ...CHANGES.map(([what, over]) => [what, heard(over)] as [string, Heard]),
  ];
  for (const [what, one] of all)
    for (const [other, two] of all)
      expect(spotFacts('e3', one) === spotFacts('e3', two), `${what}, ${other}`).toBe(
        words('e3', one) === words('e3', two),
      );
});

test('on a board of lines the neighbours are heard of as well', () => {
  const on = (spot: string) => heard({ view: view([piece('e3'), piece(spot, 'north')]) }, points());
  const [near, far] = [on('e2'), on('c1')];
  expect(words('e3', near, ['e2'])).not.toBe(words('e3', far, ['e2']));
  expect(spotFacts('e3', near)).not.toBe(spotFacts('e3', far));
  // What is on other spots makes no difference.
  expect(spotFacts('e3', far)).toBe(spotFacts('e3', on('g1')));
});

test('a throne of which nothing comes is a marked square like others', () => {
  const [own, none] = [cells(), { ...cells(), marks: ['a1', 'd1'], thronesCount: false }];
  expect(spotSigns('d1', heard({}, own))).toContain('throne');
  expect(spotSigns('d1', heard({}, none))).toBe(spotSigns('a1', heard({}, none)));
});

test('every target says what a click there does: also that a jump lands on an empty point, and what it captures', () => {
  const men = view([piece('e4'), piece('e3', 'north', 'soldier'), piece('f3', 'north')]);
  const on = (board: Board, spot: string, kind: TargetKind, selected: string | null) =>
    spotLabel(spot, heard({ view: men, targets: new Map([[spot, kind]]), selected }, board));
  expect(on(points(), 'e2', 'capture', 'e4')).toBe('e2, empty, land here, capturing e3');
  expect(on(points(), 'd4', 'step', 'e4')).toBe('d4, empty, may be moved to');
  expect(on(points(), 'c1', 'far', 'e4')).toBe('c1, empty, can be reached by several jumps');
  expect(on(points(), 'g4', 'place', null)).toBe('g4, empty, a piece may be placed here');
  expect(on(points(), 'e3', 'huff', null)).toBe('e3, red soldier, may be huffed');
  // On cells a piece mostly goes to what it captures; a pawn that passed another is captured beside it.
  expect(on(cells(), 'f3', 'capture', 'e4')).toBe('f3, red pawn, may be captured by going here');
  expect(on(cells(), 'f4', 'capture', 'e3')).toBe('f4, empty, land here, capturing f3');
});
