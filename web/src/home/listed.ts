// A list of games, page by page. Pure.

/** Two pages of the list in one. A game that was played between the requests can be on both, and is listed once. */
export function joined<T extends { id: string }>(shown: readonly T[], came: readonly T[]): T[] {
  const known = new Set(shown.map((game) => game.id));
  return [...shown, ...came.filter((game) => !known.has(game.id))];
}
