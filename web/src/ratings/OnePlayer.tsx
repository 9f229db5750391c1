// One player: the rating in each family, and the games that counted.
import { useEffect, useState } from 'preact/hooks';
import type { PlayerRatings } from '../generated/wire';
import { request } from '../net/api';
import { House } from '../parts/House';
import { language, t } from '../text';
import { failureSentence } from '../text/problem';
import { changeOf } from '../text/rating';
import type { Speak } from '../text/speak';
import { Numbers } from './Numbers';
import { ProfileView } from './ProfileView';
import { Who } from './Who';

export function OnePlayer({ player, speak }: { player: string; speak: Speak }) {
  const [known, setKnown] = useState<PlayerRatings | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const address = `/api/ratings/players/${encodeURIComponent(player)}`;
  const fetchPart = (before: number | null, games: PlayerRatings['games']) =>
    request<PlayerRatings>(before === null ? address : `${address}?before=${before}`)
      .then((part) => setKnown({ ...part, games: [...games, ...part.games] }))
      .catch(setFailure);
  useEffect(() => void fetchPart(null, []), [address]);
  if (failure) return <p role="alert">{speak('ratings-failed', { why: failureSentence(failure) })}</p>;
  if (!known) return <p aria-busy="true">{t('loading')}</p>;
  const { name, families, games, next, waits, profile } = known;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h1>
        <Who player={player} name={name} speak={speak} />
      </h1>
      {waits !== null && <p>{speak('ratings-waits', { until: date.format(new Date(waits)) })}</p>}
      {families.length === 0 ? (
        <House words={speak('ratings-no-games')}>
          <a class="button primary" href="/together">
            {t('together-title')}
          </a>
        </House>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{speak('ratings-family')}</th>
              <th scope="col">{speak('ratings-rating')}</th>
              <th scope="col">{speak('ratings-games')}</th>
              <th scope="col">{speak('ratings-left')}</th>
            </tr>
          </thead>
          <tbody>
            {families.map(([family, rating]) => (
              <tr key={family} data-family={family}>
                <th scope="row">{t(`family-${family}`)}</th>
                <Numbers rating={rating} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ProfileView profile={profile} speak={speak} />
      {games.length > 0 && <h2>{speak('ratings-played')}</h2>}
      <ol class="ratings-played">
        {games.map(({ game, family, at, points, change, left }) => (
          <li key={game}>
            <a href={`/game/${game}`}>
              {date.format(new Date(at))} · {t(`family-${family}`)}
            </a>{' '}
            <span>
              {points} ({changeOf(change)}){left && ` · ${speak('ratings-was-left')}`}
            </span>
          </li>
        ))}
      </ol>
      {next !== null && (
        <button type="button" onClick={() => void fetchPart(next, games)}>
          {speak('ratings-more')}
        </button>
      )}
    </>
  );
}
