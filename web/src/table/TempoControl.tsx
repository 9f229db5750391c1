// Pausing the computer players, letting them play one step, and setting their tempo.
import { seatOf } from '../base/turn';
import type { Tempo } from '../generated/Tempo';
import { t } from '../text';
import type { Store } from './store';

const PACES: readonly Tempo[] = ['slow', 'normal', 'fast'];

/** Nothing where no computer plays and there are no clocks, or nothing more is played. */
export function TempoControl({ store }: { store: Store }) {
  const view = store.live.value;
  const seats = view?.seats.map((seat) => seat.seat) ?? [];
  if (!view || view.turn.kind === 'over') return null;
  if (seats.every(store.isHuman) && !store.table.value?.clock) return null;
  const paused = store.tempo.value === 'paused';
  const lost = store.lost.value;
  return (
    <div class="tempo">
      <button
        type="button"
        data-tempo={paused ? 'go-on' : 'pause'}
        disabled={lost}
        onClick={() => store.setTempo(paused ? store.pace.value : 'paused')}
      >
        <span class="sign" aria-hidden="true">
          {paused ? '▶' : '❚❚'}
        </span>
        {t(paused ? 'tempo-go-on' : 'tempo-pause')}
      </button>
      {paused && !store.isHuman(seatOf(view.turn)) && (
        <button type="button" data-tempo="step" disabled={lost} onClick={store.step}>
          <span class="sign" aria-hidden="true">
            ▶❚
          </span>
          {t('tempo-step')}
        </button>
      )}
      {!seats.some(store.isHuman) && (
        <select
          aria-label={t('tempo')}
          title={t('tempo')}
          value={store.pace.value}
          disabled={lost}
          onChange={(event) => store.setPace(event.currentTarget.value as Tempo)}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {t(`tempo-${pace}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
