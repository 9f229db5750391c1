// The positions of past days, by what their best moves are about.
import { useEffect, useState } from 'preact/hooks';
import { search } from '../../base/router';
import type { Motif, PastPage as Past, PastPosition } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { pastPath } from '../../net/paths';
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
  if (failure !== null || !speak || !positions) return <DayWithout kind="daily" failure={failure} />;
  const wanted =
    about === null ? positions : positions.filter(({ motifs }) => motifs.some((one) => one === about));
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
          <One key={`${one.day} ${one.list}`} speak={speak} position={one} />
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

function One({ speak, position }: { speak: Speak; position: PastPosition }) {
  const { day, list, rules, hardness, motifs } = position;
  const dated = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' });
  const solved = isSolved(list, countedDay(day));
  const about = motifs.map((motif) => speak(`motif-${motif}`)).join(', ');
  return (
    <li data-solved={solved ? '' : undefined}>
      <a href={`${DAILY}/${list}?day=${day}`}>
        <b>{cardOf(rules)?.title ?? speak(`daily-list-${list}`)}</b>
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
