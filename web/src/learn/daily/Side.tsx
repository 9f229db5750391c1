// Whom one plays in a daily position: the army, the partner, and how many captures there are of how many.
import { ArmyMark } from '../../board/Piece';
import type { DailyView } from '../../generated/wire';
import type { Store } from '../../table/store';
import { t } from '../../text';
import { seatArgs } from '../../text/event';
import type { Speak } from '../../text/speak';

export function Side({ store, puzzle, speak }: { store: Store; puzzle: DailyView; speak: Speak }) {
  const { seat, view } = puzzle;
  const colour = store.people.colours.value[seat] ?? '';
  const own = view.seats.find((one) => one.seat === seat);
  const hunter = view.seats.find(({ side, scores, target }) => side !== null && scores && target);
  return (
    <p class="daily-you">
      <ArmyMark colour={colour} size={22} /> {speak('daily-you', { colour })}
      {own?.ally && <small>{t('seat-with', seatArgs(store.people.names.value, own.ally))}</small>}
      {hunter && <small>{t('seat-kills', { count: hunter.points, target: hunter.target ?? 0 })}</small>}
    </p>
  );
}
