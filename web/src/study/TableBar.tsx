// The bar of the chances at a table, for those who have switched it on.
import { useSpeak } from '../learn/words';
import type { Store } from '../table/store';
import { groundAt, useQuestion, worthOf } from './asking';
import { ChancesBar, chancesOf } from './Chances';
import { studied } from './opened';
import '../style/study.css';

export function TableBar({ store }: { store: Store }) {
  const speak = useSpeak('study');
  const view = store.shown.value;
  const count = store.count.value;
  // Beside it the study thinks about the same, and for longer.
  const studying = studied.value === 'hint' || studied.value === 'lines';
  const key = view && view.outcome === null && !studying ? `bar ${count} ${view.position}` : null;
  useQuestion(key, () => {
    const at = groundAt(store, count);
    return at && { kind: 'analyse', at, lines: 1, brief: true };
  });
  if (!view || !speak) return null;
  // Until the first depth is there it keeps its place, so that nothing moves.
  const worth = worthOf(view.position) ?? view.seats.map(() => 1 / view.seats.length);
  return (
    <ChancesBar
      chances={chancesOf(view.seats, worth)}
      names={store.names.value}
      label={speak('study-chances')}
    />
  );
}
