// The positions of the day, one for each family: the same for everybody, chosen by the date alone.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { linkTo } from '../../base/alone';
import { search } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import type { DailyGamePage, DailyPage as Positions } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { dailyPath } from '../../net/paths';
import { language, t } from '../../text';
import { failureSentence } from '../../text/problem';
import { useSpeak } from '../../text/speak';
import { DAILY, PAST, RUSH } from '../addresses';
import { DayCard } from '../days/DayCard';
import { countedDay, dayGames, TODAY } from '../days/play';
import { Puzzle } from './Puzzle';
import { resultOn, streakOn, trials } from './streak';
import '../../style/learn.css';
import '../../style/daily.css';

const MARKS = { found: '✓', missed: '✗' } as const;

interface Shown {
  /** As the server has it, whatever the clock of this computer says. */
  date: string;
  positions: Positions['positions'];
  /** What else there is on that day; without it the page is what it is. */
  games: readonly DailyGamePage[];
}

/** What there is today, or the positions of the day in the address. */
async function fetched(past: string | null): Promise<Shown> {
  const games = past === null ? dayGames(TODAY).catch(() => null) : null;
  const { day, positions } = await request<Positions>(dailyPath(past ?? TODAY));
  return { date: day, positions, games: (await games)?.games ?? [] };
}

export function DailyPage({ id }: { id: string }) {
  const speak = useSpeak('learn');
  // With their words the cards of games are there at once.
  const offer = useSpeak('days');
  const lang = language.value;
  const past = new URLSearchParams(search.value).get('day');
  const [shownDay, setShownDay] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [said, setSaid] = useSaid();
  useEffect(() => {
    setFailure(null);
    fetched(past).then(setShownDay, setFailure);
  }, [past]);
  const { date: today, positions, games } = shownDay ?? { date: '', positions: null, games: [] };
  const day = countedDay(today);
  const tried = trials.value;
  // Without a list in the address: the first not yet tried, which stays when it has been.
  const opened = useMemo(
    () => positions?.find(({ list }) => resultOn(trials.peek()[list], day) === null),
    [positions, day],
  );
  const shown = positions?.find(({ list }) => list === id) ?? opened ?? positions?.[0];
  const card = shown && cardOf(shown.rules);
  const dated = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  if (failure !== null) {
    return (
      <main class="page daily">
        <h1>{t('daily-title')}</h1>
        <p class="problem" role="alert">
          {failureSentence(failure)}
        </p>
      </main>
    );
  }
  if (!speak || !offer || !positions || !shown || !card) {
    return (
      <main key="coming" class="page daily" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  const date = dated.format(Date.parse(today));
  const share = () => {
    const lines = positions.map(({ list }) => {
      const result = resultOn(tried[list], day);
      const streak = streakOn(tried[list], day);
      const mark = result ? MARKS[result] : '–';
      return `${mark} ${speak(`daily-list-${list}`)}${streak > 1 ? ` (${speak('daily-streak', { count: streak })})` : ''}`;
    });
    const text = [`Ashtapada, ${date}`, ...lines, linkTo(DAILY)].join('\n');
    void copyText(text).then((copied) => setSaid(speak(copied ? 'daily-copied' : 'daily-not-copied')));
  };
  return (
    <main class="page daily">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      <h1>{t('daily-title')}</h1>
      <p class="daily-date">
        <time dateTime={today}>{date}</time>
      </p>
      <nav aria-label={t('daily-title')}>
        <ul class="daily-lists">
          {positions.map(({ list }) => {
            const result = past === null ? resultOn(tried[list], day) : null;
            const streak = streakOn(tried[list], day);
            return (
              <li key={list}>
                <a
                  href={past === null ? `${DAILY}/${list}` : `${DAILY}/${list}?day=${past}`}
                  data-list={list}
                  data-result={result ?? undefined}
                  aria-current={list === shown.list ? 'page' : undefined}
                >
                  <span>
                    {result && (
                      <>
                        <span aria-hidden="true">{MARKS[result]} </span>
                        <span class="visually-hidden">{speak(`daily-${result}`)} </span>
                      </>
                    )}
                    {speak(`daily-list-${list}`)}
                  </span>
                  {past === null && <small>{speak('daily-streak', { count: streak })}</small>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <Puzzle
        key={`${today} ${shown.list}`}
        puzzle={shown}
        card={card}
        day={day}
        past={past !== null}
        speak={speak}
        next={
          positions.find(({ list }) => list !== shown.list && resultOn(tried[list], day) === null)?.list ??
          null
        }
      />
      <p class="daily-more">
        <a class="button" href={RUSH}>
          {speak('rush-title')}
        </a>{' '}
        <a href={PAST}>{speak('past-title')}</a>
      </p>
      {games.length > 0 && (
        <section class="day-games">
          <h2>{offer('day-games')}</h2>
          <div class="day-cards">
            {games.map((game) => (
              <DayCard key={game.id} speak={offer} game={game} />
            ))}
          </div>
        </section>
      )}
      {past === null && <p class="daily-rule">{speak('daily-rule')}</p>}
      {past === null && positions.some(({ list }) => resultOn(tried[list], day) !== null) && (
        <p class="daily-share">
          <button type="button" onClick={share}>
            {speak('daily-share')}
          </button>{' '}
          <span aria-live="polite">
            <Spoken said={said} />
          </span>
        </p>
      )}
    </main>
  );
}
