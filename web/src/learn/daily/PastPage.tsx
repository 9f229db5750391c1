// The positions of past days, by what their best moves are about.
import { useEffect, useRef, useState } from 'preact/hooks';
import { search } from '../../base/router';
import { turnsFor } from '../../board/geometry';
import type { DailyPage, DailyView, Motif, PastPage as Past, PastPosition } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { dailyPath, pastPath } from '../../net/paths';
import { MiniBoard } from '../../parts/MiniBoard';
import { language } from '../../text';
import { type Speak, useSpeak } from '../../text/speak';
import { DAILY, PAST } from '../addresses';
import { countedDay, TODAY } from '../days/play';
import { DayCrumbs, DayWithout } from './frame';
import { isSolved } from './streak';
import '../../style/learn.css';
import '../../style/daily.css';

/** So many are shown at a time. */
const PAGE = 30;

/** How many positions are about what, in the order in which the server tells what there is. */
export function motifsOf(positions: readonly PastPosition[]): [Motif, number][] {
  const counts = new Map<Motif, number>();
  for (const motif of positions.flatMap(({ motifs }) => motifs))
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The positions of the days that are shown, each day asked for once; none as long as it is not there. */
function useDays(days: readonly string[]): ReadonlyMap<string, readonly DailyView[]> {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly DailyView[]>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const day of new Set(days)) {
      if (asked.current.has(day)) continue;
      asked.current.add(day);
      // Without its board a position is still listed.
      request<DailyPage>(dailyPath(day)).then(
        ({ positions }) => setKnown((before) => new Map([...before, [day, positions]])),
        () => asked.current.delete(day),
      );
    }
  }, [days.join()]);
  return known;
}

export function PastPage() {
  const speak = useSpeak('learn');
  const [positions, setPositions] = useState<Past['positions'] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [count, setCount] = useState(PAGE);
  const about = new URLSearchParams(search.value).get('about');
  useEffect(() => {
    request<Past>(pastPath(TODAY)).then((page) => setPositions(page.positions), setFailure);
  }, []);
  useEffect(() => setCount(PAGE), [about]);
  const wanted = (positions ?? []).filter(
    ({ motifs }) => about === null || motifs.some((one) => one === about),
  );
  const boards = useDays(wanted.slice(0, count).map(({ day }) => day));
  if (failure !== null || !speak || !positions) return <DayWithout kind="daily" failure={failure} />;
  return (
    <main class="page daily">
      <DayCrumbs />
      <h1>{speak('past-title')}</h1>
      <p>{speak('past-lead')}</p>
      <nav aria-label={speak('past-title')}>
        <ul class="past-motifs">
          <Chip name={speak('past-all')} count={positions.length} href={PAST} here={about === null} />
          {motifsOf(positions).map(([motif, many]) => (
            <Chip
              key={motif}
              name={speak(`motif-${motif}`)}
              count={many}
              href={`${PAST}?about=${motif}`}
              here={about === motif}
            />
          ))}
        </ul>
      </nav>
      <ul class="past-list">
        {wanted.slice(0, count).map((one) => (
          <One
            key={`${one.day} ${one.list}`}
            speak={speak}
            position={one}
            shown={boards.get(one.day)?.find(({ list }) => list === one.list)}
          />
        ))}
      </ul>
      {wanted.length > count && (
        <p>
          <button type="button" onClick={() => setCount(count + PAGE)}>
            {speak('past-more')}
          </button>
        </p>
      )}
    </main>
  );
}

function Chip({ name, count, href, here }: { name: string; count: number; href: string; here: boolean }) {
  return (
    <li>
      <a href={href} aria-current={here ? 'page' : undefined}>
        {name} <small>{count}</small>
      </a>
    </li>
  );
}

const STEPS = [1, 2, 3, 4, 5];

interface OneProps {
  speak: Speak;
  position: PastPosition;
  /** What stands on its board, once that is known. */
  shown: DailyView | undefined;
}

function One({ speak, position, shown }: OneProps) {
  const { day, list, rules, hardness, motifs } = position;
  const dated = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' });
  const card = cardOf(rules);
  const solved = isSolved(list, countedDay(day));
  const about = motifs.map((motif) => speak(`motif-${motif}`)).join(', ');
  return (
    <li data-solved={solved ? '' : undefined}>
      <a href={`${DAILY}/${list}?day=${day}`}>
        <span class="past-board">
          {shown && card && <MiniBoard board={card.board} view={shown.view} turns={turnsFor(shown.seat)} />}
        </span>
        <b>{card?.title ?? speak(`daily-list-${list}`)}</b>
        <span class="past-hardness" role="img" aria-label={speak('past-hardness', { step: hardness })}>
          {STEPS.map((step) => (
            <span key={step} class={step <= hardness ? 'full' : ''} />
          ))}
        </span>
        <time dateTime={day}>{dated.format(Date.parse(day))}</time>
        <span class="past-about">
          {solved && (
            <>
              <span aria-hidden="true">✓ </span>
              <span class="visually-hidden">{speak('past-solved')} </span>
            </>
          )}
          {about}
        </span>
      </a>
    </li>
  );
}
