// Solves a game on this device, at a press: how long that takes, how far it is, and how it is stopped. The page of the solved games
// does so where their files lie nowhere beside it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { forgetSolved } from '../alone';
import { loseGame } from '../alone/shelf';
import { solve, solving, stop, unsolved } from '../alone/solving';
import type { GameCard, NewGame, SolvableView } from '../generated/wire';
import { useExactly } from '../study/exactly';
import { figure, percent } from '../text';
import { type Speak, useSpeak } from '../text/speak';
import { Endings, usual } from './Endings';
import '../style/solved.css';

/** So many positions a second are expected before it has begun. */
const EXPECTED = 1_500_000;

interface Props {
  game: NewGame;
  can: SolvableView;
  onSolved(): void;
}

export function SolveHere({ game, can, onSolved }: Props) {
  const speak = useSpeak('solved');
  const now = solving.value?.game === can.game ? solving.value : null;
  const goes = now !== null;
  // It may have been begun before one came here.
  const went = useRef(goes);
  useEffect(() => {
    if (went.current && !goes) onSolved();
    went.current = goes;
  }, [goes]);
  if (!speak) return null;
  if (now) {
    const share = now.done / now.all;
    const left = now.done > 0 ? ((Date.now() - now.since) / now.done) * (now.all - now.done) : null;
    return (
      <div class="solve-here">
        <label>
          {speak('solved-here-goes', { share: percent(share) })} <progress value={share} />
        </label>
        <p>
          <small>
            {left === null
              ? speak('solved-here-first')
              : speak('solved-here-left', { minutes: minutes(left) })}
          </small>
        </p>
        <button type="button" class="quiet" onClick={stop}>
          {speak('solved-here-stop')}
        </button>
      </div>
    );
  }
  const failed = unsolved.value === can.game;
  return (
    <div class="solve-here">
      <button
        type="button"
        data-solve="here"
        disabled={solving.value !== null}
        onClick={() => solve(game, can)}
      >
        {speak('solved-here')}
      </button>
      <p role="status">
        <small>
          {failed
            ? speak('solved-here-failed')
            : speak('solved-here-about', {
                count: figure(can.positions),
                minutes: minutes((1000 * can.positions) / EXPECTED),
              })}
        </small>
      </p>
    </div>
  );
}

const minutes = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 60_000));

/** The same for a game of the page, as its source has it; once it is solved, what can be done with that. */
export function SolveGame({ card, speak }: { card: GameCard; speak: Speak }) {
  const [changes, setChanges] = useState(0);
  const game = usual(card);
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
