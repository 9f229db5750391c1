// Pieces with an identity that lasts from position to position, so that they can be seen to move. Pure.
import type { Event, Piece } from '../generated/wire';

export interface Keyed {
  key: number;
  piece: Piece;
  /** Captured in the last change: fades where it stood, and is forgotten with the next. */
  gone: boolean;
  /** Who captured it. */
  captor?: string;
}

const FIELDS = ['at', 'army', 'role', 'origin', 'commander'] as const;

const sameSigns = ({ signs: one = [] }: Piece, { signs: other = [] }: Piece): boolean =>
  one.length === other.length && one.every((sign, index) => sign === other[index]);

/** Whether they look the same: each position comes with pieces of its own. */
export function samePiece(one: Piece | undefined, other: Piece | undefined): boolean {
  return (
    one === other ||
    (!!one && !!other && FIELDS.every((field) => one[field] === other[field]) && sameSigns(one, other))
  );
}

export function keyed(pieces: readonly Piece[]): Keyed[] {
  return pieces.map((piece, index) => ({ key: index + 1, piece, gone: false }));
}

/**
 * The pieces of the next position, keeping the keys of those that stayed or moved. Moves are told by
 * `events`; without them (taking back, jumping in the history) pieces of the same army and role are matched.
 */
export function advance(
  before: readonly Keyed[],
  pieces: readonly Piece[],
  events: readonly Event[],
): Keyed[] {
  const standing = new Map<string, Keyed>();
  let next = 0;
  for (const one of before) {
    next = Math.max(next, one.key);
    if (!one.gone) standing.set(one.piece.at, one);
  }
  for (const event of events) {
    if (event.kind !== 'moved') continue;
    const { from, to } = event;
    const moved = standing.get(from);
    if (!moved) continue;
    standing.delete(from);
    const victim = standing.get(to);
    // A piece captured by entering its square stays for the fading under a name no spot has.
    if (victim) standing.set(`captured ${victim.key}`, victim);
    standing.set(to, moved);
  }
  const result: Keyed[] = [];
  const arrived: Piece[] = [];
  for (const piece of pieces) {
    const same = standing.get(piece.at);
    if (same && same.piece.army === piece.army) {
      standing.delete(piece.at);
      result.push({ key: same.key, piece, gone: false });
    } else {
      arrived.push(piece);
    }
  }
  for (const piece of arrived) {
    let key = 0;
    for (const [spot, one] of standing) {
      if (events.length > 0 || one.piece.army !== piece.army || one.piece.role !== piece.role) continue;
      key = one.key;
      standing.delete(spot);
      break;
    }
    if (key === 0) key = ++next;
    result.push({ key, piece, gone: false });
  }
  const captors = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'captured') captors.set(`${event.army} ${event.at}`, event.by);
  }
  for (const { key, piece } of standing.values()) {
    const captor = captors.get(`${piece.army} ${piece.at}`);
    result.push({ key, piece, gone: true, ...(captor === undefined ? {} : { captor }) });
  }
  // A steady order keeps the drawn elements in place, so that only what changed is touched.
  return result.sort((a, b) => a.key - b.key);
}

/** The pieces while one of them is on its way already and what comes of it is not known yet. */
export function ahead(pieces: readonly Keyed[], from: string, to: string): readonly Keyed[] {
  return pieces.map((one) =>
    one.gone || one.piece.at !== from ? one : { ...one, piece: { ...one.piece, at: to } },
  );
}
