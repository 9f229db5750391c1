// Asks what perfect play makes of a game as it is set up: at once, and only where that is solved.
import type { KnownView, NewGame, StudyAnswer } from '../generated/wire';
import { think } from './thinker';

/** Tells what is known; null: nothing. Gives what stops it. */
export function askExactly(game: NewGame, tell: (known: KnownView | null) => void): () => void {
  const leave = think(
    { kind: 'exact', at: { kind: 'setup', game } },
    {
      told(text) {
        const { found } = JSON.parse(text) as StudyAnswer;
        tell(found.kind === 'exact' ? (found.known ?? null) : null);
        queueMicrotask(() => leave());
      },
      ended: () => {},
    },
  );
  return () => leave();
}
