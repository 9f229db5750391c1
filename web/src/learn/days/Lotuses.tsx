// A streak as a row of lotuses, one for each of the last days.
import { lotus } from '../../board/ornament';
import { language } from '../../text';
import { type Played, WEEK } from './played';

const PATH = lotus(50, 50);

/** The last seven days: those that were played in full, today as an outline until it is. */
export function Lotuses({ played, day }: { played: Played; day: number }) {
  const named = new Intl.DateTimeFormat(language.value, { weekday: 'narrow', timeZone: 'UTC' });
  const days = Array.from({ length: WEEK }, (_, index) => day - WEEK + 1 + index);
  return (
    <span class="lotuses" aria-hidden="true">
      {days.map((one) => (
        <span key={one} class={played.days.includes(one) ? 'played' : one === day ? 'due' : ''}>
          <svg viewBox="10 10 80 80" aria-hidden="true">
            <path d={PATH} />
          </svg>
          <small>{named.format(one * 86_400_000)}</small>
        </span>
      ))}
    </span>
  );
}
