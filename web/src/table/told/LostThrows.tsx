// Throws that were lost: one's own until it was seen, with the reason; those of the others in one line.
import { signal } from '@preact/signals';
import { idleOf } from '../../board/dice/idle';
import type { Seat } from '../../generated/wire';
import { withKey } from '../../keys/keys';
import { language, t } from '../../text';
import { seatArgs } from '../../text/event';
import { IdleWords } from '../dice/IdleWords';
import { idleAt } from '../dice/idleAt';
import type { Store } from '../store';
import { lostBy, lostInARow, ownLost } from './lost';

/** The entry of one's own lost throw that was seen last, at the table with that id. */
const seen = signal<{ table: string; seq: number } | null>(null);

/** Of more than these the last are told. */
const MOST = 8;

const facesOf = (row: readonly number[]) => `${row.length > MOST ? '… ' : ''}${row.slice(-MOST).join(', ')}`;

export function LostThrows({ store }: { store: Store }) {
  if (store.game.live.value?.turn.kind === 'over') return null;
  const entries = store.showing.toldEntries.value;
  const own = store.showing.browsing.value === null ? ownLost(entries, store.people.isHuman) : null;
  const unseen = own && !(seen.value?.table === store.id && seen.value.seq >= own.seq) ? own : null;
  const now = idleAt(store);
  if (unseen) {
    const row = lostInARow(entries, unseen);
    const idle = unseen.events.flatMap((event) =>
      event.kind === 'turn-lost' && event.face !== 0
        ? [
            idleOf(
              unseen.view,
              event.face,
              store.game.moved(event.face),
              event.seat,
              unseen.seat ?? event.seat,
            ),
          ]
        : [],
    );
    const who = seatArgs(store.people.names.value, unseen.owner);
    return (
      <div class="lost-throw">
        {/* Once others have played it is not the last throw of all any more. */}
        {row.length === 1 && entries.at(-1)?.turn !== unseen.turn && <b>{t('lost-before', who)}</b>}
        {row.length > 1 ? (
          <p class="idle-words" aria-live="polite">
            {t('lost-row', { ...who, count: row.length, faces: facesOf(row) })}
          </p>
        ) : (
          <IdleWords idle={idle} />
        )}
        <button
          type="button"
          class="quiet seen"
          onClick={() => {
            seen.value = { table: store.id, seq: unseen.seq };
          }}
          {...(store.showing.held.value ? {} : withKey('go-on', t('lost-seen')))}
        >
          {t('lost-seen')}
        </button>
      </div>
    );
  }
  const others = store.showing.browsing.value === null ? lostBy(entries, store.people.me.value) : [];
  const stuck = now.length > 0 && (others.length === 0 || store.showing.browsing.value !== null);
  if (stuck) return <IdleWords idle={now} />;
  if (others.length === 0) return null;
  const faces = new Map<Seat, number[]>();
  for (const one of others) faces.set(one.seat, [...(faces.get(one.seat) ?? []), ...one.faces]);
  const throws = [...faces].map(([seat, all]) =>
    t('lost-one', { ...seatArgs(store.people.names.value, seat), faces: all.join(', ') }),
  );
  const count = [...faces.values()].flat().length;
  const words = t('lost-others', {
    throws: new Intl.ListFormat(language.value).format(throws),
    count,
    seats: throws.length,
  });
  return <p class="idle-words">{words}</p>;
}
