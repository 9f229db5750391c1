// Whether a lesson is done, which lessons were, and how: stored in this browser alone.
import { signal } from '@preact/signals';
import { fieldsOf, keep, kept } from '../base/kept';
import type { Event, Goal } from '../generated/wire';

/** Whether all that a goal asks for has happened; only the fields that it gives count. */
export function isDone(goal: readonly Goal[], happened: readonly Event[]): boolean {
  return goal.every((wanted) =>
    happened.some((event) => {
      const fields = new Map<string, unknown>(Object.entries(event));
      return Object.entries(wanted).every(([field, value]) => fields.get(field) === value);
    }),
  );
}

const KEY = 'ashtapada-lessons';
/** How a lesson was done: solved by the learner, or only shown. */
export type Doing = 'solved' | 'shown';
type Progress = Readonly<Record<string, Readonly<Record<string, Doing>>>>;

/** The stored progress, if it is valid; it was once a list of the lessons done, without how. */
export function readProgress(text: string | null): Progress {
  const doings = (kept: unknown): Record<string, Doing> => {
    const named = Array.isArray(kept) ? kept.map((name) => [name, 'solved']) : Object.entries(kept ?? {});
    return Object.fromEntries(
      named.filter(([name, how]) => typeof name === 'string' && (how === 'solved' || how === 'shown')),
    );
  };
  return Object.fromEntries(Object.entries(fieldsOf(text)).map(([rules, kept]) => [rules, doings(kept)]));
}

const progress = signal<Progress>(readProgress(kept(KEY)));

/** The lessons done in a rule set, by name. */
export function doneIn(rules: string): Readonly<Record<string, Doing>> {
  return progress.value[rules] ?? {};
}

/** What was once solved stays solved, even if its solution is shown later. */
export function remember(rules: string, lesson: string, how: Doing): void {
  const done = progress.peek()[rules] ?? {};
  if (done[lesson] === 'solved' || done[lesson] === how) return;
  progress.value = { ...progress.peek(), [rules]: { ...done, [lesson]: how } };
  keep(KEY, JSON.stringify(progress.peek()));
}
