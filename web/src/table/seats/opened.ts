// The table that was just set up here, and the seat in which whoever did so wants to sit: nobody has to ask for it there.
import type { Seat } from '../../generated/wire';

export const opened: { game: string; seat: Seat | null } = { game: '', seat: null };
