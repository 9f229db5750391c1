// The first page: every game with its board, and the games one can return to.
import { useEffect, useState } from 'preact/hooks';
import { MiniBoard } from '../board/MiniBoard';
import { catalogue, catalogueFailure, loadCatalogue } from '../data';
import type { GameCard } from '../generated/GameCard';
import type { GameList } from '../generated/GameList';
import { games as fetchGames } from '../net/api';
import { LoadRecord } from '../review/LoadRecord';
import { language, t, tied } from '../text';
import { failureSentence } from '../text/problem';
import { Continue } from './Continue';
import { foundBy, matches } from './search';

function Card({ card, alias }: { card: GameCard; alias: string | null }) {
  return (
    <article class="card" data-game={card.id}>
      <div class="card-board">
        <MiniBoard board={card.board} view={card.start} />
      </div>
      <div class="card-words">
        <h3>
          <a href={`/new/${card.id}`}>{card.title}</a>
        </h3>
        {alias !== null && <p class="alias">{t('card-alias', { name: alias })}</p>}
        <p>{card.blurb}</p>
        <p class="facts">
          <span>{t('card-players', { count: card.players })}</span>
          <span>{t(card.traits.die ? 'card-dice' : 'card-no-dice')}</span>
          <span>{t('card-minutes', { count: card.minutes })}</span>
        </p>
        <p class="document">{tied(card.document, language.value)}</p>
      </div>
      <p class="card-links">
        <a class="button primary" href={`/new/${card.id}`}>
          {t('card-play')}
        </a>
        <a class="button" href={`/rules/${card.id}`}>
          {t('card-rules')}
        </a>
        <a class="button" href={`/learn/${card.id}`}>
          {t('card-learn')}
        </a>
      </p>
    </article>
  );
}

export function Gallery() {
  const [query, setQuery] = useState('');
  const [games, setGames] = useState<GameList | null>(null);
  useEffect(() => {
    // Games to return to are a convenience: without them the gallery is still complete.
    fetchGames().then(setGames, () => setGames({ games: [], next: null }));
  }, []);
  const list = catalogue.value?.games ?? [];
  const found = list.filter((card) => matches(card, query));
  return (
    <main class="page gallery">
      <header class="hero">
        <h1>{t('gallery-title')}</h1>
        <p>{t('gallery-intro')}</p>
        <p>
          <a href="/words">{t('gallery-words')}</a>
        </p>
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
      {games === null || (list.length === 0 && catalogueFailure.value === null) ? (
        <p aria-busy="true">{t('loading')}</p>
      ) : (
        <>
          <Continue first={games} />
          <LoadRecord />
          <section>
            <label class="search">
              <span class="visually-hidden">{t('search-label')}</span>
              <input
                type="search"
                placeholder={t('search-hint')}
                value={query}
                onInput={(event) => setQuery(event.currentTarget.value)}
              />
            </label>
            <p class="visually-hidden" aria-live="polite">
              {query && t('search-found', { count: found.length })}
            </p>
            {list.length > 0 && found.length === 0 && <p>{t('search-none', { query })}</p>}
            {[...new Set(found.map((card) => card.family))].map((family) => (
              <div key={family}>
                <h2>{t(`gallery-${family}`)}</h2>
                <div class="cards">
                  {found
                    .filter((card) => card.family === family)
                    .map((card) => (
                      <Card key={card.id} card={card} alias={foundBy(card, query)} />
                    ))}
                </div>
              </div>
            ))}
          </section>
        </>
      )}
    </main>
  );
}
