// The first page: what waits, or a board that plays and a game in one tap; the other games that go on; and all games with
// their variants.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askGoing } from '../account/waiting';
import { alone } from '../base/alone';
import { hasGames, screenGames } from '../base/kept';
import { Spoken, useSaid } from '../base/Spoken';
import type { GameCard, LivePage, LiveTable, Seat } from '../generated/wire';
import { firstGame } from '../learn/addresses';
import { games as fetchGames, request, within } from '../net/api';
import { catalogue, catalogueFailure, loadCatalogue } from '../net/catalogue';
import { LIVE, STRIP } from '../net/paths';
import { Frieze } from '../parts/Frieze';
import { lazy } from '../parts/lazy';
import { LoadRecord } from '../review/LoadRecord';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { Also } from './Also';
import { Families } from './Families';
import { Found } from './Found';
import { Living } from './Living';
import { heroOf, inOrder, isWatched, type OwnGame } from './own';
import type { Returned } from './returned';
import { searched } from './search';
import { begin, hasPlayed, playedLast } from './start';
import type { Begin } from './Tile';
import type { Day } from './Today';
import './home.css';

const Unkept = lazy(() => import('../parts/Unkept').then((part) => part.Unkept), 'quiet');
const FoundWords = lazy(() => import('./FoundWords').then((part) => part.FoundWords), 'quiet');

/** Where one learns a game: in a guided first game of its tile, or by its lessons. */
function learnAt(games: readonly GameCard[], card: GameCard | undefined): string {
  const guided = [card, ...games].find((one) => one?.guided && one.tile === card?.tile);
  return guided ? firstGame(guided.id) : `/learn/${card?.id ?? ''}`;
}

/** So long the page waits for them, in milliseconds. */
const PATIENCE = 3000;

/** So many live tables are shown. */
const WATCHED = 3;

interface Watched {
  tables: readonly LiveTable[];
  Live: ComponentType<{ first: readonly LiveTable[]; most: number }>;
}

/** What is played now, to watch; without it the page is still complete. */
async function goingElsewhere(): Promise<Watched | null> {
  const { tables } = await request<LivePage>(LIVE);
  if (tables.length === 0) return null;
  const { Live } = await import('./Live');
  return { tables, Live };
}

/** One's games that go on, and the first of them with all that is shown of it. */
interface Going {
  games: readonly OwnGame[];
  hero: { game: OwnGame; shown: Returned; Hero: ComponentType<{ game: OwnGame; shown: Returned }> } | null;
  /** Without a game that goes on, the last that was over. */
  last: { game: OwnGame; LastGame: ComponentType<{ game: OwnGame }> } | null;
  watched: Watched | null;
  today: { day: Day; Today: ComponentType<{ day: Day }> } | null;
}

/** What there is today, with what shows it. */
const dayOf = async ({ fetchDay, Today }: typeof import('./Today')) => ({ day: await fetchDay(), Today });

/** Games to return to are a convenience: without them the page is still complete. */
async function goingOn(returns: boolean): Promise<Going> {
  // Fetched beside the lists; what cannot be is done without.
  const part = returns ? import('./returning').catch(() => null) : null;
  const today = within(PATIENCE, import('./Today').then(dayOf)).catch(() => null);
  const [here, mine, live] = await Promise.allSettled([
    within(PATIENCE, fetchGames(false, STRIP)),
    within(PATIENCE, askGoing()),
    within(PATIENCE, goingElsewhere()),
  ]);
  const onScreen = screenGames();
  const games = inOrder(
    mine.status === 'fulfilled' ? mine.value.games : [],
    here.status === 'fulfilled' ? here.value.games.filter(({ id }) => onScreen.includes(id)) : [],
    onScreen,
  ).filter((game) => !isWatched(game));
  const own = new Set(games.map(({ id }) => id));
  const others = live.status === 'fulfilled' ? live.value : null;
  const tables = others?.tables.filter(({ table }) => !own.has(table.id)) ?? [];
  const watched = others && tables.length > 0 ? { ...others, tables } : null;
  const game = returns ? heroOf(games) : null;
  const returning = await part;
  if (!game) {
    const over = await within(PATIENCE, Promise.resolve(returning?.fetchLast())).catch(() => null);
    const last = returning && over ? { game: over, LastGame: returning.LastGame } : null;
    return { games, hero: null, last, watched, today: await today };
  }
  const shown = await within(PATIENCE, Promise.resolve(returning?.fetchReturned(game.id))).catch(() => null);
  const hero = returning && shown ? { game, shown, Hero: returning.ReturnHero } : null;
  return { games, hero, last: null, watched, today: await today };
}

export function Home() {
  const [query, setQuery] = useState('');
  const [going, setGoing] = useState<Going | null>(null);
  // Who has been here may be awaited: nothing is shown that would only be replaced.
  const [returns] = useState(() => hasGames() || hasPlayed());
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useSaid();
  useEffect(() => {
    void goingOn(returns).then(setGoing);
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
  const coming = going === null || (list.length === 0 && catalogueFailure.value === null);
  if (coming && returns) {
    return (
      <main class="home" aria-busy="true">
        <p class="home-loading">{t('loading')}</p>
      </main>
    );
  }
  const hero = going?.hero;
  const watched = going?.watched;
  const others = (going?.games ?? []).filter(({ id }) => id !== hero?.game.id);
  return (
    <main class="home">
      {hero ? (
        <hero.Hero game={hero.game} shown={hero.shown} />
      ) : (
        <header class="hero">
          <div class="hero-words">
            <h1>{t('gallery-title')}</h1>
            <p class="lead">{t(alone ? 'gallery-intro-links' : 'gallery-intro')}</p>
            <p class="hero-go">
              <button
                type="button"
                class="primary first"
                disabled={busy || !first}
                onClick={() => first && start(first, last?.seat ?? null)}
              >
                {first && returns ? t('home-again', { title: first.title }) : t('home-first')}
              </button>
              <a href={learnAt(list, first)}>{t('home-learn')}</a>
              {alone ? <a href="/link">{t('home-link')}</a> : <a href="/together">{t('together-title')}</a>}
            </p>
            {alone && <Unkept />}
            {going?.last && <going.last.LastGame game={going.last.game} />}
            <Frieze />
          </div>
          <Living picture={tiles[0]?.picture ?? null} />
        </header>
      )}
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {catalogueFailure.value !== null && (
        <div class="problem" role="alert">
          <p>{failureSentence(catalogueFailure.value)}</p>
          <button type="button" onClick={loadCatalogue}>
            {t('try-again')}
          </button>
        </div>
      )}
      {/* All at once: what came later would push the rest away. */}
      {coming ? (
        <p class="home-loading" aria-busy="true">
          {t('loading')}
        </p>
      ) : (
        <>
          {going?.today && <going.today.Today day={going.today.day} />}
          <Also games={others} alone={!hero} />
          {watched && <watched.Live first={watched.tables} most={WATCHED} />}
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
              <Found cards={found} query={query} busy={busy} onBegin={onBegin} onAll={() => setQuery('')} />
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
            <LoadRecord />
          </footer>
        </>
      )}
    </main>
  );
}
