// What games of the day came to, in words.
import type { DayScore } from '../../generated/wire';
import type { Speak } from '../../text/speak';

/** The best of some results, the worst first. */
export const bestOf = (results: readonly (readonly [DayScore, number])[]): DayScore | null =>
  results.at(-1)?.[0] ?? null;

/** A sentence of whoever came to a score: `best` of all people, or `strongest` of the computer players. */
export function scoreWords(speak: Speak, who: 'best' | 'strongest', score: DayScore): string {
  switch (score.kind) {
    case 'points':
      return speak(who === 'best' ? 'day-best' : 'day-strongest', { points: score.points });
    case 'won':
      return speak(who === 'best' ? 'day-best-won' : 'day-strongest-won', { turns: score.turns });
    case 'drawn':
    case 'lost':
      return speak(who === 'best' ? 'day-best-not' : 'day-strongest-not');
  }
}
