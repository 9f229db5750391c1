// How strong the computer players are that somebody meets; what is learned of that at the end of a game is in `learning.ts`.

import { classRules } from '../../base/classroom';
import { fieldsOf, kept } from '../../base/kept';
import type { Standing } from '../../generated/wire';
import { menOf } from '../../settings/colours';

/** What this browser knows of its reader in one kind of game. */
export interface MetLevel {
  level: number;
  games: number;
  /** What the last game said: while a level is found, or before a step is taken. */
  leaning: number;
}

export const KEY = 'ashtapada.levels';
/** Whom one meets first. */
const FIRST = 3;

/** The number of a computer player's level; `null` for those without one. */
export const levelOf = (bot: string): number | null => Number(/^level-(\d)\b/.exec(bot)?.[1]) || null;

const fieldOf = (value: unknown, low: number, high: number, usual: number) =>
  typeof value === 'number' && value >= low && value <= high ? Math.round(value) : usual;

export function knownOf(kind: string): MetLevel {
  const all = fieldsOf(kept(KEY));
  const { level, games, leaning } = fieldsOf(JSON.stringify(all[kind] ?? {}));
  return {
    level: fieldOf(level, 1, 8, FIRST),
    games: fieldOf(games, 0, 1e6, 0),
    leaning: fieldOf(leaning, -1, 1, 0),
  };
}

/** The computer player that somebody meets in a game of these seats. */
export const usualBot = (seats: readonly Standing[]) =>
  `level-${Math.min(knownOf(menOf(seats)).level, classRules.value.level)}`;
