// The path of lessons of one rule set.
import { useEffect, useRef, useState } from 'preact/hooks';
import { cardOf, catalogue } from '../net/catalogue';
import { Nothing } from '../parts/nothing';
import { useRules } from '../parts/pointer';
import { language, t } from '../text';
import { failureSentence } from '../text/problem';
import { DAILY, firstGame } from './addresses';
import { DyeNote } from './DyeNote';
import { type Doing, doneIn } from './goal';
import { Lesson } from './Lesson';
import '../style/learn.css';

export function LearnPage({ id }: { id: string }) {
  const card = cardOf(id);
  const unknown = catalogue.value !== null && !card;
  const lang = language.value;
  const { page, failure } = useRules(id, lang);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Whether the learner came to this lesson from the one before. */
  const came = useRef(false);
  const done = doneIn(id);
  const lessons = page?.lessons ?? [];
  // The learner continues where he stopped; a chosen lesson stays, done or not.
  const first =
    lessons.find(({ name }) => !done[name]) ??
    lessons.find(({ name }) => done[name] === 'shown') ??
    lessons[0];
  useEffect(() => {
    if (chosen === null && first) setChosen(first.name);
  }, [chosen, first]);
  // Already in this render: what would be shown instead would only be pushed away.
  const at = lessons.findIndex((lesson) => lesson.name === (chosen ?? first?.name));
  const lesson = lessons[at];
  const example = page?.examples.find((one) => one.name === lesson?.example);
  const next = lessons[at + 1];
  const count = (how: Doing) => lessons.filter(({ name }) => done[name] === how).length;
  const [solved, shown] = [count('solved'), count('shown')];
  return (
    <main class="page learn">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      {unknown && <Nothing words={t('game-unknown')} />}
      {failure !== null && !unknown && <p class="problem">{failureSentence(failure)}</p>}
      {card && page && (
        <>
          <h1>{t('learn-title', { title: card.title })}</h1>
          <p class="learn-links">
            {card.guided && <a href={firstGame(id)}>{t('card-first')}</a>}{' '}
            <a href={DAILY}>{t('daily-title')}</a> <a href={`/rules/${id}`}>{t('card-rules')}</a>{' '}
            <a href={`/new/${id}`}>{t('card-play')}</a>
          </p>
        </>
      )}
      {card && lessons.length > 0 && (
        <nav aria-label={t('lesson-path')}>
          <ol class="path-of-lessons">
            {lessons.map(({ name }, index) => (
              <li key={name}>
                <button
                  type="button"
                  data-lesson={name}
                  aria-current={index === at ? 'step' : undefined}
                  aria-label={t('lesson-number', { number: index + 1, done: done[name] ?? 'no' })}
                  class={done[name] ?? ''}
                  onClick={() => {
                    came.current = false;
                    setChosen(name);
                  }}
                >
                  {done[name] === 'solved' ? '✓' : index + 1}
                </button>
              </li>
            ))}
          </ol>
          <p>
            {solved === lessons.length
              ? t('learn-finished')
              : t('learn-count', { solved, shown, all: lessons.length })}
          </p>
        </nav>
      )}
      {card && lessons.length > 0 && <DyeNote rules={id} />}
      {lesson && example && card ? (
        <Lesson
          key={`${lang} ${lesson.name}`}
          rules={id}
          lesson={lesson}
          example={example}
          board={card.board}
          came={came.current}
          onNext={
            next &&
            (() => {
              came.current = true;
              setChosen(next.name);
            })
          }
        />
      ) : (
        failure === null &&
        !unknown &&
        // A draft may have none yet.
        (page && lessons.length === 0 ? <p>{t('learn-none')}</p> : <p aria-busy="true">{t('loading')}</p>)
      )}
    </main>
  );
}
