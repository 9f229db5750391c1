// What comes of it that a player is away, and a pause: told at a table whose players have screens of their own.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../generated/wire';
import { lazy } from '../../parts/lazy';
import { language } from '../../text';
import { type Speak, useSpeak } from '../../text/speak';
import { clockText } from '../clocks/clock';
import { telling } from '../ends/telling';
import type { Store } from '../store';
import { awayTogether } from './away';
import { useLookedBack } from './lookedBack';
import { playerName, whoAre } from './names';
import { shown } from './shown';
import '../../style/gather.css';

const Rated = lazy(() => import('./Rated').then((part) => part.Rated), 'quiet');

/** Whose seats these are, each by name or else by the colour: not the computer players that stand in for them. */
function whoseAre(store: Store, seats: readonly Seat[]): string {
  const plans = store.seats.told.value?.seats ?? [];
  const names = seats.map((seat) => {
    const plan = plans.find((one) => one.seat === seat);
    return playerName(plan && shown.value(plan.player), store.people.colours.value[seat] ?? '', []);
  });
  return new Intl.ListFormat(language.value).format(names);
}

/** Whether something has been played. */
const isBegun = ({ entries }: Store['game']) => entries.value.some(({ act }) => act.kind === 'play');

/** What the table has agreed on, in a line. */
export function TermsLine({ store: { game }, speak }: { store: Store; speak: Speak }) {
  const { absence, clock, help, rated } = game.table.value ?? {};
  const meanwhile = absence?.meanwhile ?? 'wait';
  // A game that takes days may have been set up before nobody had to be there.
  const then = meanwhile === 'wait' && clock?.kind === 'turn' ? 'days' : meanwhile;
  return (
    <p class="gather-note" data-terms={then}>
      {speak(`terms-line-${then}`, { count: absence?.minutes ?? 0 })}
      {help && ` ${speak('terms-line-help')}`}
      {rated && ` ${speak('terms-line-rated')}`}
    </p>
  );
}

/** Whether the game counts, what the dice wait for, who is away, and a pause. What has changed is told with the result. */
export function TermsPanel({ store }: { store: Store }) {
  return (
    <>
      {store.game.table.value?.rated && telling.value !== 'result' && <Rated store={store} />}
      <Owed store={store} />
      <Absent store={store} />
    </>
  );
}

/** What brings the parts of the dice that are missing. Of free seats the way to them tells. */
function Owed({ store: { dice, seats, people } }: { store: Store }) {
  const speak = useSpeak('terms');
  const owed = dice.owed.value;
  const free = owed.some((seat) => seats.told.value?.free.includes(seat));
  const waited = speak && owed.length > 0 && !free;
  return (
    <p class="owed" role="status" data-owed={waited ? owed.join(' ') : undefined}>
      {waited && speak('dice-owed', { who: whoAre(people, owed), count: owed.length })}
    </p>
  );
}

function Absent({ store }: { store: Store }) {
  useLookedBack(store);
  const speak = useSpeak('terms');
  const told = store.seats.told.value;
  const at = useMemo(() => performance.now(), [told]);
  const [, tick] = useState(0);
  const waited = told?.away.length ?? 0;
  useEffect(() => {
    if (waited === 0) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [waited]);
  if (!told || !speak) return null;
  const then = store.game.table.value?.absence?.meanwhile === 'resign' ? 'resign' : 'computer';
  const paused = store.clock.tempo.value === 'paused';
  // At a seat that is free the plate says who plays.
  const standIns = told.stand_ins.flatMap(({ seat }) => (told.free.includes(seat) ? [] : seat));
  if (waited + standIns.length === 0 && !paused) return null;
  return (
    <section class="absent">
      {awayTogether(told.away).map(({ seats, left }) => (
        <p key={seats[0]} data-away={seats.join(' ')}>
          {speak(`absent-${then}`, {
            who: whoseAre(store, seats),
            count: seats.length,
            begun: isBegun(store.game) ? 'yes' : 'no',
            time: clockText(
              Math.ceil(Math.max(0, left - (performance.now() - at)) / 1000) * 1000,
              'und',
              'whole',
            ),
          })}
        </p>
      ))}
      <div role="status">
        {standIns.length > 0 && (
          <p data-stands-in={standIns.join(' ')}>
            {speak('absent-now', { who: whoseAre(store, standIns), count: standIns.length })}
          </p>
        )}
        {paused && <p data-paused>{speak('pause-on')}</p>}
      </div>
      {paused && told.yours.length > 0 && (
        <button
          type="button"
          class="primary"
          data-terms="go-on"
          onClick={() => store.clock.setTempo('normal')}
        >
          {speak('pause-off')}
        </button>
      )}
    </section>
  );
}

/** What one may ask of the others once something was played: a pause; and more time, which the others give. */
export function TermsTools({ store, speak, onDone }: { store: Store; speak: Speak; onDone(): void }) {
  const told = store.seats.told.value;
  const clock = store.clock.told.value?.clock;
  const going = (store.game.live.value?.turn.kind ?? 'over') !== 'over';
  if (
    !told ||
    !going ||
    !isBegun(store.game) ||
    told.yours.length === 0 ||
    told.seats.length - told.free.length < 2
  )
    return null;
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  const people = told.seats.filter(
    ({ seat, player }) => player.kind === 'human' && !told.free.includes(seat) && !told.yours.includes(seat),
  );
  const days = store.game.table.value?.clock?.kind === 'turn';
  return (
    <div class="gather-buttons">
      {store.clock.tempo.value !== 'paused' && (
        <button
          type="button"
          class="quiet"
          data-terms="pause"
          onClick={done(() => store.requests.consent({ kind: 'pause' }))}
        >
          {speak('pause-asked')}
        </button>
      )}
      {clock &&
        people.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="quiet"
            data-terms={`gift-${seat}`}
            onClick={done(() => store.requests.moreTime(seat))}
          >
            {speak(days ? 'gift-day' : 'gift', { who: whoseAre(store, [seat]), count: clock.more / 60_000 })}
          </button>
        ))}
    </div>
  );
}
