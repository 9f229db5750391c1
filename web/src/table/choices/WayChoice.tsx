// Which of several chains of jumps is meant.
import { useRef } from 'preact/hooks';
import { useBorrowedFocus } from '../../base/focus';
import { INKS } from '../../board/drawing';
import { jumped, type Way } from '../../board/ways';
import { pressed, withKey } from '../../keys/keys';
import { t } from '../../text';
import type { Store } from '../store';

/** Asks which chain of jumps is meant, when several lead to the same spot. */
export function WayChoice({ moves }: Pick<Store, 'moves'>) {
  const ways = moves.choice.value.ways ?? [];
  return ways.length === 0 ? null : <Ways moves={moves} ways={ways} />;
}

function Ways({ moves, ways }: Pick<Store, 'moves'> & { ways: readonly Way[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useBorrowedFocus(box);
  const { board } = moves.offer.value;
  return (
    <fieldset
      class="way-choice"
      ref={box}
      onKeyDown={(event) => pressed('page', event) === 'close' && moves.cancel()}
    >
      <legend>{t('ways-title', { count: ways.length })}</legend>
      {ways.map((way, index) => (
        <button
          type="button"
          key={way.join('x')}
          data-way={way.join('x')}
          {...withKey('face', undefined, String(index + 1))}
          onClick={() => moves.take(way)}
        >
          <span class={`way-number ink-${index % INKS}`}>{index + 1}</span>
          <span class="notation">{way.join('x')}</span>
          <small>{t('way-takes', { count: jumped(board, way).length })}</small>
        </button>
      ))}
      <button type="button" class="quiet" onClick={moves.cancel}>
        {t('cancel')}
      </button>
    </fieldset>
  );
}
