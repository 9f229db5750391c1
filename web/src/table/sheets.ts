// What stands beside the board, or over its lower half where there is no room beside it: moves and rules.
import { computed, signal } from '@preact/signals';
import { keep, kept } from '../base/kept';

export type Panel = 'moves' | 'rules';

/** The panel that is raised over the page as a sheet, where it has no place of its own. */
export const raised = signal<Panel | null>(null);

export function raise(panel: Panel | null): void {
  raised.value = panel;
}

const KEY = 'ashtapada-rules-beside';
const choice = signal(kept(KEY));

/** Whether the rules beside the board are folded: as chosen last; at first they are open until one has played. */
export const folded = computed(() => choice.value === 'folded');

export function fold(away: boolean): void {
  choice.value = away ? 'folded' : 'open';
  keep(KEY, choice.value);
}

/** After a first game the rules are folded the next time, unless somebody chose otherwise. */
export function playedOnce(): void {
  if (choice.peek() === null) keep(KEY, 'folded');
}
