// A tour of the table, one stop after the other. It can be left at any time.
import { arrow, autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../base/focus';
import { pressed } from '../keys/keys';
import { t } from '../text';
import '../style/learn.css';

/** The stops, and what each shows; stops that this table does not have are skipped. */
const STOPS = [
  { id: 'board', place: '.board-area' },
  { id: 'dice', place: 'button.throw, .dice-tray' },
  { id: 'why', place: '.status-row' },
  { id: 'log', place: '#open-moves, .leaves' },
  { id: 'rules', place: '#open-rules, #tab-rules' },
] as const;

/** The visible elements of a stop, those that are named first before the others. */
function seen(place: string): HTMLElement[] {
  const named = place.split(', ').flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);
  return named.filter((one) => one.offsetParent !== null);
}

/** Between the card and what it speaks of, and between the card and the edge of the window, in pixels. */
const GAP = 14;
const EDGE = 10;
/** Where the tip of the card stands, by the side of the place on which the card is. */
const TIP = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;

/** Puts the card beside the place that it speaks of, its tip towards it; over it only where there is no room beside it. */
async function stand(card: HTMLElement, tip: HTMLElement, place: HTMLElement): Promise<void> {
  const { x, y, placement, middlewareData } = await computePosition(place, card, {
    placement: 'right',
    strategy: 'fixed',
    middleware: [
      offset(GAP),
      flip({ padding: EDGE, fallbackPlacements: ['left', 'bottom', 'top'] }),
      shift({ padding: EDGE, crossAxis: true }),
      arrow({ element: tip, padding: EDGE }),
    ],
  });
  Object.assign(card.style, { left: `${x}px`, top: `${y}px` });
  const side = placement.split('-')[0] as keyof typeof TIP;
  const { x: along = null, y: down = null } = middlewareData.arrow ?? {};
  for (const edge of Object.values(TIP)) tip.style[edge] = '';
  if (along !== null) tip.style.left = `${along}px`;
  if (down !== null) tip.style.top = `${down}px`;
  tip.style[TIP[side]] = `${-tip.offsetWidth / 2}px`;
  // Where the card had to be moved over its place, the tip would point at nothing.
  tip.hidden = Math.abs(middlewareData.shift?.[side === 'top' || side === 'bottom' ? 'y' : 'x'] ?? 0) > 1;
}

export function Tour({ onEnd }: { onEnd(): void }) {
  const [stops] = useState(() => STOPS.filter((stop) => seen(stop.place).length > 0));
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const stop = stops[at];
  const last = at === stops.length - 1;
  useLayoutEffect(() => {
    const places = stop ? seen(stop.place) : [];
    // The first of them is in view, and as much of the others as possible.
    for (const place of places.toReversed()) place.scrollIntoView({ block: 'nearest' });
    const [place] = places;
    if (!place || !card.current || !tip.current) return;
    const [own, point] = [card.current, tip.current];
    place.classList.add('toured');
    const still = autoUpdate(place, own, () => void stand(own, point, place));
    // Whoever does what a stop speaks of has understood it.
    const done = (event: Event) =>
      event.target instanceof Element && event.target.closest('.throw') && setAt((now) => now + 1);
    if (stop?.id === 'dice') place.addEventListener('click', done);
    return () => {
      still();
      place.removeEventListener('click', done);
      place.classList.remove('toured');
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
      role="dialog"
      aria-label={t('tour-title')}
      tabIndex={-1}
      onKeyDown={(event) => pressed('page', event) === 'close' && end()}
    >
      <span class="tour-tip" aria-hidden="true" ref={tip} />
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
