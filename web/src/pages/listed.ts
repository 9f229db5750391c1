// The list of games as it grows. Pure.
import type { GameSummary } from '../generated/GameSummary';

/** Those that are shown and then those that came; a game that was played on meanwhile comes twice, and is shown once. */
export function joined(shown: readonly GameSummary[], came: readonly GameSummary[]): GameSummary[] {
  const known = new Set(shown.map((game) => game.id));
  return [...shown, ...came.filter((game) => !known.has(game.id))];
}
