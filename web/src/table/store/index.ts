// The state of one table and everything that changes it: messages in, clicks in, messages out.
import { batch, computed, signal } from '@preact/signals';
import {
  along,
  type Choice,
  type Clicked,
  click,
  drop,
  forced,
  isMove,
  NOTHING,
  type Offer,
  pathSoFar,
} from '../board/choice';
import type { Way } from '../board/ways';
import type { ActionView } from '../generated/ActionView';
import type { BoardView } from '../generated/BoardView';
import type { ClockView } from '../generated/ClockView';
import type { Entry } from '../generated/Entry';
import type { Player } from '../generated/Player';
import type { RefusalView } from '../generated/RefusalView';
import type { ServerMessage } from '../generated/ServerMessage';
import type { TableView } from '../generated/TableView';
import type { Tempo } from '../generated/Tempo';
import type { View } from '../generated/View';
import { foreseenTable, recordAddress, socketAddress, tableNow } from '../net/api';
import { type LineEvents, type LineState, openLine } from '../net/socket';
import type { Trial } from '../review/trial';
import { t } from '../text';
import { coloursOf, eventSentence, refusalSentence } from '../text/event';
import { problemSentence } from '../text/problem';
import type { Told } from './clock';
import { effective, takenMeanwhile } from './log';
import { makePlanning } from './planning';
import { makeSending, type Unsent } from './sending';
import { makeShowing } from './showing';
import { makeTelling } from './telling';

const NO_BOARD: BoardView = {
  surface: 'points',
  width: 0,
  height: 0,
  chequered: false,
  spots: [],
  lines: [],
  marks: [],
  thrones: [],
};

export type Store = ReturnType<typeof openTable>;

/** What `RulesPage.topics` calls the rule of a refusal: that for the face or the piece, where it is about one. */
const ruleOf = (refusal: RefusalView | null) => {
  const about = refusal?.face ?? refusal?.attacker ?? refusal?.role;
  return refusal ? `refusal-${refusal.reason}${about === undefined ? '' : ` ${about}`}` : null;
};

/** The table of that id; or one that is kept nowhere, to try something at. */
export function openTable(id: string, trial: Trial | null = null) {
  const table = signal<TableView | null>(null);
  const live = signal<View | null>(trial?.first ?? null);
  const choice = signal<Choice>(NOTHING);
  const line = signal<LineState>('connecting');
  const thinking = signal<string | null>(null);
  /** How fast the computer plays now, and how fast it does when it does not pause. */
  const tempo = signal<Tempo>('normal');
  const pace = signal<Tempo>('normal');
  const missing = signal(false);
  const clock = signal<Told | null>(null);
  const { notice, calm, topic, tell, hush, stop: fallSilent } = makeTelling();
  const showing = makeShowing({ table, live, tempo, caughtUp });
  const { entries, current, browsing, going } = showing;
  const sending = makeSending({ line, socket: () => socket, seen: () => entries.value.length });
  const { lost, waiting } = sending;
  /** The piece that could not be picked up, as was said last. */
  let refused: string | null = null;

  const colours = computed(() => coloursOf((table.value?.start ?? live.value)?.seats ?? []));
  const players = computed<Record<string, Player>>(() =>
    Object.fromEntries((table.value?.seats ?? []).map((plan) => [plan.seat, plan.player])),
  );
  const isHuman = (seat: string | null) => seat !== null && players.value[seat]?.kind !== 'bot';
  /** The actions that may be decided on at this screen now. */
  const legal = computed<readonly ActionView[]>(() => {
    const view = live.value;
    if (!view || lost.value || !current.value || view.turn.kind !== 'seat' || !isHuman(view.turn.seat))
      return [];
    return view.legal;
  });

  /** What there is to choose from on the board. */
  const offer = computed<Offer>(() => ({
    legal: legal.value,
    chains: legal.value.length > 0 ? (live.value?.chains ?? []) : [],
    board: table.value?.board ?? NO_BOARD,
  }));
  /** The chain of jumps that is still going on. */
  const path = computed(() => pathSoFar(effective(entries.value), legal.value));
  /** Whether the last step is one's own, in a turn that goes on. */
  const undoable = computed(() => {
    const last = effective(entries.value).at(-1);
    return (
      legal.value.length > 0 && !waiting.value && last?.seat != null && last.seat === live.value?.turn.seat
    );
  });
  const planning = makePlanning({
    live,
    offer,
    current,
    back: computed(() => browsing.value !== null),
    waiting,
    isHuman,
    apply,
    dropped: () => tell(t('plan-dropped'), true),
  });

  const listen: LineEvents = {
    seen: () => entries.value.length,
    state: (state) => {
      line.value = state;
      if (state === 'lost' && !table.value) void lookFor();
    },
    message: receive,
  };
  // Beside the line, since it comes smaller so, and is under way before this script.
  const known = trial ? null : foreseenTable(id);
  const first = trial || known ? null : tableNow(id).catch(() => null);
  if (known) receive(known);
  const tried = trial?.connect(listen);
  const socket = tried ?? openLine(socketAddress(id), listen, first);

  /** A socket that never opened does not say why: is there no such game, or no server? */
  async function lookFor(): Promise<void> {
    const answer = await fetch(recordAddress(id)).catch(() => null);
    if (answer?.status === 404) {
      missing.value = true;
      socket.close();
    }
  }

  function receive(message: ServerMessage): void {
    batch(() => {
      switch (message.type) {
        case 'snapshot':
          setClock(message.clock);
          return snapshot(message.table, message.entries, message.view);
        case 'played':
          setClock(message.clock);
          return played(message.entries, message.view);
        case 'clock':
          return setClock(message.clock);
        case 'done':
          settle(message.id);
          return;
        case 'refused':
          going.value = null;
          settle(message.id);
          sending.refused(message.id, message.problem.kind);
          tell(problemSentence(message.problem, colours.value), false, ruleOf(message.problem.refusal));
          return;
        case 'because':
          tell(
            message.refusal ? refusalSentence(message.refusal, colours.value) : '',
            false,
            ruleOf(message.refusal),
          );
          return;
        case 'thinking':
          thinking.value = message.seat;
          return;
        case 'tempo':
          setTempoHere(message.tempo);
          return;
        case 'trouble':
          if (message.problem.kind === 'not-found') missing.value = true;
          tell(problemSentence(message.problem, colours.value));
      }
    });
  }

  function setClock(view: ClockView | undefined): void {
    clock.value = view ? { clock: view, at: performance.now() } : null;
  }

  function setTempoHere(to: Tempo): void {
    tempo.value = to;
    if (to === 'paused') thinking.value = null;
    else pace.value = to;
    hush();
  }

  function setTempo(to: Tempo): void {
    // Kept here too: what is said before the line is there is said again when it is.
    setTempoHere(to);
    socket.send({ type: 'tempo', tempo: to });
  }

  function settle(id: string): void {
    if (sending.settle(id)) chooseAnew();
  }

  function snapshot(of: TableView, fresh: readonly Entry[], view: View): void {
    if (table.value) {
      thinking.value = null;
      // What was said of the line or of the server is over.
      hush();
      if (fresh.length > 0) played(fresh, view);
      // The server may have been started anew meanwhile: it then knows nothing of a pause.
      if (tempo.value !== 'normal') setTempo(tempo.value);
      return;
    }
    table.value = of;
    live.value = view;
    showing.begin(fresh, view);
    chooseAnew();
  }

  /** Nothing is picked up, but for the piece in the middle of its jumps. */
  function chooseAnew(): void {
    choice.value = current.value ? forced(effective(entries.value), legal.value) : NOTHING;
  }

  function played(fresh: readonly Entry[], view: View): void {
    showing.add(fresh);
    live.value = view;
    thinking.value = null;
    hush();
    chooseAnew();
    showing.follow();
  }

  function caughtUp(): void {
    chooseAnew();
    const taken = takenMeanwhile(effective(entries.value), isHuman);
    if (taken && isHuman(live.value?.turn.seat ?? null)) tell(eventSentence(taken, colours.value), true);
  }

  function send(message: Unsent): void {
    hush();
    sending.send(message);
  }

  function apply(clicked: Clicked): void {
    choice.value = clicked.choice;
    const asked = clicked.why;
    // Who was told that a piece cannot be picked up, and shows where it was to go, is told about that.
    const still = refused !== null && asked?.to === null && !standsAt(asked.from);
    const question = still ? { from: refused ?? '', to: asked?.from ?? null } : asked;
    if (!still) refused = null;
    hush();
    if (clicked.act) act(clicked.act.text);
    // The rest of the way when the first jump is under way, not before.
    if (clicked.on && waiting.value) planning.follow(clicked.on);
    if (question) why(question.from, question.to);
  }

  const standsAt = (spot: string) => live.value?.pieces.some((piece) => piece.at === spot) ?? false;

  /** Why nothing can be done there: said by the server, or plain from whose turn it is. */
  function why(from: string, to: string | null): void {
    const turn = live.value?.turn;
    if (!current.value || !turn) return;
    if (turn.kind === 'seat' && !isHuman(turn.seat)) {
      const paused = tempo.value === 'paused' ? 'notice-paused' : 'notice-wait';
      tell(t(paused, { seatColour: colours.value[turn.seat ?? ''] ?? '' }), true);
      return;
    }
    if (to === null && !standsAt(from)) return;
    if (to === null) refused = from;
    socket.send({ type: 'why', from, to });
  }

  function act(text: string): void {
    if (waiting.value) return;
    const { from = null, to = null } =
      legal.value.find((action) => action.text === text && isMove(action)) ?? {};
    batch(() => {
      choice.value = NOTHING;
      if (from !== null && to !== null) going.value = { from, to };
      send({ type: 'act', action: text });
    });
  }

  function browse(to: number | null): void {
    batch(() => {
      showing.browse(to);
      chooseAnew();
    });
  }

  return {
    id,
    trial,
    table,
    entries,
    live,
    shown: showing.shown,
    shownEntries: showing.shownEntries,
    current,
    hurry: showing.hurry,
    browsing,
    count: showing.count,
    pieces: showing.pieces,
    choice,
    lost,
    notice,
    calm,
    topic,
    tell,
    thinking,
    clock,
    tempo,
    pace,
    setTempo,
    setPace: (to: Tempo) => {
      pace.value = to;
      if (tempo.value !== 'paused') setTempo(to);
    },
    step: () => socket.send({ type: 'step' }),
    busy: sending.busy,
    underWay: sending.underWay,
    unsaved: sending.unsaved,
    sendAgain: () => {
      hush();
      sending.again();
    },
    waiting,
    missing,
    colours,
    players,
    legal,
    offer,
    path,
    isHuman,
    act,
    why,
    browse,
    spot: (name: string) => {
      if (planning.click(name)) return;
      if (current.value && !waiting.value) apply(click(offer.value, choice.value, name));
    },
    drop: (from: string, to: string) => {
      if (planning.drop(from, to)) return;
      if (current.value && !waiting.value) apply(drop(offer.value, from, to));
    },
    /** Of several ways to the same spot, this one. */
    take: (way: Way) => {
      if (current.value && !waiting.value) apply(along(offer.value, way));
    },
    plan: planning.plan,
    plannable: planning.own,
    callOff: planning.clear,
    undoable,
    undo: () => {
      if (!planning.back() && undoable.value) send({ type: 'take-back' });
    },
    cancel: () => {
      if (planning.clear()) return;
      // In a chain of jumps there is nothing to put down but the last jump.
      if (choice.value.options.length === 0 && path.value.length > 0 && undoable.value)
        return send({ type: 'take-back' });
      chooseAnew();
      hush();
    },
    roll: () => !waiting.value && send({ type: 'roll' }),
    enterThrow: (text: string) => !waiting.value && send({ type: 'enter-throw', throw: text }),
    takeBack: () => {
      planning.clear();
      send({ type: 'take-back' });
    },
    /** Where nothing is kept: these actions become what was played. */
    replay: (actions: readonly string[]) => {
      hush();
      tried?.replay(sending.owed(), actions);
    },
    agree: () => send({ type: 'agree' }),
    resign: (seat: string) => send({ type: 'resign', seat }),
    moreTime: (seat: string) => send({ type: 'more-time', seat }),
    close: () => {
      planning.stop();
      fallSilent();
      showing.stop();
      sending.stop();
      socket.close();
    },
  };
}
