// From the log of a game to turns and rounds. Pure.

import { seatOf } from '../../base/turn';
import { type Entry, isAside, isEnding, isThrow, kept, standing } from '../../game/log';
import type { Seat, View } from '../../generated/wire';

export interface Turn {
  /** The seat whose turn it is: the thrower, in games with dice; of an ending, the seat that ended the game. */
  seat: Seat | null;
  entries: Entry[];
  /** Entries that gave more time during the turn; those before the first turn belong to it. */
  given: Entry[];
}

/** The numbers of the first and the last entry of a turn. */
export const firstOf = (turn: Turn | undefined) => turn?.entries[0]?.seq ?? 0;
export const lastOf = (turn: Turn | undefined) => turn?.entries.at(-1)?.seq ?? 0;

/** The turns, by the turn numbers of the entries; an ending is a turn of its own. */
export const turnsOf = kept<readonly Turn[]>((entries) => {
  const turns: Turn[] = [];
  let early: Entry[] = [];
  for (const entry of standing(entries)) {
    const current = turns.at(-1);
    const before = current?.entries[0];
    if (isAside(entry)) (current?.given ?? early).push(entry);
    else if (current && before && before.turn === entry.turn && !isEnding(entry) && !isEnding(before)) {
      current.entries.push(entry);
    } else {
      turns.push({ seat: isEnding(entry) ? entry.seat : entry.owner, entries: [entry], given: early });
      early = [];
    }
  }
  return turns;
});

/** The turns from one turn of the seat that began to its next; seats that do not play are missing. */
export type Round = readonly Turn[];

/** The seats in the order of play, from the one that began. */
export function columnsOf(turns: readonly Turn[], seats: readonly Seat[]): readonly Seat[] {
  const begins = turns[0]?.seat ?? null;
  const first = begins === null ? 0 : Math.max(0, seats.indexOf(begins));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The column of a turn; -1 for one across all columns, like an ending. */
export const columnOf = (turn: Turn, columns: readonly Seat[]): number =>
  turn.seat === null || turn.entries.some(isEnding) ? -1 : columns.indexOf(turn.seat);

/**
 * The rounds, by the columns of the turns. An ending belongs to the round in which it comes: in a game of many it may cut a
 * round, or a turn, in two.
 */
export function roundsOf(turns: readonly Turn[], columns: readonly Seat[]): Round[] {
  const rounds: Turn[][] = [];
  let last: { column: number; turn: number } | null = null;
  for (const turn of turns) {
    const here = { column: columnOf(turn, columns), turn: turn.entries[0]?.turn ?? 0 };
    const isNew = here.column >= 0 && last !== null && here.column <= last.column && here.turn !== last.turn;
    if (isNew || rounds.length === 0) rounds.push([turn]);
    else rounds.at(-1)?.push(turn);
    if (here.column >= 0) last = here;
  }
  return rounds;
}

/** The last turn of each seat in which something was decided. */
export function lastTurns(turns: readonly Turn[]): ReadonlyMap<Seat, Turn> {
  const decided = turns.filter(({ entries }) => !entries.every(isThrow) && !entries.some(isEnding));
  return new Map(decided.flatMap((turn) => (turn.seat === null ? [] : [[turn.seat, turn]])));
}

/** The number of the round that is played now, from 1. */
export function roundAt(turns: readonly Turn[], view: Pick<View, 'seats' | 'turn' | 'thrower'>): number {
  const columns = columnsOf(
    turns,
    view.seats.map(({ seat }) => seat),
  );
  const played = turns.filter((turn) => columnOf(turn, columns) >= 0);
  const last = played.at(-1);
  const due = seatOf(view.turn);
  const fresh = view.turn.kind === 'chance' || (view.thrower === null && due !== last?.seat);
  const begins = last && due !== null && fresh && columns.indexOf(due) <= columnOf(last, columns);
  return Math.max(1, roundsOf(played, columns).length + (begins ? 1 : 0));
}

/** How many rounds are rendered together in a log. */
const PART = 8;

/** Whether two turns are the same: the last entry determines those before it. */
const isSame = (one: Turn, other: Turn | undefined) =>
  one.entries.at(-1) === other?.entries.at(-1) && one.given.at(-1) === other?.given.at(-1);

/** The list of before, if it has the same members. */
const again = <T>(list: readonly T[], before: readonly T[] | undefined): readonly T[] =>
  before?.length === list.length && list.every((one, index) => one === before[index]) ? before : list;

/** Cuts rounds into parts. What is unchanged since `before` is the same object, and not rendered again. */
export function inParts(
  rounds: readonly Round[],
  before: readonly (readonly Round[])[],
): readonly (readonly Round[])[] {
  const parts: (readonly Round[])[] = [];
  for (let start = 0; start < rounds.length; start += PART) {
    const known = before[parts.length];
    const part = rounds.slice(start, start + PART).map((round, index) => {
      const old = known?.[index];
      const turns = round.map((turn, at) => {
        const same = old?.[at];
        return same && isSame(turn, same) ? same : turn;
      });
      return again(turns, old);
    });
    parts.push(again(part, known));
  }
  return parts;
}
