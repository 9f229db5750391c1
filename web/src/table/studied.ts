// Whether the study lies open at a table, and what it draws on the board: all that the table itself knows of it.
import { signal } from '@preact/signals';
import { keep, kept } from '../base/kept';
import type { Stroke } from '../board/drawing';

/** What is studied: the best move, every line, what can be taken, the whole game. */
export type Topic = 'hint' | 'lines' | 'odds' | 'review';

export const studied = signal<Topic | null>(null);

/** The lines of the study as arrows. */
export const arrows = signal<readonly Stroke[]>([]);

export function study(topic: Topic | null): void {
  studied.value = topic;
}

const KEY = 'ashtapada-chances';

/** Whether the bar of the chances is shown at every table; nobody sees it who did not ask for it. */
export const barred = signal(kept(KEY) === 'shown');

export function bar(shown: boolean): void {
  barred.value = shown;
  keep(KEY, shown ? 'shown' : 'hidden');
}
