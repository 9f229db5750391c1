// What changes everything waits some seconds, in which it can be called off: ending by agreement, resigning, and taking
// back the end.
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../base/focus';
import { seatOf } from '../base/turn';
import { t } from '../text';
import { seatArgs } from '../text/event';
import { failureSentence } from '../text/problem';
import { agreedEnd } from './ends/agreeing';
import { Countdown } from './ends/Countdown';
import type { Store } from './store';

export type Question = 'agree' | 'resign' | 'reopen';

/** A game whose secret is known cannot go on: another one does, from before its end. */
function reopen(store: Store): void {
  if (!store.dice.proof.value) store.requests.takeBack();
  else
    import('./again')
      .then(({ playOn }) => playOn(store))
      .catch((error: unknown) => {
        store.notices.tell(failureSentence(error));
      });
}

/** What is about to happen, above the tools; it takes the focus, and gives it back to the button that asked. */
export function Asking({ store, asking }: { store: Store; asking: Signal<Question | null> }) {
  const asked = useRef<Question | null>(null);
  const question = asking.value;
  useLayoutEffect(() => {
    const before = asked.current;
    asked.current = question;
    if (question === before) return;
    if (question === null) {
      const button = document.querySelector<HTMLElement>(`.board-tools [data-ask="${before}"]`);
      if (button?.checkVisibility()) button.focus();
      else focusBoard();
    }
  }, [question]);
  const view = store.game.live.value;
  if (!question || (view?.turn.kind === 'over') !== (question === 'reopen')) return null;
  const humans = view?.seats.filter((seat) => store.people.isHuman(seat.seat)).map((seat) => seat.seat) ?? [];
  const turn = view ? seatOf(view.turn) : null;
  const seat = turn !== null && humans.includes(turn) ? turn : (humans[0] ?? null);
  const words = t(question === 'reopen' && store.dice.proof.value ? 'soon-anew' : `soon-${question}`, {
    ...seatArgs(store.people.names.value, seat),
    end: agreedEnd(view?.seats ?? []),
  });
  const no = () => {
    asking.value = null;
  };
  const done = () => {
    no();
    if (question === 'agree') store.requests.agree();
    else if (question === 'reopen') reopen(store);
    else if (seat !== null) store.requests.resign(seat);
  };
  return (
    <Countdown key={question} words={words} held={store.sending.waiting.value} onDone={done} onUndo={no} />
  );
}
