// What happened: the turns round by round, stepping back and forth.
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import { lazy } from '../../parts/lazy';
import { isChess } from '../../settings/colours';
import { tellingFor } from '../../settings/settings';
import { t } from '../../text';
import type { Store } from '../store';
import { Timeline } from './Timeline';
import { columnsOf, firstOf, inParts, lastOf, roundsOf, turnsOf } from './turns';

const LogTurns = lazy(() => import('./LogTurns').then((part) => part.LogTurns), 'quiet');

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
        {parts.length > 0 && (
          <LogTurns
            store={store}
            parts={parts}
            columns={known.current}
            here={here}
            telling={telling}
            onDrawn={follow}
          />
        )}
      </div>
      <div class="log-foot">
        <Timeline store={store} />
      </div>
    </div>
  );
}
