// Who plays in which seat, what the seats are called, and who of them sits at this screen.
import { computed } from '@preact/signals';
import { seatOf } from '../../base/turn';
import type { Trial } from '../../game/trial';
import type { Player, Seat } from '../../generated/wire';
import { coloursOf } from '../../settings/colours';
import { type Names, onlyPerson } from '../../text/event';
import { personName } from '../seats/names';
import { shown } from '../seats/shown';
import type { Sitting } from './sitting';
import type { States } from './states';

interface StoreInputs {
  trial: Trial | null;
  game: Pick<States, 'table' | 'live'>;
  seats: Pick<Sitting, 'told' | 'away' | 'yours'>;
}

export function makePeople({ trial, game: { table, live }, seats }: StoreInputs) {
  const colours = computed(() => coloursOf((table.value?.start ?? live.value)?.seats ?? []));
  /** The seats whose players left the game to a computer player. */
  const left = computed(() => live.value?.left ?? []);
  /** Whether nobody can throw yet, since somebody has not joined the game by links. */
  const waits = computed(() => {
    const linked = table.value?.linked;
    return linked && table.value?.look.die && linked.joined < linked.people.length;
  });
  const due = () => live.value && seatOf(live.value.turn);
  /** The seat of the only person at this screen, also after that person has left the game. */
  const person = computed(() => {
    if (trial) return null;
    if (!seats.away.value) return onlyPerson(table.value?.seats ?? []);
    const own = seats.yours.value;
    // Whoever leads several armies is meant by the one whose turn it is.
    return (own.length === 1 ? own[0] : own.find((seat) => seat === due())) ?? null;
  });
  const you = computed(() =>
    person.value !== null && left.value.includes(person.value) ? null : person.value,
  );
  /** The names of people, as one text: it stays the same as long as they do, and so does what is drawn with them. */
  const called = computed(() =>
    JSON.stringify(
      Object.entries(players.value).flatMap(([seat, player]) => {
        const name = left.value.includes(seat as Seat) ? '' : personName(player);
        return name === '' ? [] : [[seat, name]];
      }),
    ),
  );
  const names = computed<Names>(() => ({
    colours: colours.value,
    you: you.value,
    people: Object.fromEntries(JSON.parse(called.value)),
  }));
  const players = computed<Readonly<Record<string, Player>>>(() =>
    Object.fromEntries(
      [
        ...(seats.told.value?.seats ?? table.value?.seats ?? []),
        // Whoever is away is not asked.
        ...(seats.told.value?.stand_ins ?? []),
      ].map((plan) => [plan.seat, shown.value(plan.player)]),
    ),
  );
  /** Whether a person at this screen decides for a seat. */
  const isHuman = (seat: Seat | null) =>
    seat !== null &&
    players.value[seat]?.kind !== 'bot' &&
    !left.value.includes(seat) &&
    (trial !== null || !seats.away.value || (!waits.value && seats.yours.value.includes(seat)));
  return {
    waits,
    colours,
    names,
    person,
    players,
    left,
    isHuman,
    /** Who is shown at each seat: in a trial, where people sit in all of them, who played the game it comes from. */
    sitters: computed<Readonly<Record<string, Player>>>(() => ({
      ...players.value,
      ...Object.fromEntries((trial?.seats ?? []).map((plan) => [plan.seat, plan.player])),
    })),
    /** The seat at this screen whose turn it is, or the only one that is played here. */
    me: computed(() => {
      const [first, second] = live.value?.seats.filter(({ seat }) => isHuman(seat)) ?? [];
      return first && !second ? first.seat : due();
    }),
  };
}

export type People = ReturnType<typeof makePeople>;
