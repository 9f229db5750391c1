// A folded key above the rules beside the board: which man is which. Its pictures are fetched when it is opened.
import { useState } from 'preact/hooks';
import { cardOf } from '../../net/catalogue';
import { armyOf, kindsOf } from '../../parts/kinds';
import { lazy } from '../../parts/lazy';
import { t } from '../../text';
import { seatArgs } from '../../text/event';
import type { Store } from '../store';

const Men = lazy(() => import('../../parts/Men').then((part) => part.Men), 'quiet');

export function MenKey({ store, rules }: { store: Store; rules: string }) {
  const [read, setRead] = useState(false);
  const seats = store.game.live.value?.seats ?? [];
  const start = cardOf(rules)?.start;
  const kinds = start ? kindsOf(start, seats) : [];
  if (kinds.length === 0) return null;
  const names = store.people.names.value;
  return (
    <details class="men-key" onToggle={() => setRead(true)}>
      <summary>{t('men-key', seatArgs(names, null))}</summary>
      {read && (
        <Men
          kinds={kinds}
          colours={names.colours}
          colourOf={(kind) => names.colours[armyOf(kind, start ?? { pieces: [] }, seats) ?? ''] ?? ''}
        />
      )}
    </details>
  );
}
