// Which sound an entry of the log makes. Pure.
import type { Entry } from '../generated/Entry';
import type { Sound } from '../settings/settings';

/** Pieces that do not slide. */
const LEAPERS = ['boat', 'horse', 'knight'];

/** One sound for an entry, the most telling of what happened; null for what makes none. */
export function heard({ events }: Pick<Entry, 'events'>): Sound | null {
  const has = (kind: string) => events.some((event) => event.kind === kind);
  if (has('parade')) return 'parade';
  if (has('captured')) return 'capture';
  const moved = events.find((event) => event.kind === 'moved');
  if (moved) return LEAPERS.includes(String(moved.role)) ? 'leap' : 'wood';
  if (has('placed') || has('promoted')) return 'wood';
  return has('thrown') ? 'dice' : null;
}
