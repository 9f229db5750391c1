// What the end of a game says of how strong somebody is: three games find a level, after them it is followed.

import { fieldsOf, keep, kept } from '../../base/kept';
import type { Seat, Standing } from '../../generated/wire';
import { menOf } from '../../settings/colours';
import type { Place } from '../ends/placing';
import { KEY, knownOf, levelOf, type MetLevel, usualBot } from './level';

/** So many games find a level; after them it takes two of a kind to change it. */
const FINDING = 3;

/** What is known after a game against computer players of a level: won is 1, lost -1, neither 0. */
export function after(known: MetLevel, against: number, result: number): MetLevel {
  const games = known.games + 1;
  const clamped = (level: number) => Math.min(8, Math.max(1, level));
  // The first games climb from whomever was met. One of them may be luck; the second, if it says the same, takes a large step.
  if (known.games < FINDING) {
    const step = known.games === 1 && known.leaning === result ? 2 : 1;
    const found = clamped(against + step * result);
    // What was guessed before the first game counts for nothing. After it no defeat raises a level, and no win lowers it.
    const bounds = known.games === 0 || result === 0 ? [] : [known.level];
    const level = result < 0 ? Math.min(found, ...bounds) : Math.max(found, ...bounds);
    return { level, games, leaning: games < FINDING ? result : 0 };
  }
  // A win against weaker ones and a defeat by stronger ones say nothing.
  const tells = result > 0 ? against >= known.level : against <= known.level;
  if (!tells || result === 0) return { ...known, games, leaning: result === 0 ? 0 : known.leaning };
  if (known.leaning !== result) return { ...known, games, leaning: result };
  return { level: clamped(known.level + result), games, leaning: 0 };
}

/** What the end of a game says of somebody: who came first won, who came last lost; where all share it, nobody did either. */
export function resultOf(places: readonly Place[], own: Seat): number {
  const place = places.findIndex(({ seats }) => seats.some(({ seat }) => seat === own));
  if (place < 0 || places.length < 2 || places.every(({ won }) => won)) return 0;
  if (places[place]?.won) return 1;
  return place === places.length - 1 ? -1 : 0;
}

/** Learns from the end of a game, once for each: the computer player to meet next, if it is another. */
export function learn(
  game: string,
  seats: readonly Standing[],
  places: readonly Place[],
  own: Seat,
  bots: readonly string[],
): string | null {
  const met = bots.flatMap((bot) => levelOf(bot) ?? []);
  if (met.length === 0 || met.length < bots.length) return null;
  const all = fieldsOf(kept(KEY));
  const kind = menOf(seats);
  if (all.last !== game) {
    const known = after(knownOf(kind), Math.max(...met), resultOf(places, own));
    keep(KEY, JSON.stringify({ ...all, [kind]: known, last: game }));
  }
  const next = usualBot(seats);
  return met.includes(levelOf(next) ?? 0) ? null : next;
}
