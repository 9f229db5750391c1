// A rush of three minutes: position after position, each harder than those before, until the time is up or the third miss.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../../base/alone';
import { replaceSearch, search } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { turnsFor } from '../../board/geometry';
import type { DailyView, RushPage as Positions } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf, catalogue } from '../../net/catalogue';
import { rushPath } from '../../net/paths';
import { MiniBoard } from '../../parts/MiniBoard';
import { Actions } from '../../table/choices/Actions';
import { WayChoice } from '../../table/choices/WayChoice';
import { DiceTray } from '../../table/dice/DiceTray';
import { Notice } from '../../table/told/Told';
import { t } from '../../text';
import { failureSentence } from '../../text/problem';
import { type Speak, useSpeak } from '../../text/speak';
import { RUSH } from '../addresses';
import { LiveBoard } from '../LiveBoard';
import { useAttempt } from './attempt';
import { DayCrumbs } from './frame';
import {
  at,
  begun,
  best,
  countOf,
  keepBest,
  left,
  MISSES,
  numberOf,
  type Rush,
  squares,
  tried,
} from './rush';
import { Side } from './Side';
import '../../style/learn.css';
import '../../style/daily.css';
import '../../style/mini-arrow.css';

/** The clock is looked at so often, in milliseconds. */
const TICK = 250;

export function RushPage() {
  const speak = useSpeak('learn');
  const [page, setPage] = useState<Positions | null>(null);
  const [rush, setRush] = useState<Rush | null>(null);
  const [now, setNow] = useState(0);
  const [trouble, setTrouble] = useState<unknown>(null);
  const going = rush !== null && rush.over === null;
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      setRush((before) => before && at(before, Date.now()));
    }, TICK);
    return () => clearInterval(timer);
  }, [going]);
  if (!speak || !catalogue.value) {
    return (
      <main key="coming" class="page daily" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  const begin = (number: number) => {
    setTrouble(null);
    request<Positions>(rushPath(number)).then((found) => {
      replaceSearch(`number=${number}`);
      setPage(found);
      setNow(Date.now());
      setRush(begun(Date.now()));
    }, setTrouble);
  };
  const puzzle = page && rush && going ? page.positions[rush.marks.length] : null;
  const all = page?.positions.length ?? 0;
  return (
    <main class="page daily rush">
      <DayCrumbs />
      {rush === null && (
        <>
          <h1>{speak('rush-title')}</h1>
          <p class="rush-lead">{speak('rush-lead')}</p>
          {best() > 0 && <p>{speak('rush-best', { count: best() })}</p>}
          <p>
            <button
              type="button"
              class="primary"
              data-rush="begin"
              onClick={() => begin(numberOf(search.peek(), Math.random))}
            >
              {speak('rush-begin')}
            </button>
          </p>
        </>
      )}
      {trouble !== null && (
        <p class="problem" role="alert">
          {failureSentence(trouble)}
        </p>
      )}
      {rush && puzzle && (
        <>
          <Head speak={speak} rush={rush} now={now} />
          <Try
            key={rush.marks.length}
            speak={speak}
            puzzle={puzzle}
            onEnd={(mark) => setRush((before) => before && tried(before, mark, all, Date.now()))}
          />
        </>
      )}
      {page && rush && !going && (
        <End speak={speak} page={page} rush={rush} onAgain={() => begin(numberOf('', Math.random))} />
      )}
    </main>
  );
}

/** The clock, what was solved, and the misses. */
function Head({ speak, rush, now }: { speak: Speak; rush: Rush; now: number }) {
  const [found, missed] = [countOf(rush, 'found'), countOf(rush, 'missed')];
  const last = rush.marks.at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  // With each position the focus begins here, from where the board is the next.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [rush.marks.length]);
  return (
    <div class="rush-head">
      <h1 ref={heading} tabIndex={-1}>
        {speak('rush-solved', { count: found })}
      </h1>
      <p class="rush-misses" role="img" aria-label={speak('rush-misses', { count: missed })}>
        {Array.from({ length: MISSES }, (_, index) => (
          <span key={index} class={index < missed ? 'full' : ''}>
            ✗
          </span>
        ))}
      </p>
      <p class="rush-time" role="timer" aria-label={speak('rush-left')}>
        {left(rush, now)}
      </p>
      <p class={`rush-said ${last ?? ''}`} aria-live="polite">
        <span key={rush.marks.length}>{last && speak(`rush-${last}`)}</span>
      </p>
    </div>
  );
}

interface TryProps {
  speak: Speak;
  puzzle: DailyView;
  onEnd: (mark: 'found' | 'missed') => void;
}

function Try({ speak, puzzle, onEnd }: TryProps) {
  const { rules, seat, claim, view } = puzzle;
  const { store, verdict } = useAttempt(puzzle);
  useLayoutEffect(() => {
    if (verdict !== 'on') onEnd(verdict);
  }, [verdict]);
  const card = cardOf(rules);
  if (!store || !card) return null;
  const task =
    puzzle.throw === null ? speak('daily-task') : speak('daily-task-throw', { face: Number(puzzle.throw) });
  // Who can capture is for the learner to see.
  const look = { ...card.look, huffs: false };
  const shown = { store, rules, look, board: card.board, label: task, name: '' };
  return (
    <section class="lesson" aria-label={card.title}>
      <LiveBoard {...shown} turns={turnsFor(seat)} done={verdict !== 'on'} />
      <div class="lesson-side">
        <h2>{card.title}</h2>
        <Side store={store} puzzle={puzzle} speak={speak} />
        <p class="task">{task}</p>
        <p class="daily-goal">
          {speak(`daily-goal-${claim}`, { unit: view.seats.length > 2 ? 'points' : 'pieces' })}
        </p>
        {card.look.die && <DiceTray store={store} die={card.look.die} />}
        <WayChoice moves={store.moves} />
        <Actions store={store} />
        <Notice store={store} rules={rules} />
      </div>
    </section>
  );
}

interface EndProps {
  speak: Speak;
  page: Positions;
  rush: Rush;
  onAgain: () => void;
}

function End({ speak, page, rush, onAgain }: EndProps) {
  const count = countOf(rush, 'found');
  const [isBest] = useState(() => keepBest(count));
  const [said, setSaid] = useSaid();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const line = speak('rush-line', { count });
  const missed = page.positions.filter((_, index) => rush.marks[index] === 'missed');
  const copy = () => {
    const text = [line, squares(rush), linkTo(`${RUSH}?number=${page.number}`)];
    void copyText(text.filter(Boolean).join('\n')).then((copied) =>
      setSaid(speak(copied ? 'daily-copied' : 'daily-not-copied')),
    );
  };
  return (
    <section class="rush-end">
      <h1 ref={heading} tabIndex={-1}>
        {speak('rush-solved', { count })}
      </h1>
      <p>{speak(`rush-over-${rush.over ?? 'time'}`)}</p>
      <p>{isBest ? speak('rush-new-best') : speak('rush-best', { count: best() })}</p>
      <p class="rush-squares" aria-hidden="true">
        {squares(rush)}
      </p>
      <p class="rush-go">
        <button type="button" class="primary" data-rush="again" onClick={onAgain}>
          {speak('rush-again')}
        </button>{' '}
        <button type="button" data-rush="copy" onClick={copy}>
          {speak('rush-copy')}
        </button>{' '}
        <span aria-live="polite">
          <Spoken said={said} />
        </span>
      </p>
      {missed.length > 0 && (
        <>
          <h2>{speak('rush-missed-ones')}</h2>
          <ul class="rush-missed">
            {missed.map((one) => (
              <Missed key={`${one.rules} ${one.position}`} puzzle={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A position that was missed, with the best move. */
function Missed({ puzzle }: { puzzle: DailyView }) {
  const card = cardOf(puzzle.rules);
  const [line = []] = puzzle.best;
  if (!card) return null;
  const arrows = line.flatMap((action) => {
    const [from, to = from] = action.match(/[a-z]\d+/g) ?? [];
    return from && to ? [{ from, to, ink: 'var(--go)' }] : [];
  });
  return (
    <li>
      <MiniBoard
        board={card.board}
        view={puzzle.view}
        turns={turnsFor(puzzle.seat)}
        label={`${card.title}: ${line.join(', ')}`}
        arrows={arrows}
        coordinates
      />
      <span>{card.title}</span>
    </li>
  );
}
