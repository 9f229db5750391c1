// Pausing the computer players, letting them play one step, and setting their tempo.
import { seatOf } from '../base/turn';
import type { Tempo } from '../generated/wire';
import { t } from '../text';
import type { Store } from './store';

const PACES: readonly Tempo[] = ['slow', 'normal', 'fast'];

/** Nothing where no computer plays and there are no clocks, or nothing more is played. */
export function TempoControl({ store: { game, people, clock, sending } }: { store: Store }) {
  const view = game.live.value;
  const seats = view?.seats.map((seat) => seat.seat) ?? [];
  if (!view || view.turn.kind === 'over') return null;
  if (seats.every(people.isHuman) && !game.table.value?.clock) return null;
  const paused = clock.tempo.value === 'paused';
  const lost = sending.lost.value;
  return (
    <div class="tempo">
      <button
        type="button"
        data-tempo={paused ? 'go-on' : 'pause'}
        disabled={lost}
        onClick={() => clock.setTempo(paused ? clock.pace.value : 'paused')}
      >
        <span class="sign" aria-hidden="true">
          {paused ? '▶' : '❚❚'}
        </span>
        {t(paused ? 'tempo-go-on' : 'tempo-pause')}
      </button>
      {paused && !people.isHuman(seatOf(view.turn)) && (
        <button type="button" data-tempo="step" disabled={lost} onClick={clock.step}>
          <span class="sign" aria-hidden="true">
            ▶❚
          </span>
          {t('tempo-step')}
        </button>
      )}
      {!seats.some(people.isHuman) && (
        <select
          aria-label={t('tempo')}
          title={t('tempo')}
          value={clock.pace.value}
          disabled={lost}
          onChange={(event) => clock.setPace(event.currentTarget.value as Tempo)}
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
