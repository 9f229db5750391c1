// Taking back, resigning, ending by agreement.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../focus';
import { seatOf } from '../game/turn';
import { pressed, withKey } from '../keys/keys';
import { t } from '../text';
import type { Store } from './store';
import { TempoControl } from './TempoControl';

/** Taking back, resigning, ending by agreement. What cannot be undone asks for confirmation. */
export function TableMenu({ store }: { store: Store }) {
  const [asking, setAsking] = useState<'agree' | 'resign' | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const asked = useRef<string | null>(null);
  // The question takes the focus, and gives it back to the button that asked.
  useLayoutEffect(() => {
    const before = asked.current;
    asked.current = asking;
    if (asking === before) return;
    const name = asking === null ? `[data-ask="${before}"]` : '[data-answer="no"]';
    const button = menu.current?.querySelector<HTMLElement>(name);
    if (button) button.focus();
    else focusBoard();
  }, [asking]);
  const view = store.live.value;
  const over = view?.turn.kind === 'over';
  const humans = view?.seats.filter((seat) => store.isHuman(seat.seat)).map((seat) => seat.seat) ?? [];
  const turn = view ? seatOf(view.turn) : null;
  const seat = turn !== null && humans.includes(turn) ? turn : (humans[0] ?? null);
  const colour = seat === null ? '' : (store.colours.value[seat] ?? '');
  if (asking && !over) {
    const yes = () => {
      setAsking(null);
      if (asking === 'agree') store.agree();
      else if (seat !== null) store.resign(seat);
    };
    return (
      <div
        class="menu asking"
        key="asking"
        ref={menu}
        role="alertdialog"
        aria-label={t(`ask-${asking}`, { seatColour: colour })}
        onKeyDown={(event) => pressed('page', event) === 'close' && setAsking(null)}
      >
        <p>{t(`ask-${asking}`, { seatColour: colour })}</p>
        <button type="button" class="primary" disabled={store.lost.value} onClick={yes}>
          {t(`yes-${asking}`)}
        </button>
        <button type="button" data-answer="no" onClick={() => setAsking(null)}>
          {t('cancel')}
        </button>
      </div>
    );
  }
  return (
    <div class="menu" key="menu" ref={menu}>
      {humans.length > 0 && <TempoControl store={store} />}
      <button
        type="button"
        onClick={store.takeBack}
        {...withKey('take-back', t('menu-take-back'))}
        disabled={store.entries.value.length === 0 || store.waiting.value}
      >
        {t('menu-take-back')}
      </button>
      {!over &&
        humans.length > 0 &&
        !store.trial &&
        (
          [
            ['agree', t('menu-agree')],
            ['resign', t('menu-resign')],
          ] as const
        ).map(([ask, words]) => (
          <button
            type="button"
            key={ask}
            data-ask={ask}
            disabled={store.lost.value}
            onClick={() => setAsking(ask)}
          >
            {words}
          </button>
        ))}
    </div>
  );
}
