// On a first visit the table offers to show itself. Whether it did is remembered in this browser.
import { signal } from '@preact/signals';
import { lazy } from '../lazy';
import { t } from '../text';

const KEY = 'ashtapada-tour';
const Tour = lazy<{ onEnd(): void }>(() => import('../learn/Tour').then((part) => part.Tour));

function offered(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

const state = signal<'offered' | 'under-way' | 'over'>(offered() ? 'offered' : 'over');

function end(): void {
  state.value = 'over';
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It will be offered again; nothing else is lost.
  }
}

export function TourOffer() {
  if (state.value !== 'offered') return null;
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

/** The tour itself, over all that it shows. */
export function TourCard() {
  return state.value === 'under-way' ? <Tour onEnd={end} /> : null;
}
