import { expect, test } from 'vitest';
import type { ActionView } from '../src/generated/ActionView';
import type { Event } from '../src/generated/Event';
import type { Standing } from '../src/generated/Standing';
import { type Moment, statusOf } from '../src/table/told/status';
import { view } from './samples';

const colours = { south: 'black', west: 'green', north: 'red', east: 'yellow' };
const calm: Moment = { browsing: false, paused: false, huff: false };

function legal(...kinds: string[]): ActionView[] {
  return kinds.map((kind) => ({ text: kind, kind, from: null, to: 'e4', promotion: null }));
}

const says = (kinds: string[], at: Partial<Moment> = {}, more = {}) =>
  statusOf({ ...view(), legal: legal(...kinds), ...more }, colours, { ...calm, ...at }, []).id;

test('whose turn it is, or why it is nobody’s', () => {
  expect(says(['step'])).toBe('status-move');
  expect(says(['step'], { browsing: true })).toBe('status-browsing');
  expect(says(['step'], { paused: true })).toBe('status-paused');
  expect(says([], { paused: true }, { turn: { kind: 'over', seat: null } })).toBe('status-over');
  expect(says([], {}, { turn: { kind: 'chance', seat: 'south' } })).toBe('status-throw');
});

test('what is to be decided', () => {
  expect(says(['offer-exchange', 'pass'])).toBe('status-offer-exchange');
  expect(says(['pass'])).toBe('status-pass');
  expect(says(['step', 'pass'])).toBe('status-move');
  expect(says(['promote'])).toBe('status-promote-must');
  expect(says(['promote', 'pass'])).toBe('status-promote');
  expect(says(['withdraw', 'pass'])).toBe('status-withdraw');
});

test('a duty to capture is told where it costs a soldier, also in the middle of jumps', () => {
  expect(says(['capture', 'step'], { huff: true })).toBe('status-move-huff');
  expect(says(['capture'], { huff: true })).toBe('status-move');
  expect(says(['capture', 'step'])).toBe('status-move');
  expect(says(['capture', 'stop'], { huff: true })).toBe('status-stop-huff');
  expect(says(['capture', 'stop'])).toBe('status-stop');
});

test('a commander plays the throw of another', () => {
  const said = statusOf({ ...view(), legal: legal('step'), thrower: 'north' }, colours, calm, []);
  expect(said).toEqual({ id: 'status-command', args: { seatColour: 'black', throwerColour: 'red' } });
  expect(says(['step'], {}, { thrower: 'south' })).toBe('status-move');
});

test('what is placed, and what an exchange would bring back', () => {
  const seat = (name: string, target: number | null) => ({ seat: name, target }) as Standing;
  const seats = [seat('south', null), seat('north', 11)];
  const placing = { ...view(), legal: legal('place') };
  expect(statusOf({ ...placing, seats }, colours, calm, []).args.role).toBe('cow');
  expect(statusOf(placing, colours, calm, []).args.role).toBe('king');
  const [first, last] = ['south', 'north'].map((by) => ({ kind: 'exchange-offered', by }));
  const asked = statusOf({ ...view(), legal: legal('accept', 'decline') }, colours, calm, [
    ...(first && last ? [first, last] : []),
    { kind: 'exchange-accepted', by: 'west' },
  ]);
  expect(asked.offer).toEqual(last);
});

test('whose king is to be placed: the other side’s first', () => {
  const placing = { ...view(), legal: legal('place') };
  const whose = (...happened: Event[]) => statusOf(placing, colours, calm, happened).args.kingColour;
  const offer = { kind: 'exchange-offered', by: 'south', own: 'north', other: 'west' };
  expect(whose()).toBe('none');
  expect(whose({ kind: 'placed', army: 'west', at: 'e4' }, offer)).toBe('green');
  expect(whose(offer, { kind: 'placed', army: 'west', at: 'a5' })).toBe('red');
});
