// From the log of a game to turns as people write them. Pure.
import type { Entry } from '../generated/Entry';
import type { GameEvent } from '../generated/GameEvent';
import { moreTime } from './clock';

export interface Turn {
  /** The seat whose turn it is: the thrower, in games with dice. */
  seat: string | null;
  /** `3`, `2 5`; null without dice. */
  thrown: string | null;
  /** What was decided before the throw: `call 3`, `a8=H`. */
  early: string[];
  /** `b1-c3`, `c3xe5xg5`, each decision of the turn. */
  notation: string[];
  entries: Entry[];
}

const TAKE_BACK = /^take-back (\d+)$/;
const THROW = /^[1-6]( [1-6])?$/;

/** The entries that still count, after everything that was taken back. */
function standing(entries: readonly Entry[]): Entry[] {
  let list: Entry[] = [];
  entries.forEach((entry, index) => {
    const kept = TAKE_BACK.exec(entry.action);
    if (kept) list = standing(entries.slice(0, Math.min(Number(kept[1]), index)));
    else list.push(entry);
  });
  return list;
}

/** The actions, throws and endings that still count. */
export function effective(entries: readonly Entry[]): Entry[] {
  return standing(entries).filter((entry) => moreTime(entry.action) === null);
}

/** Where more time was given to somebody, and still counts. */
export function moreTimes(entries: readonly Entry[]): Entry[] {
  return standing(entries).filter((entry) => moreTime(entry.action) !== null);
}

function throwerOf(entry: Entry): string | null {
  const event = entry.events.find((one) => one.kind === 'thrown');
  return event ? String(event.seat) : null;
}

/** Adds a decision to the notation; a jump that goes on from the last one prolongs it. */
function note(notation: string[], action: string): void {
  const last = notation.at(-1);
  const [from, to] = action.split('x');
  if (last?.includes('x') && from !== undefined && to !== undefined && last.endsWith(`x${from}`)) {
    notation[notation.length - 1] = `${last}x${to}`;
  } else {
    notation.push(action);
  }
}

export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of effective(entries)) {
    const current = turns.at(-1);
    const before = current?.entries.at(-1);
    if (THROW.test(entry.action)) {
      const seat = throwerOf(entry);
      if (current && current.thrown === null && current.seat === seat) {
        current.thrown = entry.action;
        current.early = current.notation;
        current.notation = [];
        current.entries.push(entry);
      } else {
        turns.push({ seat, thrown: entry.action, early: [], notation: [], entries: [entry] });
      }
      continue;
    }
    const goesOn =
      current && (before?.seat === entry.seat || (current.thrown !== null && before?.seat === null));
    if (goesOn && !/^(agree|resign)/.test(entry.action)) {
      note(current.notation, entry.action);
      current.entries.push(entry);
    } else {
      turns.push({ seat: entry.seat, thrown: null, early: [], notation: [entry.action], entries: [entry] });
    }
  }
  return turns;
}

/** `3: b1-c3`, as game records write it; `say` puts what is no move in other words. */
export function turnText(turn: Turn, say: (action: string) => string = (action) => action): string {
  const done = joined(turn.notation, say);
  if (turn.thrown === null) return done;
  const before = joined(turn.early, say);
  const comma = turn.early.some((action) => say(action) !== action) ? ',' : '';
  return `${before === '' ? '' : `${before}${comma} `}${turn.thrown}: ${done}`.trim();
}

/** Moves are set apart with spaces, words with commas. */
function joined(actions: readonly string[], say: (action: string) => string): string {
  let [text, worded] = ['', false];
  for (const action of actions) {
    const part = say(action);
    const words = part !== action;
    if (text !== '') text += words || worded ? ', ' : ' ';
    text += part;
    worded = words;
  }
  return text;
}

/** Events that the notation, or the word in its place, tells already. */
const TOLD = ['moved', 'thrown', 'called', 'passed', 'stopped', 'exchange-declined', 'resigned'];

/** Events worth a sentence of their own; the rest is plain from the notation and the board. */
export function worthTelling(event: GameEvent): boolean {
  if (event.kind === 'scored') return event.merit !== 'capture';
  if (event.kind === 'placed') return event.role === 'king';
  if (event.kind === 'over') return event.ending !== 'resignation' && event.ending !== 'agreement';
  return !TOLD.includes(event.kind);
}

/** The faces of the last throw among these entries, with the number of its entry. */
export function lastThrow(entries: readonly Entry[]): { faces: number[]; seq: number } | null {
  for (const entry of effective(entries).reverse()) {
    if (THROW.test(entry.action)) return { faces: entry.action.split(' ').map(Number), seq: entry.seq };
  }
  return null;
}

/** Where the last turn's moves went, for the marks on the board. */
export function lastMoves(entries: readonly Entry[]): { from: string | null; to: string }[] {
  const moves: { from: string | null; to: string }[] = [];
  const last = turnsOf(entries).findLast((turn) => turn.entries.some((entry) => entry.seat !== null));
  for (const event of last?.entries.flatMap((entry) => entry.events) ?? []) {
    if (event.kind === 'moved') moves.push({ from: String(event.from), to: String(event.to) });
    if (event.kind === 'placed') moves.push({ from: null, to: String(event.at) });
  }
  return moves;
}

/** A piece taken off a person for a missed capture since they last played: it is gone before they have looked. */
export function takenMeanwhile(
  entries: readonly Entry[],
  isHuman: (seat: string | null) => boolean,
): GameEvent | undefined {
  const since = entries.findLastIndex(({ seat }) => isHuman(seat)) + 1;
  const events = entries.slice(since).flatMap((entry) => entry.events);
  return events.findLast(
    ({ kind, means, army }) => kind === 'captured' && means === 'huff' && isHuman(String(army)),
  );
}
