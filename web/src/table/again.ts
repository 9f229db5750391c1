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
  // Where a lot decides who begins, it is drawn again for the next game.
  const options = table.options.filter(([id]) => !(cardOf(rules)?.lot && id === FIRST_PLAYER));
  createGame({ rules, options, seats, dice, position: null, actions: [], ...(clock && { clock }) }).then(
    (created) => navigate(`/game/${created.id}`),
    (error: unknown) => {
      store.tell(failureSentence(error));
    },
  );
}
