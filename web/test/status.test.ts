import { expect, test } from 'vitest';
import type { ActionKind, ActionView, Event, Seat, View } from '../src/generated/wire';
import { type Moment, statusOf } from '../src/table/told/status';
import { seat, view } from './samples';

const names = { colours: { south: 'black', west: 'green', north: 'red', east: 'yellow' } };
const calm: Moment = { browsing: false, paused: false, huff: false };

function legal(...kinds: ActionKind[]): ActionView[] {
  return kinds.map((kind) => ({ text: kind, kind, from: null, to: 'e4', promotion: null }));
}

const says = (kinds: ActionKind[], at: Partial<Moment> = {}, more: Partial<View> = {}) =>
  statusOf(view([], more), legal(...kinds), names, { ...calm, ...at }, []).id;

test('whose turn it is, or why it is nobody’s', () => {
  expect(says(['step'])).toBe('status-move');
  expect(says(['step'], { browsing: true })).toBe('status-browsing');
  expect(says(['step'], { paused: true })).toBe('status-paused');
  expect(says([], { paused: true }, { turn: { kind: 'over' } })).toBe('status-over');
  const turn = { kind: 'chance', seat: 'south' } as const;
  expect(says([], {}, { turn })).toBe('status-throw');
  expect(says([], { owed: { who: 'Anna' } }, { turn })).toBe('status-owed');
  expect(says(['step'], { owed: { who: 'Anna' } })).toBe('status-move');
});

test('a throw that makes itself is not asked for', () => {
  const due = { turn: { kind: 'chance', seat: 'south' } } as const;
  const words = (itself: boolean) => statusOf(view([], due), [], names, { ...calm, itself }, []).id;
  expect([words(false), words(true)]).toEqual(['status-throw', 'status-vain']);
});

test('who throws for another to move is told so', () => {
  const due = { turn: { kind: 'chance', seat: 'south' } } as const;
  const seats = [
    { ...seat('south'), commander: 'north' as Seat },
    { ...seat('north'), commander: 'north' as Seat },
  ];
  const told = statusOf(view([], { ...due, seats }), [], names, calm, []);
  expect(told).toMatchObject({
    id: 'status-throw-led',
    args: { seatColour: 'red', throwerColour: 'black' },
  });
});

test('what is to be decided', () => {
  expect(says(['offer-exchange', 'pass'])).toBe('status-offer-exchange');
  expect(says(['pass'])).toBe('status-pass');
  expect(says(['step', 'pass'])).toBe('status-move');
  expect(says(['promote'])).toBe('status-promote-must');
  expect(says(['promote', 'pass'])).toBe('status-promote');
  expect(says(['withdraw', 'pass'])).toBe('status-withdraw');
  expect(says(['huff'])).toBe('status-huff');
  expect(says(['huff', 'pass'])).toBe('status-huff-may');
});

test('a duty to capture is told where it costs a soldier, also in the middle of jumps', () => {
  expect(says(['capture', 'step'], { huff: true })).toBe('status-move-huff');
  expect(says(['capture'], { huff: true })).toBe('status-move');
  expect(says(['capture', 'step'])).toBe('status-move');
  expect(says(['capture', 'stop'], { huff: true })).toBe('status-stop-huff');
  expect(says(['capture', 'stop'])).toBe('status-stop');
  expect(says(['capture', 'stop'], { chain: true })).toBe('status-stop');
  expect(says(['capture'], { chain: true })).toBe('status-chain');
});

test('a king in check is told of', () => {
  const king = (army: Seat) => [{ at: 'e8', army, role: 'king', signs: ['checked'] }] as View['pieces'];
  expect(says(['step'], {}, { pieces: king('south') })).toBe('status-check');
  expect(says(['step'], {}, { pieces: king('north') })).toBe('status-move');
});

test('a commander plays the throw of another', () => {
  const said = statusOf(view([], { thrower: 'north' }), legal('step'), names, calm, []);
  expect(said).toEqual({
    id: 'status-command',
    args: {
      seatColour: 'black',
      seatNamed: 'no',
      seatKind: 'one',
      game: 'other',
      throwerColour: 'red',
      throwerNamed: 'no',
    },
  });
  const people = { north: 'Hanka' };
  const called = statusOf(view([], { thrower: 'north' }), legal('step'), { ...names, people }, calm, []);
  expect(called.args).toMatchObject({ throwerNamed: 'yes', throwerName: 'Hanka', seatNamed: 'no' });
  expect(says(['step'], {}, { thrower: 'south' })).toBe('status-move');
});

const offered = (by: Seat): Event => ({ kind: 'exchange-offered', by, own: 'north', other: 'west' });

test('what is placed, and what an exchange would bring back', () => {
  const seats = [seat('south', { side: 'cow' }), seat('north', { side: 'leopard' })];
  const placing = (more: Partial<View> = {}) =>
    statusOf(view([], more), legal('place'), names, calm, []).args;
  expect(placing({ seats }).role).toBe('cow');
  expect(placing().role).toBe('king');
  const [first, last] = [offered('south'), offered('north')];
  const asked = statusOf(view(), legal('accept', 'decline'), names, calm, [
    first,
    last,
    { kind: 'exchange-accepted', by: 'west' },
  ]);
  expect(asked.offer).toEqual(last);
});

test('whose king is to be placed: the other side’s first', () => {
  const whose = (...happened: Event[]) =>
    statusOf(view(), legal('place'), names, calm, happened).args.kingColour;
  const placed = (at: string): Event => ({ kind: 'placed', army: 'west', role: 'king', at });
  expect(whose()).toBe('none');
  expect(whose(placed('e4'), offered('south'))).toBe('green');
  expect(whose(offered('south'), placed('a5'))).toBe('red');
});
