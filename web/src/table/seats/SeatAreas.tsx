// The seats around the board, each with an arrow to the seat that plays next.
import type { Seat, View } from '../../generated/wire';
import { lazy } from '../../parts/lazy';
import { ClockFace } from '../clocks/lazy';
import { lastTurns, turnsOf } from '../log/turns';
import { cornerOf } from '../places';
import type { Store } from '../store';
import { heading, nextAfter } from './order';
import { Plate } from './Seats';
import { OrderArrow } from './TurnOrder';

const LastTurn = lazy(() => import('./LastTurn').then((part) => part.LastTurn), 'quiet');
const LostSign = lazy(() => import('./LostSign').then((part) => part.LostSign), 'quiet');

interface Props {
  store: Store;
  view: View;
  /** Quarter turns of the board. */
  turns: number;
}

export function SeatAreas({ store, view, turns }: Props) {
  const four = view.seats.length > 2;
  const corner = (seat: Seat) => cornerOf(seat, turns, four);
  const names = store.people.names.value;
  // Each army of whoever leads several is one's own.
  const { value: yours } = store.seats.yours;
  const last = lastTurns(turnsOf(store.showing.shownEntries.value));
  // With two players there is no order to show, and after the end nobody is next.
  const arrow = (seat: Seat) => {
    const next = four && view.outcome === null ? nextAfter(view.seats, seat) : null;
    return (
      next && (
        <OrderArrow
          seats={view.seats}
          names={names}
          next={next}
          heading={heading(corner(seat), corner(next.seat))}
        />
      )
    );
  };
  return (
    <>
      {view.seats.map((seat) => (
        <div key={seat.seat} class={`seat-area at-${corner(seat.seat)}`}>
          <Plate
            seat={seat}
            view={view}
            player={store.people.sitters.value[seat.seat]}
            names={yours.length > 1 && yours.includes(seat.seat) ? { ...names, you: seat.seat } : names}
            last={last.has(seat.seat) && <LastTurn store={store} turn={last.get(seat.seat)} />}
            thinking={store.clock.thinking.value === seat.seat}
            arrow={arrow(seat.seat)}
            sign={view.thrower && last.size > 0 && <LostSign store={store} seat={seat.seat} />}
            clock={store.game.table.value?.clock && <ClockFace store={store} seat={seat.seat} />}
          />
        </div>
      ))}
    </>
  );
}
