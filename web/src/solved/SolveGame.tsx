// A solved game whose files lie nowhere beside the page: they can be worked out on this device.
import { useState } from 'preact/hooks';
import { forgetSolved } from '../alone';
import { loseGame } from '../alone/shelf';
import type { GameCard, NewGame } from '../generated/wire';
import { useExactly } from '../study/exactly';
import type { Speak } from '../text/speak';
import { Endings } from './Endings';
import { SolveHere } from './SolveHere';

export function SolveGame({ card, speak }: { card: GameCard; speak: Speak }) {
  const [changes, setChanges] = useState(0);
  const game: NewGame = { rules: card.id, options: [], seats: [], dice: 'hand', position: null, actions: [] };
  const exactly = useExactly(game, changes);
  const changed = () => setChanges(changes + 1);
  const { known, solvable } = exactly ?? {};
  if (solvable) return <SolveHere game={game} can={solvable} onSolved={changed} />;
  if (!known) return null;
  const lose = () =>
    loseGame(known.game).then(() => {
      forgetSolved();
      changed();
    });
  return (
    <>
      <Endings speak={speak} card={card} />
      <div role="status">
        <p>{speak('solved-kept')}</p>
        <button type="button" class="quiet" onClick={lose}>
          {speak('solved-lose')}
        </button>
      </div>
    </>
  );
}
