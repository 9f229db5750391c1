// Another game at the same table, with the same seats or with others.
import { cardOf, FIRST_PLAYER } from '../data';
import { effective, isEnding } from '../game/log';
import type { SeatPlan } from '../generated/SeatPlan';
import { createGame, readRecord } from '../net/api';
import { navigate } from '../router';
import { failureSentence } from '../text/problem';
import type { Store } from './store';

/** A game of its own that goes on from before the last decision of a person, or before the end that was agreed on. */
export async function playOn(store: Store): Promise<void> {
  const game = await readRecord(await store.record());
  const entries = effective(store.entries.value);
  const decided = entries.findLastIndex(
    (entry) => isEnding(entry) || (entry.seat !== null && store.isHuman(entry.seat)),
  );
  // The actions of the record are the entries in effect.
  const actions = game.actions.slice(0, Math.max(decided, 0));
  const { id } = await createGame({ ...game, actions, apart: store.apart.value });
  navigate(`/game/${id}`);
}

/** The same players, each a seat further round the table: two change places. */
function moved(seats: readonly SeatPlan[]): SeatPlan[] {
  return seats.map((plan, index) => ({ ...plan, player: (seats.at(index - 1) ?? plan).player }));
}

/** Begins another game; `bot` takes the seats of the computer players, with their characters, if it is given. */
export function again(store: Store, elsewhere = false, bot: string | null = null): void {
  const table = store.table.value;
  if (!table) return;
  // Where others play along, all of them go on to one next game.
  if (table.apart && bot === null) {
    store.say({ type: 'next', further: elsewhere });
    return;
  }
  const { rules, dice, clock, apart } = table;
  const sitting = elsewhere ? moved(table.seats) : table.seats;
  const seats = sitting.map(({ seat, player }): SeatPlan => {
    if (player.kind !== 'bot' || bot === null) return { seat, player };
    return { seat, player: { kind: 'bot', bot: player.bot.replace(/^[a-z]+(-\d)?/, bot) } };
  });
  // Where a lot decides who begins, it is drawn again for the next game.
  const options = table.options.filter(([id]) => !(cardOf(rules)?.lot && id === FIRST_PLAYER));
  createGame({
    rules,
    options,
    seats,
    dice,
    position: null,
    actions: [],
    apart,
    ...(clock && { clock }),
  }).then(
    (created) => navigate(`/game/${created.id}`),
    (error: unknown) => {
      store.tell(failureSentence(error));
    },
  );
}
