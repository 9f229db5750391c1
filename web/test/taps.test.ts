// How often somebody who plays a whole game alone is asked for what is no decision.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offersThrowing } from '../src/table/dice/tail';

interface Played {
  rules: string;
  seed: number;
  /** In turn: `t` a throw to be asked for, `v` one that made itself, in capitals when it was lost; `o` the only action, `d` a decision. */
  met: string;
}

/** What South met in games with throws of fixed seeds, in which players of level 3 sit in all seats. */
const GAMES: Played[] = JSON.parse(readFileSync(join(import.meta.dirname, 'taps.json'), 'utf8'));

/** The taps that decide nothing, of somebody who takes what is offered, or never answers. */
function tapsOf(met: string, takes: boolean): number {
  let [taps, lost, throwing]: [number, number, 'hand' | 'auto'] = [0, 0, 'hand'];
  for (const one of met) {
    if (one === 'o' || (throwing === 'hand' && one.toLowerCase() === 't')) taps++;
    if (one === 'T' || one === 'V') lost++;
    if (takes && offersThrowing(lost, throwing, false)) {
      taps++;
      throwing = 'auto';
    }
  }
  return taps;
}

test.each(GAMES)('a game of $rules ($seed) takes at most 40 taps that decide nothing', ({ met }) => {
  // The measure counts something: before throws made themselves each was a tap.
  expect(met.match(/[tv]/gi)?.length).toBeGreaterThan(15);
  expect(tapsOf(met, true)).toBeLessThanOrEqual(40);
});

test('throwing by itself is offered once, to who throws with the hand, when throws begin to be lost', () => {
  expect([0, 2, 3, 9].map((lost) => offersThrowing(lost, 'hand', false))).toEqual([false, false, true, true]);
  expect(offersThrowing(9, 'hand', true)).toBe(false);
  expect(offersThrowing(9, 'auto', false)).toBe(false);
});

test('who is never asked taps less, too, since throws that hardly do anything make themselves', () => {
  const before = GAMES.map(({ met }) => met.match(/[tvo]/gi)?.length ?? 0);
  const after = GAMES.map(({ met }) => tapsOf(met, false));
  expect(after.every((taps, index) => taps <= (before[index] ?? 0))).toBe(true);
  expect(after.reduce((sum, taps) => sum + taps, 0)).toBeLessThan(
    before.reduce((sum, taps) => sum + taps, 0),
  );
});
