// One task: its board, its messages, help, and the rule behind it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { effective } from '../game/log';
import type { Board, ExampleView, LessonView } from '../generated/wire';
import { t } from '../text';
import { isDone, remember } from './goal';
import { authorOf, LiveBoard, LiveWords, useTrial } from './LiveBoard';
import { useInSight } from './sight';

interface Props {
  rules: string;
  lesson: LessonView;
  example: ExampleView;
  board: Board;
  /** Whether the learner came from the lesson before: then the task gets the focus. */
  came: boolean;
  /** Goes on to the next lesson; absent after the last. */
  onNext?: (() => void) | undefined;
}

export function Lesson({ rules, lesson, example, board, came, onNext }: Props) {
  const given = authorOf(example).slice(0, lesson.after);
  const store = useTrial(rules, example, lesson.after);
  const own = effective(store?.showing.shownEntries.value ?? []).slice(given.length);
  const done = isDone(
    lesson.goal,
    own.flatMap((entry) => entry.events),
  );
  /** Whether the solution on the board was shown instead of found. */
  const [looked, setLooked] = useState(false);
  // A layout effect, so that it is stored even if the learner goes on at once.
  useLayoutEffect(() => {
    if (done) remember(rules, lesson.name, looked ? 'shown' : 'solved');
  }, [done, looked, rules, lesson]);
  const task = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (came) task.current?.focus();
  }, []);
  const astray = !done && own.length >= lesson.solution.length;
  const verdict = useInSight<HTMLDivElement>(done ? 'done' : astray ? 'astray' : null);
  if (!store) return null;
  const shown = { store, rules, look: example.look, board, label: lesson.task, name: '' };
  // Messages and buttons appear together, when the server has answered: nothing is pushed away.
  const answered = store.game.table.value !== null || store.notices.notice.value !== '';
  const again = () => {
    setLooked(false);
    store.requests.replay(given);
  };
  const show = () => {
    setLooked(true);
    store.requests.replay([...given, ...lesson.solution]);
  };
  return (
    <div class="lesson" data-done={done ? '' : undefined}>
      <LiveBoard {...shown} done={done} />
      <div class="lesson-side">
        <p class="task" ref={task} tabIndex={-1}>
          {lesson.task}
        </p>
        {answered && (
          <>
            <LiveWords {...shown} done={done || astray} />
            <div class="verdict" ref={verdict}>
              <div aria-live="polite">
                {done && (
                  <p class={looked ? 'shown' : 'praise'}>
                    {!looked && <b>{t('lesson-solved')}</b>} {lesson.praise} {looked && t('lesson-shown')}
                  </p>
                )}
                {astray && <p class="astray">{t('lesson-astray')}</p>}
              </div>
              <div class="lesson-buttons">
                {done && looked && (
                  <button type="button" class="primary" onClick={again}>
                    {t('lesson-try')}
                  </button>
                )}
                {done && onNext && (
                  <button type="button" class={looked ? '' : 'primary'} onClick={onNext}>
                    {t('lesson-next')}
                  </button>
                )}
                {done && !onNext && (
                  <a class={looked ? 'button' : 'button primary'} href={`/new/${rules}`}>
                    {t('card-play')}
                  </a>
                )}
                {own.length > 0 && !(done && looked) && (
                  <button type="button" class={astray ? 'primary' : ''} onClick={again}>
                    {t('example-again')}
                  </button>
                )}
                {!done && (
                  <button type="button" class="quiet" disabled={store.sending.waiting.value} onClick={show}>
                    {t('lesson-show')}
                  </button>
                )}
                <a href={`/rules/${rules}#example-${lesson.example}`}>{t('rule-show')}</a>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
