// What one's game of the day came to: points or turns and the place, beside the strongest player, a line to paste, the streak,
// and the best game of yesterday.
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../base/alone';
import { search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { copyText } from '../base/save';
import type { DailyBest, DailyGamePage, DailyResult, DayScore, RoundMark } from '../generated/wire';
import { DAILY } from '../learn/addresses';
import { DayCrumbs, DayWithout } from '../learn/daily/frame';
import { dateOf } from '../learn/daily/streak';
import { DayCard } from '../learn/days/DayCard';
import { Lotuses } from '../learn/days/Lotuses';
import { countedDay, dayGame, isOwn, TODAY } from '../learn/days/play';
import { hasFinished, playedOf, streakOn } from '../learn/days/played';
import { Stick } from '../learn/days/Sticks';
import { scoreWords } from '../learn/days/score';
import { lazy } from '../parts/lazy';
import { language } from '../text';
import { type Speak, useSpeak } from '../text/speak';
import { bars, betterThan, numbered, numberOf, squares, stair } from './shape';
import '../style/days.css';

const GivenAway = lazy(() => import('./GivenAway').then((part) => part.GivenAway), 'quiet');

/** What is told of: a table of a day, or this browser's of today, as the server has the day. */
async function found(id: string): Promise<{ page: DailyGamePage; table: string | null }> {
  const query = new URLSearchParams(search.peek());
  const [date, game] = [query.get('day'), query.get('game')];
  if (date !== null && game !== null) return { page: await dayGame(date, id, game), table: game };
  const page = await dayGame(TODAY, id);
  const { last } = playedOf(id);
  if (last?.day !== countedDay(page.day)) return { page, table: null };
  return { page: await dayGame(page.day, id, last.game), table: last.game };
}

export function ResultPage({ id }: { id: string }) {
  const speak = useSpeak('days');
  const [shown, setShown] = useState<Awaited<ReturnType<typeof found>> | null>(null);
  const [best, setBest] = useState<DailyBest | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    setShown(null);
    found(id).then((now) => {
      const { page, table } = now;
      setShown(now);
      if (table !== null && isOwn(table) && page.own?.counts) hasFinished(id, countedDay(page.day), table);
      // Of a day that is not over the best is not told; without it the page is what it is.
      dayGame(dateOf(countedDay(page.day) - 1), id).then(
        (before) => setBest(before.best),
        () => {},
      );
    }, setFailure);
  }, [id, search.value]);
  const dated = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (failure !== null || !speak || !shown) return <DayWithout kind="day-page" failure={failure} />;
  const { page, table } = shown;
  return (
    <main class="page day-page">
      <DayCrumbs />
      <h1>
        {speak(`day-title-${id}`)} <time dateTime={page.day}>{dated.format(Date.parse(page.day))}</time>
      </h1>
      {page.own && table !== null ? (
        <Result speak={speak} page={page} own={page.own} game={table} />
      ) : (
        <DayCard speak={speak} game={page} titled={false} />
      )}
      {best && <Best speak={speak} best={best} />}
    </main>
  );
}

interface ResultProps {
  speak: Speak;
  page: DailyGamePage;
  own: DailyResult;
  game: string;
}

function Result({ speak, page, own, game }: ResultProps) {
  const { strongest, throws, seat } = page;
  const known = playedOf(page.id);
  const day = countedDay(page.day);
  const streak = streakOn(known, day);
  return (
    <>
      <Points speak={speak} page={page} own={own} />
      {own.rounds.length > 0 ? (
        <Rounds speak={speak} own={own.rounds} strongest={strongest?.rounds ?? null} throws={throws} />
      ) : (
        <section class="day-rounds">
          <p>{strongest ? scoreWords(speak, 'strongest', strongest.score) : speak('day-strongest-waits')}</p>
        </section>
      )}
      <GivenAway speak={speak} game={game} seat={seat} />
      <Line speak={speak} page={page} own={own} streak={streak} />
      <section class="day-row">
        <Lotuses played={known} day={day} />
        <p>{speak('day-streak', { count: streak })}</p>
      </section>
    </>
  );
}

/** What it came to, where that stands, and how all others are spread. */
function Points({ speak, page, own }: Pick<ResultProps, 'speak' | 'page' | 'own'>) {
  const { place, below } = own.standing;
  const better = betterThan(below, page.played, own.counts);
  return (
    <section class="day-points">
      <Sum speak={speak} score={own.score} />
      <div>
        <p class="day-place">
          {own.counts
            ? speak('day-place', { place, played: page.played })
            : speak('day-fun', { played: page.played })}
        </p>
        {better !== null && <p class="day-better">{speak('day-better', { percent: better })}</p>}
        <Spread speak={speak} page={page} own={own} />
      </div>
    </section>
  );
}

/** The number that counts, or how it ended where none does. */
function Sum({ speak, score }: { speak: Speak; score: DayScore }) {
  switch (score.kind) {
    case 'points':
      return (
        <p class="day-sum">
          <b>{score.points}</b> <span>{speak('day-unit', { points: score.points })}</span>
        </p>
      );
    case 'won':
      return (
        <p class="day-sum">
          <b>{score.turns}</b> <span>{speak('day-unit-turns', { turns: score.turns })}</span>
        </p>
      );
    case 'drawn':
    case 'lost':
      return <p class="day-sum word">{speak(`day-${score.kind}`)}</p>;
  }
}

/** How many made how many points, or won in how many turns. */
function Spread({ speak, page, own }: Pick<ResultProps, 'speak' | 'page' | 'own'>) {
  const all = bars(numbered(page.results), numberOf(own.score));
  const most = Math.max(1, ...all.map(({ count }) => count));
  const kind = own.score.kind === 'points' ? 'day-spread' : 'day-spread-turns';
  if (all.length === 0) return null;
  return (
    <svg
      class="day-bars"
      viewBox={`0 0 ${all.length * 20} 60`}
      preserveAspectRatio="none"
      role="img"
      aria-label={speak(kind, { least: all[0]?.from ?? 0, most: all.at(-1)?.to ?? 0 })}
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
    <section class="day-rounds">
      <h2>{strongest ? speak('day-strongest-made', { points: other }) : speak('day-strongest-thinks')}</h2>
      <svg
        viewBox={`-4 -6 ${WIDE + 8} ${HIGH + 12}`}
        role="img"
        aria-label={[
          speak('day-own-rounds', { rounds: own.join(', ') }),
          ...(strongest ? [speak('day-their-rounds', { rounds: strongest.join(', ') })] : []),
        ].join(' ')}
      >
        <path class="ground" d={`M0 ${HIGH}H${WIDE}`} />
        <path class="under" d={`${line}V${HIGH}H0Z`} />
        {strongest && <path class="strongest" d={stair(strongest, most, WIDE, HIGH)} />}
        <path class="own" d={line} />
      </svg>
      <p class="day-faces" aria-hidden="true">
        {throws.map((face, index) => (
          <Stick key={index} face={Number(face)} upright />
        ))}
      </p>
      <p class="day-key">
        <span class="own">{speak('day-you')}</span>
        {strongest && <span class="strongest">{speak('day-strongest-key')}</span>}
      </p>
    </section>
  );
}

/** In the order in which they are explained. */
const MARKS: readonly RoundMark[] = ['level', 'less', 'worst', 'nothing'];

const short = (date: string) =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

/** What it came to in one line. */
function lineOf(speak: Speak, { id, day, strongest }: DailyGamePage, { score }: DailyResult, streak: number) {
  const best = strongest ? numberOf(strongest.score) : null;
  const said = { date: short(day), title: speak(`day-title-${id}`), best: best ?? -1, days: streak };
  if (score.kind === 'points') return speak('day-line', { ...said, points: score.points });
  return speak('day-line-turns', { ...said, result: score.kind, turns: numberOf(score) ?? 0 });
}

/** The line to paste. */
function Line(props: { speak: Speak; page: DailyGamePage; own: DailyResult; streak: number }) {
  const { speak, page, own, streak } = props;
  const [said, setSaid] = useSaid();
  const first = lineOf(speak, page, own, streak);
  const copy = () => {
    const text = [first, squares(own.marks), linkTo(DAILY)].filter(Boolean).join('\n');
    void copyText(text).then((copied) => setSaid(speak(copied ? 'day-copied' : 'day-not-copied')));
  };
  return (
    <section class="day-line">
      <div>
        <p>{first}</p>
        {own.marks.length > 0 && (
          <p class="day-squares" aria-hidden="true">
            {own.marks.map((mark, index) => (
              <span key={index} class={mark} />
            ))}
          </p>
        )}
        {own.marks.length > 0 && (
          <ul class="day-legend">
            {MARKS.map((mark) => (
              <li key={mark}>
                <span class={mark} /> {speak(`day-mark-${mark}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="primary" data-day="copy" onClick={copy}>
        {speak('day-copy')}
      </button>
      <p class="day-said" aria-live="polite">
        <Spoken said={said} />
      </p>
    </section>
  );
}

/** The best game of the day before, to look at. */
function Best({ speak, best: { name, score, game } }: { speak: Speak; best: DailyBest }) {
  const by = { name: name || speak('day-nameless') };
  const told =
    score.kind === 'points'
      ? speak('day-yesterday-by', { ...by, points: score.points })
      : speak('day-yesterday-turns', { ...by, result: score.kind, turns: numberOf(score) ?? 0 });
  return (
    <section class="day-best">
      <div>
        <h2>{speak('day-yesterday')}</h2>
        <p>{told}</p>
      </div>
      <a class="button" href={`/game/${game}?play-back`}>
        {speak('day-watch')}
      </a>
    </section>
  );
}
