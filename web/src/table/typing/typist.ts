// What typed moves and throws do at a table.
import { seatOf } from '../../base/turn';
import type { View } from '../../generated/View';
import type { Store } from '../store';

/** What a typed throw does at this table: it is entered, or the dice are thrown. */
export function typist(store: Store, view: View) {
  const { why, enterThrow, roll } = store;
  const due = store.current.value && view.turn.kind === 'chance';
  const hand = store.table.value?.dice === 'hand' || store.trial !== null;
  const fair = store.table.value?.dice === 'fair' && store.isHuman(seatOf(view.turn));
  const complete = store.owed.value.length === 0;
  return {
    store,
    onWhy: why,
    onThrow: due && hand ? enterThrow : undefined,
    onRoll: due && fair && complete ? roll : undefined,
  };
}
