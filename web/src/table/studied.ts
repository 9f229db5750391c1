// Whether the study lies open at a table, and what it draws on the board: all that the table itself knows of it.
import { signal } from '@preact/signals';
import { classRules } from '../base/classroom';
import { keep, kept } from '../base/kept';
import type { Stroke } from '../board/drawing';
import type { Store } from './store';

/** What is studied: the best move, every line, what can be taken, the whole game. */
export type Topic = 'hint' | 'lines' | 'odds' | 'review';

export const studied = signal<Topic | null>(null);

/** The lines of the study as arrows. */
export const arrows = signal<readonly Stroke[]>([]);

/** Whether a review begins beside the board, and not over the page. */
export const beside = signal(false);

export function study(topic: Topic | null, asTab = false): void {
  beside.value = asTab;
  studied.value = topic;
}

/** Whether the computer helps: with others who play elsewhere nobody is helped, unless all agreed to that. */
export const isHelped = ({ seats, game }: Pick<Store, 'seats' | 'game'>): boolean =>
  classRules.value.help && (!seats.away.value || game.table.value?.help === true);

/** What the analysis of a table begins with: of a game that is over the review. Null while the computer helps nobody there. */
export const topicOf = (store: Pick<Store, 'seats' | 'game'>): 'review' | 'lines' | null =>
  store.game.live.value?.turn.kind === 'over' ? 'review' : isHelped(store) ? 'lines' : null;

const KEY = 'ashtapada-chances';

/** Whether the bar of the chances is shown at every table; nobody sees it who did not ask for it. */
export const barred = signal(kept(KEY) === 'shown');

export function bar(shown: boolean): void {
  barred.value = shown;
  keep(KEY, shown ? 'shown' : 'hidden');
}
