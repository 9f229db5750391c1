// Solves a game on this device, at a press: how long that takes, how far it is, and how it is stopped.
import { useState } from 'preact/hooks';
import { solve, solving, stop, unsolved } from '../alone/solving';
import type { NewGame, SolvableView } from '../generated/wire';
import { figure, percent } from '../text';
import { useSpeak } from '../text/speak';
import '../style/solve-here.css';

/** So many positions a second are expected before it has begun. */
const EXPECTED = 1_500_000;

interface Props {
  game: NewGame;
  can: SolvableView;
  onSolved(): void;
}

export function SolveHere({ game, can, onSolved }: Props) {
  const speak = useSpeak('solved');
  const [asked, setAsked] = useState(false);
  if (!speak) return null;
  const now = solving.value?.game === can.game ? solving.value : null;
  const begin = async () => {
    setAsked(true);
    if (await solve(game, can)) onSolved();
  };
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
  const failed = asked && unsolved.value === can.game;
  return (
    <div class="solve-here">
      <button type="button" data-solve="here" disabled={solving.value !== null} onClick={begin}>
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
