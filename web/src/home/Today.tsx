// What there is today, on the first page: the position of the day and the games that everybody plays, each with one's streak and
// where one stands. Fetched beside what goes on, and shown with it.
import type { DailyGamePage, DailyResult } from '../generated/wire';
import { DAILY } from '../learn/addresses';
import { resultOn, streakOn as streakOfList, trials } from '../learn/daily/streak';
import { standOf, useBegin } from '../learn/days/DayCard';
import { countedDay, dayGame, dayGames, resultOf, TODAY } from '../learn/days/play';
import { playedOf } from '../learn/days/played';
import { t } from '../text';
import { type Speak, speakOf, useSpeak } from '../text/speak';

export interface Day {
  date: string;
  games: readonly DailyGamePage[];
  /** Of those that one has played to the end, where one stands. */
  own: ReadonlyMap<string, DailyResult>;
  /** The words with which it is shown at once. */
  speak: Speak;
}

/** The games of today, and what one's own came to. */
export async function fetchDay(): Promise<Day> {
  // With its words it is shown at once.
  const words = speakOf('days');
  const { day: date, games } = await dayGames(TODAY);
  const own = await Promise.all(
    games.map(async ({ id }) => {
      const { last } = playedOf(id);
      if (!last?.done || last.day !== countedDay(date)) return null;
      const page = await dayGame(date, id, last.game).catch(() => null);
      return page?.own ? ([id, page.own] as const) : null;
    }),
  );
  return { date, games, own: new Map(own.flatMap((one) => (one ? [one] : []))), speak: await words };
}

export function Today({ day }: { day: Day }) {
  const speak = useSpeak('days') ?? day.speak;
  return (
    <section class="today" aria-label={t('nav-daily')}>
      <ul>
        <Positions speak={speak} day={countedDay(day.date)} />
        {day.games.map((game) => (
          <Game key={game.id} speak={speak} game={game} own={day.own.get(game.id) ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** Of the positions: how many were found, and the longest streak that goes on. */
function Positions({ speak, day }: { speak: Speak; day: number }) {
  const tried = Object.values(trials.value);
  const found = tried.filter((one) => resultOn(one, day) === 'found').length;
  const streak = Math.max(0, ...tried.map((one) => streakOfList(one, day)));
  const words = [
    found > 0 && speak('day-positions', { count: found }),
    speak('day-streak', { count: streak }),
  ];
  return (
    <li data-today="positions">
      <span>
        <b>{t('daily-title')}</b>
        <small>{words.filter(Boolean).join(' · ') || '\u00a0'}</small>
      </span>
      <a class="button" href={DAILY}>
        {speak('day-open')}
      </a>
    </li>
  );
}

interface GameProps {
  speak: Speak;
  game: DailyGamePage;
  own: DailyResult | null;
}

function Game({ speak, game, own }: GameProps) {
  const { id, day, played } = game;
  const { last, done, streak } = standOf(game);
  const { begin, going, trouble } = useBegin(id);
  const stands = own?.counts
    ? speak('day-place', { place: own.standing.place, played })
    : speak('day-played', { count: played });
  const words = [stands, speak('day-streak', { count: streak })];
  return (
    <li data-today={id}>
      <span>
        <b>{speak(`day-title-${id}`)}</b>
        <small>{words.filter(Boolean).join(' · ') || '\u00a0'}</small>
        {trouble !== '' && (
          <small class="problem" role="alert">
            {trouble}
          </small>
        )}
      </span>
      {done && last ? (
        <a class="button" href={resultOf(id, day, last.game)}>
          {speak('day-result')}
        </a>
      ) : (
        <button type="button" disabled={going} onClick={begin}>
          {speak(last ? 'day-go-on' : 'day-begin')}
        </button>
      )}
    </li>
  );
}
