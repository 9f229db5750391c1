// How long each entry of a log stands before the next is shown, so that people can follow. Pure.
import { type Entry, isThrow } from '../../game/log';
import type { Seat } from '../../generated/wire';
import type { Choices } from '../../settings/settings';

type Pause = Readonly<Record<'throw' | 'lost' | 'move', number>>;

/** In milliseconds: after a throw came to rest, after a throw that was lost, after a move. */
const PAUSES: Readonly<Record<Choices['pace'], Pause>> = {
  slow: { throw: 600, lost: 800, move: 1400 },
  normal: { throw: 200, lost: 200, move: 480 },
  quick: { throw: 60, lost: 60, move: 130 },
  wait: { throw: 200, lost: 200, move: 480 },
};
/** What a person did is known already. */
const OWN: Pause = { throw: 130, lost: 130, move: 230 };

export const isLost = ({ events }: Pick<Entry, 'events'>) =>
  events.some(({ kind }) => kind === 'turn-lost' || kind === 'thrown-again');

/** `own`: of a person at this screen. */
export function pauseAfter(entry: Entry, pace: Choices['pace'], own: boolean): number {
  const pause = own ? OWN : PAUSES[pace];
  return isThrow(entry) ? pause.throw : isLost(entry) ? pause.lost : pause.move;
}

/** The next entry begins the turn of a computer player: who wants to be waited for is asked first. */
export function beginsTurn(
  next: Entry,
  before: Entry | undefined,
  isHuman: (seat: Seat | null) => boolean,
): boolean {
  if (next.act.kind !== 'play' || next.turn === before?.turn) return false;
  return !isHuman(next.owner ?? next.seat);
}
