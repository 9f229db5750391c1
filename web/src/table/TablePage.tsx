// The table: the board with the seats around it, dice and decisions, the log and the rules beside it.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moment } from '../arrival';
import { isChess } from '../board/armies';
import { type Layout, layout } from '../board/geometry';
import { cardOf, catalogue, catalogueFailure, optionValue, playing } from '../data';
import { useFocusKept } from '../focus';
import type { TableView } from '../generated/TableView';
import type { View } from '../generated/View';
import { lazy } from '../lazy';
import { useStepping } from '../review/stepping';
import { hintsFor } from '../settings/settings';
import { queryOf } from '../share/link';
import { useSounds } from '../sound/useSounds';
import { t } from '../text';
import { type Aids, PlanWords, PresentTool, UndoTool } from './BoardTools';
import { Actions } from './choices/Actions';
import { Promotion } from './choices/Promotion';
import { WayChoice } from './choices/WayChoice';
import { ClockNews } from './clocks/Clocks';
import { ClothDice } from './dice/ClothDice';
import { DiceTray, FaceTable, Throwing } from './dice/DiceTray';
import { mayEnd } from './ends/aside';
import { marksOf, signsOf } from './legend/legend';
import { Signs } from './legend/Signs';
import { roundAt, turnsOf } from './log/turns';
import { Side } from './Side';
import { TeamScore } from './seats/Points';
import { SeatAreas } from './seats/SeatAreas';
import type { Store } from './store';
import { TableBoard } from './TableBoard';
import { TempoControl } from './TempoControl';
import { Toolbar } from './Toolbar';
import { TourCard, TourOffer } from './TourOffer';
import { Announcer } from './told/Announcer';
import { GoOn } from './told/FollowTools';
import { Losses } from './told/Losses';
import { LostThrows } from './told/LostThrows';
import { Moments } from './told/Moments';
import { Notice, statusWords } from './told/Told';
import { useTurns } from './turning';
import { Typing } from './typing/TypingTool';
import { typist } from './typing/typist';

const Legend = lazy(async () => (await import('./legend/Legend')).Legend);
const Result = lazy(() => import('./seats/Result').then((part) => part.Result));
const OwnEnd = lazy(() => import('./ends/OwnEnd').then((part) => part.OwnEnd));
const SharePanel = lazy(() => import('../share/SharePanel').then((part) => part.SharePanel));

/** More letters than that are written smaller. */
const LONG = 34;

/** What stands beside the board depends on the game's card: it is rendered after the board, and all at once. */
function Beside({ children }: { children: ComponentChildren }) {
  return catalogue.value || catalogueFailure.value ? <div class="side">{children}</div> : null;
}

interface TableProps {
  store: Store;
  /** Branches off at the state shown, to try something. */
  onTry(): void;
  /** Shown before everything else at this table. */
  children?: ComponentChildren;
}

/** The table once it has loaded; until then its loading state. */
export function Table(props: TableProps) {
  const { store } = props;
  const turns = useTurns(store);
  const [table, view] = [store.table.value, store.shown.value];
  const rules = table?.rules ?? null;
  useEffect(() => {
    playing.value = rules;
  }, [rules]);
  const board = table?.board;
  const on = useMemo(() => (board ? layout(board, turns) : null), [board, turns]);
  const words = table && view ? statusWords(store, view, table.traits.huffs) : '';
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
        <a href="/">{t('result-gallery')}</a>
      </main>
    );
  }
  // With a key of its own: an element that was reused for the table would seem to move.
  if (!table || !view || !on) return <Coming key="coming" store={store} />;
  return <Whole {...props} table={table} view={view} on={on} turns={turns} words={words} />;
}

/** A table that has not loaded yet, or cannot be. */
function Coming({ store }: { store: Store }) {
  const trouble = store.notice.value;
  const from = store.trial?.from;
  return (
    <main class="page" aria-busy="true">
      <p>{trouble || t(store.lost.value ? 'line-lost' : 'loading')}</p>
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

function Whole({ store, onTry, children, table, view, on, turns, words }: WholeProps) {
  const boardArea = useRef<HTMLDivElement>(null);
  useStepping(store, boardArea);
  const main = useRef<HTMLElement>(null);
  const settled = store.current.value && !store.waiting.value;
  useFocusKept(main, settled);
  const [sharing, setSharing] = useState(false);
  const [explained, setExplained] = useState(false);
  useSounds(store);
  const aids = useMemo<Aids>(() => ({ threats: signal(false), drawing: signal(false) }), []);
  const card = cardOf(table.rules);
  const { die, huffs } = table.traits;
  const dice = die !== null;
  const byHand = dice && (table.dice === 'hand' || store.trial !== null);
  const four = view.seats.length > 2;
  // Where no person plays, one watches: the tempo is the only control.
  const humans = view.seats.filter((seat) => store.isHuman(seat.seat)).length;
  const nobody = humans === 0;
  const option = (id: string) => optionValue(card, table.options, id);
  const over = store.live.value?.outcome != null;
  const awaited = useRef(false);
  if (!over) awaited.current = true;

  return (
    <main
      ref={main}
      class={`table ${four ? 'four' : 'two'} ${nobody ? 'watched' : ''} ${table.clock ? 'timed' : ''} ${dice ? 'thrown' : ''} ${byHand ? 'by-hand-table' : ''} ${over ? 'ended' : ''}`}
      data-count={store.entries.value.length}
      data-settled={settled ? '' : undefined}
    >
      {card && <h1 class="visually-hidden">{card.title}</h1>}
      <SeatAreas store={store} view={view} turns={turns} />
      <div class="board-area" ref={boardArea}>
        <TableBoard store={store} on={on} view={view} label={card?.title ?? ''} huffs={huffs} aids={aids} />
        {die && <ClothDice store={store} on={on} view={view} die={die} />}
        <Moments store={store} on={on} rules={table.rules} />
        <Promotion store={store} />
      </div>
      <Beside>
        <div class="tray">
          {children}
          <div class="told">
            <p class="round">
              {t('told-round', {
                round: roundAt(turnsOf(store.shownEntries.value), view),
                players: view.seats.length,
              })}
              <TeamScore view={view} />
            </p>
            <div class="status-row">
              <p class={`status ${words.length > LONG ? 'long' : ''}`}>{words}</p>
              <PresentTool store={store} />
              <GoOn store={store} />
              <UndoTool store={store} />
            </div>
          </div>
          {die && <DiceTray store={store} die={die} />}
          <div class="decide">
            {mayEnd(store) && <OwnEnd store={store} />}
            {table.clock && <ClockNews store={store} />}
            {die && <Throwing store={store} die={die} />}
            <WayChoice store={store} />
            <Actions store={store} />
          </div>
          {/* Only the first of these is visible. */}
          <div class="said">
            <Notice store={store} rules={table.rules} />
            <PlanWords store={store} dice={dice} />
            <Losses store={store} />
            <LostThrows store={store} />
            <Signs view={view} rules={table.rules} />
            <TourOffer played={store.entries.value.length} />
          </div>
          {die && !byHand && <FaceTable store={store} />}
          {nobody && <TempoControl store={store} />}
          {!nobody && <Typing {...typist(store, view)} board={table.board} />}
        </div>
        <div class="book">
          {over && <Result store={store} turns={turns} awaited={awaited.current} />}
          <Side store={store} rules={table.rules} />
          <Toolbar
            store={store}
            aids={aids}
            four={four}
            shared={humans > 1}
            onLegend={() => setExplained(true)}
            onTry={onTry}
            onShare={() => setSharing(true)}
          />
        </div>
      </Beside>
      {explained && (
        <Legend
          signs={signsOf(table.board, option)}
          marks={marksOf({ dice, huffs, humans, hints: hintsFor(isChess(store.colours.value)) }, option)}
          rules={table.rules}
          board={table.board}
          seats={view.seats}
          colours={store.colours.value}
          pieces={card?.start.pieces ?? []}
          onClose={() => setExplained(false)}
        />
      )}
      {sharing && <SharePanel store={store} turns={turns} onClose={() => setSharing(false)} />}
      <TourCard />
      <Announcer store={store} status={words} />
    </main>
  );
}
