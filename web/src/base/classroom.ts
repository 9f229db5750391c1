// What a teacher has settled for this device, or for the page that was handed out: it is not taken back, the computer helps nobody who
// plays, and its players are no stronger than the class.
import { signal } from '@preact/signals';
import { kept } from './kept';

export interface ClassRules {
  /** Whether moves may be taken back. */
  readonly back: boolean;
  /** Whether the computer helps while a game goes on. */
  readonly help: boolean;
  /** The strongest level that is offered. */
  readonly level: number;
}

export const KEY = 'ashtapada-class';
export const STRONGEST = 8;

/** What words say, as they stand in an address: `no-back,no-help,level-4`. What is no such word says nothing. */
export function readClass(words: string): ClassRules {
  const all = words.split(/[\s,]+/);
  const level = Number(all.map((word) => /^level-([1-8])$/.exec(word)?.[1]).find(Boolean) ?? STRONGEST);
  return { back: !all.includes('no-back'), help: !all.includes('no-help'), level };
}

/** What was settled where the page was made: nobody changes that here. */
const fixed = typeof document === 'undefined' ? undefined : document.documentElement.dataset.class;
export const isFixed = fixed !== undefined;

export const classRules = signal<ClassRules>(readClass(fixed ?? kept(KEY) ?? ''));

/** A computer player, no stronger than the class; its character stays. */
export const capped = (bot: string): string =>
  bot.replace(/^level-(\d)/, (_, level) => `level-${Math.min(Number(level), classRules.value.level)}`);
