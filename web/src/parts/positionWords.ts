// A whole position in words, for pictures of boards.
import type { Heard } from '../board/heard';
import { pieceName } from './label';

/** Each kind of men, and where they stand. */
export function positionWords({ view, colours }: Pick<Heard, 'view' | 'colours'>): string {
  const men = new Map<string, string[]>();
  for (const { role, army, at } of view.pieces) {
    const name = pieceName({ role, army }, colours);
    men.set(name, [...(men.get(name) ?? []), at]);
  }
  return [...men].map(([name, spots]) => `${name} ${spots.sort().join(', ')}`).join('; ');
}
