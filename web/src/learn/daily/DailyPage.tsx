// The positions of the day, one for each family: the same for everybody, chosen by the date alone.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import type { DailyPage as Positions } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { dailyPath } from '../../net/paths';
import { language, t } from '../../text';
import { failureSentence } from '../../text/problem';
import { useSpeak } from '../../text/speak';
import { DAILY } from '../addresses';
import { ThrowCard } from '../throw/ThrowCard';
import { Puzzle } from './Puzzle';
import { dateOf, dayOf, resultOn, streakOn, trials } from './streak';
import '../../style/learn.css';
import '../../style/daily.css';

const MARKS = { found: '✓', missed: '✗' } as const;

export function DailyPage({ id }: { id: string }) {
  const speak = useSpeak('learn');
  // The card of the throw stands above: with its words it is there at once.
  const offer = useSpeak('throw');
  const lang = language.value;
  const [day] = useState(() => dayOf(new Date()));
  const [positions, setPositions] = useState<Positions['positions'] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [said, setSaid] = useSaid();
  useEffect(() => {
    request<Positions>(dailyPath(dateOf(day))).then((page) => setPositions(page.positions), setFailure);
  }, [day]);
  const tried = trials.value;
  // Without a list in the address: the first not yet tried, which stays when it has been.
  const opened = useMemo(
    () => positions?.find(({ list }) => resultOn(trials.peek()[list], day) === null),
    [positions, day],
  );
  const shown = positions?.find(({ list }) => list === id) ?? opened ?? positions?.[0];
  const card = shown && cardOf(shown.rules);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day * 86_400_000);
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
  const share = () => {
    const lines = positions.map(({ list }) => {
      const result = resultOn(tried[list], day);
      const streak = streakOn(tried[list], day);
      const mark = result ? MARKS[result] : '–';
      return `${mark} ${speak(`daily-list-${list}`)}${streak > 1 ? ` (${speak('daily-streak', { count: streak })})` : ''}`;
    });
    const text = [`Ashtapada, ${date}`, ...lines, `${location.origin}${DAILY}`].join('\n');
    void copyText(text).then((copied) => setSaid(speak(copied ? 'daily-copied' : 'daily-not-copied')));
  };
  return (
    <main class="page daily">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      <h1>{t('daily-title')}</h1>
      <p class="daily-date">
        <time dateTime={dateOf(day)}>{date}</time>
      </p>
      <div class="daily-throw">
        <ThrowCard words={offer} />
      </div>
      <nav aria-label={t('daily-title')}>
        <ul class="daily-lists">
          {positions.map(({ list }) => {
            const result = resultOn(tried[list], day);
            const streak = streakOn(tried[list], day);
            return (
              <li key={list}>
                <a
                  href={`${DAILY}/${list}`}
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
                  <small>{speak('daily-streak', { count: streak })}</small>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <Puzzle
        key={shown.list}
        puzzle={shown}
        card={card}
        day={day}
        speak={speak}
        next={
          positions.find(({ list }) => list !== shown.list && resultOn(tried[list], day) === null)?.list ??
          null
        }
      />
      <p class="daily-rule">{speak('daily-rule')}</p>
      {positions.some(({ list }) => resultOn(tried[list], day) !== null) && (
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
