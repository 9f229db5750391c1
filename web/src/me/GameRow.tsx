// One of one's games: which, with whom, whose turn it is and since when, or how it ended.
import { ArmyMark } from '../board/Piece';
import type { EndView } from '../generated/wire';
import { GamePicture, withWhom } from '../home/Also';
import { awaits, type OwnGame } from '../home/own';
import { namesAt, outcomeWords, turnOf } from '../home/summary';
import { cardOf } from '../net/catalogue';
import { Sure } from '../parts/Sure';
import { coloursOf } from '../settings/colours';
import { language, t } from '../text';
import { gaveUp } from '../text/action';
import type { Names } from '../text/event';
import type { Speak } from '../text/speak';
import { ago, day, since } from '../text/time';

/** Why a game ended, in sentences: who gave up, and what else there was. */
export function endWords({ outcome: { ending }, gave_up = [] }: EndView, names: Names): string {
  const given = gave_up.map(([seat, cause]) => gaveUp(cause, seat, names));
  return [...given, ...(ending === 'resignation' ? [] : [t(`ending-${ending}`)])].join(' ');
}

/** The armies of a game as they stand at its beginning. */
const startOf = (game: OwnGame) => cardOf(game.rules)?.start.seats ?? [];

function End({ game, end }: { game: OwnGame; end: EndView }) {
  const start = startOf(game);
  const names = namesAt(game, start);
  return (
    <p class="my-end">
      <b>{outcomeWords(end.outcome, start, names, game.seats)}.</b> <span>{endWords(end, names)}</span>
    </p>
  );
}

/** The points of each army, where there are points and they are known. */
function Scores({ game }: { game: OwnGame }) {
  const seats = game.position?.view.seats ?? [];
  const colours = coloursOf(seats);
  const scored = seats.filter(({ scores }) => scores);
  if (scored.length === 0) return null;
  return (
    <span class="my-scores">
      {scored.map(({ seat, points }) => (
        <span key={seat} class={game.yours.includes(seat) ? 'own' : undefined}>
          <ArmyMark colour={colours[seat] ?? ''} size={20} />
          {points}
        </span>
      ))}
    </span>
  );
}

interface Props {
  game: OwnGame;
  signedIn: boolean;
  speak: Speak;
  /** Taken off the list, and still shown so that it can be put back. */
  off: boolean;
  onList(game: OwnGame, listed: boolean): void;
  /** Deletes it for good, where that is possible. */
  onDelete: ((game: OwnGame) => void) | null;
}

export function GameRow({ game, signedIn, speak, off, onList, onDelete }: Props) {
  const title = cardOf(game.rules)?.title ?? game.rules;
  if (off) {
    return (
      <li class="my-game off" data-game-id={game.id}>
        <p role="status">{t('continue-off', { title })}</p>
        <button type="button" onClick={() => onList(game, true)}>
          {t('continue-put-back')}
        </button>
      </li>
    );
  }
  const now = new Date();
  const waits = awaits(game);
  const kind = ['my-game', game.over ? 'over' : 'going', waits && 'waits', game.turn && 'yours'];
  return (
    <li class={kind.filter(Boolean).join(' ')} data-game-id={game.id}>
      <div class="my-picture">
        <GamePicture game={game} />
      </div>
      <div class="my-words">
        <a class="my-title" href={`/game/${game.id}`}>
          {title}
        </a>
        {!game.over && <b class="my-turn">{turnOf(game)}</b>}
        <span class="my-seats">{withWhom(game)}</span>
        <span class="my-when">
          <time dateTime={game.played}>
            {game.over
              ? day(game.played, language.value)
              : waits
                ? since(game.played, now)
                : ago(game.played, language.value, now)}
          </time>
          {signedIn && game.from === 'browser' && ` · ${speak('me-only-here')}`}
        </span>
      </div>
      {game.over && (
        <div class="my-result">
          {game.end && <End game={game} end={game.end} />}
          <Scores game={game} />
        </div>
      )}
      <div class="my-links">
        {game.over && (
          <>
            <a href={`/game/${game.id}?play-back`}>{t('result-review')}</a>
            <a href={`/game/${game.id}?review`}>{t('result-study')}</a>
          </>
        )}
        {onDelete && (
          <Sure
            class="quiet take-off"
            question={speak('me-game-sure')}
            label={`${speak('me-game-delete')}: ${title}`}
            onDone={() => onDelete(game)}
          >
            ×
          </Sure>
        )}
        {!onDelete && (game.from === 'screen' || game.from === 'computer') && (
          <button
            type="button"
            class="quiet take-off"
            title={t('continue-take-off')}
            aria-label={`${t('continue-take-off')}: ${title}`}
            onClick={() => onList(game, false)}
          >
            ×
          </button>
        )}
      </div>
    </li>
  );
}
