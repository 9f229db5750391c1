// Where something is tried out: a rule set, where it begins and what was played. Pure.
import type { ClockPlan } from '../generated/ClockPlan';
import type { Entry } from '../generated/Entry';
import type { LineAsk } from '../generated/LineAsk';
import type { NewGame } from '../generated/NewGame';
import type { Player } from '../generated/Player';
import type { SeatPlan } from '../generated/SeatPlan';
import type { TableView } from '../generated/TableView';
import { effective, isEnding, turnsOf, turnText } from '../table/log';

export interface Ground {
  rules: string;
  options: [string, string][];
  /** The position it begins with; null: the rule set's start. */
  position: string | null;
  /** What is played before anything is tried, throws included. */
  actions: string[];
  seats: SeatPlan[];
  /** The clocks of the game it comes from, for a table that takes it up. */
  clock?: ClockPlan;
}

/** The ground of a branch that leaves a game after so many of its entries. */
export function branchAt(table: TableView, entries: readonly Entry[], count: number): Ground {
  return {
    rules: table.rules,
    options: table.options,
    position: table.start.position,
    // How a game was ended is no move: from there one tries to go on.
    actions: effective(entries.slice(0, count))
      .map((entry) => entry.action)
      .filter((action) => !isEnding(action)),
    seats: table.seats,
    ...(table.clock && { clock: table.clock }),
  };
}

export function askOf(ground: Ground, actions: readonly string[] = ground.actions): LineAsk {
  const { rules, options, position } = ground;
  return { rules, options, position, actions: [...actions], why: null, attacks: false, seen: 0 };
}

/** The game that a record tells of. */
export function groundOf(game: NewGame): Ground {
  const { rules, options, position, actions, seats, clock } = game;
  return { rules, options, position, actions, seats, ...(clock && { clock }) };
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** The tag value for a player: a name that could be mistaken for another form is prefixed with `human:`. */
function playerTag(player: Player): string {
  if (player.kind === 'bot') return `bot:${player.bot}`;
  return /^(human$|human:|bot:)/.test(player.name) ? `human:${player.name}` : player.name || 'human';
}

/** A game record of what was played at a ground, as the server writes them. */
export function recordText(ground: Ground, entries: readonly Entry[]): string {
  const tags = [`[Rules ${quoted(ground.rules)}]`];
  for (const [id, value] of ground.options) tags.push(`[Option ${quoted(`${id}=${value}`)}]`);
  if (ground.position !== null) tags.push(`[Position ${quoted(ground.position)}]`);
  for (const { seat, player } of ground.seats) {
    tags.push(`[${seat.charAt(0).toUpperCase()}${seat.slice(1)} ${quoted(playerTag(player))}]`);
  }
  const turns = turnsOf(entries).map((turn, index) => `${index + 1}. ${turnText(turn)}`);
  return `${tags.join('\n')}\n\n${turns.join('\n')}\n`;
}
