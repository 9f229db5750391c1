// What a pawn becomes: asked at its square, which is marked.
import { useRef } from 'preact/hooks';
import { useBorrowedFocus } from '../../base/focus';
import { type Layout, viewBox } from '../../board/geometry';
import { PieceIcon } from '../../board/Piece';
import { SpotMark } from '../../board/SpotMark';
import type { ActionView } from '../../generated/wire';
import { pressed } from '../../keys/keys';
import { t } from '../../text';
import { eventsWords } from '../../text/event';
import type { Store } from '../store';
import { besideSpot } from './beside';
import '../../style/promotion.css';

interface Props {
  store: Store;
  on: Layout;
}

/** Asks what a pawn becomes, when several actions lead to the same square. */
export function Promotion({ store, on }: Props) {
  const { options } = store.moves.choice.value;
  return options.length === 0 ? null : <PromotionChoice store={store} on={on} options={options} />;
}

function PromotionChoice({ store, on, options }: Props & { options: readonly ActionView[] }) {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(box);
  const view = store.game.live.value;
  const { men } = store.people.colours.value;
  const at = options[0]?.to ?? null;
  const army = view?.pieces.find((piece) => piece.at === options[0]?.from || piece.at === at)?.army;
  const colour = (army && store.people.colours.value[army]) ?? '';
  const title = t('promotion-at', { at: at ?? '' });
  return (
    <>
      <svg class="over-board promotion-at" viewBox={viewBox(on)} aria-hidden="true">
        <SpotMark on={on} name={at} kind="promotes" />
      </svg>
      <div
        class="promotion"
        ref={box}
        role="dialog"
        aria-label={title}
        style={besideSpot(on, at)}
        onKeyDown={(event) => pressed('page', event) === 'close' && store.moves.cancel()}
      >
        <p>{title}</p>
        <div class="promotion-choices">
          {options.map((action) => {
            const role = action.promotion ?? 'pawn';
            return (
              <button
                type="button"
                key={action.text}
                data-action={action.text}
                onClick={() => store.requests.act(action)}
              >
                <PieceIcon role={role} colour={colour} men={men} size={44} />
                <span>{action.promotion ? t('promotion-to', { role }) : t('promotion-stay')}</span>
                {action.then && <small>{eventsWords(action.then, store.people.names.value)}</small>}
              </button>
            );
          })}
        </div>
        <div class="promotion-foot">
          <button type="button" class="quiet" onClick={store.moves.cancel}>
            {t('cancel')}
          </button>
        </div>
      </div>
    </>
  );
}
