// What one's daily throw came to: points and place, round by round beside the strongest player, a line to paste, the streak, and
// the best game of yesterday.
import { useEffect, useState } from 'preact/hooks';
import { search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { copyText } from '../base/save';
import type { DailyBest, DailyResult, DailyThrowPage, RoundMark } from '../generated/wire';
import { DAILY } from '../learn/addresses';
import { dateOf, dayOf } from '../learn/daily/streak';
import { Lotuses } from '../learn/throw/Lotuses';
import { countedDay, dayPage, isOwn } from '../learn/throw/play';
import { Stick } from '../learn/throw/Sticks';
import { ThrowCard } from '../learn/throw/ThrowCard';
import { hasFinished, streakOn, thrown } from '../learn/throw/thrown';
import { lazy } from '../parts/lazy';
import { language, t } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import { bars, betterThan, squares, stair } from './shape';
import '../style/throw.css';

const GivenAway = lazy(() => import('./GivenAway').then((part) => part.GivenAway), 'quiet');

/** Which game is told of: that of the address, else this browser's of today. */
function asked(): { date: string; game: string | null } {
  const query = new URLSearchParams(search.value);
  const [date, game] = [query.get('day'), query.get('game')];
  if (date !== null && game !== null) return { date, game };
  const today = dayOf(new Date());
  const { last } = thrown.value;
  return { date: dateOf(today), game: last?.day === today ? last.game : null };
}

export function ThrowPage() {
  const speak = useSpeak('throw');
  const { date, game } = asked();
  const [page, setPage] = useState<DailyThrowPage | null>(null);
  const [best, setBest] = useState<DailyBest | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    setPage(null);
    dayPage(date, game).then((found) => {
      setPage(found);
      if (game !== null && isOwn(game) && found.own?.counts)
        hasFinished(countedDay(date), game, found.own.points);
    }, setFailure);
    // Of a day that is not over the best is not told; without it the page is what it is.
    dayPage(dateOf(countedDay(date) - 1)).then(
      (before) => setBest(before.best),
      () => {},
    );
  }, [date, game]);
  const shown = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (failure !== null) {
    return (
      <main class="page throw-page">
        <p class="crumbs">
          <a href={DAILY}>{t('daily-title')}</a>
        </p>
        <p class="problem" role="alert">
          {failureSentence(failure)}
        </p>
      </main>
    );
  }
  if (!speak || !page) {
    return (
      <main key="coming" class="page throw-page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  return (
    <main class="page throw-page">
      <p class="crumbs">
        <a href={DAILY}>{t('daily-title')}</a>
      </p>
      <h1>
        {speak('throw-title')} <time dateTime={date}>{shown.format(Date.parse(date))}</time>
      </h1>
      {page.own && game !== null ? (
        <Result speak={speak} page={page} own={page.own} game={game} date={date} />
      ) : (
        <ThrowCard titled={false} />
      )}
      {best && <Best speak={speak} best={best} />}
    </main>
  );
}

interface ResultProps {
  speak: Speak;
  page: DailyThrowPage;
  own: DailyResult;
  game: string;
  date: string;
}

function Result({ speak, page, own, game, date }: ResultProps) {
  const strongest = page.strongest?.rounds ?? null;
  const known = thrown.value;
  const day = countedDay(date);
  const streak = streakOn(known, day);
  return (
    <>
      <Points speak={speak} page={page} own={own} />
      <Rounds speak={speak} own={own.rounds} strongest={strongest} throws={page.throws} />
      <GivenAway speak={speak} game={game} />
      <Line speak={speak} own={own} strongest={strongest?.at(-1) ?? null} streak={streak} date={date} />
      <section class="throw-row">
        <Lotuses thrown={known} day={day} />
        <p>{speak('throw-streak', { count: streak })}</p>
      </section>
    </>
  );
}

/** The points, where they stand, and how all others are spread. */
function Points({ speak, page, own }: Pick<ResultProps, 'speak' | 'page' | 'own'>) {
  const { place, below } = own.standing;
  const all = bars(page.results, own.points);
  const most = Math.max(1, ...all.map(({ count }) => count));
  const better = betterThan(below, page.played, own.counts);
  return (
    <section class="throw-points">
      <p class="throw-sum">
        <b>{own.points}</b> <span>{speak('throw-unit', { points: own.points })}</span>
      </p>
      <div>
        <p class="throw-place">
          {own.counts
            ? speak('throw-place', { place, played: page.played })
            : speak('throw-fun', { played: page.played })}
        </p>
        {better !== null && <p class="throw-better">{speak('throw-better', { percent: better })}</p>}
        <svg
          class="throw-bars"
          viewBox={`0 0 ${all.length * 20} 60`}
          preserveAspectRatio="none"
          role="img"
          aria-label={speak('throw-spread', {
            least: page.results[0]?.[0] ?? own.points,
            most: page.results.at(-1)?.[0] ?? own.points,
          })}
        >
          {all.map(({ from, count, own: mine }, index) => {
            const height = Math.max(3, (56 * count) / most);
            return (
              <rect
                key={from}
                class={mine ? 'own' : ''}
                x={index * 20 + 2}
                y={60 - height}
                width="16"
                height={height}
              />
            );
          })}
        </svg>
      </div>
    </section>
  );
}

const [WIDE, HIGH] = [600, 150];

/** One's points and those of the strongest player, round by round over the throws. */
function Rounds(props: {
  speak: Speak;
  own: readonly number[];
  strongest: readonly number[] | null;
  throws: readonly string[];
}) {
  const { speak, own, strongest, throws } = props;
  const [points, other] = [own.at(-1) ?? 0, strongest?.at(-1) ?? 0];
  const most = Math.max(points, other, 1);
  const line = stair(own, most, WIDE, HIGH);
  return (
    <section class="throw-rounds">
      <h2>
        {strongest ? speak('throw-strongest-made', { points: other }) : speak('throw-strongest-thinks')}
      </h2>
      <svg
        viewBox={`-4 -6 ${WIDE + 8} ${HIGH + 12}`}
        role="img"
        aria-label={[
          speak('throw-own-rounds', { rounds: own.join(', ') }),
          ...(strongest ? [speak('throw-their-rounds', { rounds: strongest.join(', ') })] : []),
        ].join(' ')}
      >
        <path class="ground" d={`M0 ${HIGH}H${WIDE}`} />
        <path class="under" d={`${line}V${HIGH}H0Z`} />
        {strongest && <path class="strongest" d={stair(strongest, most, WIDE, HIGH)} />}
        <path class="own" d={line} />
      </svg>
      <p class="throw-faces" aria-hidden="true">
        {throws.map((face, index) => (
          <Stick key={index} face={Number(face)} upright />
        ))}
      </p>
      <p class="throw-key">
        <span class="own">{speak('throw-you')}</span>
        {strongest && <span class="strongest">{speak('throw-strongest-key')}</span>}
      </p>
    </section>
  );
}

/** In the order in which they are explained. */
const MARKS: readonly RoundMark[] = ['level', 'less', 'worst', 'nothing'];

/** The line to paste. */
function Line(props: {
  speak: Speak;
  own: DailyResult;
  strongest: number | null;
  streak: number;
  date: string;
}) {
  const { speak, own, strongest, streak, date } = props;
  const [said, setSaid] = useSaid();
  const short = new Intl.DateTimeFormat(language.value, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  const first = speak('throw-line', {
    date: short.format(Date.parse(date)),
    points: own.points,
    best: strongest ?? -1,
    days: streak,
  });
  const copy = () => {
    const text = [first, squares(own.marks), `${location.origin}${DAILY}`].filter(Boolean).join('\n');
    void copyText(text).then((copied) => setSaid(speak(copied ? 'throw-copied' : 'throw-not-copied')));
  };
  return (
    <section class="throw-line">
      <div>
        <p>{first}</p>
        {own.marks.length > 0 && (
          <p class="throw-squares" aria-hidden="true">
            {own.marks.map((mark, index) => (
              <span key={index} class={mark} />
            ))}
          </p>
        )}
        {own.marks.length > 0 && (
          <ul class="throw-legend">
            {MARKS.map((mark) => (
              <li key={mark}>
                <span class={mark} /> {speak(`throw-mark-${mark}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="primary" data-throw="copy" onClick={copy}>
        {speak('throw-copy')}
      </button>
      <p class="throw-said" aria-live="polite">
        <Spoken said={said} />
      </p>
    </section>
  );
}

/** The best game of the day before, to look at. */
function Best({ speak, best }: { speak: Speak; best: DailyBest }) {
  return (
    <section class="throw-best">
      <div>
        <h2>{speak('throw-yesterday')}</h2>
        <p>
          {speak('throw-yesterday-by', { name: best.name || speak('throw-nameless'), points: best.points })}
        </p>
      </div>
      <a class="button" href={`/game/${best.game}?play-back`}>
        {speak('throw-watch')}
      </a>
    </section>
  );
}
