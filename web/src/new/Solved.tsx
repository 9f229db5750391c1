// The player who makes no mistakes, in games that are solved as they are set up here.
import { useEffect, useState } from 'preact/hooks';
import { canKeep } from '../alone/shelf';
import { alone } from '../base/alone';
import type { NewGame, Player, Seat, Standing } from '../generated/wire';
import { lazy } from '../parts/lazy';
import { useExactly } from '../study/exactly';
import { TOP } from '../table/seats/ladder';
import { botName } from '../table/seats/names';
import { t } from '../text';
import { against, type Players } from './modes';

/** Its name among the computer players. */
const PERFECT = 'perfect';

const SolveHere = lazy(() => import('../solved/SolveHere').then((part) => part.SolveHere));

const isPerfect = (players: Players) =>
  Object.values(players).some((one) => one.kind === 'bot' && one.bot === PERFECT);

interface Props {
  game: NewGame;
  seats: readonly Standing[];
  players: Players;
  own: Seat;
  onPlayers(players: Players): void;
}

export function Solved({ game, seats, players, own, onPlayers }: Props) {
  const [solved, setSolved] = useState(0);
  const exactly = useExactly(game, solved);
  const chosen = isPerfect(players);
  const known = exactly?.known;
  // Under other rules it would know nothing.
  const unknown = exactly !== null && !known;
  useEffect(() => {
    if (unknown && chosen) onPlayers(against(seats, players, own, TOP));
  }, [unknown, chosen]);
  if (!known) {
    // Where there is a server, its computer players know what is solved there.
    const can = alone && canKeep ? exactly?.solvable : undefined;
    return can ? <SolveHere game={game} can={can} onSolved={() => setSolved(solved + 1)} /> : null;
  }
  const choose = () => {
    const seated = Object.entries(against(seats, players, own, TOP));
    const perfect = (one: Player): Player => (one.kind === 'bot' ? { kind: 'bot', bot: PERFECT } : one);
    onPlayers(Object.fromEntries(seated.map(([seat, one]) => [seat, perfect(one)])));
  };
  return (
    <label class="perfect">
      <input type="radio" name="level" value={PERFECT} checked={chosen} onChange={choose} />
      <span>
        <b>{botName(PERFECT, seats)}</b>
        <small>{t('new-level-perfect', { result: known.exact.result })}</small>
      </span>
    </label>
  );
}
