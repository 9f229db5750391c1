// Who came where, and nothing else: for when what tells a result cannot be fetched.
import { personIn } from '../../text/event';
import type { Store } from '../store';
import { sideName } from './names';

export function PlainResult({ store }: { store: Store }) {
  const view = store.showing.current.value ? store.game.live.value : null;
  const rank = view?.outcome?.rank;
  if (!rank) return null;
  const names = store.people.names.value;
  const at = (seat: string) => rank[seat as keyof typeof rank] ?? 0;
  return (
    <ol class="plain-result">
      {[...view.seats]
        .sort((a, b) => at(a.seat) - at(b.seat))
        .map((one) => (
          <li key={one.seat} value={at(one.seat)}>
            {personIn(names, one.seat) ?? sideName(one, names)} {one.scores && one.points}
          </li>
        ))}
    </ol>
  );
}
