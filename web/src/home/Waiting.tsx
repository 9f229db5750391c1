// Games that wait for whoever looks at the first page: by an account, or by the keys that this browser keeps.

import { isSignedIn, KEYS, keptUnder } from '../base/kept';
import type { MyGame } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { language, t } from '../text';
import { ago } from '../text/time';

/** So many are shown; the others are on their page. */
const SHOWN = 3;

/** Whether there may be games of whoever looks: nothing is asked for who has neither an account nor a seat. */
export const hasGames = () => isSignedIn() || keptUnder(KEYS).length > 0;

/** Those that wait. */
export async function waitingGames(): Promise<readonly MyGame[]> {
  if (!hasGames()) return [];
  const { myGames } = await import('../account/api');
  return (await myGames({ over: false })).games.filter((game) => game.waits);
}

export function Waiting({ games }: { games: readonly MyGame[] }) {
  if (games.length === 0) return null;
  return (
    <nav class="strip waiting" aria-label={t('home-waiting')}>
      <h2>{t('home-waiting')}</h2>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.id} data-game-id={game.id}>
            <a href={`/game/${game.id}`}>
              <span class="strip-words">
                <b>{cardOf(game.rules)?.title ?? game.rules}</b>
                <time dateTime={game.played}>{ago(game.played, language.value, new Date())}</time>
              </span>
              <span class="strip-go">{t('strip-go')}</span>
            </a>
          </li>
        ))}
        {games.length > SHOWN && (
          <li>
            <a class="strip-more" href="/me">
              {t('me-link')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
