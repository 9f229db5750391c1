// A game, and the branches that leave it: something is tried, and one comes back to where it began.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf } from '../data';
import { navigate } from '../router';
import { openTable, type Store } from '../table/store';
import { Table } from '../table/TablePage';
import { t } from '../text';
import { carry } from './carried';
import { branchAt, type Ground } from './ground';
import { makeTrial } from './trial';

export function GamePage({ id }: { id: string }) {
  const store = useMemo(() => openTable(id), [id]);
  useEffect(() => store.close, [store]);
  return <Branching store={store} />;
}

/** A table where one looks through a game, or goes on from a position, without keeping anything. */
export function TrialPage({ ground, onBack }: { ground: Ground; onBack?: () => void }) {
  const trial = useMemo(() => makeTrial(ground), [ground]);
  const store = useMemo(() => openTable('', trial), [trial]);
  useEffect(() => store.close, [store]);
  return <Branching store={store} {...(onBack && { onBack })} />;
}

function Branching({ store, onBack }: { store: Store; onBack?: () => void }) {
  const [branch, setBranch] = useState<Ground | null>(null);
  if (branch) return <TrialPage ground={branch} onBack={() => setBranch(null)} />;
  const onTry = () => {
    const table = store.table.value;
    if (table) setBranch(branchAt(table, store.entries.value, store.count.value));
  };
  return (
    <Table store={store} onTry={onTry}>
      {store.trial && <BranchBar store={store} {...(onBack && { onBack })} />}
    </Table>
  );
}

/** What is being tried, and the ways out of it. */
function BranchBar({ store, onBack }: { store: Store; onBack?: () => void }) {
  const table = store.table.value;
  if (!table || !store.trial) return null;
  const playOn = () => {
    const from = branchAt(table, store.entries.value, store.count.value);
    carry({ ...from, seats: store.trial?.ground.seats ?? [] });
    navigate(`/new/${table.rules}?on`);
  };
  const played = store.entries.value.length;
  const words = onBack
    ? t('branch-here', { turns: played - store.trial.base })
    : t('review-here', { title: cardOf(table.rules)?.title ?? table.rules });
  return (
    <div class="branch-bar">
      <p>{words}</p>
      {onBack && (
        <button type="button" class="primary" onClick={onBack}>
          {t('branch-back')}
        </button>
      )}
      <button type="button" onClick={playOn}>
        {t('branch-play-on')}
      </button>
    </div>
  );
}
