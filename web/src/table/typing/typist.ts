// What typed moves and throws do at a table.
import { seatOf } from '../../base/turn';
import type { View } from '../../generated/wire';
import type { Store } from '../store';

/** Whether the throw that is due makes itself, since it will hardly do anything; while all is paused nothing does. */
export const throwsItself = ({ game, trial, clock }: Pick<Store, 'game' | 'trial' | 'clock'>): boolean =>
  game.choices.value.vain === true &&
  game.table.value?.dice !== 'hand' &&
  trial === null &&
  clock.tempo.value !== 'paused';

/** What a typed throw does at this table: it is entered, or the dice are thrown; with `branch` one may do either where something is tried. */
export function typist(store: Store, view: View, branch = false) {
  const { enterThrow, roll } = store.requests;
  const dice = store.game.table.value?.dice;
  const due = store.showing.current.value && view.turn.kind === 'chance';
  const hand = dice === 'hand' || store.trial !== null;
  const fair =
    dice !== undefined && (hand ? branch && dice !== 'hand' : store.people.isHuman(seatOf(view.turn)));
  const complete = store.dice.owed.value.length === 0;
  const itself = throwsItself(store);
  return {
    store,
    onWhy: store.moves.why,
    onThrow: due && hand ? enterThrow : undefined,
    onRoll: due && fair && complete && !itself ? roll : undefined,
  };
}
