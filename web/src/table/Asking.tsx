// What cannot be undone asks for confirmation: ending by agreement, and resigning.
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../focus';
import { seatOf } from '../game/turn';
import { pressed } from '../keys/keys';
import { t } from '../text';
import type { Store } from './store';

export type Question = 'agree' | 'resign';

/** The question that is asked, above the tools; it takes the focus, and gives it back to the button that asked. */
export function Asking({ store, asking }: { store: Store; asking: Signal<Question | null> }) {
  const menu = useRef<HTMLDivElement>(null);
  const asked = useRef<Question | null>(null);
  const question = asking.value;
  useLayoutEffect(() => {
    const before = asked.current;
    asked.current = question;
    if (question === before) return;
    if (question !== null) menu.current?.querySelector<HTMLElement>('[data-answer="no"]')?.focus();
    else {
      const button = document.querySelector<HTMLElement>(`.board-tools [data-ask="${before}"]`);
      if (button?.checkVisibility()) button.focus();
      else focusBoard();
    }
  }, [question]);
  const view = store.live.value;
  if (!question || view?.turn.kind === 'over') return null;
  const humans = view?.seats.filter((seat) => store.isHuman(seat.seat)).map((seat) => seat.seat) ?? [];
  const turn = view ? seatOf(view.turn) : null;
  const seat = turn !== null && humans.includes(turn) ? turn : (humans[0] ?? null);
  const words = t(`ask-${question}`, {
    seatColour: seat === null ? '' : (store.colours.value[seat] ?? ''),
  });
  const no = () => {
    asking.value = null;
  };
  const yes = () => {
    no();
    if (question === 'agree') store.agree();
    else if (seat !== null) store.resign(seat);
  };
  return (
    <div
      class="menu asking"
      ref={menu}
      role="alertdialog"
      aria-label={words}
      onKeyDown={(event) => pressed('page', event) === 'close' && no()}
    >
      <p>{words}</p>
      <button type="button" class="primary" disabled={store.lost.value} onClick={yes}>
        {t(`yes-${question}`)}
      </button>
      <button type="button" data-answer="no" onClick={no}>
        {t('cancel')}
      </button>
    </div>
  );
}
