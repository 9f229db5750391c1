// The other games that go on, on the first page: those first in which others wait.
import { layout } from '../board/geometry';
import { cardOf, catalogue } from '../net/catalogue';
import { MiniBoard } from '../parts/MiniBoard';
import { language, t } from '../text';
import { inList } from '../text/list';
import { ago, since } from '../text/time';
import { awaits, namesOf, type OwnGame } from './own';
import { part } from './part';
import { turnOf } from './summary';

/** The position of a game; where it is not known, a piece of a board of its family, as a sign of it. */
export function GamePicture({ game }: { game: OwnGame }) {
  const card = cardOf(game.rules);
  const tile = catalogue.value?.tiles.find(({ id }) => id === card?.tile);
  if (game.position) return <MiniBoard {...game.position} />;
  const pictured = tile && cardOf(tile.picture.rules);
  if (!tile || !pictured) return null;
  const { view } = tile.picture;
  return <MiniBoard board={pictured.board} view={view} part={part(layout(pictured.board, 0), view, 4, 4)} />;
}

/** With whom: the people by name, else that it is at this screen. */
export function withWhom(game: OwnGame): string {
  const names = namesOf(game);
  if (names.length > 0) return t('own-with', { names: inList(names) });
  return t(game.others ? 'own-with-others' : 'own-here');
}

function One({ game }: { game: OwnGame }) {
  const now = new Date();
  const waits = awaits(game);
  return (
    <li data-game-id={game.id} class={waits ? 'waits' : undefined}>
      <a href={`/game/${game.id}`}>
        <GamePicture game={game} />
        <span class="strip-words">
          <b>{cardOf(game.rules)?.title ?? game.rules}</b>
          <span class={game.turn ? 'strip-turn yours' : 'strip-turn'}>{turnOf(game)}</span>
          <span class="strip-with">
            {withWhom(game)} ·{' '}
            <time dateTime={game.played}>
              {waits ? since(game.played, now) : ago(game.played, language.value, now)}
            </time>
          </span>
        </span>
        <span class="strip-go">{t('strip-go')}</span>
      </a>
    </li>
  );
}

/** So many are shown; all are on their page. */
const SHOWN = 3;

export function Also({ games, alone }: { games: readonly OwnGame[]; alone: boolean }) {
  if (games.length === 0) return null;
  const title = t(alone ? 'strip-title' : 'strip-also');
  return (
    <nav class="strip" aria-label={title}>
      <p class="strip-head">
        <b>{title}</b>
        <a href="/me?state=going">{t('strip-more')}</a>
      </p>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <One key={game.id} game={game} />
        ))}
      </ul>
    </nav>
  );
}
