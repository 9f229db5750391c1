// At its plate a computer player with a character says a line at a great moment. Nothing of it is stored or sent.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import { effective } from '../../game/log';
import { chosen } from '../../settings/settings';
import { useSpeak } from '../../text/speak';
import { nameOf } from '../seats/names';
import type { Store } from '../store';
import { usePlace } from './place';
import { type Remark, remarksIn } from './remarks';
import '../../style/talk.css';

/** For how long a line is shown, in milliseconds. */
const SHOWN = 6000;
/** What comes with more entries at once was not seen as it happened. */
const FEW = 8;

export function Remarks({ store }: { store: Store }) {
  const speak = useSpeak('remarks');
  const entries = store.showing.shownEntries.value;
  const back = store.showing.browsing.value !== null;
  const players = store.people.players.value;
  const known = useMemo(() => ({ seq: entries.at(-1)?.seq ?? 0, back }), [store]);
  const [now, setNow] = useState<Remark | null>(null);
  useEffect(() => {
    const last = entries.at(-1)?.seq ?? 0;
    const fresh = last - known.seq;
    if (!back && !known.back && fresh > 0 && fresh <= FEW) {
      const remark = remarksIn(store.id, effective(entries), players).at(-1);
      if (remark && remark.seq > known.seq) setNow(remark);
    }
    // Where one looks back, or something is taken back, nobody speaks of what is yet to come.
    if (back || fresh < 0) setNow(null);
    Object.assign(known, { seq: last, back });
  }, [entries, back]);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setNow(null), SHOWN);
    return () => clearTimeout(timer);
  }, [now]);
  const shown = chosen.remarks.value === 'shown' ? now : null;
  const place = usePlace(shown?.seat ?? null);
  return (
    <div class="talk-news" role="status" style={place ?? {}}>
      {speak && shown && (
        <p class="remark" key={shown.seq} data-remark={shown.seat}>
          <ArmyMark colour={store.people.colours.value[shown.seat] ?? ''} size={20} />
          <span>
            <b>{nameOf(store.people, shown.seat)}</b> {speak(shown.id)}
          </span>
        </p>
      )}
    </div>
  );
}
