// The names of pieces and sides in the editor.

import type { Man, Seat, Standing } from '../generated/wire';
import { pieceName } from '../parts/label';
import { sideName } from '../table/seats/names';
import { t } from '../text';
import type { Colours } from '../text/event';

export function manName(man: Man, colours: Colours): string {
  if (!man.origin) return pieceName(man, colours);
  return t('setup-pawn-of', { colour: colours[man.army] ?? '', role: man.role, origin: man.origin });
}

export function seatName(seat: Seat, seats: readonly Standing[], colours: Colours): string {
  const standing = seats.find((one) => one.seat === seat);
  return standing ? sideName(standing, { colours }) : t('army-name', { colour: colours[seat] ?? '' });
}
