// Which games somebody knows in this browser: played, or read about. And the game that was just begun here.
import { keep, kept, listOf } from '../../base/kept';

const KEY = 'ashtapada.known';

/** The rule sets that were played or read about here, the latest last. */
export const knownHere = (): string[] => listOf(kept(KEY));

export const isKnown = (rules: string): boolean => knownHere().includes(rules);

/** From now on the rule set is known. */
export function know(rules: string): void {
  if (!isKnown(rules)) keep(KEY, JSON.stringify([...knownHere(), rules]));
}

/** The game that somebody began on this page: before the first of a kind it is introduced. */
export const begun: { game: string } = { game: '' };
