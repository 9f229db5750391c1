// On a first visit the table offers a tour. Whether it was taken or declined is stored in this browser.
import { signal } from '@preact/signals';
import { keep, kept } from '../base/kept';
import { lazy } from '../parts/lazy';
import { t } from '../text';

const KEY = 'ashtapada-tour';
const Tour = lazy<{ onEnd(): void }>(() => import('../learn/Tour').then((part) => part.Tour));

const state = signal<'offered' | 'under-way' | 'over'>(kept(KEY) === null ? 'offered' : 'over');

function end(): void {
  state.value = 'over';
  keep(KEY, 'seen');
}

/** After so many actions and throws the offer goes away, to make room for the game. */
const FOUND = 6;

interface OfferProps {
  played: number;
  /** Whether somebody waits for whoever plays here: a clock, or others at screens of their own. */
  awaited: boolean;
}

/** Offered at the beginning of a game, where one has the time for it. */
export function TourOffer({ played, awaited }: OfferProps) {
  if (state.value !== 'offered' || played > FOUND || awaited) return null;
  return (
    <p class="tour-offer">
      <span>{t('tour-offer')}</span>
      <button
        type="button"
        onClick={() => {
          state.value = 'under-way';
        }}
      >
        {t('tour-begin')}
      </button>
      <button type="button" class="quiet" onClick={end}>
        {t('tour-decline')}
      </button>
    </p>
  );
}

/** The tour itself, on top of what it shows. */
export function TourCard() {
  return state.value === 'under-way' ? <Tour onEnd={end} /> : null;
}
