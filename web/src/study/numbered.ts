// Moments of a review as the list of moves has them: under the same number, in the same notation.
import { type Entry, isEnding, isThrow } from '../game/log';
import type { ActionView } from '../generated/wire';
import { columnsOf, roundsOf, type Turn, turnsOf } from '../table/log/turns';
import { joined, parts, turnText } from '../table/log/written';
import type { Store } from '../table/store';
import type { Names } from '../text/event';

export interface Numbered {
  entry: Entry;
  /** The number of its round, or where one seat plays after the other of its move, from 1. */
  number: number;
  turn: Turn;
  /** The throw that lay there when somebody ended the game, which is a turn of its own. */
  lay?: Entry;
}

/** The throw with which nothing was done before a turn that ended the game. */
function layIn(turns: readonly Turn[], turn: Turn): Entry | undefined {
  const [first] = turn.entries;
  const last = turns[turns.indexOf(turn) - 1]?.entries.at(-1);
  return first && last && isEnding(first) && isThrow(last) && last.turn === first.turn ? last : undefined;
}

/** The entries by their numbers in the log, as the list of moves has them. */
export function numbered({ showing, game }: Pick<Store, 'showing' | 'game'>): ReadonlyMap<number, Numbered> {
  const turns = turnsOf(showing.toldEntries.value);
  const seats = (game.live.value?.seats ?? []).map(({ seat }) => seat);
  const rounds = roundsOf(turns, columnsOf(turns, seats));
  return new Map(
    rounds.flatMap((round, index) =>
      round.flatMap((turn) =>
        turn.entries.map((entry) => {
          const lay = layIn(turns, turn);
          return [entry.seq, { entry, number: index + 1, turn, ...(lay && { lay }) }] as const;
        }),
      ),
    ),
  );
}

/** Actions as they are written one after the other in a turn. */
export const lineText = (line: readonly ActionView[]) =>
  joined(
    parts(
      line.map((action) => ({
        action,
        act: { kind: 'play', action: action.text },
        ...(action.short !== undefined && { short: action.short }),
      })),
      { colours: {} },
    ),
  );

/** A decision with the throw that it followed. */
export const choiceIn = ({ entry, turn, lay }: Numbered): Entry[] => [
  ...(lay ? [lay] : []),
  ...turn.entries.filter((one) => one === entry || (isThrow(one) && one.seq < entry.seq)),
];

/** What would have been done in a turn: who passes beside a move does not do more. */
export function withoutIdle(line: readonly ActionView[]): readonly ActionView[] {
  const moved = line.filter(({ kind }) => kind !== 'pass');
  return moved.length > 0 ? moved : line;
}

/** The same as the list of moves writes it: `3: b1-c3`. */
export const choiceText = (one: Numbered, names: Names) =>
  turnText({ ...one.turn, entries: choiceIn(one) }, names);
