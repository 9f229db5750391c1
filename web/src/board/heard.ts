// What is heard of a board, and what the words of a spot depend on.
import type { Colours } from '../base/colours';
import type { View } from '../generated/wire';
import type { Lit, TargetKind } from './choice';
import { between, joined, type Layout } from './geometry';
import type { Threat } from './Over';
import type { Premove } from './premove';

/** What is heard of a board: all that is seen on it. */
export interface Heard {
  on: Layout;
  view: View;
  colours: Colours;
  movable: ReadonlySet<string>;
  /** Of these, the pieces that had better capture. */
  urgent: ReadonlySet<string>;
  targets: ReadonlyMap<string, TargetKind>;
  /** The piece picked up, which goes to the targets. */
  selected: string | null;
  trails: Lit['trails'];
  plans: readonly Premove[];
  /** Who attacks whom, while that is shown. */
  threats: readonly Threat[] | undefined;
}

/** Whether the last move of all ended there. */
export const movedTo = (trails: Lit['trails'], name: string) =>
  trails.some(({ age, moves }) => age === 0 && moves.some(({ to }) => to === name));

/**
 * What is captured by going to an empty spot: the piece that is jumped on the way, or that was passed in its own two steps.
 * Null where it stands on the spot itself.
 */
export function capturedBeside(name: string, { on, view, targets, selected }: Heard): string | null {
  if (targets.get(name) !== 'capture' || selected === null) return null;
  const stands = (spot: string) => view.pieces.some((piece) => piece.at === spot);
  if (stands(name)) return null;
  const beside = name.charAt(0) + selected.slice(1);
  return between(on.board, selected, name) ?? (stands(beside) ? beside : null);
}

/** Everything that the words of a spot depend on but the language: they are the same as long as it is. */
export function spotFacts(name: string, heard: Heard): string {
  const { on, view, movable, urgent, targets, trails, plans, threats = [] } = heard;
  const at = (spot: string) => view.pieces.find((one) => one.at === spot);
  return JSON.stringify([
    at(name),
    movable.has(name),
    urgent.has(name),
    targets.get(name),
    capturedBeside(name, heard),
    plans.findIndex(({ from }) => from === name),
    plans.find(({ from }) => from === name)?.to,
    threats.flatMap(([from, to]) => (to === name ? [from] : [])),
    movedTo(trails, name),
    on.board.surface === 'points' && joined(on.board, name).map((end) => [at(end)?.army, at(end)?.role]),
  ]);
}
