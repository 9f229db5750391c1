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
export const readClass = (words: string): ClassRules => ({
  back: !words.includes('no-back'),
  help: !words.includes('no-help'),
  level: Number(/level-([1-8])/.exec(words)?.[1] ?? STRONGEST),
});

/** What was settled where the page was made: nobody changes that here. */
export const settled = globalThis.document?.documentElement.dataset.class;

export const classRules = signal<ClassRules>(readClass(settled ?? kept(KEY) ?? ''));
