// One worked example: its positions one after the other, and on demand the board to play them oneself.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Board, ExampleView } from '../generated/wire';
import type { LiveExampleProps } from '../learn/LiveExample';
import { lazy } from '../parts/lazy';
import { MiniBoard } from '../parts/MiniBoard';
import { positionWords } from '../parts/positionWords';
import { Steps } from '../parts/Steps';
import { coloursOf } from '../settings/colours';
import { t } from '../text';
import { actionWords } from '../text/action';
import { eventsWords } from '../text/event';

interface ExampleProps {
  rules: string;
  example: ExampleView;
  board: Board;
  open: boolean;
}

/** The one example that can be played on: a board that listens costs more than one that is only seen. */
const live = signal<ExampleView | null>(null);

const LiveExample = lazy<LiveExampleProps>(() =>
  import('../learn/LiveExample').then((part) => part.LiveExample),
);

/** The board is drawn once the example is opened. */
export function Example({ rules, example, board, open }: ExampleProps) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(open);
  const playing = live.value === example;
  useEffect(
    () => () => {
      if (live.peek() === example) live.value = null;
    },
    [example],
  );
  return (
    <details class="example" open={open} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary>{example.title}</summary>
      {seen && (
        <div class="example-body">
          {playing ? (
            <LiveExample rules={rules} example={example} board={board} at={at} />
          ) : (
            <Frames example={example} board={board} at={at} onAt={setAt}>
              <button
                type="button"
                class="example-play"
                onClick={() => {
                  live.value = example;
                }}
              >
                {t('example-play')}
              </button>
            </Frames>
          )}
        </div>
      )}
    </details>
  );
}

interface FramesProps {
  example: ExampleView;
  board: Board;
  at: number;
  onAt(at: number): void;
  children: preact.ComponentChildren;
}

/** The author's line, to look at. */
function Frames({ example, board, at, onAt, children }: FramesProps) {
  const frame = example.frames[at];
  if (!frame) return null;
  const last = example.frames.length - 1;
  const colours = coloursOf(frame.view.seats);
  const moved = frame.events.findLast((event) => event.kind === 'moved');
  return (
    <>
      <MiniBoard
        board={board}
        view={frame.view}
        label={`${example.title}: ${positionWords({ view: frame.view, colours })}`}
        coordinates
        from={moved?.from ?? null}
        to={moved?.to ?? null}
      />
      <div class="example-side">
        {last > 0 && <Steps at={at} last={last} onAt={onAt} />}
        <p class="example-words" aria-live="polite">
          {/* A throw is told by its sentence. */}
          {frame.action && frame.action.kind !== 'throw' && (
            <b class="notation">{actionWords(frame.action)}</b>
          )}{' '}
          <span key={at}>{eventsWords(frame.events, { colours })}</span>
        </p>
        {children}
      </div>
    </>
  );
}
