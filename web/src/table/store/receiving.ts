// Handles the messages of the server to a table.
import { batch, type Signal } from '@preact/signals';
import { unknown } from '../../base/turn';
import type { ClientMessage, ProofView, Request, ServerMessage } from '../../generated/wire';
import { t } from '../../text';
import { refusalSentence, topicOf } from '../../text/event';
import { problemSentence } from '../../text/problem';
import type { Pace } from './pace';
import type { People } from './people';
import type { Sending } from './sending';
import type { Showing } from './showing';
import type { OfSeats } from './sitting';
import type { Snapshot, States } from './states';
import type { Telling } from './telling';

interface Parts {
  game: States;
  dice: { proof: Signal<ProofView | null> };
  people: Pick<People, 'names'>;
  showing: Showing;
  sending: Sending;
  notices: Telling;
  clock: Pace;
  chooseAnew(): void;
  /** Drops what was planned after something that was refused; whether there was any. */
  dropRest(): boolean;
  send(message: ClientMessage): void;
  missing(): void;
  /** The server has told another past than was known here. */
  begunAnew(): void;
  /** Delivers the record that was requested. */
  record(text: string): void;
}

/** Whether plans build on what is asked for: on throws and on time they do not. */
const decides = ({ kind }: Request) =>
  kind !== 'roll' && kind !== 'enter-throw' && kind !== 'more-time' && kind !== 'pause';

/** What is told of the table itself. */
type OfTable = Exclude<ServerMessage, OfSeats>;

export function makeReceiving(parts: Parts): (message: OfTable) => void {
  const { game, dice, people, showing, sending, notices, clock, chooseAnew, send } = parts;
  const { tell, tellToStay, goOn } = notices;
  const { proof } = dice;
  const names = () => people.names.value;

  const askMore = () => send({ type: 'more', seen: game.seen() });

  function snapshot(message: Snapshot): void {
    const first = game.table.value === null;
    const before = game.entries.value;
    proof.value = message.table.proof;
    if (message.anew) {
      sending.forget();
      showing.going.value = null;
    }
    const came = game.begin(message);
    if (came === 'more') {
      askMore();
      return;
    }
    clock.setClock(message.clock);
    // Notices about the connection or the server are out of date.
    if (!first) goOn();
    const now = game.entries.value;
    const goesOn = !first && before.every((entry, index) => index < now.length && now[index] === entry);
    if (!goesOn) {
      showing.begin();
      chooseAnew();
    } else {
      clock.thinking.value = null;
      if (now.length > before.length) follow();
      clock.remind();
    }
    if (came === 'anew') {
      parts.begunAnew();
      tellToStay(t('begun-anew'));
    }
  }

  function follow(): void {
    clock.thinking.value = null;
    goOn();
    chooseAnew();
    showing.follow();
  }

  function settle(id: string): void {
    if (sending.settle(id)) chooseAnew();
  }

  function hear(message: OfTable): void {
    switch (message.type) {
      case 'snapshot':
        snapshot(message);
        return;
      case 'played':
        if (!game.add(message.entries, message.choices)) {
          askMore();
          return;
        }
        clock.setClock(message.clock);
        follow();
        return;
      case 'seeds':
        proof.value = message.proof;
        return;
      case 'clock':
        clock.setClock(message.clock);
        return;
      // What is proposed is told by itself.
      case 'noted':
      case 'done':
        settle(message.id);
        return;
      case 'refused': {
        const { id, problem } = message;
        showing.going.value = null;
        settle(id);
        const asked = sending.refused(id, problem.kind);
        const lost = asked !== null && decides(asked) && parts.dropRest();
        const words = [
          problemSentence(problem, names()),
          ...(lost ? [t('plan-lost', { why: 'refused' })] : []),
        ];
        tell(words.join(' '), false, problem.refusal ? topicOf(problem.refusal) : null);
        return;
      }
      case 'because': {
        const { refusal } = message;
        tell(refusal ? refusalSentence(refusal, names()) : '', false, refusal ? topicOf(refusal) : null);
        return;
      }
      case 'thinking':
        clock.thinking.value = message.seat;
        return;
      case 'tempo':
        clock.hear(message.tempo);
        return;
      case 'record':
        parts.record(message.text);
        return;
      case 'trouble':
        if (message.problem.kind === 'not-found') parts.missing();
        // Another browser was a moment earlier: what is known of the dice comes with it.
        if (message.problem.kind === 'seeds') return;
        tell(problemSentence(message.problem, names()));
        return;
      default:
        unknown(message);
    }
  }
  return (message) => batch(() => hear(message));
}
