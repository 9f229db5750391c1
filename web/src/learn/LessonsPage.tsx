// Where one learns which game: for each a guided first game, the lessons and the rules; and the words and the history of all.
import type { GameCard, TileCard } from '../generated/wire';
import { cardOf, catalogue } from '../net/catalogue';
import { House } from '../parts/House';
import { MiniBoard } from '../parts/MiniBoard';
import { t } from '../text';
import { DAILY, firstGame, HISTORY, SOLVED, WORDS } from './addresses';
import { doneIn } from './goal';
import '../style/lessons.css';

function One({ tile, card }: { tile: TileCard; card: GameCard }) {
  const pictured = cardOf(tile.picture.rules);
  const guided = catalogue.value?.games.find((one) => one.tile === tile.id && one.guided);
  const done = Object.keys(doneIn(card.id)).length;
  return (
    <li data-tile={tile.id}>
      {pictured && <MiniBoard board={pictured.board} view={tile.picture.view} />}
      <div>
        <h2>{tile.title}</h2>
        <p>{tile.blurb}</p>
        <p class="lessons-links">
          {guided && (
            <a class="button" href={firstGame(guided.id)}>
              {t('card-first')}
            </a>
          )}
          <a class="button" href={`/learn/${card.id}`}>
            {t('card-learn')}
            {done > 0 && <small>{t('learn-done', { count: done })}</small>}
          </a>
          <a class="button" href={`/rules/${card.id}`}>
            {t('card-rules')}
          </a>
        </p>
      </div>
    </li>
  );
}

export function LessonsPage() {
  const known = catalogue.value;
  const tiles = (known?.tiles ?? []).filter(({ kinship }) => kinship === 'described');
  return (
    <main class="page lessons">
      <h1>{t('nav-learn')}</h1>
      <p class="lead">{t('learn-lead')}</p>
      {known === null && <p aria-busy="true">{t('loading')}</p>}
      <ul>
        {tiles.map((tile) => {
          const card = known?.games.find((one) => one.tile === tile.id);
          return card && <One key={tile.id} tile={tile} card={card} />;
        })}
      </ul>
      {/* After the games, which would push it away. */}
      {known !== null && (
        <>
          <p class="lessons-more">
            <a href={WORDS}>{t('nav-words')}</a>
            <a href={HISTORY}>{t('nav-history')}</a>
            <a href={SOLVED}>{t('nav-solved')}</a>
            <a href="/class">{t('class-link')}</a>
          </p>
          <House>
            <a class="button primary" href={DAILY}>
              {t('daily-title')}
            </a>
          </House>
        </>
      )}
    </main>
  );
}
