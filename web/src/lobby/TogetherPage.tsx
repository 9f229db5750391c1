// Playing with others: by a code, by looking for people, or at an open table.
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../base/router';
import type { LivePage, LiveTable } from '../generated/wire';
import { Live } from '../home/Live';
import { People } from '../me/People';
import { request } from '../net/api';
import { LIVE } from '../net/paths';
import { sitsHere } from '../table/store/sit';
import { t } from '../text';
import { useSpeak } from '../text/speak';
import { CodeForm } from './CodeForm';
import { keptFilter } from './Filters';
import { Friends } from './Friends';
import { type Lobby, openLobby } from './line';
import { Search } from './Search';
import { Tables } from './Tables';
import '../style/together.css';

/** So many live tables are shown. */
const WATCHED = 6;

export function TogetherPage() {
  const speak = useSpeak('together');
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const opened = openLobby((game) => navigate(`/game/${game}`), keptFilter());
    setLobby(opened);
    return () => opened.close();
  }, []);
  const [live, setLive] = useState<readonly LiveTable[] | null>(null);
  useEffect(() => {
    request<LivePage>(LIVE).then(
      ({ tables }) => setLive(tables.filter(({ table }) => !sitsHere(table.id)).slice(0, WATCHED)),
      // Then there is nothing to watch.
      () => {},
    );
  }, []);
  return (
    <main class="page together">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
        <a href="/me">{t('me-link')}</a>
      </p>
      <h1>{t('together-title')}</h1>
      {speak && lobby ? (
        <>
          <p class="lead">{speak('together-lead')}</p>
          <div class="together-parts">
            <Friends speak={speak} />
            <CodeForm speak={speak} />
            <Search lobby={lobby} speak={speak} />
          </div>
          <People />
          <Tables lobby={lobby} speak={speak} watched={new Set(live?.map(({ table }) => table.id))} />
          {live && <Live first={live} most={WATCHED} />}
          <p>
            <a href="/ratings">{t('ratings-title')}</a>
          </p>
        </>
      ) : (
        <p aria-busy="true">{t('loading')}</p>
      )}
    </main>
  );
}
