// The review of a record, and of a position that a link leads to.
import { useEffect, useMemo } from 'preact/hooks';
import { playing } from '../base/heading';
import { search } from '../base/router';
import { groundFrom } from '../game/ground';
import { queryOf } from '../game/link';
import { Nothing } from '../parts/nothing';
import { t } from '../text';
import { homeOf } from './branch';
import { carried } from './carried';
import { TrialPage } from './TrialTable';

/** Longer lines are not written into the address, in characters. */
const LONGEST = 6000;

/** `/review`: what was carried here, else what the address says; `/position?…`: what the address says. */
export function ReviewPage({ linked }: { linked: boolean }) {
  const told = homeOf(search.value);
  const ground = useMemo(() => {
    const kept = linked ? null : carried();
    // Only a carried game knows who played; the address may be that of another game, opened in this tab.
    return kept && (told === '' || told === queryOf(kept)) ? kept : (groundFrom(told) ?? kept);
  }, [linked, told]);
  const line = ground && !linked ? queryOf(ground) : told;
  useEffect(() => {
    playing.value = ground?.rules ?? null;
  }, [ground]);
  if (!ground) {
    return (
      <main class="page">
        <h1>{t(linked ? 'link-empty' : 'review-empty')}</h1>
        <Nothing words={t('page-missing-why')} />
      </main>
    );
  }
  return <TrialPage ground={ground} home={line.length > LONGEST ? '' : line} />;
}
