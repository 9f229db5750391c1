// What is said while one does not look at the talk: for a moment, at the plate of whoever says it.
import { useEffect, useState } from 'preact/hooks';
import { useSpeak } from '../../text/speak';
import { raise } from '../sheets';
import type { Store } from '../store';
import { heardIn } from './heard';
import { usePlace } from './place';
import { Line } from './said';

/** For how long something new is shown, in milliseconds. */
const SHOWN = 10_000;
export function News({ store }: { store: Store }) {
  const speak = useSpeak('together');
  const newest = store.seats.said.value.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(newest);
  const last = heardIn(store).at(-1);
  const reads = store.seats.talking.value;
  const shown = !reads && last && last.number > seen;
  const place = usePlace(shown && last.type === 'talked' ? last.seat : null);
  useEffect(() => {
    if (reads) setSeen(newest);
    if (!shown) return;
    const timer = setTimeout(() => setSeen(newest), SHOWN);
    return () => clearTimeout(timer);
  }, [last, reads]);
  return (
    <div class={`talk-news${place ? '' : ' gallery'}`} role="status" style={place ?? {}}>
      {shown && speak && (
        <button key={last.number} type="button" data-talk="news" onClick={() => raise('talk')}>
          <Line store={store} one={last} speak={speak} />
        </button>
      )}
    </div>
  );
}
