// A record looked through, and a position that a link leads to.
import { useEffect, useMemo } from 'preact/hooks';
import { playing } from '../data';
import { search } from '../router';
import { groundFrom } from '../share/link';
import { t } from '../text';
import { carried } from './carried';
import { TrialPage } from './GamePage';

/** `/review`: what was carried here; `/position?…`: what the address says. */
export function ReviewPage({ linked }: { linked: boolean }) {
  const query = search.value;
  const ground = useMemo(() => (linked ? groundFrom(query) : carried()), [linked, query]);
  useEffect(() => {
    playing.value = ground?.rules ?? null;
  }, [ground]);
  if (!ground) {
    return (
      <main class="page">
        <h1>{t(linked ? 'link-empty' : 'review-empty')}</h1>
        <a href="/">{t('gallery-title')}</a>
      </main>
    );
  }
  return <TrialPage ground={ground} />;
}
