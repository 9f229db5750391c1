// How men and sides are called here.
import { pieceName } from '../board/label';
import type { Man } from '../generated/Man';
import type { Seat } from '../generated/Seat';
import type { Standing } from '../generated/Standing';
import { t } from '../text';
import type { Colours } from '../text/event';

export function manName(man: Man, colours: Colours): string {
  if (!man.origin) return pieceName(man, colours);
  return t('setup-pawn-of', { colour: colours[man.army] ?? '', role: man.role, origin: man.origin });
}

/** The colour of a side, with its role where it has one. */
export function seatName(seat: Seat, seats: readonly Standing[], colours: Colours): string {
  const role = seats.find((one) => one.seat === seat)?.side ?? null;
  const colour = colours[seat] ?? '';
  return role === null ? t('army-name', { colour }) : t('side-of-role', { colour, role });
}
