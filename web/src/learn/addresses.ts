// Where the learning pages are.

/** The positions of today. */
export const DAILY = '/daily';
/** Those of past days. */
export const PAST = `${DAILY}/past`;
/** As many as one can solve in three minutes. */
export const RUSH = `${DAILY}/rush`;

/** Where one learns which game. */
export const LEARN = '/learn';

/** A short history, with a timeline, a map and the boards. */
export const HISTORY = '/history';

/** What perfect play is in the games that are solved. */
export const SOLVED = '/solved';

/** The words of the games; `#` and the id of a word lead to it. */
export const WORDS = '/words';

/** The guided first game of a rule set; `GameCard.guided` says which have one. */
export const firstGame = (rules: string) => `/first/${rules}`;
