// A table that is not stored, to try something: where it begins, and what to request of it to get somewhere.
// The server runs it like any other table. Pure.

import type { ClientMessage, DiceSource, NewGame, Request, SeatPlan, View } from '../generated/wire';
import type { Ground } from './ground';
import { type Entry, effective } from './log';

export interface Trial {
  /** A game as it would be set up; or a stored game, and after which of its entries the branch leaves it. */
  from: NewGame | { game: string; after: number };
  /** Entries that are known before anything was tried. */
  known: readonly Entry[];
  /** What was tried already, if the address contains it. */
  tried: readonly string[];
  /** The seats of the game it comes from: here people sit in all of them. */
  seats: readonly SeatPlan[];
  /** What is shown until the rules have answered. */
  first: View | null;
}

interface Manner extends Partial<Pick<Trial, 'tried' | 'first'>> {
  /** Whether throws are made here, or entered by the reader. */
  dice?: DiceSource;
}

/** A trial that begins with a ground. */
export function trialOf(ground: Ground, { tried = [], dice = 'fair', first = null }: Manner = {}): Trial {
  const { clock: _, clocks: _own, ...game } = ground;
  return { from: { ...game, dice }, known: [], tried, seats: ground.seats, first };
}

/** A branch that leaves a stored game after some of its entries. */
export const branchOf = (
  game: string,
  known: readonly Entry[],
  seats: readonly SeatPlan[],
  tried: readonly string[],
): Trial => ({ from: { game, after: known.length }, known, tried, seats, first: null });

const textsOf = (entries: readonly Entry[]) => effective(entries).map((entry) => entry.text);

/** The message that begins a trial; after a lost connection it contains all that was tried until then. */
export function helloOf({ from, known, tried }: Trial, entries: readonly Entry[] | null): ClientMessage {
  const line = entries && textsOf(entries);
  if ('game' in from) {
    const { game, after } = from;
    const digest = known.at(-1)?.digest;
    return {
      type: 'branch',
      game,
      after,
      ...(digest !== undefined && { digest }),
      tried: [...(line ? line.slice(textsOf(known).length) : tried)],
    };
  }
  if (!line) return { type: 'begin', game: from, tried: [...tried] };
  const begun = from.actions.every((action, index) => action === line[index]);
  return begun
    ? { type: 'begin', game: from, tried: line.slice(from.actions.length) }
    : { type: 'begin', game: { ...from, actions: [] }, tried: line };
}

/** The request after which exactly the `wanted` actions are played. */
export function wayTo(entries: readonly Entry[], wanted: readonly string[]): Request {
  const now = effective(entries);
  const parted = now.findIndex((entry, index) => entry.text !== wanted[index]);
  const same = parted < 0 ? now.length : parted;
  const back = same < now.length ? (now[same - 1]?.seq ?? 0) : null;
  return { kind: 'follow', back_to: back, actions: wanted.slice(same) };
}

/** What was tried, after the entry with number `base`. */
export const triedIn = (entries: readonly Entry[], base: number): Entry[] =>
  effective(entries).filter((entry) => entry.seq > base);
