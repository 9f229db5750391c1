// The moments that decided a game: what was given away, what the dice gave, what was well seen. Pure.
import type { EntryView, MomentView, ReviewView, Seat } from '../generated/wire';

/** A choice that cost much, a throw that changed much, the one good choice. */
export type KeyKind = 'gift' | 'luck' | 'find';

/** A moment that decided, with the chances of whoever threw or chose. */
export interface KeyMoment {
  /** Its place among the moments of the review, from 0. */
  index: number;
  kind: KeyKind;
  seat: Seat;
  /** How much it mattered: the cost, the luck with its sign, what everything else would have cost at least. */
  weight: number;
  before: number;
  after: number;
  /** What there would have been otherwise: by the best choice, by another throw on the average, by the second best choice. */
  other: number;
  /** What else mattered in the same turn: the throw before a choice, or what was made of a throw. */
  beside?: KeyMoment;
}

/** How many are told. */
export const MOST = 3;
/** Throws as lucky as that are worth a line. */
export const LUCKY = 0.06;

/** The number of the entry with which a seat left the game; null for who played to the end. */
export const leftAt = (entries: readonly EntryView[], own: Seat): number | null =>
  entries.find(({ change }) => change?.left?.includes(own))?.seq ?? null;

/**
 * A game as far as somebody played it: what came after they had left is the affair of others. `seqIn` gives the entry of a moment.
 */
export function reviewUntil(
  review: ReviewView,
  left: number | null,
  seqIn: (seq: number) => number,
): ReviewView {
  const next = left === null ? -1 : review.moments.findIndex(({ seq }) => seqIn(seq) > left);
  const worth = review.moments[next]?.worth;
  return worth ? { ...review, moments: review.moments.slice(0, next), last: worth } : review;
}

/** What is told of a seat in a list that is in the order of play. */
export const shareIn = (seats: readonly Seat[], shares: readonly number[], seat: Seat | null | undefined) =>
  (seat ? shares[seats.indexOf(seat)] : undefined) ?? 0;

/** What all other throws would have given on the average: all throws together give nothing. */
function otherThrow(before: number, luck: number, [over, under]: readonly [number, number]): number {
  return under > over ? before - (luck * over) / (under - over) : before;
}

/** What can be said of a moment as one that decided; null where nothing can. */
export function keyOf(
  review: ReviewView,
  moment: MomentView,
  index: number,
  thrower: Seat | null,
): KeyMoment | null {
  if (moment.kind === 'throw') {
    if (thrower === null) return null;
    const before = shareIn(review.seats, moment.worth, thrower);
    const luck = shareIn(review.seats, moment.luck, thrower);
    if (Math.abs(luck) < LUCKY) return null;
    const other = otherThrow(before, luck, moment.chance);
    return { index, kind: 'luck', seat: thrower, weight: luck, before, after: before + luck, other };
  }
  if (moment.kind !== 'choice') return null;
  const { seat, cost, other } = moment;
  const before = shareIn(review.seats, moment.worth, seat);
  if (moment.mark !== undefined)
    return { index, kind: 'gift', seat, weight: cost, before, after: before - cost, other: before };
  if (!other) return null;
  const after = before - cost;
  return { index, kind: 'find', seat, weight: other.cost, before, after, other: before - other.cost };
}

const byWeight = (one: KeyMoment, other: KeyMoment) => Math.abs(other.weight) - Math.abs(one.weight);

/** The moments of each turn as one: the weightiest, with what else mattered in it. */
function byTurns(all: readonly KeyMoment[], turnOf: (index: number) => unknown): KeyMoment[] {
  const turns = new Map<unknown, KeyMoment>();
  for (const one of [...all].sort(byWeight)) {
    const turn = turnOf(one.index);
    const known = turns.get(turn);
    if (!known) turns.set(turn, one);
    else if (!known.beside && (one.kind === 'luck') !== (known.kind === 'luck'))
      turns.set(turn, { ...known, beside: one });
  }
  return [...turns.values()];
}

/** The moments that are told, in the order of play, and whether nothing mattered more than they did. */
export interface Decided {
  keys: KeyMoment[];
  largest: boolean;
}

/**
 * The weightiest turns, among them the costliest choice of whoever reads, since one learns from one's own. What was well seen is
 * told once, and not of others: to whoever lost a man by it, it was nothing to be praised.
 */
export function keyMoments(
  review: ReviewView,
  throwerOf: (index: number) => Seat | null,
  own: readonly Seat[],
  turnOf: (index: number) => unknown = (index) => index,
): Decided {
  const isOwn = ({ seat }: KeyMoment) => own.includes(seat);
  const all = review.moments
    .flatMap((moment, index) => keyOf(review, moment, index, throwerOf(index)) ?? [])
    .filter((one) => one.kind !== 'find' || own.length === 0 || isOwn(one));
  const turns = byTurns(all, turnOf).sort(byWeight);
  const best = turns.find(({ kind }) => kind === 'find');
  const told = turns.filter((one) => one.kind !== 'find' || one === best);
  const first = told.slice(0, MOST);
  const costly = (one: KeyMoment) => isOwn(one) && [one.kind, one.beside?.kind].includes('gift');
  const learnt = first.some(costly) ? undefined : told.find(costly);
  const keys = learnt ? [...first.slice(0, MOST - 1), learnt] : first;
  const least = Math.min(...keys.map(({ weight }) => Math.abs(weight)));
  const largest = told.every((one) => keys.includes(one) || Math.abs(one.weight) <= least);
  return { keys: keys.sort((one, other) => one.index - other.index), largest };
}

/** What a seat has after a moment, as the search before it saw it; null where nothing was seen. */
function seenAfter(moment: MomentView, place: number, chooser: number): number | null {
  const before = moment.worth[place] ?? 0;
  if (moment.kind === 'throw') return before + (moment.luck[place] ?? 0);
  return moment.kind === 'choice' && place === chooser ? before - moment.cost : null;
}

/** So many positions have to have been looked at twice for anything to be said of it. */
const FEW = 8;

/**
 * By how much two searches of the same position differ on the average: the one that looked at it from the position before,
 * and the one that looked at it by itself. Null where too few positions were looked at twice.
 */
export function disagreement({ moments, seats }: ReviewView): number | null {
  const differences = moments.slice(0, -1).flatMap((moment, index) => {
    const next = moments[index + 1];
    // What nothing looked at has the worth of what comes after it.
    if (!next || next.kind === 'forced') return [];
    const chooser = moment.kind === 'choice' ? seats.indexOf(moment.seat) : -1;
    return seats.flatMap((_, place) => {
      const seen = seenAfter(moment, place, chooser);
      return seen === null ? [] : [Math.abs(seen - (next.worth[place] ?? 0))];
    });
  });
  if (differences.length < FEW) return null;
  return differences.reduce((sum, one) => sum + one, 0) / differences.length;
}
