// Where something is tried out: a rule set, where it begins and what was played. Pure.

import type { ClockPlan, NewGame, PositionAsk, SeatClock, SeatPlan, TableView } from '../generated/wire';
import { listed } from './link';
import { type Entry, effective, isEnding } from './log';

export interface Ground {
  rules: string;
  /** The edition of its rules, where it is not today's. */
  edition?: number;
  options: [string, string][];
  /** The position it begins with; null: the rule set's start. */
  position: string | null;
  /** What is played before anything is tried, throws included. */
  actions: string[];
  seats: SeatPlan[];
  /** The clocks of the game it comes from, for a table that continues it. */
  clock?: ClockPlan;
  /** Those of single seats that have another. */
  clocks?: SeatClock[];
}

const maybe = ({ edition, clock, clocks }: Pick<NewGame, 'edition' | 'clock' | 'clocks'>) => ({
  ...(edition !== undefined && { edition }),
  ...(clock && { clock }),
  ...(clocks && { clocks }),
});

/** The ground of a branch that leaves a game after `count` of its entries. */
export function branchAt(table: TableView, entries: readonly Entry[], count: number): Ground {
  return {
    rules: table.rules,
    options: table.options,
    position: table.start.position,
    // An agreement or a resignation is not a move: one tries to go on from before it.
    actions: effective(entries.slice(0, count))
      .filter((entry) => !isEnding(entry))
      .map((entry) => entry.text),
    seats: table.seats,
    ...maybe(table),
  };
}

export function askOf({ rules, edition, options, position, actions }: Ground): PositionAsk {
  return { rules, options, position, actions, ...maybe({ ...(edition !== undefined && { edition }) }) };
}

/** The game in a record. */
export function groundOf(game: NewGame): Ground {
  const { rules, options, position, actions, seats } = game;
  return { rules, options, position, actions, seats, ...maybe(game) };
}

/** The ground in a query; null if it names no rule set. */
export function groundFrom(search: string): Ground | null {
  const query = new URLSearchParams(search);
  const rules = query.get('rules');
  if (!rules) return null;
  const options = query.getAll('o').flatMap((text): [string, string][] => {
    const at = text.indexOf('=');
    return at > 0 ? [[text.slice(0, at), text.slice(at + 1)]] : [];
  });
  const edition = Number(query.get('edition'));
  return {
    rules,
    ...(Number.isInteger(edition) && edition > 0 && { edition }),
    options,
    position: query.get('position') || null,
    actions: listed(query.get('moves')),
    seats: [],
  };
}
