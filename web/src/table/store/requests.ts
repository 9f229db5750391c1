// What is asked of the table from here, one request at a time.
import { effect, signal } from '@preact/signals';
import { wayTo } from '../../game/trial';
import type { ActionView, Request, Seat } from '../../generated/wire';
import { failureSentence } from '../../text/problem';
import type { Seeding } from './seeding';
import type { Sending } from './sending';
import type { Sitting } from './sitting';
import type { States } from './states';
import type { Telling } from './telling';

interface StoreInputs {
  game: Pick<States, 'entries' | 'live'>;
  seats: Pick<Sitting, 'yours'>;
  dice: Pick<Seeding, 'ready'>;
  sending: Sending;
  notices: Telling;
  /** An action is about to be sent. */
  decided(action: ActionView): void;
  /** Drops what is planned. */
  callOff(): void;
}

export function makeRequests(seen: StoreInputs) {
  const { game, seats, dice, sending, notices, decided, callOff } = seen;
  const { waiting } = sending;
  const free = () => !waiting.value;

  function ask(request: Request, action: ActionView | null = null): void {
    notices.hush();
    sending.ask(request, action);
  }

  function takeBackTo(to: number | null): void {
    ask({ kind: 'take-back', ...(to !== null && { to }) });
  }

  /** Pressed while the dice were being made ready: thrown as soon as they are. */
  const pressed = signal(false);
  const stop = effect(() => {
    if (!pressed.value || !dice.ready.value || waiting.value) return;
    pressed.value = false;
    ask({ kind: 'roll' });
  });

  return {
    again(): void {
      notices.hush();
      sending.again();
    },
    act(action: ActionView): void {
      if (waiting.value) return;
      decided(action);
      ask({ kind: 'act', action: action.text }, action);
    },
    roll(): void {
      if (free()) pressed.value = true;
    },
    enterThrow: (thrown: string) =>
      free() &&
      ask(
        { kind: 'enter-throw', throw: thrown },
        { kind: 'throw', text: thrown, from: null, to: null, promotion: null },
      ),
    takeBackTo,
    takeBack(): void {
      callOff();
      // Among others one goes back to what one has decided oneself; an end is taken back alone.
      const own = game.live.value?.turn.kind === 'over' ? [] : seats.yours.value;
      if (own.length === 0) takeBackTo(null);
      else
        import('../seats/back')
          .then(({ backFor }) => takeBackTo(backFor(game.entries.value, own)))
          .catch((error: unknown) => notices.tell(failureSentence(error)));
    },
    /** In a trial: makes these actions the current line. */
    replay: (actions: readonly string[]) => free() && ask(wayTo(game.entries.value, actions)),
    agree: () => ask({ kind: 'agree' }),
    /** Agrees to what others would like to do. */
    consent: (request: Request) => free() && ask(request),
    resign: (seat: Seat) => ask({ kind: 'resign', seat }),
    moreTime: (seat: Seat) => ask({ kind: 'more-time', seat }),
    stop,
  };
}
