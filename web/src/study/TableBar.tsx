// The bar of the chances at a table, for those who have switched it on.
import { useRef } from 'preact/hooks';
import type { Store } from '../table/store';
import { studied } from '../table/studied';
import { useSpeak } from '../text/speak';
import { positionAt, useQuestion, worthOf } from './asking';
import { ChancesBar, chancesOf } from './Chances';
import '../style/study.css';

export function TableBar({ store }: { store: Store }) {
  const speak = useSpeak('study');
  const view = store.showing.shown.value;
  const count = store.showing.count.value;
  // Beside it the study thinks about the same, and for longer.
  const studying = studied.value === 'hint' || studied.value === 'lines';
  const key = view && view.outcome === null && !studying ? `bar ${count} ${view.position}` : null;
  useQuestion(key, () => {
    const at = positionAt(store, count);
    return at && { kind: 'analyse', at, lines: 1, brief: true };
  });
  const last = useRef<{ of: Store; worth: readonly number[] } | null>(null);
  if (!view || !speak) return null;
  // What is over is worth its result.
  const result = view.outcome && view.seats.map(({ seat }) => view.outcome?.payoff[seat] ?? 0);
  const worth = result ?? worthOf(view.position);
  if (worth) last.current = { of: store, worth };
  // Until the first depth is there it keeps its place and the numbers of before, so that nothing moves.
  const shown = last.current?.of === store ? last.current.worth : null;
  return (
    <ChancesBar
      chances={shown ? chancesOf(view.seats, shown) : []}
      names={store.people.names.value}
      label={speak('study-chances')}
      old={worth === null}
    />
  );
}
