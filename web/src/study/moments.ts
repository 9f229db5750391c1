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

/** What would have been better, as far as it is the same at another turn. */
function betterIn({ moments }: ReviewView, index: number): string | undefined {
  const moment = moments[index];
  return moment?.kind === 'choice' ? moment.better[0]?.text : undefined;
}

/** Without what was missed again: the same better choice of a seat at turns of its own that follow one another counts once. */
function missedOnce(
  review: ReviewView,
  all: readonly KeyMoment[],
  turnOf: (index: number) => unknown,
): readonly KeyMoment[] {
  const turns = new Map<Seat, unknown[]>();
  for (const [index, moment] of review.moments.entries()) {
    if (moment.kind !== 'choice') continue;
    const known = turns.get(moment.seat) ?? [];
    if (known.at(-1) !== turnOf(index)) turns.set(moment.seat, [...known, turnOf(index)]);
  }
  const placeOf = ({ seat, index }: KeyMoment) => turns.get(seat)?.indexOf(turnOf(index)) ?? -1;
  const missed = new Map<string, { place: number; one: KeyMoment }>();
  const again = new Set<KeyMoment>();
  for (const one of all) {
    const better = one.kind === 'gift' && betterIn(review, one.index);
    if (!better) continue;
    const [key, place] = [`${one.seat} ${better}`, placeOf(one)];
    const before = missed.get(key);
    const same = before && place - before.place <= 1;
    const kept = same && before.one.weight >= one.weight ? before.one : one;
    if (same) again.add(kept === one ? before.one : one);
    missed.set(key, { place, one: kept });
  }
  return all.filter((one) => !again.has(one));
}

/** From such a cost on a choice turned a game that was even: within such a part of what each side has then. */
const [TURNED, EVEN] = [0.16, 0.4];
/** What mattered less did not decide where something mattered four times as much, or twice, where it is a slip of the winners. */
const [SMALL, TIMES, TIMES_WON] = [0.16, 4, 2];

/** Whether it turned a game in which no side was far ahead. */
function hasTurned({ seats, moments }: ReviewView, { kind, weight, before, index }: KeyMoment): boolean {
  const worth = moments[index]?.worth ?? [];
  const even = worth.reduce((sum, one) => sum + one, 0) / Math.max(1, seats.length);
  return kind === 'gift' && weight >= TURNED && Math.abs(before - even) <= EVEN * even;
}

/** What is known of a game beside its moments. */
export interface Known {
  /** Whose moments these are above all; none where only computers played. */
  own: readonly Seat[];
  /** Who won a game that is over; nobody where it was shared. */
  winners?: readonly Seat[];
  throwerOf(index: number): Seat | null;
  turnOf?(index: number): unknown;
  /** Whether the headline tells of a moment. */
  isTold?(index: number): boolean;
}

/**
 * The weightiest turns. Among them is the choice by which whoever reads turned an even game, or else their costliest one, since
 * one learns from one's own. What was well seen is told once, and not of others: to whoever lost a man by it, it was nothing to
 * be praised.
 */
export function keyMoments(
  review: ReviewView,
  { own, winners = [], throwerOf, turnOf = (index) => index, isTold = () => false }: Known,
): Decided {
  const isOwn = ({ seat }: KeyMoment) => own.includes(seat);
  const seen = review.moments
    .flatMap((moment, index) => keyOf(review, moment, index, throwerOf(index)) ?? [])
    .filter((one) => one.kind !== 'find' || own.length === 0 || isOwn(one))
    .filter(({ index }) => !isTold(index));
  const turns = byTurns(missedOnce(review, seen, turnOf), turnOf).sort(byWeight);
  // What made the last move possible was seen before it.
  const finds = turns.filter(({ kind }) => kind === 'find');
  const best = finds.find(({ index }) => index < review.moments.length - 1) ?? finds[0];
  // What was well seen changed nothing: beside it nothing is small.
  const most = Math.abs(turns.find(({ kind }) => kind !== 'find')?.weight ?? 0);
  const isSmall = ({ kind, seat, weight }: KeyMoment) => {
    const times = kind === 'gift' && winners.includes(seat) ? TIMES_WON : TIMES;
    return Math.abs(weight) < SMALL && Math.abs(weight) * times <= most;
  };
  const told = turns.filter((one) => (one.kind !== 'find' || one === best) && !isSmall(one));
  const first = told.slice(0, MOST);
  const costly = (one: KeyMoment) => isOwn(one) && [one.kind, one.beside?.kind].includes('gift');
  const turned = told.find((one) => (own.length === 0 || isOwn(one)) && hasTurned(review, one));
  const learnt = turned ?? (first.some(costly) ? undefined : told.find(costly));
  // It takes the place of the least that was somebody else's, or luck: never of what cost oneself more.
  const least = first.filter((one) => !costly(one)).at(-1);
  const replaced = first.length < MOST ? first : least && first.filter((one) => one !== least);
  const kept = learnt && !first.includes(learnt) && replaced ? [...replaced, learnt] : first;
  // A place that is free is for what is left out as a part of another moment and yet cost much.
  const others = seen.filter(({ kind, weight }) => kind === 'gift' && weight >= SMALL).sort(byWeight);
  const unnamed = others.filter(({ index }) =>
    kept.every((one) => one.index !== index && one.beside?.index !== index),
  );
  const keys = [...kept, ...unnamed].slice(0, Math.max(MOST, kept.length));
  const lightest = Math.min(...keys.map(({ weight }) => Math.abs(weight)));
  const largest = told.every((one) => keys.includes(one) || Math.abs(one.weight) <= lightest);
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
