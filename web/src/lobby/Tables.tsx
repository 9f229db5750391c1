// The tables that are open to everybody.
import { ArmyMark } from '../board/Piece';
import { cardOf } from '../data';
import type { ClockPlan } from '../generated/ClockPlan';
import type { OpenTable } from '../generated/OpenTable';
import type { Player } from '../generated/Player';
import type { Seat } from '../generated/Seat';
import type { Speak } from '../learn/words';
import { botName } from '../table/seats/names';
import { asSeen } from './hidden';
import type { Lobby } from './line';

/** How fast a game goes, in short phrases. */
function paceOf(clock: ClockPlan | undefined, speak: Speak): string[] {
  if (!clock) return [speak('together-no-clock')];
  const { initial, increment, kind, decides } = clock;
  const time =
    kind === 'turn'
      ? speak('together-clock-days', { count: initial / 86_400 })
      : speak(kind === 'delay' ? 'together-clock-delay' : 'together-clock', {
          minutes: initial / 60,
          seconds: increment,
        });
  return decides ? [time, speak('together-clock-decides')] : [time];
}

interface TableProps {
  table: OpenTable;
  speak: Speak;
}

function Table({ table, speak }: TableProps) {
  const { id, rules, seats, free, clock, begun, watching, changed } = table;
  const card = cardOf(rules);
  const start = card?.start.seats ?? [];
  const nameOf = (seat: Seat, sitting: Player) => {
    const player = asSeen(sitting);
    if (free.includes(seat)) return speak('together-seat-free');
    return player.kind === 'bot' ? botName(player.bot, start) : player.name || speak('together-somebody');
  };
  const facts = [
    speak(begun ? 'together-begun' : 'together-waits'),
    ...paceOf(clock, speak),
    ...(changed > 0 ? [speak('together-changed', { count: changed })] : []),
    speak('together-free', { count: free.length }),
    ...(watching > 0 ? [speak('together-watching', { count: watching })] : []),
  ];
  return (
    <li class="together-table" data-table={id}>
      <div>
        <h3>{card?.title ?? rules}</h3>
        <p class="together-seats">
          {seats.map(({ seat, player }) => (
            <span key={seat} class={free.includes(seat) ? 'free' : ''}>
              <ArmyMark colour={start.find((one) => one.seat === seat)?.colour ?? ''} size={18} />{' '}
              {nameOf(seat, player)}
            </span>
          ))}
        </p>
        <p class="together-facts">{facts.join(' · ')}</p>
      </div>
      <a class={free.length > 0 ? 'button primary' : 'button'} href={`/game/${id}`}>
        {speak(free.length > 0 ? 'together-sit' : 'together-watch')}
      </a>
    </li>
  );
}

export function Tables({ lobby, speak }: { lobby: Lobby; speak: Speak }) {
  const offers = lobby.offers.value;
  return (
    <section class="together-tables" aria-busy={offers === null}>
      <h2>{speak('together-tables')}</h2>
      {lobby.lost.value && <p role="status">{speak('together-lost')}</p>}
      {offers?.tables.length === 0 && <p>{speak('together-none')}</p>}
      <ul>
        {(offers?.tables ?? []).map((table) => (
          <Table key={table.id} table={table} speak={speak} />
        ))}
      </ul>
      <p>
        <a href="/">{speak('together-set-up')}</a>
      </p>
    </section>
  );
}
