// The store of a table: what is known of it, what is shown of it, and what changes it.
import { computed, effect, signal } from '@preact/signals';
import { seatOf } from '../../base/turn';
import { isMove } from '../../board/choice';
import { effective, takenMeanwhile } from '../../game/log';
import { helloOf, type Trial, wayTo } from '../../game/trial';
import type { ActionView } from '../../generated/ActionView';
import type { ClientMessage } from '../../generated/ClientMessage';
import type { Player } from '../../generated/Player';
import type { Request } from '../../generated/Request';
import type { Role } from '../../generated/Role';
import type { Seat } from '../../generated/Seat';
import { foreseenTable, recordAddress, recordOf, socketAddress, tableNow, trialAddress } from '../../net/api';
import { type Line, type LineState, openLine } from '../../net/socket';
import { chosen } from '../../settings/settings';
import { t } from '../../text';
import { coloursOf, eventSentence, type Names, onlyPerson, seatArgs } from '../../text/event';
import { failureSentence } from '../../text/problem';
import { shown } from '../seats/shown';
import { makeAutoplay } from './autoplay';
import { makeChoosing } from './choosing';
import { makePace } from './pace';
import { makeRecalling } from './recalling';
import { makeReceiving } from './receiving';
import { makeSeeding, missingParts } from './seeding';
import { makeSending } from './sending';
import { makeShowing } from './showing';
import { makeSitting } from './sitting';
import { makeStates } from './states';
import { makeTelling } from './telling';

export type Store = ReturnType<typeof openTable>;

/** The table with that id; or a trial, which is not stored. */
export function openTable(id: string, trial: Trial | null = null) {
  const line = signal<LineState>('connecting');
  const missing = signal(false);
  /** How often the server has told another past than was known here. */
  const pasts = signal(0);
  let socket: Line | null = null;
  const send = (message: ClientMessage) => {
    // How fast the computer plays is set by who plays here.
    const paces = message.type === 'tempo' || message.type === 'step';
    if (!(paces && sitting.apart.peek() && sitting.yours.peek().length === 0)) socket?.send(message);
  };

  const telling = makeTelling();
  const { tell, hush, goOn } = telling;
  const states = makeStates(trial?.first ?? null, trial?.known ?? []);
  const { table, entries, live } = states;
  const sitting = makeSitting({ id, table, send });
  const pace = makePace(send, goOn, () => {
    showing.begin();
    choosing.chooseAnew();
  });
  const sending = makeSending({ line, send, upTo: states.upTo });
  const { proof, stopSeeding } = makeSeeding({ id, line, send, isHuman: (seat) => isHuman(seat) });

  const colours = computed(() => coloursOf((table.value?.start ?? live.value)?.seats ?? []));
  /** The seat of the only person at this screen, also after that person has left the game. */
  const person = computed(() => {
    if (trial) return null;
    if (!sitting.apart.value) return onlyPerson(table.value?.seats ?? []);
    const own = sitting.yours.value;
    return own.length === 1 ? (own[0] ?? null) : null;
  });
  const names = computed<Names>(() => ({
    colours: colours.value,
    you: person.value !== null && left.value.includes(person.value) ? null : person.value,
  }));
  const players = computed<Readonly<Record<string, Player>>>(() =>
    Object.fromEntries(
      [
        ...(sitting.seats.value?.seats ?? table.value?.seats ?? []),
        // Whoever is away is not asked.
        ...(sitting.seats.value?.stand_ins ?? []),
      ].map((plan) => [plan.seat, shown.value(plan.player)]),
    ),
  );
  /** Who is shown at each seat: in a trial, where people sit in all of them, who played the game it comes from. */
  const sitters = computed<Readonly<Record<string, Player>>>(() => ({
    ...players.value,
    ...Object.fromEntries((trial?.seats ?? []).map((plan) => [plan.seat, plan.player])),
  }));
  /** The seats whose players left the game to a computer player. */
  const left = computed(() => live.value?.left ?? []);
  /** Whether a person at this screen decides for a seat. */
  const isHuman = (seat: Seat | null) =>
    seat !== null &&
    players.value[seat]?.kind !== 'bot' &&
    !left.value.includes(seat) &&
    (trial !== null || !sitting.apart.value || sitting.yours.value.includes(seat));
  const showing = makeShowing({ ...states, tempo: pace.tempo, isHuman, caughtUp });
  /** The seat at this screen whose turn it is, or the only one that is played here. */
  const me = computed(() => {
    const humans = (live.value?.seats ?? []).flatMap(({ seat }) => (isHuman(seat) ? [seat] : []));
    const due = live.value && seatOf(live.value.turn);
    return humans.length === 1 ? (humans[0] ?? null) : due;
  });
  // Turns that are shown quickly are also played quickly; everything slower is a matter of showing.
  const stopPacing = effect(() => {
    const wanted = chosen.pace.value === 'quick' ? 'fast' : 'normal';
    const bots = Object.values(players.value).some(({ kind }) => kind === 'bot');
    if (!trial && bots && showing.plays.value && pace.pace.peek() !== wanted) pace.setPace(wanted);
  });
  const recalling = makeRecalling({ ...showing, me });

  const choosing = makeChoosing({
    ...states,
    ...showing,
    ...sending,
    basis: computed(() => ({
      entries: entries.value,
      people: sitting.people.value,
      declined: sitting.declined.value,
    })),
    tell,
    hush,
    isHuman,
    act,
    takeBack,
    why,
  });
  const { chooseAnew } = choosing;

  /** Callbacks that wait for the record of a trial. */
  let wanted: ((text: string) => void)[] = [];
  const receive = makeReceiving({
    states,
    proof,
    showing,
    sending,
    telling,
    pace,
    chooseAnew,
    dropRest: choosing.dropRest,
    send,
    names: () => names.value,
    missing() {
      missing.value = true;
    },
    begunAnew() {
      sitting.forget();
      pasts.value += 1;
    },
    record(text) {
      for (const take of wanted) take(text);
      wanted = [];
    },
  });

  // Over HTTP beside the socket, since it is compressed so, and requested before this script runs.
  const known = trial ? null : foreseenTable(id);
  const first = trial || known ? null : tableNow(id).catch(() => null);
  if (known) receive(known);
  let begun = false;
  // What still arrives over a connection that was given up is not to be heard.
  const page = crypto.getRandomValues(new Uint32Array(4)).join();
  let visits = 0;
  socket = openLine(
    trial ? trialAddress() : socketAddress(id),
    {
      hello() {
        if (!trial) {
          visits += 1;
          return {
            type: 'hello',
            ...states.upTo(),
            keys: sitting.keys(),
            visit: { page, number: visits },
          };
        }
        const hello = helloOf(trial, begun ? entries.value : null);
        states.anew();
        begun = true;
        return hello;
      },
      state(state) {
        line.value = state;
        if (state === 'lost' && !table.value && !trial) void lookFor();
      },
      message(message) {
        if (!sitting.hearSeats(message)) receive(message);
        if (!trial || message.type !== 'trouble') return;
        // A trial that cannot be begun would fail again; so would one of a game that has another past by now.
        const { kind } = message.problem;
        const hopeless = !/^(busy|slow|stopping|moved|server)$/.test(kind);
        if ((hopeless && !table.value) || kind === 'stale') socket?.close();
      },
    },
    first,
  );

  /** A socket that never opened does not tell whether the game or the server is missing. */
  async function lookFor(): Promise<void> {
    const answer = await fetch(recordAddress(id)).catch(() => null);
    if (answer?.status === 404) {
      missing.value = true;
      socket?.close();
    }
  }

  function caughtUp(): void {
    chooseAnew();
    const taken = takenMeanwhile(effective(entries.value), isHuman);
    if (taken && live.value && isHuman(seatOf(live.value.turn)))
      tell(eventSentence(taken, names.value), true);
  }

  function ask(request: Request, action: ActionView | null = null): void {
    hush();
    sending.ask(request, action);
  }

  function act(action: ActionView): void {
    if (sending.waiting.value) return;
    choosing.choice.value = { selected: null, options: [] };
    const { from, to } = action;
    if (isMove(action) && from !== null && to !== null) showing.going.value = { from, to };
    ask({ kind: 'act', action: action.text }, action);
  }

  function takeBack(to: number | null = null): void {
    ask({ kind: 'take-back', ...(to !== null && { to }) });
  }

  /** Why nothing can be done there: asked of the server, or clear from whose turn it is. */
  function why(from: string, to: string | null): void {
    const turn = live.value?.turn;
    if (turn?.kind !== 'seat' || isHuman(turn.seat)) {
      send({ type: 'why', from, to });
      return;
    }
    const paused = pace.tempo.value === 'paused' ? 'notice-paused' : 'notice-wait';
    tell(t(paused, seatArgs(names.value, turn.seat)), true);
  }

  /** The record of the game or of the trial. */
  function record(): Promise<string> {
    if (!trial) return recordOf(id);
    return new Promise((take) => {
      wanted.push(take);
      send({ type: 'record' });
    });
  }

  function browse(to: number | null): void {
    showing.browse(to);
    chooseAnew();
  }
  const autoplay = makeAutoplay({ entries, count: showing.count, browse });

  const free = () => !sending.waiting.value;
  const ready = computed(() => proof.value?.ready ?? true);
  /** The seats of others whose part in the dice is waited for; one's own is added at once. */
  const owed = computed(() =>
    proof.value && sitting.seats.value ? missingParts(proof.value).filter((seat) => !isHuman(seat)) : [],
  );
  /** Pressed while the dice were being made ready: thrown as soon as they are. */
  const pressed = signal(false);
  const stopPressed = effect(() => {
    if (!pressed.value || !ready.value || sending.waiting.value) return;
    pressed.value = false;
    ask({ kind: 'roll' });
  });
  return {
    id,
    trial,
    missing,
    pasts,
    colours,
    names,
    person,
    players,
    sitters,
    left,
    isHuman,
    /** The roles that a face of the dice lets move. */
    moved: (face: number): readonly Role[] => table.value?.look.faces[face] ?? [],
    record,
    /** What the throws are drawn from; null where none are drawn here. */
    proof,
    owed,
    /** Whether dice can be thrown: every seat has added its seed. */
    ready,
    ...states,
    ...showing,
    ...sending,
    ...telling,
    ...pace,
    ...choosing,
    ...sitting,
    me,
    ...recalling,
    /** A tap on the board also goes on where the page waits for one. */
    spot(name: string): void {
      if (!recalling.stopRecalling() && !showing.showHeld()) choosing.spot(name);
    },
    sendAgain(): void {
      hush();
      sending.again();
    },
    browse,
    autoplay,
    act,
    roll(): void {
      if (free()) pressed.value = true;
    },
    enterThrow: (thrown: string) =>
      free() &&
      ask(
        { kind: 'enter-throw', throw: thrown },
        { kind: 'throw', text: thrown, from: null, to: null, promotion: null },
      ),
    takeBack(): void {
      choosing.callOff();
      // Among others one goes back to what one has decided oneself; an end is taken back alone.
      const own = live.value?.turn.kind === 'over' ? [] : sitting.yours.value;
      if (own.length === 0) takeBack();
      else
        import('../seats/back')
          .then(({ backFor }) => takeBack(backFor(entries.value, own)))
          .catch((error: unknown) => tell(failureSentence(error)));
    },
    /** In a trial: makes these actions the current line. */
    replay: (actions: readonly string[]) => free() && ask(wayTo(entries.value, actions)),
    agree: () => ask({ kind: 'agree' }),
    /** Agrees to what others would like to do. */
    consent: (request: Request) => free() && ask(request),
    resign: (seat: Seat) => ask({ kind: 'resign', seat }),
    moreTime: (seat: Seat) => ask({ kind: 'more-time', seat }),
    close(): void {
      stopPacing();
      stopSeeding();
      stopPressed();
      for (const part of [choosing, telling, recalling, showing, sending, autoplay]) part.stop();
      socket?.close();
    },
  };
}
