// What a game that is over comes to, in one sentence: who won with luck or without, and what whoever reads did to it. Pure.
import type { ReviewView, Seat, SumView } from '../generated/wire';
import type { KeyMoment } from './moments';

export type Verdict =
  /** Somebody gave up a game that was won, or with chances that were worth more than anything given away before. */
  | { kind: 'resigned'; seat: Seat; share: number }
  /** A drawn game that was won until a choice. */
  | { kind: 'slipped'; moment: KeyMoment }
  /** Whoever reads lost, and a choice of theirs cost most; what there is to be said besides. */
  | { kind: 'lost'; moment: KeyMoment }
  /** Without luck it would have ended the same way. */
  | { kind: 'deserved'; who: readonly Seat[] }
  /** With the luck of the winners; without luck these would have been ahead, or level with one another, or not far apart. */
  | { kind: 'lucky'; luck: number; who: readonly Seat[]; level: 'yes' | 'near' | 'no' }
  /** Nobody won, and without luck these would have been ahead. */
  | { kind: 'ahead'; who: readonly Seat[] }
  /** Nobody won, or nobody was better. */
  | { kind: 'level' }
  /** Without dice: whether the winners gave away less, or these did; `plain` where nothing can be compared. */
  | { kind: 'won'; how: 'better' | 'though' | 'plain'; who: readonly Seat[] };

export interface Ended {
  review: ReviewView;
  /** Whether there was a throw: without one nobody is lucky. */
  dice: boolean;
  /** The seat of the only person at this screen. */
  own: Seat | null;
  /** What was given away, by whomever. */
  gifts: readonly KeyMoment[];
  /** Who gave up, with what chances, and whether the others played on. */
  resigned: { seat: Seat; share: number; on: boolean } | null;
  /** The seats of a side, by one of them. */
  sideOf(seat: Seat): string;
}

/** What is told as a percentage and differs by less is level. */
const LEVEL = 0.01;
/** With so much luck nobody deserved to win who would not have been ahead by as much without it. */
export const MUCH = 0.2;
/** From such chances on a game was won, and so much of them has to go for the win to have slipped. */
const [WON, SLIPPED] = [0.75, 0.25];
/** A choice that costs less did not lose a game; and who gave up more gave up too soon. */
const [COSTLY, SOON] = [0.08, 0.16];
/** With so many times the chances that are even one stands clearly better, and with such a part of them one is still in the game. */
const [BETTER, ALIVE] = [1.2, 0.6];
/** From this part of what was lost on, a fall was undone. */
const UNDONE = 0.5;

/** From such chances on who gives up gives up a game that was as good as won, or clearly better than even. */
export const gaveUpAhead = (share: number, seats: number): 'won' | 'better' | null =>
  share >= WON ? 'won' : share >= (BETTER + (seats > 2 ? 0.4 : 0)) / seats ? 'better' : null;

const costliest = (gifts: readonly KeyMoment[]): KeyMoment | undefined =>
  [...gifts].sort((one, other) => other.weight - one.weight)[0];

/** The seats that won; all of them where the game was shared. */
export function winnersIn({ seats, last }: ReviewView): Seat[] {
  const top = Math.max(...last);
  return seats.filter((_, index) => (last[index] ?? 0) > top - LEVEL);
}

/** Those with the most, as far as one is told from the other. */
function bestOf(sums: readonly SumView[], merit: (sum: SumView) => number, apart = LEVEL): Seat[] {
  const most = Math.max(...sums.map(merit));
  return sums.filter((sum) => most - merit(sum) < apart).map(({ seat }) => seat);
}

/** Whether a seat's chances came back after a fall. */
function isUndone({ seats, moments, last }: ReviewView, { index, seat, before, weight }: KeyMoment): boolean {
  const place = seats.indexOf(seat);
  const later = [...moments.slice(index + 2).map(({ worth }) => worth), last];
  return later.some((worth) => (worth[place] ?? 0) >= before - weight * (1 - UNDONE));
}

/**
 * The choice that decided against a seat: the last fall from which it never came back, as long as it was in the game at all. Where
 * there is none, the costliest that was not undone.
 */
export function fallOf(review: ReviewView, gifts: readonly KeyMoment[]): KeyMoment | undefined {
  const falls = gifts.filter((one) => one.weight >= COSTLY && !isUndone(review, one));
  const alive = falls.filter(({ before }) => before >= ALIVE / Math.max(1, review.seats.length));
  return alive.at(-1) ?? costliest(falls) ?? costliest(gifts);
}

/** Whether that somebody gave up is what the game came to: not where a choice before it had cost more. */
function isTold(
  { seat, share, on }: NonNullable<Ended['resigned']>,
  own: Seat | null,
  gifts: readonly KeyMoment[],
  seats: number,
): boolean {
  if (gaveUpAhead(share, seats)) return true;
  if (seat !== own) return share >= SOON && share >= (costliest(gifts)?.weight ?? 0);
  const cost = costliest(gifts.filter((one) => one.seat === own))?.weight ?? 0;
  return on || cost < COSTLY || share >= cost;
}

export function verdictOf({ review, dice, own, gifts, resigned, sideOf }: Ended): Verdict {
  const winners = winnersIn(review);
  const sides = (seats: readonly Seat[]) => [...new Set(seats.map(sideOf))].sort();
  const all = sides(review.seats);
  if (resigned && isTold(resigned, own, gifts, review.seats.length))
    return { kind: 'resigned', seat: resigned.seat, share: resigned.share };
  const drawn = sides(winners).length === all.length;
  const stayed = review.sums.filter(({ deserved }) => deserved !== null);
  if (drawn) {
    const slips = gifts.filter(({ before, weight }) => before >= WON && weight >= SLIPPED);
    const slip = costliest(slips.filter(({ seat }) => seat === own)) ?? costliest(slips);
    if (slip) return { kind: 'slipped', moment: slip };
    const best = bestOf(stayed, dice ? ({ deserved }) => deserved ?? 0 : ({ cost }) => -cost);
    const better = dice && sides(best).length < all.length;
    return better ? { kind: 'ahead', who: best } : { kind: 'level' };
  }
  const lost = own !== null && !winners.includes(own);
  const falls = gifts.filter(({ seat }) => seat === own);
  const gift = lost ? fallOf(review, falls) : undefined;
  const costly = gift && gift.weight >= COSTLY ? gift : null;
  if (dice) {
    const best = bestOf(stayed, ({ deserved }) => deserved ?? 0);
    const same = sides(best).join() === sides(winners).join();
    // Who would have won with even dice did not lose by a choice.
    const robbed = own !== null && sides(best).join() === sideOf(own);
    if (costly && !robbed) return { kind: 'lost', moment: costly };
    const luck = review.sums.find(({ seat }) => winners.includes(seat))?.luck ?? 0;
    const near = bestOf(stayed, ({ deserved }) => deserved ?? 0, MUCH);
    if (same && luck >= MUCH && sides(near).length > 1)
      return { kind: 'lucky', luck, who: near, level: 'near' };
    if (same) return { kind: 'deserved', who: best };
    return { kind: 'lucky', luck, who: best, level: sides(best).length > 1 ? 'yes' : 'no' };
  }
  if (costly) return { kind: 'lost', moment: costly };
  // Who chose nothing gave nothing away.
  if (review.sums.some(({ choices }) => choices === 0)) return { kind: 'won', how: 'plain', who: [] };
  const best = bestOf(review.sums, ({ cost }) => -cost);
  if (sides(best).length > 1) return { kind: 'won', how: 'plain', who: [] };
  const better = sides(best).join() === sides(winners).join();
  return { kind: 'won', how: better ? 'better' : 'though', who: best };
}
