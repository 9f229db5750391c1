// A walk around the table, one place after the other. It can be left at any time.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/** Those of the places that are seen. */
function seen(place: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(place)].filter((one) => one.offsetParent !== null);
}

/** The corners of the screen where the card may stand. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];

/** How much of the places the card covers where it stands, in square pixels. */
function covered(card: HTMLElement, places: readonly HTMLElement[]): number {
  const own = card.getBoundingClientRect();
  const areas = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const across = Math.min(right, own.right) - Math.max(left, own.left);
    return Math.max(0, across) * Math.max(0, Math.min(bottom, own.bottom) - Math.max(top, own.top));
  });
  return areas.reduce((sum, area) => sum + area, 0);
}

/** Puts the card where it covers least of what it speaks of; it stays where it is when that is as good. */
function settle(card: HTMLElement, places: readonly HTMLElement[]): void {
  const tried = [card.dataset.at ?? '', ...CORNERS].map((at) => {
    card.dataset.at = at;
    return { at, area: covered(card, places) };
  });
  const least = Math.min(...tried.map(({ area }) => area));
  card.dataset.at = tried.find(({ area }) => area === least)?.at;
}

export function Tour({ onEnd }: { onEnd(): void }) {
  const [stops] = useState(() => STOPS.filter((stop) => seen(stop.place).length > 0));
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const stop = stops[at];
  const last = at === stops.length - 1;
  useLayoutEffect(() => {
    const places = stop ? seen(stop.place) : [];
    // The first of them is in sight, and of the others what can be.
    for (const place of places.toReversed()) place.scrollIntoView({ block: 'nearest' });
    places[0]?.classList.add('toured');
    const place = () => card.current && settle(card.current, places);
    place();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      places[0]?.classList.remove('toured');
    };
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
      data-at={CORNERS[0]}
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
