// Names beside other text. Pure.

/** What is written from right to left, and marks of direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Text of others, with marks around it if it could turn round what stands beside it. In our languages, which are written
 * from left to right, other text needs none, and is copied without them.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? `\u2068${text}\u2069` : text);
