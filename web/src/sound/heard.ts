// Which sound an entry of the log makes. Pure.
import type { Entry } from '../game/log';
import type { Role } from '../generated/Role';
import type { Sound } from '../settings/settings';

/** Pieces that do not slide. */
const LEAPERS: readonly Role[] = ['boat', 'horse', 'knight'];

/** One sound for an entry, that of its most important event; null if it makes none. */
export function heard({ events }: Pick<Entry, 'events'>): Sound | null {
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has('parade')) return 'parade';
  if (kinds.has('captured')) return 'capture';
  const moved = events.find((event) => event.kind === 'moved');
  if (moved) return LEAPERS.includes(moved.role) ? 'leap' : 'wood';
  if (kinds.has('placed') || kinds.has('promoted')) return 'wood';
  return kinds.has('thrown') ? 'dice' : null;
}
