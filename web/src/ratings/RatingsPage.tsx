// How strong the players of this server are, by family of games; one of them with the games that counted; and how it is
// reckoned. Its texts are fetched with the page.
import { useEffect, useState } from 'preact/hooks';
import { search } from '../base/router';
import type { Family, RatingsPage as Part } from '../generated/wire';
import { request } from '../net/api';
import { House } from '../parts/House';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import { Numbers } from './Numbers';
import { OnePlayer } from './OnePlayer';
import { Policy } from './Policy';
import { Who } from './Who';
import '../style/ratings.css';

const FAMILIES: readonly Family[] = ['four-kings', 'soldiers', 'chess'];

function List({ family, speak }: { family: Family; speak: Speak }) {
  const [part, setPart] = useState<Part | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const fetchPart = (after: string | null, before: Part['players']) =>
    request<Part>(`/api/ratings/${family}${after === null ? '' : `?after=${encodeURIComponent(after)}`}`)
      .then(({ players, next }) => setPart({ players: [...before, ...players], next }))
      .catch(setFailure);
  useEffect(() => {
    setPart(null);
    void fetchPart(null, []);
  }, [family]);
  if (failure) return <p role="alert">{speak('ratings-failed', { why: failureSentence(failure) })}</p>;
  if (!part) return <p aria-busy="true">{t('loading')}</p>;
  if (part.players.length === 0) {
    return (
      <House words={speak('ratings-none')} family={family}>
        <a class="button primary" href="/together">
          {t('together-title')}
        </a>
      </House>
    );
  }
  const { players, next } = part;
  return (
    <>
      <table class="ratings-list" data-family={family}>
        <thead>
          <tr>
            <th scope="col">{speak('ratings-player')}</th>
            <th scope="col">{speak('ratings-rating')}</th>
            <th scope="col">{speak('ratings-games')}</th>
            <th scope="col">{speak('ratings-left')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ player, name, rating }) => (
            <tr key={player} data-player={player}>
              <th scope="row">
                <a href={`/ratings?player=${encodeURIComponent(player)}`}>
                  <Who player={player} name={name} speak={speak} />
                </a>
              </th>
              <Numbers rating={rating} />
            </tr>
          ))}
        </tbody>
      </table>
      {next !== null && (
        <button type="button" onClick={() => void fetchPart(next, players)}>
          {speak('ratings-more')}
        </button>
      )}
      <House family={family}>
        <a class="button primary" href="/together">
          {t('together-title')}
        </a>
      </House>
    </>
  );
}

export function RatingsPage() {
  const speak = useSpeak('ratings');
  const asked = new URLSearchParams(search.value);
  const player = asked.get('player');
  const family = FAMILIES.find((one) => one === asked.get('family')) ?? 'four-kings';
  if (!speak) {
    return (
      <main key="coming" class="page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  return (
    <main class="page ratings-page">
      <p class="crumbs">
        {player === null ? (
          <a href="/together">{t('together-title')}</a>
        ) : (
          <a href="/ratings">{t('ratings-title')}</a>
        )}
      </p>
      {player === null ? (
        <>
          <h1>{t('ratings-title')}</h1>
          <p class="lead">{speak('ratings-lead')}</p>
          <nav class="ratings-families" aria-label={speak('ratings-families')}>
            {FAMILIES.map((one) => (
              <a key={one} href={`/ratings?family=${one}`} aria-current={one === family ? 'page' : undefined}>
                {t(`family-${one}`)}
              </a>
            ))}
          </nav>
          <List family={family} speak={speak} />
        </>
      ) : (
        <OnePlayer key={player} player={player} speak={speak} />
      )}
      <Policy speak={speak} />
    </main>
  );
}
