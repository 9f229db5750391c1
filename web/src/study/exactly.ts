// Asks what perfect play makes of a game as it is set up: at once, and only where that is solved.
import { useEffect, useState } from 'preact/hooks';
import type { NewGame, StudyAnswer, StudyResult } from '../generated/wire';
import { think } from './thinker';

/** What is known of it, or what it takes to solve it here; neither where that cannot be done. */
export type Exactly = Pick<StudyResult & { kind: 'exact' }, 'known' | 'solvable'>;

/** Options may be changed quickly, one after the other. */
const PAUSE_MS = 200;

/** An answer comes at once; whoever waits longer for one waits for nothing. */
const LONG_MS = 5000;
/** Where one question ends another, several games are asked about one after the other. */
let last: Promise<void> = Promise.resolve();

/** Tells what is known. Gives what stops it. */
function askExactly(game: NewGame, tell: (found: Exactly) => void): () => void {
  let leave: (() => void) | null = null;
  let left = false;
  const ask = (done: () => void) => {
    if (left) return done();
    const end = think(
      { kind: 'exact', at: { kind: 'setup', game } },
      {
        told(text) {
          const { found } = JSON.parse(text) as StudyAnswer;
          tell(found.kind === 'exact' ? found : {});
          queueMicrotask(() => leave?.());
        },
        ended: done,
      },
    );
    const late = setTimeout(done, LONG_MS);
    leave = () => {
      clearTimeout(late);
      end();
      done();
    };
  };
  last = last.then(() => new Promise(ask));
  return () => {
    left = true;
    leave?.();
  };
}

/** What is known of a game as it is set up; null: not asked yet. It is asked again as often as `again` changes. */
export function useExactly(game: NewGame, again: unknown): Exactly | null {
  const key = JSON.stringify([game.rules, game.options, game.position, game.actions, again]);
  const [found, setFound] = useState<{ key: string; exactly: Exactly } | null>(null);
  useEffect(() => {
    let leave = () => {};
    const timer = setTimeout(() => {
      leave = askExactly(game, (exactly) => setFound({ key, exactly }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [key]);
  return found?.key === key ? found.exactly : null;
}
