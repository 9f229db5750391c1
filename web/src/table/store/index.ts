// The store of a table: what is known of it, what is shown of it, and what changes it, each in a part of its own.

import { computed, effect, signal } from '@preact/signals';
import { classRules } from '../../base/classroom';
import { Failure } from '../../base/failure';
import { keepScreenGame } from '../../base/kept';
import { seatOf } from '../../base/turn';
import { isMove } from '../../board/choice';
import { effective, takenMeanwhile } from '../../game/log';
import { helloOf, type Trial } from '../../game/trial';
import type { ActionView, ClientMessage } from '../../generated/wire';
import { foreseenTable, recordOf, socketAddress, tableNow, trialAddress } from '../../net/api';
import { type Connection, type ConnectionState, openConnection } from '../../net/socket';
import { chosen } from '../../settings/settings';
import { t } from '../../text';
import { eventSentence, seatArgs } from '../../text/event';
import { makeChoosing } from './choosing';
import { makeLooking } from './looking';
import { makePace } from './pace';
import { makePeople } from './people';
import { makeReceiving } from './receiving';
import { makeRecord } from './record';
import { makeRequests } from './requests';
import { makeSeeding } from './seeding';
import { makeSending } from './sending';
import { makeShowing } from './showing';
import { makeSitting } from './sitting';
import { makeStates } from './states';
import { makeTelling } from './telling';

export type Store = ReturnType<typeof openTable>;

/** The table with that id; or a trial, which is not stored. */
export function openTable(id: string, trial: Trial | null = null) {
  const connection = signal<ConnectionState>('connecting');
  const missing = signal(false);
  /** How often the server has told another past than was known here. */
  const pasts = signal(0);
  let socket: Connection | null = null;
  const send = (message: ClientMessage) => {
    // How fast the computer plays is set by who plays here.
    // Who plays at a table of one screen plays in this browser.
    if (message.type === 'do' && table.peek()?.apart === false) keepScreenGame(id);
    const paces = message.type === 'tempo' || message.type === 'step';
    if (!(paces && seats.apart.peek() && seats.yours.peek().length === 0)) socket?.send(message);
  };

  const notices = makeTelling();
  const { tell } = notices;
  const game = makeStates(trial?.first ?? null, trial?.known ?? []);
  const { table, entries, live } = game;
  const seats = makeSitting({ id, table, send });
  const clock = makePace(send, notices.goOn, () => {
    showing.begin();
    chooseAnew();
  });
  const sending = makeSending({ connection, send, upTo: game.upTo });
  const people = makePeople({ trial, game, seats });
  const { isHuman, names, players } = people;
  const dice = makeSeeding({ id, connection, send, isHuman, seated: () => seats.told.value !== null });
  const showing = makeShowing({ ...game, tempo: clock.tempo, isHuman, caughtUp });
  // Turns that are shown quickly are also played quickly; everything slower is a matter of showing.
  const stopPacing = effect(() => {
    const wanted = chosen.pace.value === 'quick' ? 'fast' : 'normal';
    const bots = Object.values(players.value).some(({ kind }) => kind === 'bot');
    if (!trial && bots && showing.plays.value && clock.pace.peek() !== wanted) clock.setPace(wanted);
  });
  const looking = makeLooking({ game, people, showing, chooseAnew });
  const requests = makeRequests({
    game,
    seats,
    dice,
    sending,
    notices,
    decided,
    callOff: () => moves.callOff(),
  });
  const moves = makeChoosing({
    game,
    people,
    showing,
    sending,
    notices,
    basis: computed(() => ({
      entries: entries.value,
      people: seats.people.value,
      declined: seats.declined.value,
    })),
    // Of a game by links what was sent stands; with a class everything may.
    fixed: computed(() =>
      trial === null && !classRules.value.back
        ? Number.POSITIVE_INFINITY
        : (game.table.value?.linked?.fixed ?? 0),
    ),
    act: requests.act,
    takeBack: () => requests.takeBackTo(null),
    why,
    goesOn: () => looking.stopRecalling() || showing.showHeld(),
  });
  const { record, deliver } = makeRecord(id, trial !== null, send);
  const receive = makeReceiving({
    game,
    people,
    dice,
    showing,
    sending,
    notices,
    clock,
    chooseAnew,
    dropRest: moves.dropRest,
    send,
    missing() {
      missing.value = true;
    },
    begunAnew() {
      seats.forget();
      pasts.value += 1;
    },
    record: deliver,
  });

  // Over HTTP beside the socket, since it is compressed so, and requested before this script runs.
  const known = trial ? null : foreseenTable(id);
  const first = trial || known ? null : tableNow(id).catch(() => null);
  if (known) receive(known);
  let begun = false;
  // What still arrives over a connection that was given up is not to be heard.
  const page = crypto.getRandomValues(new Uint32Array(4)).join();
  let visits = 0;
  socket = openConnection(
    trial ? trialAddress() : socketAddress(id),
    {
      hello() {
        if (!trial) {
          visits += 1;
          return {
            type: 'hello',
            ...game.upTo(),
            keys: seats.keys(),
            visit: { page, number: visits },
          };
        }
        const hello = helloOf(trial, begun ? entries.value : null);
        game.anew();
        begun = true;
        return hello;
      },
      state(state) {
        connection.value = state;
        if (state === 'lost' && !table.value && !trial) void lookFor();
      },
      message(message) {
        if (!seats.hearSeats(message)) receive(message);
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
    const failed = await recordOf(id).then(
      () => null,
      (error: unknown) => error,
    );
    if (failed instanceof Failure && failed.problem.kind === 'not-found') {
      missing.value = true;
      socket?.close();
    }
  }

  function chooseAnew(): void {
    moves.chooseAnew();
  }

  function caughtUp(): void {
    chooseAnew();
    const taken = takenMeanwhile(effective(entries.value), isHuman);
    if (taken && live.value && isHuman(seatOf(live.value.turn)))
      tell(eventSentence(taken, names.value), true);
  }

  /** What was decided moves at once. */
  function decided(action: ActionView): void {
    moves.choice.value = { selected: null, options: [] };
    const { from, to } = action;
    if (isMove(action) && from !== null && to !== null) showing.going.value = { from, to };
  }

  /** Why nothing can be done there: asked of the server, or clear from whose turn it is. */
  function why(from: string, to: string | null): void {
    const turn = live.value?.turn;
    if (turn?.kind !== 'seat' || isHuman(turn.seat)) {
      send({ type: 'why', from, to });
      return;
    }
    const paused = clock.tempo.value === 'paused' ? 'notice-paused' : 'notice-wait';
    tell(t(paused, seatArgs(names.value, turn.seat)), true);
  }

  return {
    id,
    trial,
    missing,
    pasts,
    record,
    /** The log, and what may be done now. */
    game,
    /** Who plays, and what the seats are called. */
    people,
    /** What is agreed, said and told among people at screens of their own. */
    seats,
    /** How much of the log is shown. */
    showing,
    looking,
    /** What is chosen on the board, and planned. */
    moves,
    requests,
    /** The request that is under way, if one is, and whether one can be sent. */
    sending,
    notices,
    clock,
    dice,
    close(): void {
      stopPacing();
      for (const part of [dice, requests, moves, notices, looking, showing, sending]) part.stop();
      socket?.close();
    },
  };
}
