// What an end says large: whose names, and what they did. Pure but for the words of the language.
import type { Outcome, Seat, Standing } from '../../generated/wire';
import { isChess } from '../../settings/colours';
import { language, t } from '../../text';
import { type Names, seatArgs } from '../../text/event';
import type { Speak } from '../../text/speak';
import type { Place } from './placing';
import type { Honour } from './stage';

/** Won by anybody but those who look; lost by all of them; or won by nobody. */
export type Tone = 'won' | 'lost' | 'drawn';

export interface Ending {
  tone: Tone;
  /** Those whose names are printed: whoever is "you" first. */
  first: readonly Standing[];
  honours: Readonly<Partial<Record<Seat, Honour>>>;
}

/** How a game ended for those with these seats: at one screen for all people there, and for watchers as for a winner. */
export function endingOf(places: readonly Place[], own: readonly Seat[]): Ending {
  const winners = places.filter(({ won }) => won);
  const drawn = winners.length === places.length || winners.length === 0;
  const first = (drawn ? places : winners).flatMap(({ seats }) => seats);
  const wins = first.map(({ seat }) => seat);
  const lost = own.length > 0 && !own.some((seat) => wins.includes(seat));
  const honour = (seat: Seat): Honour => (!drawn && wins.includes(seat) ? 'crowned' : 'bows');
  return {
    tone: drawn ? 'drawn' : lost ? 'lost' : 'won',
    first: [...first].sort((a, b) => Number(own.includes(b.seat)) - Number(own.includes(a.seat))),
    honours: Object.fromEntries(places.flatMap(({ seats }) => seats.map(({ seat }) => [seat, honour(seat)]))),
  };
}

/** Whether an end is an event: not where the players agreed on it. */
export const isEvent = ({ ending }: Pick<Outcome, 'ending'>): boolean => ending !== 'agreement';

/** The points with which somebody won: those of both places where there are two, else the winner's own; null where they tell nothing. */
export function scoreOf(places: readonly Place[]): { score: string } | { count: number } | null {
  const [one, other, third] = places;
  const counted = ({ seats }: Place) => seats.every(({ scores, side }) => scores && side === null);
  if (!one || !other || !counted(one)) return null;
  if (third) return one.points > 0 ? { count: one.points } : null;
  return counted(other) && one.points > other.points
    ? { score: `${one.points}\u00a0:\u00a0${other.points}` }
    : null;
}

const capital = (words: string) => words.slice(0, 1).toLocaleUpperCase(language.value) + words.slice(1);

/** The name of a seat as it is printed: a person's, else what its pieces or its army are called. */
export function printedName(
  one: Standing,
  names: Names,
  named: (seat: Seat) => string | null,
  speak: Speak,
): string {
  if (one.seat !== names.you) {
    const own = named(one.seat);
    if (own !== null) return own;
    if (one.side !== null) return speak('end-side', { side: one.side });
  }
  return capital(t('result-name', seatArgs(names, one.seat)));
}

/**
 * What those whose names are printed did: "win with 32 points". Where the others gave up, the points did not decide it: beside
 * "wins" they would read like its score.
 */
export function predicate(
  { tone, first }: Pick<Ending, 'tone' | 'first'>,
  places: readonly Place[],
  names: Names,
  named: (seat: Seat) => string | null,
  speak: Speak,
  resigned = false,
): string {
  if (tone === 'drawn') return t('result-draw');
  const [one, other, third] = first;
  const you = first.some(({ seat }) => seat === names.you);
  const team = other !== undefined && third === undefined && one?.ally === other.seat;
  const args = {
    who: other === undefined ? (you ? 'you' : 'one') : you ? 'both' : 'several',
    side:
      (one &&
        named(one.seat) === null &&
        (one.side ?? (isChess(names.colours.men) && names.colours[one.seat]))) ||
      'none',
  };
  const score = resigned ? null : scoreOf(places);
  if (other !== undefined && !team) return speak('end-shared', args);
  if (score === null) return speak('end-won', args);
  return 'score' in score
    ? speak('end-won-score', { ...args, ...score })
    : speak('end-won-points', { ...args, ...score });
}

/** The word between two names in a list: "and". */
export const jointWord = (): string =>
  new Intl.ListFormat(language.value)
    .formatToParts(['a', 'b'])
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value.trim())
    .join('');
