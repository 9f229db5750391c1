// Which sound an entry of the log makes. Pure.
import type { Motions } from '../board/motion';
import type { Entry } from '../game/log';
import type { Sound } from '../settings/settings';

/** One sound for an entry, that of its most important event; null if it makes none. */
export function heard({ events }: Pick<Entry, 'events'>, motion: Motions): Sound | null {
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has('parade')) return 'parade';
  if (kinds.has('captured')) return 'capture';
  const moved = events.find((event) => event.kind === 'moved');
  if (moved) return motion[moved.role] === 'leaps' ? 'leap' : 'wood';
  if (kinds.has('placed') || kinds.has('promoted')) return 'wood';
  return kinds.has('thrown') ? 'dice' : null;
}
