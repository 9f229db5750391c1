// How strong players begin: openings to step through, and first plans. Fetched when one comes near it.
import { useEffect, useState } from 'preact/hooks';
import type { OpeningsPage } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { figure, language } from '../../text';
import { failureSentence } from '../../text/problem';
import { useSpeak } from '../../text/speak';
import { isForAll, Plans } from './Plans';
import { Throws } from './Throws';
import { Tree } from './Tree';
import '../../style/openings.css';

export function Openings({ id }: { id: string }) {
  const spoken = useSpeak('openings');
  const [page, setPage] = useState<OpeningsPage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    request<OpeningsPage>(`/api/openings/${encodeURIComponent(id)}`).then(
      (read) => wanted && setPage(read),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  const board = cardOf(id)?.board;
  if (!spoken || !board) return null;
  if (failure !== null) return <p class="problem">{failureSentence(failure)}</p>;
  if (!page) return null;
  // Four play rounds, two moves.
  const players = page.start.seats.length;
  const speak: typeof spoken = (id, words) => spoken(id, { players, ...words });
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section class="openings" id="openings" aria-labelledby="openings-title">
      <h2 id="openings-title">{speak('openings-title')}</h2>
      <p>
        {speak('openings-source', { games: page.games, date: date.format(new Date(page.date)) })}{' '}
        {page.tried > 0 && speak('openings-varied')}{' '}
        {speak(isForAll(page) ? 'openings-even-four' : 'openings-even')}
      </p>
      <h3>{speak('openings-rounds')}</h3>
      {page.tree.length > 0 ? (
        <Tree page={page} board={board} speak={speak} />
      ) : (
        <>
          <p>{speak('openings-dice')}</p>
          <Throws page={page} board={board} speak={speak} />
        </>
      )}
      <h3>{speak('openings-plans')}</h3>
      <Plans page={page} board={board} speak={speak} />
      <p class="soft">
        {speak('openings-strength', { nodes: figure(page.nodes), later: figure(page.later) })}
      </p>
    </section>
  );
}
