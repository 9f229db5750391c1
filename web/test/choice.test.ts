import { expect, test } from 'vitest';
import {
  capturers,
  click,
  drop,
  forced,
  NOTHING,
  pathSoFar,
  sources,
  spoken,
  targets,
} from '../src/board/choice';
import type { ActionKind, ActionView, Role } from '../src/generated/wire';
import { entry, offer } from './samples';

const move = (
  kind: 'step' | 'capture',
  from: string,
  to: string,
  promotion: Role | null = null,
): ActionView => ({
  text: `${from}${kind === 'capture' ? 'x' : '-'}${to}${promotion ? `=${promotion[0]?.toUpperCase()}` : ''}`,
  kind,
  from,
  to,
  promotion,
});
const said = (kind: ActionKind): ActionView => ({ text: kind, kind, from: null, to: null, promotion: null });
const at = (kind: ActionKind, to: string): ActionView => ({
  text: `${kind} ${to}`,
  kind,
  from: null,
  to,
  promotion: null,
});

test('piece, then target', () => {
  const legal = [move('step', 'b1', 'c3'), move('capture', 'b1', 'a3'), move('step', 'c2', 'c3')];
  expect(sources(legal)).toEqual(new Set(['b1', 'c2']));
  const first = click(offer(legal), NOTHING, 'b1');
  expect(first.choice.selected).toBe('b1');
  expect(targets(legal, 'b1')).toEqual(
    new Map([
      ['c3', 'step'],
      ['a3', 'capture'],
    ]),
  );
  expect(click(offer(legal), first.choice, 'a3').act?.text).toBe('b1xa3');
  expect(click(offer(legal), first.choice, 'c2').choice.selected).toBe('c2');
  expect(click(offer(legal), first.choice, 'b1').choice).toEqual(NOTHING);
});

test('what may not be done is asked about', () => {
  const legal = [move('step', 'b1', 'c3')];
  expect(click(offer(legal), NOTHING, 'd1').why).toEqual({ from: 'd1', to: null });
  expect(click(offer(legal), { selected: 'b1', options: [] }, 'b4').why).toEqual({ from: 'b1', to: 'b4' });
});

test('several promotions on one square are offered, with staying a pawn', () => {
  const legal = [move('step', 'a7', 'a8'), move('step', 'a7', 'a8', 'horse')];
  const clicked = click(offer(legal), { selected: 'a7', options: [] }, 'a8');
  expect(clicked.act).toBeUndefined();
  expect(clicked.choice.options.map((action) => action.text)).toEqual(['a7-a8=H', 'a7-a8']);
});

test('a waiting pawn is asked what it becomes even if there is one choice', () => {
  const legal: ActionView[] = [
    { text: 'a8=H', kind: 'promote', from: 'a8', to: 'a8', promotion: 'horse' },
    said('pass'),
  ];
  expect(sources(legal)).toEqual(new Set(['a8']));
  expect(click(offer(legal), NOTHING, 'a8').choice.options).toHaveLength(1);
  expect(spoken(legal).map((action) => action.text)).toEqual(['pass']);
});

test('placing and huffing need one click', () => {
  const legal = [at('place', 'e5'), at('huff', 'e4')];
  expect(click(offer(legal), NOTHING, 'e5').act?.kind).toBe('place');
  expect(click(offer(legal), NOTHING, 'e4').act?.kind).toBe('huff');
});

test('dragging is two clicks, and dropping where it was keeps it picked up', () => {
  const legal = [move('step', 'b1', 'c3')];
  expect(drop(offer(legal), 'b1', 'c3').act?.text).toBe('b1-c3');
  expect(drop(offer(legal), 'b1', 'b1').choice.selected).toBe('b1');
});

test('a chain of jumps keeps its path and its piece', () => {
  const entries = [entry(1, 'north', 'e7-e6'), entry(2, 'south', 'c3xe5'), entry(3, 'south', 'e5xg5')];
  const legal = [move('capture', 'g5', 'g7'), said('stop')];
  expect(pathSoFar(entries, legal)).toEqual(['c3', 'e5', 'g5']);
  expect(forced(entries, legal).selected).toBe('g5');
  expect(pathSoFar(entries, [...legal, move('step', 'a1', 'a2')])).toEqual([]);
  expect(forced([entry(1, 'north', 'e7-e6')], [move('step', 'a1', 'a2')])).toEqual(NOTHING);
});

test('who had better capture is told only where something else may be played', () => {
  const jump = move('capture', 'e5', 'e7');
  expect([...capturers([jump, move('step', 'c3', 'c4')])]).toEqual(['e5']);
  expect([...capturers([jump, said('stop')])]).toEqual([]);
  expect([...capturers([move('step', 'c3', 'c4')])]).toEqual([]);
});
