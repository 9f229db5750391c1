// For a returning player without a game that goes on: how the last one ended, and the way to look back at it.
import { myGames } from '../account/api';
import { hasGames, screenGames } from '../base/kept';
import { games as gamesHere } from '../net/api';
import { cardOf } from '../net/catalogue';
import { STRIP } from '../net/paths';
import { t } from '../text';
import { inOrder, isWatched, newestOf, type OwnGame } from './own';
import { namesAt, outcomeWords } from './summary';

/** The game of whoever looks that was over last; null where there is none. */
export async function fetchLast(): Promise<OwnGame | null> {
  const onScreen = screenGames();
  const [mine, here] = await Promise.all([
    hasGames() ? myGames({ over: true }).then(({ games }) => games) : [],
    onScreen.length > 0 ? gamesHere(true, STRIP).then(({ games }) => games) : [],
  ]);
  return newestOf(
    inOrder(mine, here, onScreen).filter((game) => game.from !== 'computer' && !isWatched(game)),
  );
}

export function LastGame({ game }: { game: OwnGame }) {
  const card = cardOf(game.rules);
  if (!card || !game.end) return null;
  const { seats } = card.start;
  return (
    <p class="last-game">
      {t('home-last', { title: card.title })}{' '}
      <b>{outcomeWords(game.end.outcome, seats, namesAt(game, seats), game.seats)}.</b>{' '}
      <a href={`/game/${game.id}?review`}>{t('tool-review')}</a>
    </p>
  );
}
