// A table where something is tried: a branch of a game, the review of a record, a position that a link leads to. The address
// contains what is tried; the browser's Back leaves it.
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { navigate, pushSearch, replaceSearch, search, stepOut } from '../base/router';
import { branchAt, type Ground } from '../game/ground';
import { effective } from '../game/log';
import { type Trial, trialOf, triedIn } from '../game/trial';
import { cardOf } from '../net/catalogue';
import { openTable, type Store } from '../table/store';
import { Table } from '../table/TablePage';
import { t } from '../text';
import { Aside } from './aside';
import { branchIn, branchQuery } from './branch';
import { carry } from './carried';

interface TrialPageProps {
  ground: Ground;
  /** The query that leads here, without a branch. */
  home: string;
}

/** A table for reviewing a game, or for going on from a position, without storing anything. */
export function TrialPage({ ground, home }: TrialPageProps) {
  const { from } = branchIn(search.value);
  const trial = useMemo(() => {
    const cut = from === null ? ground : { ...ground, actions: ground.actions.slice(0, from) };
    return trialOf(cut, { tried: branchIn(search.peek()).tried });
  }, [ground, from]);
  const out = from === null ? {} : { out: () => stepOut(home) };
  return <TrialTable trial={trial} from={from} home={home} {...out} />;
}

interface TrialTableProps {
  trial: Trial;
  /** The entry of what the page shows after which the branch leaves; null where the line itself goes on. */
  from: number | null;
  home: string;
  /** Back to what the branch left. */
  out?(): void;
}

export function TrialTable({ trial, from, home, out }: TrialTableProps) {
  const store = useMemo(() => openTable('', trial), [trial]);
  useEffect(() => store.close, [store]);
  useAddress(store, from, home);
  const onTry = () => {
    const [count, base] = [store.showing.count.value, store.game.base.value];
    const here = effective(store.game.entries.value.slice(0, count));
    const tried = triedIn(here, base).map((entry) => entry.text);
    // From before anything was tried, another branch leaves what the page shows.
    const back = count < base && here.length < effective(store.game.entries.value.slice(0, base)).length;
    const branch = back ? { from: here.at(-1)?.seq ?? 0, tried: [] } : { from, tried };
    pushSearch(branchQuery(home, branch));
  };
  return (
    <Table store={store} Beside={Aside} onTry={onTry}>
      <BranchBar store={store} {...(out && { out })} />
    </Table>
  );
}

/** Writes what is tried into the address, and follows the address in the browser's history. */
function useAddress(store: Store, from: number | null, home: string): void {
  useEffect(() => {
    const texts = () => triedIn(store.game.entries.value, store.game.base.value).map((entry) => entry.text);
    const stops = [
      effect(() => {
        if (!store.game.table.value) return;
        const query = branchQuery(home, { from, tried: texts() });
        if (query !== search.peek().slice(1)) replaceSearch(query);
      }),
      effect(() => {
        const branch = branchIn(search.value);
        if (!store.game.table.peek() || branch.from !== from) return;
        const now = effective(store.game.entries.peek());
        const before = now.filter((entry) => entry.seq <= store.game.base.peek()).map((entry) => entry.text);
        const wanted = [...before, ...branch.tried];
        if (wanted.join() !== now.map((entry) => entry.text).join()) store.requests.replay(wanted);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, from, home]);
}

/** What is being tried, and the ways out of it. */
function BranchBar({ store: { game, trial, showing }, out }: { store: Store; out?: () => void }) {
  const table = game.table.value;
  if (!table || !trial) return null;
  const { seats } = trial;
  const playOn = () => {
    carry({ ...branchAt(table, game.entries.value, showing.count.value), seats: [...seats] });
    navigate(`/new/${table.rules}?on`);
  };
  const words = out
    ? t('branch-here', { turns: triedIn(game.entries.value, game.base.value).length })
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
