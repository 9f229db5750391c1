// Which of several chains of jumps is meant.
import { useRef } from 'preact/hooks';
import { useBorrowedFocus } from '../../base/focus';
import { INKS } from '../../board/drawing';
import { jumped, type Way } from '../../board/ways';
import { pressed, withKey } from '../../keys/keys';
import { t } from '../../text';
import type { Store } from '../store';

/** Asks which chain of jumps is meant, when several lead to the same spot. */
export function WayChoice({ store }: { store: Store }) {
  const ways = store.choice.value.ways ?? [];
  return ways.length === 0 ? null : <Ways store={store} ways={ways} />;
}

function Ways({ store, ways }: { store: Store; ways: readonly Way[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useBorrowedFocus(box);
  const { board } = store.offer.value;
  return (
    <fieldset
      class="way-choice"
      ref={box}
      onKeyDown={(event) => pressed('page', event) === 'close' && store.cancel()}
    >
      <legend>{t('ways-title', { count: ways.length })}</legend>
      {ways.map((way, index) => (
        <button
          type="button"
          key={way.join('x')}
          data-way={way.join('x')}
          {...withKey('face', undefined, String(index + 1))}
          onClick={() => store.take(way)}
        >
          <span class={`way-number ink-${index % INKS}`}>{index + 1}</span>
          <span class="notation">{way.join('x')}</span>
          <small>{t('way-takes', { count: jumped(board, way).length })}</small>
        </button>
      ))}
      <button type="button" class="quiet" onClick={store.cancel}>
        {t('cancel')}
      </button>
    </fieldset>
  );
}
