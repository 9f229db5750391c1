// Buttons for decisions that have no place on the board.
import { spoken } from '../../board/choice';
import { lastThrow } from '../../game/log';
import type { ActionView } from '../../generated/wire';
import { withKey } from '../../keys/keys';
import { t } from '../../text';
import { FaceWords } from '../dice/FaceSigns';
import type { Store } from '../store';
import { actionLabel } from './label';

/** The key of an action, where it has one. */
function keyOf(action: ActionView, legal: readonly ActionView[]) {
  if (action.kind === 'call') return withKey('face', actionLabel(action, legal), String(action.face));
  return action.kind === 'pass' || action.kind === 'stop' ? withKey('pass') : null;
}

export function Actions({ store }: { store: Store }) {
  const legal = store.moves.legal.value;
  const buttons = spoken(legal);
  if (buttons.length === 0) return null;
  // With two dice, passing gives up the rest of the throw: it must not be pressed by mistake right after throwing.
  const thrown = lastThrow(store.showing.shownEntries.value)?.faces.length ?? 0;
  const left = store.game.live.value?.dice.length ?? 0;
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
          disabled={store.sending.waiting.value}
          onClick={() => store.requests.act(action)}
        >
          {action.face !== undefined ? (
            <FaceWords face={action.face} roles={store.game.moved(action.face)} />
          ) : (
            actionLabel(action, legal)
          )}
        </button>
      ))}
      {givesUp && <small class="hint">{t('pass-hint', { count: left })}</small>}
    </div>
  );
}
