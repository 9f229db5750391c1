// How far up the ladder of eight levels this browser's reader has come, in each game.
import { fieldsOf, keep, kept } from '../../base/kept';

const KEY = 'ashtapada.ladder';
/** The strongest level. */
export const TOP = 8;

/** The strongest level that was beaten in a game; 0 before the first. */
export function beatenIn(rules: string): number {
  const level = fieldsOf(kept(KEY))[rules];
  return typeof level === 'number' && level >= 1 && level <= TOP ? Math.floor(level) : 0;
}

/** Remembers that a level was beaten. A stronger one that was beaten before stays. */
export function climb(rules: string, level: number): void {
  if (level <= beatenIn(rules)) return;
  keep(KEY, JSON.stringify({ ...fieldsOf(kept(KEY)), [rules]: level }));
}
