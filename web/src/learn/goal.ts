// Whether a lesson is done, and which ones were: kept in this browser alone.
import { signal } from '@preact/signals';
import type { GameEvent } from '../generated/GameEvent';

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
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const names = (list: unknown) =>
      Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
    return Object.fromEntries(Object.entries(kept).map(([rules, list]) => [rules, names(list)]));
  } catch {
    return {};
  }
}

const progress = signal<Progress>(
  readProgress(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
);

/** The lessons done in a rule set, by name. */
export function doneIn(rules: string): readonly string[] {
  return progress.value[rules] ?? [];
}

export function remember(rules: string, lesson: string): void {
  const done = progress.peek()[rules] ?? [];
  if (done.includes(lesson)) return;
  progress.value = { ...progress.peek(), [rules]: [...done, lesson] };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.peek()));
  } catch {
    // Without room to keep it, it is known until the page is closed.
  }
}
