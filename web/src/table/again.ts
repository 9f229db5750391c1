// Another game at the same table.
import { cardOf, FIRST_PLAYER } from '../data';
import { createGame } from '../net/api';
import { navigate } from '../router';
import { failureSentence } from '../text/problem';
import type { Store } from './store';

export function again(store: Store): void {
  const table = store.table.value;
  if (!table) return;
  const { rules, seats, dice, clock } = table;
  // What a lot has settled for this game is settled anew for the next.
  const options = table.options.filter(([id]) => !(cardOf(rules)?.lot && id === FIRST_PLAYER));
  createGame({ rules, options, seats, dice, position: null, actions: [], ...(clock && { clock }) }).then(
    (created) => navigate(`/game/${created.id}`),
    (error: unknown) => {
      store.tell(failureSentence(error));
    },
  );
}
