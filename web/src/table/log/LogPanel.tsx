// What happened: turns in notation, events in sentences, stepping back and forth, saving.
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import { memo } from '../../memo';
import { Timeline } from '../../review/Timeline';
import { language, t } from '../../text';
import { entryWords } from '../../text/action';
import { type Colours, eventSentence, refusalSentence } from '../../text/event';
import type { Store } from '../store';
import { inParts, refusedIn, type Turn, turnsOf, turnText, worthTelling } from './turns';

const firstOf = (turn: Turn | undefined) => turn?.entries[0]?.seq ?? 0;
const lastOf = (turn: Turn | undefined) => turn?.entries.at(-1)?.seq ?? 0;

interface Shared {
  colours: Colours;
  lang: string;
  browse(to: number): void;
}

interface WordsProps extends Shared {
  turn: Turn;
  number: number;
}

/** A mark on a turn of an earlier edition that today's rules would refuse. */
function Refused({ turn, colours }: Pick<WordsProps, 'turn' | 'colours'>) {
  const refused = refusedIn(turn);
  if (!refused) return null;
  const words = t('log-refused', { why: refusalSentence(refused, colours) });
  return (
    <span class="refused" role="img" aria-label={words} title={words}>
      †
    </span>
  );
}

/** The sentences about a turn. */
const Words = memo(({ turn, number, colours, browse }: WordsProps) => {
  const events = turn.entries.flatMap((entry) => entry.events).filter(worthTelling);
  const sentences = [
    ...events.map((event) => eventSentence(event, colours)),
    ...turn.given.map((entry) => entryWords(entry, colours)),
  ];
  return (
    <>
      <button type="button" onClick={() => browse(lastOf(turn))}>
        <span class="turn-number">{number}.</span>
        {turn.seat !== null && <ArmyMark colour={colours[turn.seat] ?? ''} size={16} />}
        <span class="notation">{turnText(turn, colours)}</span>
        <Refused turn={turn} colours={colours} />
      </button>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </>
  );
});

interface PartProps extends Shared {
  turns: readonly Turn[];
  /** The number of turns before. */
  before: number;
  /** Whether it is out of view unless one scrolls. */
  far: boolean;
  /** How many entries are shown. */
  at: number;
  /** The last entry before anything was tried; 0 where nothing is. */
  base: number;
}

/** Some of the turns: a step or a move in a long game renders only the part that it changes. */
const Part = memo(({ turns, before, far, at, base, ...shared }: PartProps) => (
  <ol class={far ? 'far' : ''} aria-label={t('log-title')}>
    {turns.map((turn, index) => {
      const [first, last] = [firstOf(turn), lastOf(turn)];
      const marks = [
        first <= at && at <= last && 'here',
        first > at && 'later',
        base > 0 && last > base && 'tried',
      ];
      return (
        <li key={first} class={marks.filter(Boolean).join(' ')}>
          <Words turn={turn} number={before + index + 1} {...shared} />
        </li>
      );
    })}
  </ol>
));

/** Scrolls a list, and nothing else, just far enough to show a row: the board must not move. */
function keepInSight(list: Element, row: Element | null | undefined): void {
  if (!row) return;
  const [whole, part] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (part.top < whole.top) list.scrollTop -= whole.top - part.top;
  else if (part.bottom > whole.bottom) list.scrollTop += part.bottom - whole.bottom;
}

interface LogProps {
  store: Store;
  /** Branches off at the state shown, to try something. */
  onTry(): void;
  onShare(): void;
}

export function LogPanel({ store, onTry, onShare }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof inParts>>([]);
  drawn.current = inParts(turnsOf(store.entries.value), drawn.current);
  const parts = drawn.current;
  const at = store.count.value;
  const here = parts.findLastIndex(([turn]) => firstOf(turn) <= at);
  const last = lastOf(parts.at(-1)?.at(-1));
  const follow = useCallback(() => {
    const seen = list.current;
    if (!seen) return;
    const end =
      store.browsing.peek() === null ? seen.lastElementChild?.lastElementChild : seen.firstElementChild;
    keepInSight(seen, seen.querySelector('.here') ?? end);
  }, [store]);
  useEffect(follow, [follow, at, last]);
  useEffect(() => {
    // What is above the log grows at times, and makes the log smaller.
    const resized = new ResizeObserver(follow);
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [follow]);
  return (
    <div class="log-panel">
      <div class="log" ref={list}>
        {parts.length === 0 && <p class="log-empty">{t('log-empty')}</p>}
        {parts.map((turns, index) => {
          const [first, end] = [firstOf(turns[0]), lastOf(turns.at(-1))];
          return (
            <Part
              key={first}
              turns={turns}
              before={index * (parts[0]?.length ?? 0)}
              far={Math.abs(index - Math.max(0, here)) > 1}
              // Normalized: any value before or after all its turns looks the same.
              at={at < first ? 0 : at > end ? end + 1 : at}
              base={store.base.value}
              colours={store.colours.value}
              lang={language.value}
              browse={store.browse}
            />
          );
        })}
      </div>
      <div class="log-foot">
        <Timeline store={store} />
        {/* In a trial, a further branch is offered only where one looks back. */}
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
