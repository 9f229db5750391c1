// A worked example to play oneself: along its author's line, or off it, and back.
import { useMemo } from 'preact/hooks';
import type { BoardView } from '../generated/BoardView';
import type { ExampleView } from '../generated/ExampleView';
import { t } from '../text';
import { along, shared } from './author';
import { LiveBoard, LiveWords } from './LiveBoard';
import { openTrial } from './trial';

export interface LiveExampleProps {
  rules: string;
  example: ExampleView;
  board: BoardView;
  /** How many steps of the author's line were shown when it came to life. */
  at: number;
}

export function LiveExample({ rules, example, board, at }: LiveExampleProps) {
  const author = useMemo(() => example.frames.flatMap((frame) => frame.action ?? []), [example]);
  const trial = useMemo(() => {
    const [start] = example.frames;
    const view = example.frames[at]?.view ?? start?.view;
    if (!start || !view) return null;
    return openTrial({
      rules,
      options: example.options,
      start: start.view,
      actions: author.slice(0, at),
      view,
    });
  }, [rules, example, at, author]);
  if (!trial) return null;
  const played = trial.actions.value;
  const step = along(author, played);
  const shown = {
    trial,
    rules,
    options: example.options,
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
            onClick={() => void trial.play(played.slice(0, -1))}
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
                onClick={() => void trial.play(author.slice(0, step + 1))}
                aria-label={t('step-forward')}
              >
                ›
              </button>
            </>
          )}
          {step === null && author.length > 0 && (
            <button type="button" onClick={() => void trial.play(shared(author, played))}>
              {t('example-rejoin')}
            </button>
          )}
          {played.length > 0 && (
            <button type="button" class="quiet" onClick={() => void trial.play([])}>
              {t('example-again')}
            </button>
          )}
        </div>
        <LiveWords {...shown} />
      </div>
    </>
  );
}
