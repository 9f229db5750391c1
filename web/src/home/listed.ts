// The list of games, page by page. Pure.
import type { GameSummary } from '../generated/wire';

/** Two pages of the list in one. A game that was played between the requests can be on both, and is listed once. */
export function joined(shown: readonly GameSummary[], came: readonly GameSummary[]): GameSummary[] {
  const known = new Set(shown.map((game) => game.id));
  return [...shown, ...came.filter((game) => !known.has(game.id))];
}
