// The player who makes no mistakes, in games that are solved as they are set up here.
import { useEffect, useState } from 'preact/hooks';
import type { KnownView, NewGame, Player, Seat, Standing } from '../generated/wire';
import { askExactly } from '../study/exactly';
import { TOP } from '../table/seats/ladder';
import { botName } from '../table/seats/names';
import { t } from '../text';
import { against, type Players } from './modes';

/** Its name among the computer players. */
const PERFECT = 'perfect';
/** Options may be changed quickly, one after the other. */
const PAUSE_MS = 200;

const isPerfect = (players: Players) =>
  Object.values(players).some((one) => one.kind === 'bot' && one.bot === PERFECT);

/** What is known of a game as it is set up; null where it is not solved, or nothing is known yet. */
function useKnown(game: NewGame): { known: KnownView | null; asked: boolean } {
  const key = JSON.stringify([game.rules, game.options, game.position, game.actions]);
  const [found, setFound] = useState<{ key: string; known: KnownView | null } | null>(null);
  useEffect(() => {
    let leave = () => {};
    const timer = setTimeout(() => {
      leave = askExactly(game, (known) => setFound({ key, known }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [key]);
  return { known: found?.key === key ? found.known : null, asked: found?.key === key };
}

interface Props {
  game: NewGame;
  seats: readonly Standing[];
  players: Players;
  own: Seat;
  onPlayers(players: Players): void;
}

export function Solved({ game, seats, players, own, onPlayers }: Props) {
  const { known, asked } = useKnown(game);
  const chosen = isPerfect(players);
  // Under other rules it would know nothing.
  useEffect(() => {
    if (asked && !known && chosen) onPlayers(against(seats, players, own, TOP));
  }, [asked, known, chosen]);
  if (!known) return null;
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
