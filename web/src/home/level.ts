// How strong the computer players are that somebody meets; what is learned of that at the end of a game is in `learning.ts`.
import { catalogue } from '../data';
import type { Standing } from '../generated/Standing';
import { fieldsOf, kept } from '../kept';
import { kindOf } from '../table/seats/names';

/** What this browser knows of its reader in one kind of game. */
export interface Known {
  level: number;
  games: number;
  /** The step to which the last game pointed, before it is taken. */
  leaning: number;
}

export const KEY = 'ashtapada.levels';
/** Whom one meets first. */
const FIRST = 3;

const ID = /^level-(\d)\b/;

/** The number of a computer player's level; `null` for those without one. */
export const levelOf = (bot: string): number | null => {
  const number = ID.exec(bot)?.[1];
  return number === undefined ? null : Number(number);
};

const fieldOf = (fields: Record<string, unknown>, name: string, low: number, high: number, usual: number) => {
  const value = fields[name];
  return typeof value === 'number' && value >= low && value <= high ? Math.round(value) : usual;
};

export function knownOf(kind: string): Known {
  const all = fieldsOf(kept(KEY));
  const fields = fieldsOf(JSON.stringify(all[kind] ?? {}));
  return {
    level: fieldOf(fields, 'level', 1, 8, FIRST),
    games: fieldOf(fields, 'games', 0, 1e6, 0),
    leaning: fieldOf(fields, 'leaning', -1, 1, 0),
  };
}

/** The computer player that somebody meets in a game of these seats. */
export function usualBot(seats: readonly Standing[]): string {
  const bots = catalogue.value?.bots ?? [];
  const { level } = knownOf(kindOf(seats));
  return bots.find(({ id }) => levelOf(id) === level)?.id ?? bots.at(-1)?.id ?? 'random';
}
