import { expect, test } from 'vitest';
import type { ActionKind, ActionView, Event } from '../src/generated/wire';
import { counted, firstMove, moveIn, type Picture, pictureIn, pictureOf } from '../src/table/told/picture';
import { strip } from '../src/table/told/strip';
import { cells, entry, moved, net, piece, view } from './samples';

const action = (kind: ActionKind, from: string | null, to: string | null) =>
  ({ kind, from, to, text: '', promotion: null }) as ActionView;
const taken = (role: string, army: string, means = 'displacement') =>
  ({ kind: 'captured', role, army, at: 'c3', by: 'south', means }) as Event;
const thrown = { kind: 'thrown', seat: 'south', throw: '3' } as Event;

test('a man goes to an empty square, after the throw', () => {
  const board = view([piece('b1', 'south', 'horse')]);
  const still = { throne: null, taken: [], becomes: null };
  expect(pictureOf([action('step', 'b1', 'c3')], board, cells(), [3])).toEqual([
    { kind: 'faces', faces: [3], as: 'thrown' },
    { kind: 'move', man: { role: 'horse', army: 'south' }, from: 'b1', to: 'c3', ...still },
  ]);
});

test('what is taken stands on the goal, or was passed in its own two steps', () => {
  const men = [piece('b1', 'south', 'horse'), piece('c3', 'west', 'king')];
  const seen = pictureOf([action('capture', 'b1', 'c3')], view(men), cells());
  expect(moveIn(seen)?.taken).toEqual([{ role: 'king', army: 'west' }]);
  const passant = [piece('e5', 'south', 'pawn'), piece('d5', 'north', 'pawn')];
  expect(moveIn(pictureOf([action('capture', 'e5', 'd6')], view(passant), cells()))?.taken).toEqual([
    { role: 'pawn', army: 'north' },
  ]);
});

test('a chain of jumps takes all that it jumps over, and ends where another man goes on', () => {
  const men = [
    piece('a1', 'south', 'soldier'),
    piece('b1', 'north', 'soldier'),
    piece('d1', 'north', 'soldier'),
  ];
  const line = [action('capture', 'a1', 'c1'), action('capture', 'c1', 'e1'), action('capture', 'a3', 'c3')];
  expect(firstMove(line)).toHaveLength(2);
  const move = moveIn(pictureOf(line, view(men), net(5)));
  expect([move?.to, counted(move?.taken ?? [])]).toEqual([
    'e1',
    [{ man: { role: 'soldier', army: 'north' }, count: 2 }],
  ]);
});

test('what is placed has no man yet; a king mounts the throne of another; other decisions have a sign', () => {
  expect(moveIn(pictureOf([action('place', null, 'c3')], view(), cells()))).toMatchObject({
    man: null,
    to: 'c3',
  });
  const board = {
    ...cells(),
    thrones: [['south', 'd1'] as ['south', string], ['north', 'e8'] as ['north', string]],
  };
  const king = view([piece('e7', 'south', 'king'), piece('d2', 'north', 'king')]);
  const goes = (from: string, to: string) =>
    moveIn(pictureOf([action('step', from, to)], king, board))?.throne;
  expect([goes('e7', 'e8'), goes('e7', 'd8'), goes('d2', 'd1')]).toEqual(['north', null, 'south']);
  expect(pictureOf([action('pass', null, null)], view(), cells())).toEqual([
    { kind: 'sign', sign: 'pass', men: [] },
  ]);
  expect(pictureOf([], view(), cells())).toEqual([]);
});

test('a turn is told from what happened in it: throw, man, what he took, what he became', () => {
  expect(
    pictureIn([
      entry(1, null, '3', { events: [thrown] }),
      entry(2, 'south', 'b1xc3', { events: [taken('boat', 'west'), moved('b1', 'c3')] }),
    ]),
  ).toEqual([
    { kind: 'faces', faces: [3], as: 'thrown' },
    {
      kind: 'move',
      man: { role: 'horse', army: 'south' },
      from: 'b1',
      to: 'c3',
      throne: null,
      taken: [{ role: 'boat', army: 'west' }],
      becomes: null,
    },
  ]);
  const becomes = { kind: 'promoted', army: 'south', at: 'c8', role: 'horse' } as Event;
  expect(pictureIn([entry(1, 'south', 'c8=H', { events: [becomes] })])).toMatchObject([
    { kind: 'move', man: { role: 'pawn' }, to: null, becomes: 'horse' },
  ]);
});

test('jumps in a row are one move, and another man’s is another', () => {
  const jump = (seq: number, from: string, to: string) =>
    entry(seq, 'south', `${from}x${to}`, { events: [moved(from, to), taken('soldier', 'north', 'jump')] });
  const chain = [jump(1, 'f4', 'f6'), jump(2, 'f6', 'd6'), jump(3, 'd6', 'd4')];
  expect(pictureIn(chain)).toMatchObject([{ kind: 'move', to: 'd4', taken: [{}, {}, {}] }]);
  expect(pictureIn([jump(1, 'f4', 'f6'), jump(2, 'a1', 'c1')])).toHaveLength(2);
});

test('a lost throw is crossed out, and a pass beside a move is nothing', () => {
  const lost = { kind: 'turn-lost', seat: 'south', face: 3, why: 'no-move' } as unknown as Event;
  const passed = { kind: 'passed', seat: 'south' } as Event;
  expect(
    pictureIn([
      entry(1, null, '3', { events: [thrown] }),
      entry(2, 'south', 'pass', { events: [lost, passed] }),
    ]),
  ).toEqual([{ kind: 'faces', faces: [3], as: 'lost' }]);
  expect(
    pictureIn([
      entry(1, 'south', 'b1-c3', { events: [moved('b1', 'c3')] }),
      entry(2, 'south', 'pass', { events: [passed] }),
    ]),
  ).toHaveLength(1);
  expect(pictureIn([entry(1, 'south', 'pass', { events: [passed] })])).toEqual([
    { kind: 'sign', sign: 'pass', men: [] },
  ]);
});

test('an exchange, a huff, a command and a throne have signs of their own', () => {
  const said = (...events: object[]): Picture =>
    pictureIn([entry(1, 'south', 'accept', { events: events as Event[] })]);
  expect(said({ kind: 'exchange-offered', by: 'south', own: 'north', other: 'west' })).toEqual([
    {
      kind: 'sign',
      sign: 'exchange',
      men: [
        { role: 'king', army: 'north' },
        { role: 'king', army: 'west' },
      ],
    },
  ]);
  expect(said(taken('soldier', 'north', 'huff'))).toMatchObject([{ kind: 'sign', sign: 'huff', men: [{}] }]);
  expect(
    said(
      { kind: 'moved', army: 'south', role: 'king', from: 'e7', to: 'e8' },
      { kind: 'throne-entered', king: 'south', throne: 'north' },
      { kind: 'commands', commander: 'south', army: 'north', cause: 'throne' },
    ),
  ).toMatchObject([
    { kind: 'move', throne: 'north' },
    { kind: 'command', commander: 'south', army: 'north' },
  ]);
});

test('a picture is as broad as what is drawn, and without dice nothing is drawn of faces', () => {
  const colours = { men: 'kings' as const, south: 'black', west: 'green' };
  const move = (many: number): Picture => [
    {
      kind: 'move',
      man: { role: 'horse', army: 'south' },
      from: 'b1',
      to: 'c3',
      throne: null,
      taken: Array.from({ length: many }, () => ({ role: 'pawn' as const, army: 'west' as const })),
      becomes: null,
    },
  ];
  const wide = (picture: Picture, die: 'stick' | null = null) => strip(picture, { colours, die }).width;
  // Three of a kind are one man with a number.
  expect(wide(move(3))).toBeGreaterThan(wide(move(1)));
  expect(wide(move(3))).toBe(wide(move(2)));
  expect([wide([{ kind: 'faces', faces: [3], as: 'thrown' }]), wide([])]).toEqual([0, 0]);
  expect(wide([{ kind: 'faces', faces: [3], as: 'thrown' }], 'stick')).toBeGreaterThan(100);
  // Beside other moves men that are all alike are told apart by where they stand.
  const soldiers = { men: 'soldiers' as const, south: 'black' };
  const told = (whence: boolean, whose: typeof colours | typeof soldiers) =>
    strip(move(0), { colours: whose, die: null, whence }).width;
  expect(told(true, soldiers)).toBeGreaterThan(told(false, soldiers));
  expect(told(true, colours)).toBe(told(false, colours));
});
