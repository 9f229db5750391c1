// Comparing what a learner played with the lines that are accepted. Pure.

/** `on`: the beginning of an accepted line; `found`: a whole one; `missed`: none. */
export type Verdict = 'on' | 'found' | 'missed';

const begins = (one: readonly string[], other: readonly string[]) =>
  one.every((action, index) => action === other[index]);

/** What is to be said of the actions played, given the accepted lines. What follows a whole line does not matter. */
export function judge(lines: readonly (readonly string[])[], played: readonly string[]): Verdict {
  if (lines.some((line) => begins(line, played))) return 'found';
  return lines.some((line) => begins(played, line)) ? 'on' : 'missed';
}
