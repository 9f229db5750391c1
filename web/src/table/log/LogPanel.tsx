// What happened: turns in pictures, sentences or notation, round by round, events in sentences, stepping back and forth, saving.
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { memo } from '../../base/memo';
import { ArmyMark } from '../../board/Piece';
import type { Seat } from '../../generated/wire';
import { isChess } from '../../settings/colours';
import { tellingFor } from '../../settings/settings';
import { language, t } from '../../text';
import { entryWords, happened } from '../../text/action';
import type { Store } from '../store';
import { turnWords } from '../told/picture';
import { Timeline } from './Timeline';
import { Cell, type Shared } from './TurnCell';
import {
  columnOf,
  columnsOf,
  firstOf,
  inParts,
  lastOf,
  type Round,
  roundsOf,
  type Turn,
  turnsOf,
  worthTelling,
} from './turns';

/** What is not told of a turn in its column. */
function untold({ entries }: Turn, { names, telling }: Shared): string[] {
  if (telling === 'sentences') return [];
  return entries.flatMap((entry) =>
    entry.events.filter((event) => worthTelling(event, entry)).map((event) => happened(entry, event, names)),
  );
}

interface SentencesProps extends Shared {
  round: Round;
  /** The turn that one went back to: its picture is told in words, too. */
  read: Turn | undefined;
}

/** What the columns of a round do not tell. */
const Sentences = memo(({ round, read, ...shared }: SentencesProps) => {
  const { names } = shared;
  const sentences = round.flatMap((turn) => [
    ...(turn === read ? [turnWords(turn.entries, names)] : untold(turn, shared)),
    ...turn.given.map((entry) => entryWords(entry, names)),
  ]);
  return <>{sentences.length > 0 && <p>{sentences.join(' ')}</p>}</>;
});

interface PartProps extends Shared {
  rounds: readonly Round[];
  columns: readonly Seat[];
  /** The number of rounds before. */
  before: number;
  /** Whether it is out of view unless one scrolls. */
  far: boolean;
  /** How many entries are shown. */
  at: number;
  /** Whether one looks back. */
  back: boolean;
  /** The last entry before anything was tried; 0 where nothing is. */
  base: number;
}

/** Whether a turn is shown after so many entries. */
const isAt = (turn: Turn, at: number) => firstOf(turn) <= at && at <= lastOf(turn);

/** Some of the rounds: a step or a move in a long game renders only the part that it changes. */
const Part = memo(({ rounds, columns, before, far, at, back, base, ...shared }: PartProps) => (
  <ol class={far ? 'far' : ''} aria-label={t('log-title')}>
    {rounds.map((round, index) => (
      <li key={firstOf(round[0])}>
        <span class="turn-number">{before + index + 1}.</span>
        {round.map((turn) => {
          const [first, last] = [firstOf(turn), lastOf(turn)];
          const marks = [isAt(turn, at) && 'here', first > at && 'later', base > 0 && last > base && 'tried'];
          return (
            <Cell
              key={first}
              turn={turn}
              column={columnOf(turn, columns)}
              marks={marks.filter(Boolean).join(' ')}
              {...shared}
            />
          );
        })}
        <Sentences
          round={round}
          read={back && shared.telling === 'pictures' ? round.find((turn) => isAt(turn, at)) : undefined}
          {...shared}
        />
      </li>
    ))}
  </ol>
));

/** Scrolls a list, and nothing else, just far enough to show a row: the board must not move. No row above it is left cut in two. */
function keepInSight(list: Element, row: Element | null | undefined): void {
  if (!row) return;
  const [whole, part] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const top = list.querySelector('.log-head')?.getBoundingClientRect().bottom ?? whole.top;
  if (part.top < top) list.scrollTop -= top - part.top;
  else if (part.bottom > whole.bottom) {
    const down = part.bottom - whole.bottom;
    // From the row upwards, to the one that would be cut.
    let first: Element | null = row.closest('li');
    let box = first?.getBoundingClientRect();
    while (first && box && box.top > top + down) {
      first = rowAbove(first);
      box = first?.getBoundingClientRect();
    }
    // Of a row as high as all that is in sight the end is shown.
    const cut = box && box.top < top + down && box.bottom < part.top + 1 ? box.bottom - top : null;
    list.scrollTop += cut ?? down;
  }
}

/** The row above one, in its part of the log or at the end of the part before. */
const rowAbove = (row: Element): Element | null =>
  row.previousElementSibling ??
  row.parentElement?.previousElementSibling?.querySelector(':scope > li:last-child') ??
  null;

export function LogPanel({ store }: { store: Store }) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof inParts>>([]);
  const turns = turnsOf(store.showing.toldEntries.value);
  const order = (store.game.live.value?.seats ?? []).map(({ seat }) => seat);
  const columns = columnsOf(turns, order);
  drawn.current = inParts(roundsOf(turns, columns), drawn.current);
  const parts = drawn.current;
  const known = useRef(columns);
  if (columns.join() !== known.current.join()) known.current = columns;
  const at = store.showing.count.value;
  const here = parts.findLastIndex(([round]) => firstOf(round?.[0]) <= at);
  const last = lastOf(turns.at(-1));
  const follow = useCallback(() => {
    const seen = list.current;
    if (!seen) return;
    const here = seen.querySelector('.here');
    if (here === null && store.showing.browsing.peek() !== null) seen.scrollTop = 0;
    else keepInSight(seen, here ?? seen.lastElementChild?.lastElementChild);
  }, [store]);
  useEffect(follow, [follow, at, last]);
  useEffect(() => {
    // What is above the log grows at times, and makes the log smaller.
    const resized = new ResizeObserver(follow);
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [follow]);
  const telling = tellingFor(isChess(store.people.colours.value.men));
  return (
    <div class="log-panel">
      <div class={`log ${telling}`} ref={list} style={{ '--columns': columns.length }}>
        {parts.length > 0 && telling !== 'sentences' && (
          <div class="log-head" aria-hidden="true">
            {columns.map((seat, index) => (
              <span key={seat} style={{ gridColumn: index + 2 }}>
                <ArmyMark colour={store.people.colours.value[seat] ?? ''} size={16} />
              </span>
            ))}
          </div>
        )}
        {parts.length === 0 && <p class="log-empty">{t('log-empty')}</p>}
        {parts.map((rounds, index) => {
          const [first, end] = [firstOf(rounds[0]?.[0]), lastOf(rounds.at(-1)?.at(-1))];
          return (
            <Part
              key={first}
              rounds={rounds}
              columns={known.current}
              before={index * (parts[0]?.length ?? 0)}
              far={Math.abs(index - Math.max(0, here)) > 1}
              // Normalized: any value before or after all its turns looks the same.
              at={at < first ? 0 : at > end ? end + 1 : at}
              // Elsewhere nothing is drawn anew for it.
              back={store.showing.browsing.value !== null && at >= first && at <= end}
              base={store.game.base.value}
              names={store.people.names.value}
              lang={language.value}
              telling={telling}
              die={store.game.table.value?.look.die ?? null}
              browse={store.looking.browse}
            />
          );
        })}
      </div>
      <div class="log-foot">
        <Timeline store={store} />
      </div>
    </div>
  );
}
