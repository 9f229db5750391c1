// What a plan of moves builds on, and what takes that away. A plan holds only as long as the log grows by ordinary play
// after it: whatever else changes what has been, or who plays, drops it. Pure.
import type { Entry } from '../../game/fold';
import type { Act, Seat } from '../../generated/wire';

/** What somebody knew who made a plan. */
export interface Basis {
  /** The log, as far as it was shown. */
  entries: readonly Entry[];
  /** Who sits where, as one text. */
  people: string;
  /** Who declined what was proposed last, where somebody did. */
  declined: Seat | null;
}

/** Why a plan holds no more. The end of a game and another log tell themselves; of the others the message says it. */
export type Breach = 'back' | 'over' | 'people' | 'anew' | 'declined';

/** What an entry takes away from plans that were made before it; null: it is ordinary play. */
const BREACHES: Readonly<Record<Act['kind'], Breach | null>> = {
  play: null,
  'more-time': null,
  'take-back': 'back',
  agree: 'over',
  resign: 'over',
  leave: 'people',
  'stand-in': 'people',
  back: 'people',
};

/** What has taken its basis away from a plan; null: it still holds. */
export function breachOf(made: Basis, now: Basis): Breach | null {
  const { length } = made.entries;
  // Entries are shared by logs that grow one out of the other, and by no others.
  if (now.entries.length < length || now.entries[length - 1] !== made.entries[length - 1]) return 'anew';
  const breaches = now.entries.slice(length).flatMap(({ act }) => BREACHES[act.kind] ?? []);
  // Where it went on after an end, that end is not the news any more.
  const [last] = breaches.toReversed();
  if (last) return last;
  if (now.people !== made.people) return 'people';
  return now.declined !== null && now.declined !== made.declined ? 'declined' : null;
}
