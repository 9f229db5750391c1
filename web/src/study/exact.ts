// What perfect play makes of positions and moves, where a game is solved: words and inks. Pure.
import type { AnalysisView, Perfect } from '../generated/wire';
import type { Speak } from '../text/speak';

/** The inks of moves by what they come to: as people draw what is good and what is bad, and grey. */
const INK_OF = { won: 0, drawn: 6, lost: 1 } as const;

/** The ink of a move. */
export const exactInk = ({ result }: Perfect): number => INK_OF[result];

/** A number of turns as messages take it; a draw has none. */
export const exactArgs = ({ result, turns = 0 }: Perfect) => ({ result, turns });

/** In a word or two: won in 23. */
export const exactWords = (speak: Speak, exact: Perfect): string => speak('study-exact', exactArgs(exact));

/** How many of the moves that are told keep what the best one comes to; all of them, whatever they come to, where it is lost. */
export const keeping = ({ exact, branches }: AnalysisView): number =>
  branches.filter((branch) => branch.exact?.result === exact?.result).length;
