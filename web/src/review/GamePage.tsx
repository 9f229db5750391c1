// A game and its branches: something is tried, and then one returns to where the branch began.
import { useEffect, useMemo } from 'preact/hooks';
import { afterPaint } from '../base/frames';
import { pushSearch, search, stepOut } from '../base/router';
import { branchOf } from '../game/trial';
import { lazy } from '../parts/lazy';
import { openTable, type Store } from '../table/store';
import { Table } from '../table/TablePage';
import { Aside } from './aside';
import { branchIn, branchQuery } from './branch';

const TrialTable = lazy(() => import('./TrialTable').then((part) => part.TrialTable), 'quiet');

const live = (store: Store) => store.game.live.value !== null && store.game.live.value.turn.kind !== 'over';

export function GamePage({ id }: { id: string }) {
  const store = useMemo(() => openTable(id), [id]);
  useEffect(() => store.close, [store]);
  // Once there is a board.
  useEffect(() => afterPaint(() => Aside.ready().catch(() => {})), []);
  const { from } = branchIn(search.value);
  const table = store.game.table.value;
  // Of another past there is no branch any more.
  const before = useMemo(() => store.pasts.peek(), [from, store]);
  const isGone = from !== null && store.pasts.value !== before;
  const trial = useMemo(() => {
    if (!table || from === null || isGone) return null;
    return branchOf(id, store.game.entries.peek().slice(0, from), table.seats, branchIn(search.peek()).tried);
  }, [table, from, store, isGone]);
  useEffect(() => {
    if (isGone) stepOut('');
  }, [isGone]);
  // Others who play elsewhere do not wait for what one tries.
  const timed = table?.clock != null && !table.apart && live(store);
  // A game's clocks stand still while something is tried; back at the game, its players let them run.
  useEffect(() => {
    if (trial && timed) store.clock.setTempo('paused');
  }, [trial, timed, store]);
  if (trial) return <TrialTable trial={trial} from={from} home="" out={() => stepOut('')} />;
  const onTry = () => pushSearch(branchQuery('', { from: store.showing.count.value, tried: [] }));
  return <Table store={store} Beside={Aside} onTry={onTry} />;
}
