// What the table waits for, in one sentence: which message it is, with which arguments. Pure.

import { seatOf, unknown } from '../../base/turn';
import type { ActionKind, ActionView, Event, View } from '../../generated/wire';
import type { Args } from '../../text';
import { called, type Names, nameArgs, seatArgs } from '../../text/event';

export interface Moment {
  browsing: boolean;
  /** The computer is to play, and pauses. */
  paused: boolean;
  /** Failing to capture may cost the piece that could have. */
  huff: boolean;
  /** A piece is in the middle of its jumps. */
  chain?: boolean;
  /** Whose parts of the dice are waited for, if any are: arguments of the message. */
  owed?: Args | null;
  /** The throw that is due makes itself. */
  itself?: boolean;
}

export interface StatusSentence {
  id: string;
  args: Args;
  /** The offer that is to be answered now. */
  offer?: Event;
}

/** Decisions that need other words than "to move"; the first one that is legal decides. */
const KINDS = ['huff', 'accept', 'place', 'call', 'promote', 'withdraw', 'stop', 'offer-exchange'] as const;

/** Whose king is to be placed: of the two exchanged, the other side's comes first. */
function returning(happened: readonly Event[], names: Names): string {
  const start = happened.findLastIndex((event) => event.kind === 'exchange-offered');
  const offer = happened[start];
  const placed = happened.slice(start).flatMap((event) => (event.kind === 'placed' ? [event.army] : []));
  const army =
    offer?.kind === 'exchange-offered' && [offer.other, offer.own].find((one) => !placed.includes(one));
  return (army && called(names, army)) || 'none';
}

/** `legal`: what may be done, where that is known; `happened`: what has happened so far, the latest last. */
export function statusOf(
  view: View,
  legal: readonly ActionView[],
  names: Names,
  at: Moment,
  happened: readonly Event[],
): StatusSentence {
  const seat = seatOf(view.turn);
  const args: Args = seatArgs(names, seat);
  if (at.browsing) return { id: 'status-browsing', args };
  if (view.turn.kind === 'over') return { id: 'status-over', args };
  if (at.paused) return { id: 'status-paused', args };
  if (view.turn.kind === 'chance' && at.owed) return { id: 'status-owed', args: at.owed };
  if (view.turn.kind === 'chance') {
    const leader = view.seats.find((one) => one.seat === seat)?.commander;
    if (at.itself || !leader || leader === seat)
      return { id: at.itself ? 'status-vain' : 'status-throw', args };
    // Whoever lost the command still throws, and has to know that somebody else moves.
    return {
      id: 'status-throw-led',
      args: { ...seatArgs(names, leader), ...nameArgs(names, seat, 'thrower') },
    };
  }
  const can = (kind: ActionKind) => legal.some((action) => action.kind === kind);
  const kind = KINDS.find(can);
  switch (kind) {
    case 'accept': {
      const offer = happened.findLast((event) => event.kind === 'exchange-offered');
      return { id: 'status-accept', args, ...(offer && { offer }) };
    }
    case 'place': {
      const side = view.seats.find((one) => one.seat === seat);
      const role = side?.side ?? 'king';
      return { id: 'status-place', args: { ...args, role, kingColour: returning(happened, names) } };
    }
    case 'promote':
      return { id: can('pass') ? 'status-promote' : 'status-promote-must', args };
    case 'stop':
      return { id: at.huff && can('capture') ? 'status-stop-huff' : 'status-stop', args };
    case 'huff':
      return { id: can('pass') ? 'status-huff-may' : 'status-huff', args };
    case 'call':
    case 'withdraw':
    case 'offer-exchange':
      return { id: `status-${kind}`, args };
    case undefined:
      break;
    default:
      return unknown(kind);
  }
  if (legal.length === 1 && can('pass')) return { id: 'status-pass', args };
  if (view.thrower !== null && view.thrower !== seat) {
    return { id: 'status-command', args: { ...args, ...nameArgs(names, view.thrower, 'thrower') } };
  }
  if (at.chain) return { id: 'status-chain', args };
  if (view.pieces.some(({ army, signs }) => army === seat && signs?.includes('checked'))) {
    return { id: 'status-check', args };
  }
  const due = at.huff && can('capture') && (can('step') || can('place'));
  return { id: due ? 'status-move-huff' : 'status-move', args };
}
