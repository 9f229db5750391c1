// The table: the board with the seats around it, dice and decisions, the log and the rules beside it.

import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { alone } from '../base/alone';
import { useFocusKept } from '../base/focus';
import { moment, playing } from '../base/heading';
import { useMatch } from '../base/match';
import type { Layout } from '../board/geometry';
import { queryOf } from '../game/link';
import type { TableView, View } from '../generated/wire';
import { cardOf, catalogue, catalogueFailure } from '../net/catalogue';
import { lazy } from '../parts/lazy';
import { Nothing } from '../parts/nothing';
import { t } from '../text';
import type { Aids } from './BoardTools';
import { ClothDice } from './dice/ClothDice';
import { OverBoard } from './ends/stage';
import { useStepping } from './log/stepping';
import { kindsOf, layOut, NARROW } from './places';
import { SeatAreas } from './seats/SeatAreas';
import type { Store } from './store';
import { arrows } from './studied';
import { TableBoard } from './TableBoard';
import { Announcer } from './told/Announcer';
import { statusWords } from './told/Told';
import { useTurns } from './turning';
import { useSounds } from './useSounds';

const Promotion = lazy(() => import('./choices/Promotion').then((part) => part.Promotion), 'quiet');
const KingGhosts = lazy(() => import('./choices/Foretold').then((part) => part.KingGhosts), 'quiet');
const Moments = lazy(async () => (await import('./told/Moments')).Moments, 'quiet');

/** What stands beside the board is told of its table. */
export interface BesideProps {
  store: Store;
  table: TableView;
  view: View;
  aids: Aids;
  /** Quarter turns of the board. */
  turns: number;
  /** Whose turn it is, in a sentence. */
  words: string;
  /** Whether the game went on when one came, so that its result was waited for. */
  awaited: boolean;
  /** Branches off at the state shown, to try something. */
  onTry(): void;
  /** Shown before everything else. */
  children?: ComponentChildren;
}

export interface TableProps extends Pick<BesideProps, 'store' | 'onTry' | 'children'> {
  /** What the page puts beside the board, once its game is known. */
  Beside: ComponentType<BesideProps>;
}

/** The table once it has loaded; until then its loading state. */
export function Table(props: TableProps) {
  const { store } = props;
  const turns = useTurns(store);
  const [table, view] = [store.game.table.value, store.showing.shown.value];
  const rules = table?.rules ?? null;
  useEffect(() => {
    playing.value = rules;
  }, [rules]);
  const board = table?.board;
  const narrow = useMatch(NARROW);
  const on = useMemo(() => (board ? layOut(board, turns, narrow) : null), [board, turns, narrow]);
  const words =
    !table || !view ? '' : store.people.waits.value ? t('link-awaits') : statusWords(store, view, table.look);
  useEffect(() => {
    moment.value = words;
    return () => {
      moment.value = null;
    };
  }, [words]);
  if (store.missing.value) {
    return (
      <main class="page">
        <h1>{t('table-missing')}</h1>
        <Nothing words={t('page-missing-why')} />
      </main>
    );
  }
  // With a key of its own: an element that was reused for the table would seem to move.
  if (!table || !view || !on) return <Coming key="coming" store={store} />;
  return <Whole {...props} table={table} view={view} on={on} turns={turns} words={words} />;
}

/** A table that has not loaded yet, or cannot be. */
function Coming({ store }: { store: Store }) {
  const trouble = store.notices.notice.value;
  const from = store.trial?.from;
  return (
    <main class="page" aria-busy="true">
      <p>{trouble || t(store.sending.lost.value ? (alone ? 'line-elsewhere' : 'line-lost') : 'loading')}</p>
      {from && 'rules' in from && trouble !== '' && (
        <a href={`/setup/${from.rules}?${queryOf(from)}`}>{t('share-change')}</a>
      )}
    </main>
  );
}

interface WholeProps extends TableProps {
  table: TableView;
  view: View;
  on: Layout;
  /** Quarter turns of the board. */
  turns: number;
  /** Whose turn it is, in a sentence. */
  words: string;
}

function Whole({ store, onTry, Beside, children, table, view, on, turns, words }: WholeProps) {
  const boardArea = useRef<HTMLDivElement>(null);
  useStepping(store, boardArea);
  const main = useRef<HTMLElement>(null);
  const settled = store.showing.current.value && !store.sending.waiting.value;
  useFocusKept(main, settled);
  useSounds(store);
  const aids = useMemo<Aids>(() => ({ threats: signal(false), drawing: signal(false) }), []);
  const card = cardOf(table.rules);
  const { die, huffs } = table.look;
  const over = store.game.live.value?.outcome != null;
  const kinds = {
    ...kindsOf(view, table.look, on),
    watched: !view.seats.some((seat) => store.people.isHuman(seat.seat)),
    'by-hand-table': die !== null && (table.dice === 'hand' || store.trial !== null),
    ended: over,
  };
  // What is told of a game is fetched when it goes on.
  const shown = store.showing.shownEntries.value.length;
  const [from] = useState(shown);
  const [played, setPlayed] = useState(false);
  if (shown > from && !played) setPlayed(true);
  const awaited = useRef(false);
  if (!over) awaited.current = true;

  return (
    <main
      ref={main}
      class={['table', ...Object.entries(kinds).flatMap(([kind, is]) => (is ? kind : []))].join(' ')}
      data-count={store.game.entries.value.length}
      data-settled={settled ? '' : undefined}
    >
      {card && <h1 class="visually-hidden">{card.title}</h1>}
      <SeatAreas store={store} view={view} turns={turns} />
      <div class="board-area" ref={boardArea}>
        <TableBoard
          store={store}
          on={on}
          view={view}
          label={card?.title ?? ''}
          huffs={huffs}
          aids={aids}
          given={arrows.value}
        />
        {/* When all is over, nothing lies on the board but the men. */}
        {die && view.outcome === null && <ClothDice store={store} on={on} view={view} die={die} />}
        {played && <Moments store={store} on={on} rules={table.rules} from={from} />}
        {store.moves.choice.value.options.length > 0 && <Promotion store={store} on={on} />}
        {store.moves.legal.value.some((one) => one.then && !one.from) && <KingGhosts store={store} on={on} />}
        <OverBoard on={on} />
      </div>
      {(catalogue.value || catalogueFailure.value) && (
        <Beside {...{ store, table, view, aids, turns, words, onTry }} awaited={awaited.current}>
          {children}
        </Beside>
      )}
      <Announcer store={store} status={words} />
    </main>
  );
}
