// A rush: as many positions as one can solve in three minutes; the third miss ends it. Pure but for the last function.
import { keep, kept } from '../../base/kept';

/** How long it takes, in milliseconds. */
export const LENGTH = 3 * 60_000;
/** So many misses end it. */
export const MISSES = 3;

export interface Rush {
  /** When its time is up, Unix time in milliseconds. */
  ends: number;
  /** What became of each position so far. */
  marks: readonly ('found' | 'missed')[];
  /** Why it is over, once it is. */
  over: 'time' | 'misses' | 'all' | null;
}

export const begun = (now: number): Rush => ({ ends: now + LENGTH, marks: [], over: null });

export const countOf = ({ marks }: Rush, mark: 'found' | 'missed'): number =>
  marks.filter((one) => one === mark).length;

/** After another position of so many; what comes when its time is up changes nothing. */
export function tried(rush: Rush, mark: 'found' | 'missed', all: number, now: number): Rush {
  if (rush.over !== null) return rush;
  if (now >= rush.ends) return { ...rush, over: 'time' };
  const after = { ...rush, marks: [...rush.marks, mark] };
  if (countOf(after, 'missed') >= MISSES) return { ...after, over: 'misses' };
  return after.marks.length >= all ? { ...after, over: 'all' } : after;
}

/** As it is at a time. */
export const at = (rush: Rush, now: number): Rush =>
  rush.over === null && now >= rush.ends ? { ...rush, over: 'time' } : rush;

/** What is left of it as minutes and seconds: `2:05`. */
export function left(rush: Rush, now: number): string {
  const seconds = Math.max(0, Math.ceil((rush.ends - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What stands for each position in a line of text. */
export const squares = ({ marks }: Rush): string =>
  marks.map((mark) => (mark === 'found' ? '\u25a0' : '\u25a1')).join('');

/** Which rush: that of an address, or any. */
export function numberOf(query: string, random: () => number): number {
  const asked = Number(new URLSearchParams(query).get('number') ?? Number.NaN);
  return Number.isInteger(asked) && asked >= 0 && asked < 2 ** 32 ? asked : Math.floor(random() * 1_000_000);
}

const KEY = 'ashtapada-rush';

/** The most that was ever solved here. */
export function best(): number {
  const known = Number(kept(KEY) ?? 0);
  return Number.isInteger(known) && known > 0 ? known : 0;
}

/** Keeps what was solved; whether it is more than ever before. */
export function keepBest(count: number): boolean {
  if (count <= best()) return false;
  keep(KEY, String(count));
  return true;
}
