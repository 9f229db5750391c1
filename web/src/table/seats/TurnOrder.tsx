// The order of play in a sentence, and at each seat an arrow to the seat that plays next.
import type { Standing } from '../../generated/wire';
import { t } from '../../text';
import { type Names, seatArgs } from '../../text/event';
import { wayOf } from './order';

/** The order of play once round the board, in words, with the seats that are skipped. */
export function orderSentence(seats: readonly Standing[], names: Names): string {
  const named = (some: readonly Standing[]) => some.map((one) => t('order-name', seatArgs(names, one.seat)));
  const skipped = seats.filter((one) => !one.playing);
  const order = t(`order-${wayOf(seats)}`, { names: named(seats).join(' → ') });
  return skipped.length > 0 ? `${order} ${t('order-passed', { names: named(skipped).join(', ') })}` : order;
}

interface ArrowProps {
  seats: readonly Standing[];
  names: Names;
  next: Standing;
  /** In degrees, clockwise from pointing right. */
  heading: number;
}

export function OrderArrow({ seats, names, next, heading }: ArrowProps) {
  const then = t('order-then', seatArgs(names, next.seat));
  return (
    <span class="order-arrow" role="img" aria-label={then} title={`${then} ${orderSentence(seats, names)}`}>
      <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true" style={`rotate: ${heading}deg`}>
        <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />
      </svg>
    </span>
  );
}
