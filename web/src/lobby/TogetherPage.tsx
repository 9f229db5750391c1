// Playing with others: by a code, by looking for people, or at an open table.
import { useEffect, useState } from 'preact/hooks';
import { useSpeak } from '../learn/words';
import { navigate } from '../router';
import { t } from '../text';
import { CodeForm } from './CodeForm';
import { keptFilter } from './Filters';
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
      <h1>{t('together-title')}</h1>
      <p>
        <a href="/me">{t('me-link')}</a>
      </p>
      {speak && lobby ? (
        <>
          <p class="lead">{speak('together-lead')}</p>
          <div class="together-parts">
            <Search lobby={lobby} speak={speak} />
            <CodeForm speak={speak} />
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
