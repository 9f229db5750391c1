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
  /** Where more time was given to somebody meanwhile; what was given before the first turn is told with it. */
  given: Entry[];
}

const TAKE_BACK = /^take-back (\d+)$/;
const THROW = /^[1-6]( [1-6])?$/;

export const isThrow = (action: string) => THROW.test(action);

/** Whether it is how a game was ended, and no move. */
export const isEnding = (action: string) => /^(agree$|resign )/.test(action);

/** A log is never changed, only followed by a longer one: what was found in it once is kept. */
function kept<T extends object>(find: (entries: readonly Entry[]) => T): (entries: readonly Entry[]) => T {
  const known = new WeakMap<readonly Entry[], T>();
  return (entries) => {
    const found = known.get(entries) ?? find(entries);
    known.set(entries, found);
    return found;
  };
}

/** The last entry that counts, and what counts before it. */
interface Link {
  entry: Entry;
  before: Link | null;
}

/** The entries that still count, after everything that was taken back. */
function standing(entries: readonly Entry[]): Entry[] {
  /** After so many entries; to take back is to stand once more where one stood then. */
  const stood: (Link | null)[] = [null];
  entries.forEach((entry, index) => {
    const count = TAKE_BACK.exec(entry.action)?.[1];
    const before = stood[Math.min(Number(count ?? index), index)] ?? null;
    stood.push(count === undefined ? { entry, before } : before);
  });
  const list: Entry[] = [];
  for (let link = stood.at(-1); link; link = link.before) list.push(link.entry);
  return list.reverse();
}

/** The actions, throws and endings that still count. */
export const effective = kept<readonly Entry[]>((entries) =>
  standing(entries).filter((entry) => moreTime(entry.action) === null),
);

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

export const turnsOf = kept<readonly Turn[]>((entries) => {
  const turns: Turn[] = [];
  let early: Entry[] = [];
  const begin = (turn: Pick<Turn, 'seat' | 'thrown' | 'notation'>, entry: Entry) => {
    turns.push({ ...turn, early: [], entries: [entry], given: early });
    early = [];
  };
  for (const entry of standing(entries)) {
    const current = turns.at(-1);
    if (moreTime(entry.action)) {
      (current?.given ?? early).push(entry);
      continue;
    }
    const before = current?.entries.at(-1);
    if (isThrow(entry.action)) {
      const seat = throwerOf(entry);
      if (current && current.thrown === null && current.seat === seat) {
        current.thrown = entry.action;
        current.early = current.notation;
        current.notation = [];
        current.entries.push(entry);
      } else {
        begin({ seat, thrown: entry.action, notation: [] }, entry);
      }
      continue;
    }
    const goesOn =
      current && (before?.seat === entry.seat || (current.thrown !== null && before?.seat === null));
    if (goesOn && !isEnding(entry.action)) {
      note(current.notation, entry.action);
      current.entries.push(entry);
    } else {
      begin({ seat: entry.seat, thrown: null, notation: [entry.action] }, entry);
    }
  }
  return turns;
});

/** How many turns are drawn together in a log. */
const PART = 32;

/** The same turn: with its last entry all is given that led to it. */
const isSame = (one: Turn, other: Turn | undefined) =>
  one.entries.at(-1) === other?.entries.at(-1) && one.given.at(-1) === other?.given.at(-1);

/** Cuts turns into parts. Turns and parts that are as they were `before` are the same objects, and need no drawing anew. */
export function inParts(
  turns: readonly Turn[],
  before: readonly (readonly Turn[])[],
): readonly (readonly Turn[])[] {
  const parts: (readonly Turn[])[] = [];
  for (let start = 0; start < turns.length; start += PART) {
    const known = before[parts.length] ?? [];
    const part = turns.slice(start, start + PART).map((turn, index) => {
      const same = known[index];
      return same && isSame(turn, same) ? same : turn;
    });
    const whole = part.length === known.length && part.every((turn, index) => turn === known[index]);
    parts.push(whole ? known : part);
  }
  return parts;
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
  const last = effective(entries).findLast(({ action }) => isThrow(action));
  return last ? { faces: last.action.split(' ').map(Number), seq: last.seq } : null;
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
