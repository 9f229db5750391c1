// What the table waits for, in one sentence: which message says it, and with what. Pure.
import type { GameEvent } from '../generated/GameEvent';
import type { View } from '../generated/View';
import type { Args } from '../text';
import type { Colours } from '../text/event';
import { sideRole } from './sides';

export interface Moment {
  browsing: boolean;
  /** The computer is to play, and pauses. */
  paused: boolean;
  /** Who can capture and does not loses the piece that could have. */
  huff: boolean;
}

export interface Said {
  id: string;
  args: Args;
  /** What was offered and is to be answered now. */
  offer?: GameEvent;
}

/** Decisions that need other words than "to move", the first that can be taken naming the moment. */
const KINDS = ['huff', 'accept', 'place', 'call', 'promote', 'withdraw', 'stop', 'offer-exchange'];

/** The colour of the king to be placed: of the two exchanged, the other side's comes first. */
function returning(happened: readonly GameEvent[], colours: Colours): string {
  const start = happened.findLastIndex((event) => event.kind === 'exchange-offered');
  const offer = happened[start];
  const placed = happened.slice(start).flatMap((event) => (event.kind === 'placed' ? [event.army] : []));
  const army = [offer?.other, offer?.own].find((one) => !placed.includes(one));
  return colours[army ?? ''] ?? 'none';
}

/** `happened`: what has happened so far, the latest last. */
export function statusOf(view: View, colours: Colours, at: Moment, happened: readonly GameEvent[]): Said {
  const seat = view.turn.seat ?? '';
  const args: Args = { seatColour: colours[seat] ?? '' };
  if (at.browsing) return { id: 'status-browsing', args };
  if (view.turn.kind === 'over') return { id: 'status-over', args };
  if (at.paused) return { id: 'status-paused', args };
  if (view.turn.kind === 'chance') return { id: 'status-throw', args };
  const can = (kind: string) => view.legal.some((action) => action.kind === kind);
  const kind = KINDS.find(can);
  switch (kind) {
    case 'accept': {
      const offer = happened.findLast((event) => event.kind === 'exchange-offered');
      return { id: 'status-accept', args, ...(offer && { offer }) };
    }
    case 'place': {
      const side = view.seats.find((one) => one.seat === seat);
      const role = (side && sideRole(view.seats, side)) ?? 'king';
      return { id: 'status-place', args: { ...args, role, kingColour: returning(happened, colours) } };
    }
    case 'promote':
      return { id: can('pass') ? 'status-promote' : 'status-promote-must', args };
    case 'stop':
      return { id: at.huff && can('capture') ? 'status-stop-huff' : 'status-stop', args };
    case undefined:
      break;
    default:
      return { id: `status-${kind}`, args };
  }
  if (view.legal.length === 1 && can('pass')) return { id: 'status-pass', args };
  if (view.thrower !== null && view.thrower !== seat) {
    return { id: 'status-command', args: { ...args, throwerColour: colours[view.thrower] ?? '' } };
  }
  const due = at.huff && can('capture') && (can('step') || can('place'));
  return { id: due ? 'status-move-huff' : 'status-move', args };
}
