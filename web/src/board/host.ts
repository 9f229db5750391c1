// What a board is given by whoever shows it: words in the reader's language, and the keys by which it is played. All of it is
// asked for while the board is drawn, so that signals read there draw it anew.
import type { ReadonlySignal } from '@preact/signals';
import type { Heard } from './heard';

/** What a key can mean on a board. */
export type BoardCommand = 'walk' | 'choose' | 'next-choice' | 'undo' | 'let-go' | 'remove';

export interface BoardHost {
  /** The language of the words: when it changes, all of them are asked for again. */
  language: ReadonlySignal<string>;
  /** How a board is played by keys, in a sentence. */
  manual(): string;
  /** The words of a spot; they may depend on the language, and on nothing else that `spotFacts` does not tell. */
  spotLabel(name: string, heard: Heard): string;
  /** What the signs on a spot and on its piece mean; empty where there are none. */
  spotSigns(name: string, heard: Heard): string;
  /** Where lines lead from a point. */
  joinedWords(ends: readonly string[], heard: Heard): string;
  /** The command of a key; null if it has none. */
  pressed(event: KeyboardEvent): BoardCommand | null;
  /** Attributes by which the keys of the page find the board. */
  withKey(): Readonly<Record<string, string | undefined>>;
}
