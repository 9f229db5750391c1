// A game, and the branches that leave it: something is tried, and one comes back to where it began. The address
// tells of the branch; the browser's own way back leads out of it.
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cardOf } from '../data';
import { navigate, pushSearch, replaceSearch, search, stepOut } from '../router';
import { effective, isEnding } from '../table/log';
import { openTable, type Store } from '../table/store';
import { Table } from '../table/TablePage';
import { t } from '../text';
import { type Branch, branchIn, branchQuery } from './branch';
import { carry } from './carried';
import { branchAt, type Ground } from './ground';
import { makeTrial } from './trial';

const live = (store: Store) => store.live.value !== null && store.live.value.turn.kind !== 'over';

export function GamePage({ id }: { id: string }) {
  const store = useMemo(() => openTable(id), [id]);
  useEffect(() => store.close, [store]);
  const { from } = branchIn(search.value);
  const table = store.table.value;
  const ground = useMemo(
    () => (table && from !== null ? branchAt(table, store.entries.peek(), from) : null),
    [table, from, store],
  );
  const timed = table?.clock != null && live(store);
  // The clocks of a game that is left for a while stand still; who comes back lets them run again.
  useEffect(() => {
    if (ground && timed) store.setTempo('paused');
  }, [ground, timed, store]);
  if (ground) {
    // As many moves as counted then; how a game was ended is none.
    const moves = effective(store.entries.value.slice(0, from ?? 0)).filter(
      (entry) => !isEnding(entry.action),
    );
    return (
      <TrialTable
        ground={ground}
        from={from}
        seqAt={(count) => moves[count - 1]?.seq ?? 0}
        home=""
        out={() => stepOut('')}
      />
    );
  }
  const onTry = () => pushSearch(branchQuery('', { from: store.count.value, tried: [] }));
  return <Table store={store} onTry={onTry} />;
}

interface TrialPageProps {
  ground: Ground;
  /** What the address says to bring one here. */
  home: string;
}

/** A table where one looks through a game, or goes on from a position, without keeping anything. */
export function TrialPage({ ground, home }: TrialPageProps) {
  const { from } = branchIn(search.value);
  const cut = useMemo(
    () => (from === null ? ground : { ...ground, actions: ground.actions.slice(0, from) }),
    [ground, from],
  );
  const out = from === null ? {} : { out: () => stepOut(home) };
  return <TrialTable ground={cut} from={from} seqAt={(count) => count} home={home} {...out} />;
}

interface TrialTableProps {
  ground: Ground;
  from: number | null;
  /** Where in what the page shows so many of its moves are played. */
  seqAt(count: number): number;
  home: string;
  /** Back to what the branch left. */
  out?(): void;
}

function TrialTable({ ground, from, seqAt, home, out }: TrialTableProps) {
  const store = useMemo(
    () => openTable('', makeTrial(ground, { tried: branchIn(search.peek()).tried })),
    [ground],
  );
  useEffect(() => store.close, [store]);
  useAddress(store, ground, from, home);
  const onTry = () => {
    const line = effective(store.entries.value.slice(0, store.count.value)).map((entry) => entry.action);
    const base = ground.actions.length;
    const branch: Branch =
      line.length < base ? { from: seqAt(line.length), tried: [] } : { from, tried: line.slice(base) };
    pushSearch(branchQuery(home, branch));
  };
  return (
    <Table store={store} onTry={onTry}>
      <BranchBar store={store} {...(out && { out })} />
    </Table>
  );
}

/** Writes what is tried into the address, and tries what the address says when one goes back and forth in it. */
function useAddress(store: Store, ground: Ground, from: number | null, home: string): void {
  useEffect(() => {
    const base = ground.actions.length;
    const tried = () =>
      effective(store.entries.value)
        .slice(base)
        .map((entry) => entry.action);
    const stops = [
      effect(() => {
        if (!store.table.value) return;
        const query = branchQuery(home, { from, tried: tried() });
        if (query !== search.peek().slice(1)) replaceSearch(query);
      }),
      effect(() => {
        const branch = branchIn(search.value);
        if (!store.table.peek() || branch.from !== from) return;
        const wanted = [...ground.actions, ...branch.tried];
        const now = effective(store.entries.peek()).map((entry) => entry.action);
        if (wanted.join() !== now.join()) store.replay(wanted);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, ground, from, home]);
}

/** What is being tried, and the ways out of it. */
function BranchBar({ store, out }: { store: Store; out?: () => void }) {
  const table = store.table.value;
  if (!table || !store.trial) return null;
  const playOn = () => {
    const from = branchAt(table, store.entries.value, store.count.value);
    carry({ ...from, seats: store.trial?.ground.seats ?? [] });
    navigate(`/new/${table.rules}?on`);
  };
  const played = effective(store.entries.value).length;
  const words = out
    ? t('branch-here', { turns: played - store.trial.base })
    : t('review-here', { title: cardOf(table.rules)?.title ?? table.rules });
  return (
    <div class="branch-bar">
      <p>{words}</p>
      {out && (
        <button type="button" class="primary" onClick={out}>
          {t('branch-back')}
        </button>
      )}
      <button type="button" onClick={playOn}>
        {t('branch-play-on')}
      </button>
    </div>
  );
}
