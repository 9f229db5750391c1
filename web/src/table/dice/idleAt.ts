// The throws at a table that allow no move.
import { type Idle, idleOf } from '../../board/dice/idle';
import type { Store } from '../store';

/** The throws that were just lost, or are about to be, with the pieces that they would have moved. */
export function idleAt(store: Store): Idle[] {
  const last = store.showing.shownEntries.value.at(-1);
  const lost = last?.events.flatMap((event) =>
    event.kind === 'turn-lost' && event.face !== 0 ? [event] : [],
  );
  if (last && lost && lost.length > 0)
    return lost.map(({ face, seat }) =>
      idleOf(last.view, face, store.game.moved(face), seat, last.seat ?? seat),
    );
  const view = store.showing.shown.value;
  if (view?.turn.kind !== 'seat' || view.thrower === null || !isStuck(store)) return [];
  const { dice, thrower, turn } = view;
  return [...new Set(dice)].map((face) => idleOf(view, face, store.game.moved(face), thrower, turn.seat));
}

/** Whether passing is the only action; of an earlier state, whether the next action was a forced pass. */
function isStuck(store: Store): boolean {
  const { legal } = store.game.choices.value;
  if (store.showing.current.value) return legal.length === 1 && legal[0]?.kind === 'pass';
  const next = store.game.entries.value[store.showing.count.value];
  const idle = next?.events.some(({ kind }) => kind === 'turn-lost' || kind === 'thrown-again');
  return next?.action?.kind === 'pass' && idle === true;
}
