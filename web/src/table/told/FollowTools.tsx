// Going on where the page waits, and seeing again what happened since one's last turn.
import { withKey } from '../../keys/keys';
import { CHOICES, change, chosen } from '../../settings/settings';
import { t } from '../../text';
import { seatArgs } from '../../text/event';
import type { Store } from '../store';

/** Shows the turn of the computer player that waits to be seen. */
export function GoOn({ store }: { store: Store }) {
  const next = store.showing.held.value;
  const seat = next?.owner ?? next?.seat;
  if (!next || !seat || store.showing.browsing.value !== null) return null;
  const words = t('go-on', seatArgs(store.people.names.value, seat));
  return (
    <button type="button" class="primary go-on" {...withKey('go-on', words)} onClick={store.showing.showHeld}>
      {words}
    </button>
  );
}

/** How fast the computer players' turns are shown, where people play with them. */
export function PaceChoice({ store }: { store: Store }) {
  if (
    !store.showing.plays.value ||
    Object.values(store.people.players.value).every(({ kind }) => kind !== 'bot')
  )
    return null;
  return (
    <label class="pace">
      <span>{t('setting-pace')}</span>
      <select
        value={chosen.pace.value}
        onChange={({ currentTarget: { value } }) => {
          const pace = CHOICES.pace.find((one) => one === value);
          if (pace) change({ pace });
        }}
      >
        {CHOICES.pace.map((pace) => (
          <option key={pace} value={pace}>
            {t(`choice-pace-${pace}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
