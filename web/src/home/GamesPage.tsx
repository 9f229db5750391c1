// The games one has played: those that are over with their results, and those that go on. Any can be taken off the list;
// the game itself is kept, so that it can be put back.
import { useEffect, useState } from 'preact/hooks';
import { search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { ArmyMark } from '../board/Piece';
import type { GameList, GameSummary, Listing } from '../generated/wire';
import { games as fetchGames, request } from '../net/api';
import { gamePath, PAGE } from '../net/paths';
import { MiniBoard } from '../parts/MiniBoard';
import { language, t } from '../text';
import { coloursOf } from '../text/event';
import { failureSentence } from '../text/problem';
import { ago, day } from '../text/time';
import { joined } from './listed';
import { nameOf, resultWords, turnWords } from './summary';
import './home.css';

interface OneProps {
  game: GameSummary;
  /** Taken off the list, and still shown so that it can be put back. */
  off: boolean;
  onList(game: GameSummary, listed: boolean): void;
}

function Scores({ game }: { game: GameSummary }) {
  const scored = game.view.seats.filter((seat) => seat.scores);
  if (scored.length === 0) return null;
  const colours = coloursOf(game.view.seats);
  return (
    <span class="scores">
      {scored.map(({ seat, points }) => (
        <span key={seat}>
          <ArmyMark colour={colours[seat] ?? ''} size={18} />
          {points}
        </span>
      ))}
    </span>
  );
}

function One({ game, off, onList }: OneProps) {
  const name = nameOf(game);
  if (name === null) return null;
  if (off) {
    return (
      <li class="played off" data-game-id={game.id}>
        <p role="status">{t('continue-off', { title: name })}</p>
        <button type="button" onClick={() => onList(game, true)}>
          {t('continue-put-back')}
        </button>
      </li>
    );
  }
  return (
    <li class="played" data-game-id={game.id}>
      <MiniBoard board={game.board} view={game.view} />
      <div class="played-words">
        <a href={`/game/${game.id}`}>{name}</a>
        <span class="played-result">{game.over ? resultWords(game) : turnWords(game)}</span>
        <Scores game={game} />
        <time dateTime={game.played}>
          {game.over ? day(game.played, language.value) : ago(game.played, language.value, new Date())}
        </time>
      </div>
      <button
        type="button"
        class="quiet take-off"
        title={t('continue-take-off')}
        aria-label={`${t('continue-take-off')}: ${name}`}
        onClick={() => onList(game, false)}
      >
        ×
      </button>
    </li>
  );
}

function List({ over }: { over: boolean }) {
  const [list, setList] = useState<GameList | null>(null);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useSaid();
  const fail = (error: unknown) => setTrouble(failureSentence(error));
  const more = (after: string | null) =>
    fetchGames(over, PAGE, after).then((came) => {
      setTrouble('');
      setList((before) => ({ games: joined(before?.games ?? [], came.games), next: came.next }));
    }, fail);
  useEffect(() => void more(null), []);
  const onList = (game: GameSummary, listed: boolean) => {
    request<Listing>(`${gamePath(game.id)}/listed`, { listed }).then(() => {
      setTrouble('');
      setOff((before) => new Set(listed ? [...before].filter((id) => id !== game.id) : [...before, game.id]));
    }, fail);
  };
  return (
    <>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {list === null && trouble.words === '' && <p aria-busy="true">{t('loading')}</p>}
      {list?.games.length === 0 && <p>{t(over ? 'games-none-over' : 'games-none-going')}</p>}
      <ul class="played-list">
        {list?.games.map((game) => (
          <One key={game.id} game={game} off={off.has(game.id)} onList={onList} />
        ))}
      </ul>
      {list != null && list.next !== null && (
        <button type="button" onClick={() => void more(list.next)}>
          {t('continue-more')}
        </button>
      )}
    </>
  );
}

export function GamesPage() {
  const going = search.value === '?going';
  return (
    <main class="page">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      <h1>{t('games-title')}</h1>
      <nav class="games-kinds" aria-label={t('games-title')}>
        <a href="/games" aria-current={going ? undefined : 'page'}>
          {t('games-over')}
        </a>
        <a href="/games?going" aria-current={going ? 'page' : undefined}>
          {t('games-going')}
        </a>
        <a href="/me">{t('me-link')}</a>
      </nav>
      <List key={String(going)} over={!going} />
    </main>
  );
}
