// What stands on a board after some steps. Pure.
import type { OpeningStep, View } from '../../generated/wire';

/** The view after the steps; only its pieces change. */
export function after(view: View, steps: readonly OpeningStep[]): View {
  const pieces = steps.reduce(
    (left, { gone, put }) => [...left.filter(({ at }) => !gone.includes(at)), ...put],
    view.pieces,
  );
  return { ...view, pieces };
}

/** Where the piece of the last of them began and ended. */
export function marked(steps: readonly OpeningStep[]): { from: string | null; to: string | null } {
  const last = steps.findLast(({ action }) => action.to !== null);
  return { from: last?.action.from ?? null, to: last?.action.to ?? null };
}
