// The table: the board with the seats around it, dice and decisions, the log and the rules beside it.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moment } from '../arrival';
import { layout, turnsFor } from '../board/geometry';
import { catalogue, catalogueFailure, optionValue, playing } from '../data';
import { useFocusKept } from '../focus';
import { pressed } from '../keys/keys';
import { lazy } from '../lazy';
import { pointed } from '../learn/pointer';
import { RulesText } from '../pages/RulesText';
import { useStepping } from '../review/stepping';
import { queryOf } from '../share/link';
import { useSounds } from '../sound/useSounds';
import { language, t } from '../text';
import { Actions, Promotion, TableMenu, WayChoice } from './Actions';
import { Announcer } from './Announcer';
import { type Aids, BoardTools, PlanWords, UndoTool } from './BoardTools';
import { ClockFace, ClockNews } from './Clocks';
import { ClothDice, idleAt } from './ClothDice';
import { DiceTray, IdleWords } from './DiceTray';
import { LogPanel } from './LogPanel';
import { marksOf, signsOf } from './legend';
import { heading, nextAfter } from './order';
import { Result } from './Result';
import { Plate, TeamScore } from './Seats';
import { Signs } from './Signs';
import type { Store } from './store';
import { TableBoard } from './TableBoard';
import { TableOptions } from './TableOptions';
import { TempoControl } from './TempoControl';
import { Notice, statusWords } from './Told';
import { TourCard, TourOffer } from './TourOffer';
import { OrderArrow } from './TurnOrder';
import { Typing } from './TypingTool';
import { traitsOf } from './traits';
import { useTurns } from './turning';
import { typist } from './typist';

const Legend = lazy(async () => (await import('./Legend')).Legend);

/** The corner of the screen nearest to each seat, clockwise from the bottom. */
const CORNERS = ['bl', 'tl', 'tr', 'br'];

type Tab = 'log' | 'rules';

function Panel({ name, open, children }: { name: Tab; open: boolean; children: ComponentChildren }) {
  return (
    <div
      id={`panel-${name}`}
      role="tabpanel"
      aria-labelledby={`tab-${name}`}
      class={`panel ${name}-area ${open ? 'open' : ''}`}
    >
      {children}
    </div>
  );
}

interface SideProps {
  store: Store;
  rules: string;
  onTry(): void;
  onShare(): void;
}

function Side({ store, rules, onTry, onShare }: SideProps) {
  const [tab, setTab] = useState<Tab>('log');
  // Before the text looks for the place: it has to be seen to be scrolled to.
  const wanted = pointed.value;
  useLayoutEffect(() => {
    if (wanted?.rules === rules) setTab('rules');
  }, [wanted, rules]);
  const turn = (event: KeyboardEvent) => {
    if (pressed('page', event) !== 'tabs') return;
    const next = tab === 'log' ? 'rules' : 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={turn}>
        {(['log', 'rules'] as const).map((name) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`tab-${name}`)}
          </button>
        ))}
      </div>
      <Panel name="log" open={tab === 'log'}>
        <TourOffer played={store.entries.value.length} />
        <LogPanel store={store} onTry={onTry} onShare={onShare} />
        <TableMenu store={store} />
      </Panel>
      <Panel name="rules" open={tab === 'rules'}>
        <p>
          <a href={`/learn/${rules}`}>{t('card-learn')}</a>
        </p>
        <TableOptions store={store} />
        <RulesText id={rules} lang={language.value} />
      </Panel>
    </>
  );
}

/** What is said and offered beside the board depends on the game's card: it comes after the board, and whole. */
function Beside({ children }: { children: ComponentChildren }) {
  return catalogue.value || catalogueFailure.value ? <div class="side">{children}</div> : null;
}

const SharePanel = lazy(() => import('../share/SharePanel').then((part) => part.SharePanel));

interface TableProps {
  store: Store;
  /** Leaves the game where it is shown, to try something. */
  onTry(): void;
  /** What has to be known of this table before all else. */
  children?: ComponentChildren;
}

export function Table({ store, onTry, children }: TableProps) {
  const boardArea = useRef<HTMLDivElement>(null);
  useStepping(store, boardArea);
  const main = useRef<HTMLElement>(null);
  const settled = store.current.value && !store.waiting.value;
  useFocusKept(main, settled);
  const [sharing, setSharing] = useState(false);
  const [explained, setExplained] = useState(false);
  useSounds(store);
  const aids = useMemo<Aids>(() => ({ threats: signal(false), drawing: signal(false) }), []);
  const turns = useTurns(store);
  const table = store.table.value;
  const view = store.shown.value;
  const rules = table?.rules ?? null;
  useEffect(() => {
    playing.value = rules;
  }, [rules]);
  const board = table?.board;
  const on = useMemo(() => (board ? layout(board, turns) : null), [board, turns]);

  const words =
    table && view ? statusWords(store, view, traitsOf(table.rules, table.options, view).huffs) : '';
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
  if (!table || !view || !on) {
    return (
      // Another element than the table: one that turned into it would seem to move.
      <main key="coming" class="page" aria-busy="true">
        <p>{store.notice.value || t(store.lost.value ? 'line-lost' : 'loading')}</p>
        {store.trial && store.notice.value !== '' && (
          <a href={`/setup/${store.trial.ground.rules}?${queryOf(store.trial.ground)}`}>
            {t('share-change')}
          </a>
        )}
      </main>
    );
  }

  const { card, scored, dice, cube, huffs } = traitsOf(table.rules, table.options, view);
  const four = view.seats.length > 2;
  // Where nobody plays, one watches: how fast is the only thing to decide.
  const humans = view.seats.filter((seat) => store.isHuman(seat.seat)).length;
  const nobody = humans === 0;
  const option = (id: string) => optionValue(card, table.options, id);
  const idle = idleAt(view, store.shownEntries.value);
  const bots = catalogue.value?.bots ?? [];
  const corner = (seat: string) => {
    if (four) return CORNERS[(turnsFor(seat) - turns + 4) % 4] ?? 'bl';
    return (turnsFor(seat) - turns + 4) % 4 < 2 ? 'bottom' : 'top';
  };
  // Where two play there is no order to be shown.
  const arrow = (seat: string) => {
    const next = four ? nextAfter(view.seats, seat) : null;
    return (
      next && <OrderArrow seats={view.seats} next={next} heading={heading(corner(seat), corner(next.seat))} />
    );
  };

  return (
    <main
      ref={main}
      class={`table ${four ? 'four' : 'two'} ${nobody ? 'watched' : ''} ${table.clock ? 'timed' : ''}`}
      data-count={store.entries.value.length}
      data-settled={settled ? '' : undefined}
    >
      {card && <h1 class="visually-hidden">{card.title}</h1>}
      {view.seats.map((seat) => (
        <div key={seat.seat} class={`seat-area at-${corner(seat.seat)}`}>
          <Plate
            seat={seat}
            view={view}
            player={store.players.value[seat.seat]}
            bots={bots}
            colours={store.colours.value}
            thinking={store.thinking.value === seat.seat}
            arrow={arrow(seat.seat)}
            clock={table.clock && <ClockFace store={store} seat={seat.seat} />}
            scored={scored}
          />
        </div>
      ))}
      <div class="board-area" ref={boardArea}>
        <TableBoard store={store} on={on} view={view} label={card?.title ?? ''} huffs={huffs} aids={aids} />
        {dice && <ClothDice store={store} on={on} view={view} cube={cube} idle={idle} />}
        <Promotion store={store} />
        <Result store={store} bots={bots} scored={scored} />
      </div>
      <Beside>
        <div class={`tray ${view.dice.length === 0 ? 'early' : ''}`}>
          {children}
          {/* Has room for all that is said in ordinary turns: what stands below stays where it is. */}
          <div class="told">
            <div class="status-row">
              <p class="status">{words}</p>
              <UndoTool store={store} />
            </div>
            {/* Of these the first is seen. */}
            <div class="said">
              <Notice store={store} rules={table.rules} />
              <PlanWords store={store} dice={dice} />
              <IdleWords idle={idle} />
              <Signs view={view} rules={table.rules} />
            </div>
          </div>
          {table.clock && <ClockNews store={store} />}
          {dice && <DiceTray store={store} cube={cube} />}
          <div class="decide">
            <WayChoice store={store} />
            <Actions store={store} />
            {scored && <TeamScore view={view} />}
          </div>
          {nobody && <TempoControl store={store} />}
          {!nobody && <Typing {...typist(store, view)} board={table.board} />}
          <BoardTools aids={aids} four={four} shared={humans > 1}>
            <button
              type="button"
              class="icon legend-button"
              aria-haspopup="dialog"
              aria-label={t('legend-open')}
              title={t('legend-open')}
              onClick={() => setExplained(true)}
            >
              {/* A piece that wears a sign. */}
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <circle cx="10" cy="14" r="7.5" fill="none" stroke="currentColor" stroke-width="2.2" />
                <circle cx="18" cy="6" r="4.5" fill="currentColor" />
              </svg>
            </button>
          </BoardTools>
        </div>
        <Side store={store} rules={table.rules} onTry={onTry} onShare={() => setSharing(true)} />
      </Beside>
      {explained && (
        <Legend
          signs={signsOf(table.board, option)}
          marks={marksOf({ dice, huffs, humans }, option)}
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
