// One step back, one step on, and where one is.
import { t } from '../text';

export function Steps({ at, last, onAt }: { at: number; last: number; onAt(at: number): void }) {
  return (
    <div class="example-steps">
      <button type="button" disabled={at === 0} onClick={() => onAt(at - 1)} aria-label={t('step-back')}>
        ‹
      </button>
      <span>{t('example-step', { step: at, last })}</span>
      <button
        type="button"
        class={at === 0 ? 'primary' : ''}
        disabled={at === last}
        onClick={() => onAt(at + 1)}
        aria-label={t('step-forward')}
      >
        ›
      </button>
    </div>
  );
}
