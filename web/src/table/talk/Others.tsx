// The other people at the table, whom one may mute, hide or report.
import { useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import type { ReportReason, Seat } from '../../generated/wire';
import type { Speak } from '../../text/speak';
import { nameOf } from '../seats/names';
import type { Store } from '../store';
import { sitterOf } from './heard';
import { hide, isHidden } from './hidden';
import { isMuted, mute } from './muted';

const REASONS = ['name', 'talk', 'leaving', 'unfair'] as const satisfies readonly ReportReason[];

interface Props {
  store: Store;
  speak: Speak;
}

/** Why somebody is reported, asked before it is sent. */
function Reporting({
  store: { people, seats },
  speak,
  seat,
  onDone,
}: Props & { seat: Seat; onDone(): void }) {
  return (
    <fieldset class="talk-report" data-reporting={seat}>
      <legend>{speak('talk-report-why', { who: nameOf(people, seat) })}</legend>
      <div class="talk-choices">
        {REASONS.map((reason) => (
          <button
            type="button"
            key={reason}
            data-reason={reason}
            onClick={() => {
              seats.say({ type: 'report', seat, reason });
              onDone();
            }}
          >
            {speak(`talk-reason-${reason}`)}
          </button>
        ))}
        <button type="button" class="quiet" data-reason="none" onClick={onDone}>
          {speak('talk-report-not')}
        </button>
      </div>
      <p class="talk-note">{speak('talk-report-then')}</p>
    </fieldset>
  );
}

/** Folded below what is said; with how talk is at this table. */
export function Others({ store, speak, note }: Props & { note: string }) {
  const [reporting, setReporting] = useState<Seat | null>(null);
  const { seats = [], free = [], yours = [] } = store.seats.told.value ?? {};
  const others = seats.filter(
    ({ seat, player }) => player.kind === 'human' && !free.includes(seat) && !yours.includes(seat),
  );
  if (others.length === 0) return null;
  return (
    <details class="talk-others">
      <summary>{speak('talk-people')}</summary>
      <p class="talk-note">{note}</p>
      <ul class="talk-people">
        {others.map(({ seat }) => {
          const name = sitterOf(store, seat);
          const still = isMuted(store.id, seat, name);
          const done = store.seats.reported.value.includes(seat);
          return (
            <li key={seat} data-talker={seat}>
              <ArmyMark colour={store.people.colours.value[seat] ?? ''} size={20} />
              <b>{nameOf(store.people, seat)}</b>
              <button
                type="button"
                class="quiet"
                data-talk="mute"
                aria-pressed={still}
                onClick={() => mute(store.id, seat, name, !still)}
              >
                {speak(still ? 'talk-unmute' : 'talk-mute')}
              </button>
              {name !== '' && (
                <button
                  type="button"
                  class="quiet"
                  data-talk="hide"
                  onClick={() => void hide(name, !isHidden(name))}
                >
                  {speak(isHidden(name) ? 'talk-unhide' : 'talk-hide')}
                </button>
              )}
              {store.game.table.value?.open && yours.length > 0 && (
                <button
                  type="button"
                  class="quiet"
                  data-talk="report"
                  aria-expanded={reporting === seat}
                  disabled={done}
                  onClick={() => setReporting(reporting === seat ? null : seat)}
                >
                  {speak(done ? 'talk-reported' : 'talk-report')}
                </button>
              )}
              {reporting === seat && (
                <Reporting store={store} speak={speak} seat={seat} onDone={() => setReporting(null)} />
              )}
              {done && (
                <p class="talk-note" role="status">
                  {speak('talk-report-sent')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
