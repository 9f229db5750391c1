// A line of an opening, played out on a board.
import { expect, test } from 'vitest';
import type { OpeningStep, View } from '../src/generated/wire';
import { after, marked } from '../src/learn/openings/steps';

const action = (from: string | null, to: string | null) =>
  ({ text: '', kind: 'step', from, to, promotion: null }) as OpeningStep['action'];
const soldier = (at: string, army: 'south' | 'north') => ({ at, army, role: 'soldier' }) as const;
const view = {
  pieces: [soldier('e4', 'south'), soldier('e5', 'north'), soldier('c3', 'south')],
  seats: [],
} as unknown as View;

const jump: OpeningStep = {
  action: action('e4', 'e6'),
  gone: ['e4', 'e5'],
  put: [soldier('e6', 'south')],
};
const stop: OpeningStep = { action: action(null, null), gone: [], put: [] };

test('steps take away and put, and leave the rest', () => {
  expect(after(view, [])).toEqual(view);
  const places = after(view, [jump, stop]).pieces.map(({ at, army }) => `${at} ${army}`);
  expect(places).toEqual(['c3 south', 'e6 south']);
  expect(view.pieces).toHaveLength(3);
});

test('the last step that leads anywhere is marked', () => {
  expect(marked([])).toEqual({ from: null, to: null });
  expect(marked([jump, stop])).toEqual({ from: 'e4', to: 'e6' });
});
