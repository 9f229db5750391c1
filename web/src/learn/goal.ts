// Whether a lesson is done, and which ones were: kept in this browser alone.
import { signal } from '@preact/signals';
import type { GameEvent } from '../generated/GameEvent';
import { fieldsOf, keep, kept } from '../kept';

/** Whether all that a goal asks for has happened; only the fields that it gives count. */
export function isDone(goal: readonly GameEvent[], happened: readonly GameEvent[]): boolean {
  return goal.every((wanted) =>
    happened.some((event) => Object.entries(wanted).every(([field, value]) => event[field] === value)),
  );
}

const KEY = 'ashtapada-lessons';
type Progress = Readonly<Record<string, readonly string[]>>;

/** What was kept, whatever else may stand there. */
export function readProgress(text: string | null): Progress {
  const names = (list: unknown) =>
    Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  return Object.fromEntries(Object.entries(fieldsOf(text)).map(([rules, list]) => [rules, names(list)]));
}

const progress = signal<Progress>(readProgress(kept(KEY)));

/** The lessons done in a rule set, by name. */
export function doneIn(rules: string): readonly string[] {
  return progress.value[rules] ?? [];
}

export function remember(rules: string, lesson: string): void {
  const done = progress.peek()[rules] ?? [];
  if (done.includes(lesson)) return;
  progress.value = { ...progress.peek(), [rules]: [...done, lesson] };
  keep(KEY, JSON.stringify(progress.peek()));
}
