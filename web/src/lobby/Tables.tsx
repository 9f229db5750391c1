// The tables that are open to everybody.
import { ArmyMark } from '../board/Piece';
import type { Filter, OpenTable, Player, Seat } from '../generated/wire';
import { cardOf, catalogue } from '../net/catalogue';
import { House } from '../parts/House';
import { botName, personName } from '../table/seats/names';
import { sitsHere } from '../table/store/sit';
import { asSeen } from '../table/talk/hidden';
import { paceWords } from '../table/terms';
import type { Speak } from '../text/speak';
import { Filters, isFiltered, keepFilter } from './Filters';
import type { Lobby } from './line';

/** How strong those are who sit there: from the weakest to the strongest. */
function ratingsWords([low, high]: readonly [number, number], speak: Speak): string {
  return low === high
    ? speak('together-ratings-one', { points: String(low) })
    : speak('together-ratings', { low: String(low), high: String(high) });
}

interface TableProps {
  table: OpenTable;
  speak: Speak;
}

function Table({ table, speak }: TableProps) {
  const { id, rules, seats, free, clock, clocks, begun, watching, changed, programs, rated, ratings } = table;
  const { stand_ins = [] } = table;
  const card = cardOf(rules);
  const start = card?.start.seats ?? [];
  const called = (sitting: Player) => {
    const player = asSeen(sitting);
    return player.kind === 'bot'
      ? botName(player.bot, start)
      : personName(player) || speak('together-somebody');
  };
  const nameOf = (seat: Seat, sitting: Player) => {
    const standIn = stand_ins.find((plan) => plan.seat === seat)?.player;
    if (!standIn) return free.includes(seat) ? speak('together-seat-free') : called(sitting);
    const words = free.includes(seat) ? 'together-seat-filled' : 'together-seat-left';
    return speak(words, { name: called(sitting), computer: called(standIn) });
  };
  const sits = sitsHere(id);
  const facts = [
    ...(rated ? [speak('together-rated')] : []),
    ...(ratings ? [ratingsWords(ratings, speak)] : []),
    speak(begun ? 'together-begun' : 'together-waits'),
    ...paceWords(clock, speak),
    ...(clocks ? [speak('together-clock-odds')] : []),
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
              {programs?.includes(seat) && <small>({speak('together-program')})</small>}
            </span>
          ))}
        </p>
        <p class="together-facts">{facts.join(' · ')}</p>
      </div>
      <a class={sits || free.length > 0 ? 'button primary' : 'button'} href={`/game/${id}`}>
        {speak(sits ? 'together-return' : free.length > 0 ? 'together-sit' : 'together-watch')}
      </a>
    </li>
  );
}

interface TablesProps {
  lobby: Lobby;
  speak: Speak;
  /** Those that are shown to be watched. */
  watched: ReadonlySet<string>;
}

/** Where a table for others is set up: of the first game, which can be changed there as everything else. */
const setUp = () => {
  const [first] = catalogue.value?.games ?? [];
  return first ? `/new/${first.id}?apart` : '/';
};

export function Tables({ lobby, speak, watched }: TablesProps) {
  const offers = lobby.offers.value;
  const filter = lobby.filter.value;
  // What is shown with its board is told once.
  const tables = (offers?.tables ?? []).filter(({ id }) => !watched.has(id));
  const others = offers?.others ?? 0;
  const show = (wanted: Filter) => {
    keepFilter(wanted);
    lobby.show(wanted);
  };
  return (
    <section class="together-tables" aria-busy={offers === null}>
      <h2>{speak('together-tables')}</h2>
      {lobby.lost.value && <p role="status">{speak('together-lost')}</p>}
      {/* Nothing is chosen from nothing. */}
      {(tables.length > 0 || others > 0 || isFiltered(filter)) && (
        <Filters filter={filter} speak={speak} onChange={show} />
      )}
      <div role="status">
        {offers && tables.length === 0 && (
          <div class="together-none">
            <House words={speak(others > 0 ? 'together-none-such' : 'together-none', { others })}>
              <a class="button primary" href={setUp()}>
                {speak('together-set-up')}
              </a>
            </House>
          </div>
        )}
        {offers && others > 0 && isFiltered(filter) && (
          <p class="together-row">
            {tables.length > 0 && <span>{speak('together-left-out', { count: others })}</span>}
            <button type="button" class="quiet" data-filter="off" onClick={() => show({})}>
              {speak('together-filter-off')}
            </button>
          </p>
        )}
      </div>
      <ul>
        {tables.map((table) => (
          <Table key={table.id} table={table} speak={speak} />
        ))}
      </ul>
      {tables.length > 0 && (
        <p>
          <a href={setUp()}>{speak('together-set-up')}</a>
        </p>
      )}
    </section>
  );
}
