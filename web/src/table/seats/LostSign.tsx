// At the plate of a seat: that its last throw was lost, until it is its turn again.
import { seatOf } from '../../base/turn';
import type { Seat } from '../../generated/wire';
import { t } from '../../text';
import { turnsOf } from '../log/turns';
import type { Store } from '../store';
import { facesLost } from '../told/lost';
import '../../style/lost-sign.css';

export function LostSign({ store, seat }: { store: Store; seat: Seat }) {
  const now = store.showing.shown.value?.turn;
  if (now && seatOf(now) === seat) return null;
  const turn = turnsOf(store.showing.shownEntries.value).findLast((one) => one.seat === seat);
  const faces = turn ? facesLost(turn.entries) : [];
  if (faces.length === 0) return null;
  const words = t('lost-sign', { faces: faces.join(', ') });
  return (
    <span class="lost-sign" role="img" aria-label={words} title={words}>
      <span aria-hidden="true">{faces.join(' ')}</span>
      <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 18L18 2" />
      </svg>
    </span>
  );
}
