// What stands beside the board as tabs; where there is no room beside it they are a sheet over the lower half of the page.
import { signal } from '@preact/signals';
import { keep, kept } from '../base/kept';
import { study } from './studied';

export type Panel = 'moves' | 'rules' | 'talk' | 'study';

const KEY = 'ashtapada-tab';
const KEPT: readonly Panel[] = ['moves', 'rules', 'talk'];

/** The tab shown, unless something is studied or the table has none of that name: as chosen last, at first the moves. */
export const tab = signal<Panel>(KEPT.find((one) => one === kept(KEY)) ?? 'moves');

/** Whether the tabs are raised over the page as a sheet, where they have no place of their own. */
export const raised = signal(false);

/** Where the tabs have a place of their own, as in book.css. */
const BESIDE =
  '(min-width: 700px) and (max-aspect-ratio: 999 / 1000), (min-width: 560px) and (min-aspect-ratio: 1 / 1) and (min-height: 481px)';

/** Whether the tabs are a sheet. */
export const asSheet = () => !matchMedia(BESIDE).matches;

/** Shows a tab, also where the tabs are a sheet or give way to a result; null lowers that. */
export function raise(panel: Panel | null): void {
  raised.value = panel !== null;
  study(null);
  if (panel) tab.value = panel;
}

/** Shows a tab. */
export function show(panel: Panel): void {
  raise(panel);
  raised.value = asSheet();
}

/** Shows the tab that somebody has chosen, which is remembered: but of the study only what is asked for is worked out. */
export function choose(panel: Exclude<Panel, 'study'>): void {
  show(panel);
  keep(KEY, panel);
}
