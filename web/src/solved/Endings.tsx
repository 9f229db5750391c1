// Endings that are won, to be played out against the player who never errs.
import { useState } from 'preact/hooks';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { GameCard, NewGame, StudyAnswer } from '../generated/wire';
import { createGame } from '../net/api';
import { think } from '../study/thinker';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';

/** A game as its source has it. */
export const usual = ({ id }: GameCard): NewGame => ({
  rules: id,
  options: [],
  seats: [],
  dice: 'hand',
  position: null,
  actions: [],
});

/** An ending, drawn by chance; null: none is known. */
function drawEnding(game: NewGame): Promise<{ position: string; seat: string } | null> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return new Promise((done) => {
    const leave = think(
      { kind: 'ending', at: { kind: 'setup', game }, seed },
      {
        told(text) {
          const { found } = JSON.parse(text) as StudyAnswer;
          done(found.kind === 'ending' ? (found.ending ?? null) : null);
          queueMicrotask(() => leave());
        },
        ended: () => done(null),
      },
    );
  });
}

export function Endings({ speak, card }: { speak: Speak; card: GameCard }) {
  const [said, setSaid] = useSaid();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setSaid('');
    setBusy(true);
    try {
      const game = usual(card);
      const ending = await drawEnding(game);
      if (!ending) return setSaid(speak('solved-ending-none'));
      const seats = card.start.seats
        .filter(({ seat }) => seat !== ending.seat)
        .map(({ seat }) => ({ seat, player: { kind: 'bot' as const, bot: 'perfect' } }));
      const { id } = await createGame({ ...game, seats, position: ending.position });
      navigate(`/game/${id}`);
    } catch (error) {
      setSaid(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <button type="button" data-solved="ending" disabled={busy} onClick={begin}>
        {speak('solved-ending')}
      </button>
      <p>
        <small>{speak('solved-ending-about')}</small>
      </p>
      <p role="alert">
        <Spoken said={said} />
      </p>
    </div>
  );
}
