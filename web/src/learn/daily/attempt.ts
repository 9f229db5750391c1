// A position with one best move, being tried: what was played, and how that is judged.
import { effective } from '../../game/log';
import type { DailyView } from '../../generated/wire';
import type { Store } from '../../table/store';
import { useGround } from '../LiveBoard';
import { judge, type Verdict } from '../lines';

export interface Attempt {
  store: Store | null;
  /** What stands on the board before the first move: the throw, where there is one. */
  given: readonly string[];
  /** The actions that were played. */
  played: readonly string[];
  verdict: Verdict;
}

export function useAttempt(puzzle: DailyView): Attempt {
  const { rules, best, view } = puzzle;
  const given = puzzle.throw === null ? [] : [puzzle.throw];
  const store = useGround(() => {
    const ground = { rules, options: [], position: puzzle.position, actions: given, seats: [] };
    return { ground, first: view };
  }, [puzzle]);
  const played = effective(store?.showing.shownEntries.value ?? [])
    .slice(given.length)
    .map(({ text }) => text);
  return { store, given, played, verdict: judge(best, played) };
}
