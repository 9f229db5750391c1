// What happened: turns in notation, events in sentences, stepping back and forth, saving.
import { Component } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../board/Piece';
import type { Entry } from '../generated/Entry';
import { Timeline } from '../review/Timeline';
import { language, t } from '../text';
import { actionWords } from '../text/action';
import { type Colours, eventSentence } from '../text/event';
import { moreTime } from './clock';
import { moreTimes, type Turn, turnsOf, turnText, worthTelling } from './log';
import type { Store } from './store';

const TOLD = new WeakMap<Entry, { lang: string; colours: Colours; sentences: string[] }>();

/** What an entry tells, kept: a long game has hundreds, and they are drawn anew with every move. */
function told(entry: Entry, colours: Colours): string[] {
  const known = TOLD.get(entry);
  if (known?.lang === language.value && known.colours === colours) return known.sentences;
  const sentences = entry.events.filter(worthTelling).map((event) => eventSentence(event, colours));
  TOLD.set(entry, { lang: language.value, colours, sentences });
  return sentences;
}

function givenWords({ action }: Entry, colours: Colours): string {
  const given = moreTime(action);
  return given ? t('clock-given', { seatColour: colours[given.seat] ?? '', count: given.minutes }) : '';
}

interface RowProps {
  turn: Turn;
  number: number;
  /** The number of its last entry. */
  last: number;
  marks: string;
  /** Time that was given meanwhile, in words. */
  given: string;
  colours: Colours;
  lang: string;
  browse(to: number): void;
}

/** One turn. Turns are put together anew with every entry: only one that is not as it was is drawn again. */
class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const now: RowProps = this.props;
    const same = (['number', 'last', 'marks', 'given', 'colours', 'lang'] as const).every(
      (name) => next[name] === now[name],
    );
    return !same || next.turn.entries[0] !== now.turn.entries[0];
  }

  override render({ turn, number, last, marks, given, colours, browse }: RowProps) {
    const sentences = turn.entries.flatMap((entry) => told(entry, colours));
    if (given !== '') sentences.push(given);
    return (
      <li class={marks}>
        <button type="button" onClick={() => browse(last)}>
          <span class="turn-number">{number}.</span>
          {turn.seat !== null && <ArmyMark colour={colours[turn.seat] ?? ''} size={16} />}
          <span class="notation">{turnText(turn, (action) => actionWords(action, colours))}</span>
        </button>
        {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      </li>
    );
  }
}

/** Scrolls a list, and nothing else, as far as it takes to see one of its rows: the board must stay where it is. */
function keepInSight(list: Element, row: Element | null): void {
  if (!row) return;
  const [whole, part] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (part.top < whole.top) list.scrollTop -= whole.top - part.top;
  else if (part.bottom > whole.bottom) list.scrollTop += part.bottom - whole.bottom;
}

interface LogProps {
  store: Store;
  /** Leaves the game where it is shown, to try something. */
  onTry(): void;
  onShare(): void;
}

export function LogPanel({ store, onTry, onShare }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const turns = turnsOf(store.entries.value);
  const gifts = store.table.value?.clock ? moreTimes(store.entries.value) : [];
  const colours = store.colours.value;
  const at = store.count.value;
  const base = store.trial?.base;
  const back = store.browsing.value !== null;
  useEffect(() => {
    const seen = list.current;
    if (!seen) return;
    const follow = () => keepInSight(seen, back ? seen.querySelector('.here') : seen.lastElementChild);
    follow();
    // What stands above it takes more room at times, and leaves it less.
    const resized = new ResizeObserver(follow);
    resized.observe(seen);
    return () => resized.disconnect();
  }, [turns.length, at, back]);
  return (
    <div class="log-panel">
      <ol class="log" ref={list} aria-label={t('log-title')}>
        {turns.length === 0 && <li class="log-empty">{t('log-empty')}</li>}
        {turns.map((turn, index) => {
          const last = turn.entries.at(-1)?.seq ?? 0;
          const first = turn.entries[0]?.seq ?? 0;
          // What was given before the first turn is told with it.
          const from = index === 0 ? 0 : first;
          const until = turns[index + 1]?.entries[0]?.seq ?? Number.POSITIVE_INFINITY;
          const given = gifts.filter((entry) => from <= entry.seq && entry.seq < until);
          return (
            <Row
              key={first}
              turn={turn}
              number={index + 1}
              last={last}
              marks={`${first <= at && at <= last ? 'here' : ''} ${first > at ? 'later' : ''} ${base && last > base ? 'tried' : ''}`}
              given={given.map((entry) => givenWords(entry, colours)).join(' ')}
              colours={colours}
              lang={language.value}
              browse={store.browse}
            />
          );
        })}
      </ol>
      <div class="log-foot">
        <Timeline store={store} />
        {/* Where one tries already, another branch leaves only what was played before. */}
        {!(store.trial && store.current.value) && (
          <button type="button" data-open="try" onClick={onTry}>
            {t('branch-try')}
          </button>
        )}
        <button type="button" data-open="share" onClick={onShare}>
          {t('share-open')}
        </button>
      </div>
    </div>
  );
}
