// A tour of the table, one stop after the other. It can be left at any time.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../base/focus';
import { pressed } from '../keys/keys';
import { t } from '../text';
import '../style/learn.css';

/** The stops, and what each shows; stops that this table does not have are skipped. */
const STOPS = [
  { id: 'board', place: '.board-area' },
  { id: 'dice', place: '.dice-tray' },
  { id: 'why', place: '.status-row' },
  { id: 'log', place: '#open-moves, .leaves' },
  { id: 'rules', place: '#open-rules, #tab-rules' },
] as const;

/** The visible elements of a stop. */
function seen(place: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(place)].filter((one) => one.offsetParent !== null);
}

/** The corners of the screen where the card can be. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];

/** How much of the elements the card covers where it is, in square pixels. */
function covered(card: HTMLElement, places: readonly HTMLElement[]): number {
  const own = card.getBoundingClientRect();
  const areas = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const across = Math.min(right, own.right) - Math.max(left, own.left);
    return Math.max(0, across) * Math.max(0, Math.min(bottom, own.bottom) - Math.max(top, own.top));
  });
  return areas.reduce((sum, area) => sum + area, 0);
}

/** Puts the card where it covers the least of its stop; it stays where it is if no corner is better. */
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
    // The first of them is in view, and as much of the others as possible.
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
  useLayoutEffect(() => card.current?.focus(), []);
  // Leaving the table ends the tour.
  useEffect(() => onEnd, [onEnd]);
  // The button that leads on is gone at the last stop.
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
