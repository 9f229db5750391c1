// Another game at the same table, with the same seats or with others.

import { navigate } from '../base/router';
import { effective, isEnding } from '../game/log';
import type { Seat, SeatPlan, Standing } from '../generated/wire';
import { createGame, readRecord } from '../net/api';
import { cardOf, settling } from '../net/catalogue';
import { failureSentence } from '../text/problem';
import type { Store } from './store';

/** A game of its own that goes on from before the last decision of a person, or before the end that was agreed on. */
export async function playOn(store: Store): Promise<void> {
  const game = await readRecord(await store.record());
  const entries = effective(store.game.entries.value);
  const decided = entries.findLastIndex(
    (entry) => isEnding(entry) || (entry.seat !== null && store.people.isHuman(entry.seat)),
  );
  // The actions of the record are the entries in effect.
  const actions = game.actions.slice(0, Math.max(decided, 0));
  const { id } = await createGame({ ...game, actions, apart: store.seats.apart.value });
  navigate(`/game/${id}`);
}

/** Two who play together, by their seats. */
export type Partners = readonly [Seat, Seat];

/** What another game is to change. */
export interface Change {
  /** Each takes the seat after his own: where two play, they change places. */
  elsewhere?: boolean;
  /** Two who play together then, where teams of two play. */
  partners?: Partners;
  /** Takes the seats of the computer players, with their characters. */
  bot?: string;
}

/** In which ways four can play two against two: with whom the first of them, and who the others are; as it is now first. */
export function pairings(seats: readonly Pick<Standing, 'seat' | 'ally'>[]): [Partners, Partners][] {
  const [first, ...others] = seats;
  if (!first || others.length !== 3 || seats.some(({ ally }) => ally === null)) return [];
  const ways = others.map(({ seat }): [Partners, Partners] => {
    const [one, other] = others.filter((left) => left.seat !== seat);
    return [
      [first.seat, seat],
      [one?.seat ?? seat, other?.seat ?? seat],
    ];
  });
  return ways.sort(([[, one]], [[, other]]) => Number(other === first.ally) - Number(one === first.ally));
}

/** Who sits where next: the second of two partners changes places with the partner of the first, then each moves on. */
function moved(
  seats: readonly SeatPlan[],
  allies: ReadonlyMap<Seat, Seat | null>,
  change: Change,
): SeatPlan[] {
  const [one, other] = change.partners ?? [];
  const left = one && allies.get(one);
  const playerAt = (seat: Seat | undefined) => seats.find((plan) => plan.seat === seat)?.player;
  const sitting = seats.map((plan) => {
    const from = plan.seat === left ? other : plan.seat === other ? left : plan.seat;
    return { ...plan, player: playerAt(from ?? plan.seat) ?? plan.player };
  });
  if (!change.elsewhere) return sitting;
  return sitting.map((plan, index) => ({ ...plan, player: (sitting.at(index - 1) ?? plan).player }));
}

/** Begins another game. */
export function again(store: Store, change: Change = {}): void {
  const table = store.game.table.value;
  if (!table) return;
  const { elsewhere = false, partners, bot = null } = change;
  // Where others play along, all of them go on to one next game.
  if (table.apart && bot === null) {
    store.seats.say({ type: 'next', further: elsewhere, ...(partners && { partners: [...partners] }) });
    return;
  }
  const { rules, dice, clock, apart } = table;
  const sitting = moved(
    table.seats,
    new Map(table.start.seats.map(({ seat, ally }) => [seat, ally])),
    change,
  );
  const seats = sitting.map(({ seat, player }): SeatPlan => {
    if (player.kind !== 'bot' || bot === null) return { seat, player };
    return { seat, player: { kind: 'bot', bot: player.bot.replace(/^[a-z]+(-\d)?/, bot) } };
  });
  // Where a lot decides who begins, it is drawn again for the next game.
  const card = cardOf(rules);
  const options = table.options.filter(([id]) => !(card?.lot && id === settling('first', card)));
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
      store.notices.tell(failureSentence(error));
    },
  );
}
