// Playing with others: by a code, by looking for people, or at an open table.
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../base/router';
import { t } from '../text';
import { useSpeak } from '../text/speak';
import { CodeForm } from './CodeForm';
import { keptFilter } from './Filters';
import { Friends } from './Friends';
import { type Lobby, openLobby } from './line';
import { Search } from './Search';
import { Tables } from './Tables';
import '../style/together.css';

export function TogetherPage() {
  const speak = useSpeak('together');
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const opened = openLobby((game) => navigate(`/game/${game}`), keptFilter());
    setLobby(opened);
    return () => opened.close();
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
          <Tables lobby={lobby} speak={speak} />
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
