// What is said while one does not look at the talk: for a moment, at the plate of whoever says it.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../generated/wire';
import { useSpeak } from '../../text/speak';
import { raise } from '../sheets';
import type { Store } from '../store';
import { heardIn } from './heard';
import { Line } from './said';

/** For how long something new is shown, in milliseconds. */
const SHOWN = 10_000;
/** How far from the plate, and from the edges of the page, in pixels. */
const GAP = 6;

/** Beside the plate of a seat, towards the middle of the page; null until that is known. */
function usePlace(seat: Seat | null) {
  const [place, setPlace] = useState<Readonly<Record<string, string>> | null>(null);
  useLayoutEffect(() => {
    const plate = seat && document.querySelector(`.plate[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!plate) return setPlace(null);
    const below = plate.top + plate.height / 2 < innerHeight / 2;
    const right = plate.left + plate.width / 2 > innerWidth / 2;
    setPlace({
      ...(below
        ? { top: `${plate.bottom + GAP}px` }
        : { bottom: `${innerHeight - Math.min(plate.top, innerHeight) + GAP}px` }),
      ...(right
        ? { right: `${Math.max(GAP, innerWidth - plate.right)}px` }
        : { left: `${Math.max(GAP, plate.left)}px` }),
    });
  }, [seat]);
  return place;
}

export function News({ store }: { store: Store }) {
  const speak = useSpeak('together');
  const newest = store.seats.said.value.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(newest);
  const last = heardIn(store).at(-1);
  const reads = store.seats.talking.value;
  const shown = !reads && last && last.number > seen;
  const place = usePlace(shown ? last.seat : null);
  useEffect(() => {
    if (reads) setSeen(newest);
    if (!shown) return;
    const timer = setTimeout(() => setSeen(newest), SHOWN);
    return () => clearTimeout(timer);
  }, [last, reads]);
  return (
    <div class="talk-news" role="status" style={place ?? {}}>
      {shown && speak && (
        <button key={last.number} type="button" data-talk="news" onClick={() => raise('talk')}>
          <Line store={store} one={last} speak={speak} />
        </button>
      )}
    </div>
  );
}
