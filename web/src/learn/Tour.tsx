// A walk around the table, one place after the other. It can be left at any time.
import { useEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../focus';
import { pressed } from '../keys/keys';
import { t } from '../text';
import '../style/learn.css';

/** What is shown, and where; places that this table has not are passed over. */
const STOPS = [
  { id: 'board', place: '.board-area' },
  { id: 'dice', place: '.dice-tray' },
  { id: 'why', place: '.status-row' },
  { id: 'log', place: '#tab-log, .log-area' },
  { id: 'rules', place: '#tab-rules, .rules-area' },
] as const;

/** The first of the places that is seen. */
function seen(place: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.offsetParent !== null);
}

export function Tour({ onEnd }: { onEnd(): void }) {
  const [stops] = useState(() => STOPS.filter((stop) => seen(stop.place)));
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const stop = stops[at];
  const last = at === stops.length - 1;
  useEffect(() => {
    const place = stop && seen(stop.place);
    place?.classList.add('toured');
    place?.scrollIntoView({ block: 'nearest' });
    return () => place?.classList.remove('toured');
  }, [stop]);
  useEffect(() => card.current?.focus(), []);
  // Who leaves the table leaves the walk around it too.
  useEffect(() => onEnd, [onEnd]);
  // What leads on is gone with the last stop.
  useEffect(() => {
    if (last && at > 0) card.current?.querySelector('button')?.focus();
  }, [last, at]);
  const end = () => {
    onEnd();
    focusBoard();
  };
  if (!stop) return null;
  return (
    <section
      ref={card}
      class="tour"
      role="dialog"
      aria-label={t('tour-title')}
      tabIndex={-1}
      onKeyDown={(event) => pressed('page', event) === 'close' && end()}
    >
      <p aria-live="polite">{t(`tour-stop-${stop.id}`)}</p>
      <div class="tour-foot">
        <span>{t('example-step', { step: at + 1, last: stops.length })}</span>
        <button type="button" class="quiet" onClick={end}>
          {t(last ? 'tour-end' : 'tour-skip')}
        </button>
        {!last && (
          <button type="button" class="primary" onClick={() => setAt(at + 1)}>
            {t('tour-next')}
          </button>
        )}
      </div>
    </section>
  );
}
