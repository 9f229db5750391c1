// Decisions that are no place on the board, and what a pawn becomes.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isChess } from '../board/armies';
import { spoken } from '../board/choice';
import { INKS } from '../board/drawing';

import { PieceIcon } from '../board/Piece';
import type { Way } from '../board/ways';
import { jumped } from '../board/ways';
import { focusBoard, useBorrowedFocus } from '../focus';
import type { ActionView } from '../generated/ActionView';
import { pressed, withKey } from '../keys/keys';
import { t } from '../text';
import { FaceSigns } from './DiceTray';
import { lastThrow } from './log';
import type { Store } from './store';
import { TempoControl } from './TempoControl';

const faceOf = (call: ActionView) => Number(call.text.split(' ')[1] ?? 0);

/** The words on the button of an action, which depend on what else may be done. */
export function actionLabel(action: ActionView, legal: readonly ActionView[]): string {
  const has = (kind: string) => legal.some((one) => one.kind === kind);
  switch (action.kind) {
    case 'call':
      return t('act-call', { face: faceOf(action) });
    case 'offer-exchange':
      return action.to ? t('act-offer-exchange-at', { at: action.to }) : t('act-offer-exchange');
    case 'pass':
      if (legal.length === 1) return t('act-pass-forced');
      if (has('promote')) return t('act-pass-promotion');
      if (has('withdraw')) return t('act-pass-withdraw');
      if (has('offer-exchange')) return t('act-pass-exchange');
      return t('act-pass');
    default:
      return t(`act-${action.kind}`);
  }
}

/** The key of an action, where it has one. */
function keyOf(action: ActionView, legal: readonly ActionView[]) {
  if (action.kind === 'call') return withKey('face', actionLabel(action, legal), String(faceOf(action)));
  return action.kind === 'pass' || action.kind === 'stop' ? withKey('pass') : null;
}

export function Actions({ store }: { store: Store }) {
  const legal = store.legal.value;
  const buttons = spoken(legal);
  if (buttons.length === 0) return null;
  // Of two dice thrown, passing gives up what is left: it must not be hit by whoever has just thrown.
  const thrown = lastThrow(store.shownEntries.value)?.faces.length ?? 0;
  const left = store.live.value?.dice.length ?? 0;
  const givesUp = thrown > 1 && left > 0 && legal.length > 1 && legal.some((one) => one.kind === 'pass');
  return (
    <div class="actions">
      {buttons.map((action) => (
        <button
          type="button"
          key={action.text}
          class={
            action.kind === 'pass' && thrown > 0
              ? 'pass'
              : action.kind === 'accept' || legal.length === 1
                ? 'primary'
                : ''
          }
          title={action.kind === 'pass' && givesUp ? t('pass-hint', { count: left }) : undefined}
          aria-label={action.kind === 'call' ? actionLabel(action, legal) : undefined}
          data-action={action.text}
          {...keyOf(action, legal)}
          disabled={store.waiting.value}
          onClick={() => store.act(action.text)}
        >
          {action.kind === 'call' ? (
            <>
              <span class="face-number">{faceOf(action)}</span>
              <FaceSigns face={faceOf(action)} />
            </>
          ) : (
            actionLabel(action, legal)
          )}
        </button>
      ))}
      {givesUp && <small class="hint">{t('pass-hint', { count: left })}</small>}
    </div>
  );
}

/** Several chains of jumps lead to the same spot: which of them? */
export function WayChoice({ store }: { store: Store }) {
  const ways = store.choice.value.ways ?? [];
  return ways.length === 0 ? null : <Ways store={store} ways={ways} />;
}

function Ways({ store, ways }: { store: Store; ways: readonly Way[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useBorrowedFocus(box);
  const { board } = store.offer.value;
  return (
    <fieldset
      class="way-choice"
      ref={box}
      onKeyDown={(event) => pressed('page', event) === 'close' && store.cancel()}
    >
      <legend>{t('ways-title', { count: ways.length })}</legend>
      {ways.map((way, index) => (
        <button
          type="button"
          key={way.join('x')}
          data-way={way.join('x')}
          {...withKey('face', undefined, String(index + 1))}
          onClick={() => store.take(way)}
        >
          <span class={`way-number ink-${index % INKS}`}>{index + 1}</span>
          <span class="notation">{way.join('x')}</span>
          <small>{t('way-takes', { count: jumped(board, way).length })}</small>
        </button>
      ))}
      <button type="button" class="quiet" onClick={store.cancel}>
        {t('cancel')}
      </button>
    </fieldset>
  );
}

/** Several actions lead to the same square: what does the pawn become there? */
export function Promotion({ store }: { store: Store }) {
  const { options } = store.choice.value;
  return options.length === 0 ? null : <PromotionChoice store={store} options={options} />;
}

function PromotionChoice({ store, options }: { store: Store; options: readonly ActionView[] }) {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(box);
  const view = store.live.value;
  const chess = isChess(store.colours.value);
  const army =
    view?.pieces.find((piece) => piece.at === options[0]?.from || piece.at === options[0]?.to)?.army ?? '';
  const colour = store.colours.value[army] ?? '';
  return (
    <div
      class="promotion"
      ref={box}
      role="dialog"
      aria-label={t('promotion-title')}
      onKeyDown={(event) => pressed('page', event) === 'close' && store.cancel()}
    >
      <p>{t('promotion-title')}</p>
      <div class="promotion-choices">
        {options.map((action) => {
          const role = action.promotion ?? 'pawn';
          return (
            <button
              type="button"
              key={action.text}
              data-action={action.text}
              onClick={() => store.act(action.text)}
            >
              <PieceIcon role={role} colour={colour} chess={chess} size={44} />
              <span>{action.promotion ? t('promotion-to', { role }) : t('promotion-stay')}</span>
            </button>
          );
        })}
      </div>
      <div class="promotion-foot">
        <button type="button" class="quiet" onClick={store.cancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}

/** Taking back, giving up, ending by agreement. What cannot be undone asks once more. */
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
  const turn = view?.turn.seat ?? null;
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
