// Games one can return to: those that go on, and folded away those that are over. Any can be taken off
// the list; the game itself is kept, so that it can be put back.
import { useState } from 'preact/hooks';
import { MiniBoard } from '../board/MiniBoard';
import { ArmyMark } from '../board/Piece';
import { cardOf, catalogue } from '../data';
import type { GameList } from '../generated/GameList';
import type { GameSummary } from '../generated/GameSummary';
import { games as fetchGames, setListed } from '../net/api';
import { playerName } from '../table/seats/names';
import { language, t } from '../text';
import { coloursOf } from '../text/event';
import { failureSentence } from '../text/problem';
import { ago } from '../text/time';
import { joined } from './listed';

interface OneProps {
  game: GameSummary;
  /** Taken off the list, and still shown so that it can be put back. */
  off: boolean;
  onList(game: GameSummary, listed: boolean): void;
}

function One({ game, off, onList }: OneProps) {
  const card = cardOf(game.rules);
  const bots = catalogue.value?.bots ?? [];
  if (!card) return null;
  const colours = coloursOf(game.view.seats);
  if (off) {
    return (
      <article class="continue off" data-game={game.id}>
        <p role="status">{t('continue-off', { title: card.title })}</p>
        <button type="button" onClick={() => onList(game, true)}>
          {t('continue-put-back')}
        </button>
      </article>
    );
  }
  return (
    <article class="continue" data-game={game.id}>
      <MiniBoard board={card.board} view={game.view} />
      <div class="continue-words">
        <a href={`/game/${game.id}`}>{card.title}</a>
        <span class="continue-seats">
          {game.view.seats.map((seat) => (
            <span key={seat.seat}>
              <ArmyMark colour={colours[seat.seat] ?? ''} size={14} />
              {playerName(
                game.seats.find((plan) => plan.seat === seat.seat)?.player,
                colours[seat.seat] ?? '',
                bots,
              )}
            </span>
          ))}
        </span>
        <span class="continue-when">{ago(game.played, language.value, new Date())}</span>
      </div>
      <button
        type="button"
        class="quiet take-off"
        title={t('continue-take-off')}
        aria-label={`${t('continue-take-off')}: ${card.title}`}
        onClick={() => onList(game, false)}
      >
        ×
      </button>
    </article>
  );
}

const SHOWN = 6;

export function Continue({ first }: { first: GameList }) {
  const [{ games, next }, setList] = useState(first);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [looking, setLooking] = useState(false);
  const [trouble, setTrouble] = useState('');
  const onList = (game: GameSummary, listed: boolean) => {
    setListed(game.id, listed).then(
      () => {
        setTrouble('');
        setOff(
          (before) => new Set(listed ? [...before].filter((id) => id !== game.id) : [...before, game.id]),
        );
      },
      (error: unknown) => setTrouble(failureSentence(error)),
    );
  };
  const more = () => {
    setAll(true);
    fetchGames(next).then(
      (came) => {
        setTrouble('');
        setList((before) => ({ games: joined(before.games, came.games), next: came.next }));
      },
      (error: unknown) => setTrouble(failureSentence(error)),
    );
  };
  if ((games.length === 0 && next === null) || !catalogue.value) return null;
  const going = games.filter((game) => !game.over);
  const over = games.filter((game) => game.over);
  const list = (some: readonly GameSummary[]) => (
    <div class="continue-list">
      {some.map((game) => (
        <One key={game.id} game={game} off={off.has(game.id)} onList={onList} />
      ))}
    </div>
  );
  return (
    <section>
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {going.length > 0 && (
        <>
          <h2>{t('continue-title')}</h2>
          {list(all ? going : going.slice(0, SHOWN))}
          {going.length > SHOWN && !all && (
            <button type="button" class="quiet" onClick={() => setAll(true)}>
              {t('continue-all', { count: going.length })}
            </button>
          )}
        </>
      )}
      {over.length > 0 && (
        <details class="finished" onToggle={(event) => setLooking(event.currentTarget.open)}>
          <summary>{t('continue-over', { count: over.length })}</summary>
          {looking && list(over)}
        </details>
      )}
      {next !== null && (all || going.length <= SHOWN) && (
        <button type="button" class="quiet" onClick={more}>
          {t('continue-more')}
        </button>
      )}
    </section>
  );
}
