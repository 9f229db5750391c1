// The first page: a board that plays, a game in one tap, the games with their variants, and those begun already.
import { useEffect, useState } from 'preact/hooks';
import { Spoken, useSaid } from '../base/Spoken';
import type { GameCard, GameList, MyGame, Seat } from '../generated/wire';
import { DAILY, firstGame } from '../learn/addresses';
import { games as fetchGames, within } from '../net/api';
import { catalogue, catalogueFailure, loadCatalogue } from '../net/catalogue';
import { STRIP } from '../net/paths';
import { lazy } from '../parts/lazy';
import { LoadRecord } from '../review/LoadRecord';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { Families } from './Families';
import { Found } from './Found';
import { Frieze } from './Frieze';
import { Living } from './Living';
import { Strip } from './Strip';
import { searched } from './search';
import { begin, hasPlayed, playedLast } from './start';
import type { Begin } from './Tile';
import { hasGames, Waiting, waitingGames } from './Waiting';
import './home.css';

const FoundWords = lazy(() => import('./FoundWords').then((part) => part.FoundWords), 'quiet');

/** Where one learns a game: in a guided first game of its tile, or by its lessons. */
function learnAt(games: readonly GameCard[], card: GameCard | undefined): string {
  const guided = [card, ...games].find((one) => one?.guided && one.tile === card?.tile);
  return guided ? firstGame(guided.id) : `/learn/${card?.id ?? ''}`;
}

/** So long the page waits for them, in milliseconds. */
const PATIENCE = 3000;

const NONE: GameList = { games: [], next: null };

export function Home() {
  const [query, setQuery] = useState('');
  const [going, setGoing] = useState<GameList | null>(null);
  const [waiting, setWaiting] = useState<readonly MyGame[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useSaid();
  useEffect(() => {
    // Games to return to are a convenience: without them the page is still complete.
    const listing = within(PATIENCE, fetchGames(false, STRIP));
    void Promise.allSettled([listing, within(PATIENCE, waitingGames())]).then(([listed, waits]) => {
      if (waits.status === 'fulfilled') setWaiting(waits.value);
      setGoing(listed.status === 'fulfilled' ? listed.value : NONE);
    });
  }, []);
  const list = catalogue.value?.games ?? [];
  const drafts = catalogue.value?.drafts ?? [];
  const tiles = catalogue.value?.tiles ?? [];
  const found = searched([...list, ...drafts], query);
  const last = playedLast(list);
  const start = (card: GameCard, seat: Seat | null) => {
    setBusy(true);
    setTrouble('');
    begin(card, seat).catch((error: unknown) => {
      setBusy(false);
      setTrouble(failureSentence(error));
    });
  };
  const onBegin: Begin = (card, way) => start(card, way.seat);
  const first = last?.card ?? list[0];
  return (
    <main class="home">
      <header class="hero">
        <div class="hero-words">
          <h1>{t('gallery-title')}</h1>
          <p class="lead">{t('gallery-intro')}</p>
          {/* What was played last is named once the names are there: nobody sees the words change. */}
          <p class={list.length === 0 && hasPlayed() ? 'hero-go unsaid' : 'hero-go'}>
            <button
              type="button"
              class="primary first"
              disabled={busy || !first}
              onClick={() => first && start(first, last?.seat ?? null)}
            >
              {last ? t('home-again', { title: last.card.title }) : t('home-first')}
            </button>
            <a href={learnAt(list, first)}>{t('home-learn')}</a>
            <a href="/together">{t('together-title')}</a>
            {hasGames() && <a href="/me">{t('me-link')}</a>}
            <a class="hero-narrow" href={DAILY}>
              {t('daily-title')}
            </a>
          </p>
          <p class="problem" role="alert" hidden={trouble.words === ''}>
            <Spoken said={trouble} />
          </p>
          <Frieze />
        </div>
        <Living picture={tiles[0]?.picture ?? null} />
      </header>
      {catalogueFailure.value !== null && (
        <div class="problem" role="alert">
          <p>{failureSentence(catalogueFailure.value)}</p>
          <button type="button" onClick={loadCatalogue}>
            {t('try-again')}
          </button>
        </div>
      )}
      {/* All at once: what came later would push the rest away. */}
      {going === null || (list.length === 0 && catalogueFailure.value === null) ? (
        <p class="home-loading" aria-busy="true">
          {t('loading')}
        </p>
      ) : (
        <>
          <Waiting games={waiting} />
          <Strip list={going} />
          <section class="games" aria-label={t('home-games')}>
            <label class="search">
              <span class="visually-hidden">{t('search-label')}</span>
              <input
                type="search"
                placeholder={t('search-hint')}
                value={query}
                onInput={(event) => {
                  const field = event.currentTarget;
                  // What is found stands below: without this it may begin under the edge of the screen.
                  if (query === '') field.scrollIntoView({ block: 'start' });
                  setQuery(field.value);
                }}
              />
            </label>
            <p class="visually-hidden" aria-live="polite">
              {/* Another query may find as many. */}
              <span key={query}>{query && t('search-found', { count: found.length })}</span>
            </p>
            {query.trim() === '' ? (
              <Families tiles={tiles} cards={list} busy={busy} onBegin={onBegin} />
            ) : (
              <Found cards={found} query={query} busy={busy} onBegin={onBegin} />
            )}
            <div aria-live="polite">{query.trim() !== '' && <FoundWords query={query} />}</div>
          </section>
          {drafts.length > 0 && (
            <details class="drafts">
              <summary>{t('home-drafts')}</summary>
              <p>{t('home-drafts-help')}</p>
              <Found cards={drafts} query="" busy={busy} onBegin={onBegin} />
            </details>
          )}
          <footer class="home-foot">
            <p>
              <a href="/me">{t('me-link')}</a>
              <a href="/games">{t('home-finished')}</a>
              <a href="/together">{t('together-title')}</a>
              <a href={DAILY}>{t('daily-title')}</a>
              <a href="/words">{t('gallery-words')}</a>
              <a href="/ratings">{t('ratings-title')}</a>
              <a href="/dice">{t('proof-open')}</a>
            </p>
            <LoadRecord />
          </footer>
        </>
      )}
    </main>
  );
}
