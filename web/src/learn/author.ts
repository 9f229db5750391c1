// The author's line of an example and what is played beside it. Pure.

/** How many of the actions are the author's, from the first; null once another was played. */
export function along(author: readonly string[], played: readonly string[]): number | null {
  return played.every((action, index) => action === author[index]) ? played.length : null;
}

/** The author's actions before the first that differs from what was played. */
export function shared(author: readonly string[], played: readonly string[]): readonly string[] {
  const parted = author.findIndex((action, index) => action !== played[index]);
  return parted < 0 ? author : author.slice(0, parted);
}
