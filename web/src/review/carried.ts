// A game carried from one page to another: a branch to be played on, a record to be reviewed. It survives a
// reload of the page and is forgotten with its tab.
import type { Ground } from '../game/ground';
import { cardOf } from '../net/catalogue';
import { coloursOf } from '../settings/colours';
import { playerName } from '../table/seats/names';

const KEY = 'ashtapada.carried';
let last: Ground | null = null;

export function carry(ground: Ground): void {
  last = ground;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ground));
  } catch {
    // Storage may be forbidden or full; then a reload forgets it.
  }
}

export function carried(): Ground | null {
  if (last) return last;
  try {
    // Only this page writes it; what an older version wrote in another form is ignored.
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    last = isGround(kept) ? kept : null;
  } catch {
    last = null;
  }
  return last;
}

function isGround(value: unknown): value is Ground {
  if (typeof value !== 'object' || value === null) return false;
  const { rules, options, position, actions, seats } = value as Record<string, unknown>;
  return (
    typeof rules === 'string' &&
    (position === null || typeof position === 'string') &&
    [options, actions, seats].every(Array.isArray)
  );
}

/** Who played a recorded game, in the order of the seats. */
export function sittersOf({ rules, seats }: Ground): string {
  const all = cardOf(rules)?.start.seats ?? [];
  const colours = coloursOf(all);
  return all
    .map(({ seat }) => {
      const plan = seats.find((one) => one.seat === seat);
      return playerName(plan?.player, colours[seat] ?? '', all);
    })
    .join(' – ');
}
