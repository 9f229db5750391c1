// On a first visit the table offers to show itself. Whether it did is remembered in this browser.
import { useState } from 'preact/hooks';
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

export function TourOffer() {
  const [state, setState] = useState<'offered' | 'under-way' | 'over'>(() =>
    offered() ? 'offered' : 'over',
  );
  const end = () => {
    setState('over');
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // It will be offered again; nothing else is lost.
    }
  };
  if (state === 'over') return null;
  if (state === 'under-way') return <Tour onEnd={end} />;
  return (
    <p class="tour-offer">
      <span>{t('tour-offer')}</span>
      <button type="button" onClick={() => setState('under-way')}>
        {t('tour-begin')}
      </button>
      <button type="button" class="quiet" onClick={end}>
        {t('tour-decline')}
      </button>
    </p>
  );
}
