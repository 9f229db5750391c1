// Games that go on, in one slim strip: which, whose turn it is, when it was played last, and how it stands.

import type { GameList, GameSummary } from '../generated/wire';
import { MiniBoard } from '../parts/MiniBoard';
import { language, t } from '../text';
import { ago } from '../text/time';
import { nameOf, turnWords } from './summary';

function One({ game }: { game: GameSummary }) {
  const name = nameOf(game);
  if (name === null) return null;
  return (
    <li data-game-id={game.id}>
      <a href={`/game/${game.id}`}>
        <MiniBoard board={game.board} view={game.view} />
        <span class="strip-words">
          <b>{name}</b>
          <span>{turnWords(game)}</span>
          <time dateTime={game.played}>{ago(game.played, language.value, new Date())}</time>
        </span>
        <span class="strip-go">{t('strip-go')}</span>
      </a>
    </li>
  );
}

export function Strip({ list }: { list: GameList }) {
  if (list.games.length === 0) return null;
  return (
    <nav class="strip" aria-label={t('strip-title')}>
      <ul>
        {list.games.map((game) => (
          <One key={game.id} game={game} />
        ))}
        {list.next !== null && (
          <li>
            <a class="strip-more" href="/games?going">
              {t('strip-more')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
