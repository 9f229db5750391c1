// A worked example to be played: along its author's line, or off it, and back.
import { useEffect } from 'preact/hooks';
import { focusBoard } from '../base/focus';
import { effective } from '../game/log';
import type { Board, ExampleView } from '../generated/wire';
import { t } from '../text';
import { along, shared } from './author';
import { authorOf, LiveBoard, LiveWords, useTrial } from './LiveBoard';

export interface LiveExampleProps {
  rules: string;
  example: ExampleView;
  board: Board;
  /** How many steps of the author's line were shown when it became playable. */
  at: number;
}

export function LiveExample({ rules, example, board, at }: LiveExampleProps) {
  const author = authorOf(example);
  const store = useTrial(rules, example, at);
  // The reader asked to play it: the board gets the focus.
  useEffect(focusBoard, []);
  if (!store) return null;
  const played = store.game.table.value
    ? effective(store.game.entries.value).map((entry) => entry.text)
    : author.slice(0, at);
  const step = along(author, played);
  const shown = {
    store,
    rules,
    look: example.look,
    board,
    label: example.title,
    name: `${example.name}-`,
  };
  return (
    <>
      <LiveBoard {...shown} />
      <div class="example-side">
        <div class="example-steps">
          <button
            type="button"
            disabled={played.length === 0}
            onClick={() => store.requests.replay(played.slice(0, -1))}
            aria-label={t('step-back')}
          >
            ‹
          </button>
          {step !== null && author.length > 0 && (
            <>
              <span>{t('example-step', { step, last: author.length })}</span>
              <button
                type="button"
                disabled={step >= author.length}
                onClick={() => store.requests.replay(author.slice(0, step + 1))}
                aria-label={t('step-forward')}
              >
                ›
              </button>
            </>
          )}
          {step === null && author.length > 0 && (
            <button type="button" onClick={() => store.requests.replay(shared(author, played))}>
              {t('example-rejoin')}
            </button>
          )}
          {played.length > 0 && (
            <button type="button" class="quiet" onClick={() => store.requests.replay([])}>
              {t('example-again')}
            </button>
          )}
        </div>
        <LiveWords {...shown} />
      </div>
    </>
  );
}
