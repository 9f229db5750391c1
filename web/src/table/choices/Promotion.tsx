// What a pawn becomes.
import { useRef } from 'preact/hooks';
import { useBorrowedFocus } from '../../base/focus';
import { PieceIcon } from '../../board/Piece';
import type { ActionView } from '../../generated/wire';
import { pressed } from '../../keys/keys';
import { t } from '../../text';
import type { Store } from '../store';

/** Asks what a pawn becomes, when several actions lead to the same square. */
export function Promotion({ store }: { store: Store }) {
  const { options } = store.moves.choice.value;
  return options.length === 0 ? null : <PromotionChoice store={store} options={options} />;
}

function PromotionChoice({ store, options }: { store: Store; options: readonly ActionView[] }) {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(box);
  const view = store.game.live.value;
  const { men } = store.people.colours.value;
  const army = view?.pieces.find(
    (piece) => piece.at === options[0]?.from || piece.at === options[0]?.to,
  )?.army;
  const colour = (army && store.people.colours.value[army]) ?? '';
  return (
    <div
      class="promotion"
      ref={box}
      role="dialog"
      aria-label={t('promotion-title')}
      onKeyDown={(event) => pressed('page', event) === 'close' && store.moves.cancel()}
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
              onClick={() => store.requests.act(action)}
            >
              <PieceIcon role={role} colour={colour} men={men} size={44} />
              <span>{action.promotion ? t('promotion-to', { role }) : t('promotion-stay')}</span>
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
  );
}
