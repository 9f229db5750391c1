// The dice on the cloth: what they show, what each face moves, what was used; and throwing them.
import { useState } from 'preact/hooks';
import { CUBE, FACE_ROLES, Face, STICK } from '../board/dice/faces';
import { byRole, type Idle } from '../board/dice/idle';
import { RoleIcon } from '../board/Piece';
import { withKey } from '../keys/keys';
import { language, t } from '../text';
import { lastThrow } from './log';
import type { Store } from './store';
import { typist } from './typist';

/** The pieces that a face moves. */
export function FaceSigns({ face }: { face: number }) {
  return (
    <span class="face-signs">
      {(FACE_ROLES[face] ?? []).map((role) => (
        <RoleIcon key={role} role={role} size={26} />
      ))}
    </span>
  );
}

const around = ({ length, breadth }: { length: number; breadth: number }) =>
  `${-length / 2 - 2} ${-breadth / 2 - 2} ${length + 4} ${breadth + 4}`;

export function Die({ face, cube, used = false }: { face: number; cube: boolean; used?: boolean }) {
  const label = t(used ? 'die-used' : 'die-shows', { face });
  return (
    <span class={`die-box ${used ? 'used' : ''}`} role="img" aria-label={label} title={label}>
      <svg
        viewBox={cube ? around(CUBE) : around(STICK)}
        class={`die ${cube ? 'cube' : 'stick'}`}
        aria-hidden="true"
      >
        <Face face={face} cube={cube} />
      </svg>
      <FaceSigns face={face} />
    </span>
  );
}

/** Which of the thrown faces are used up: those missing from what remains. */
export function usedFaces(thrown: readonly number[], left: readonly number[]): boolean[] {
  const remaining = [...left];
  return thrown.map((face) => {
    const index = remaining.indexOf(face);
    if (index < 0) return true;
    remaining.splice(index, 1);
    return false;
  });
}

/** Which pieces a throw without a move would have moved, and what keeps them. */
export function IdleWords({ idle }: { idle: readonly Idle[] }) {
  if (idle.length === 0) return null;
  const list = new Intl.ListFormat(language.value, { type: 'unit' });
  const pieces = (group: Idle['blocked']) =>
    list.format(
      byRole(group).map(([role, spots]) =>
        t('idle-pieces', { role, count: spots.length, spots: list.format(spots) }),
      ),
    );
  const parts = idle.flatMap(({ face, blocked, held, frozen, lost }) => [
    ...(blocked.length > 0 ? [t('idle-blocked', { face, pieces: pieces(blocked) })] : []),
    ...(held.length > 0 ? [t('idle-held', { face, pieces: pieces(held) })] : []),
    ...(frozen.length > 0 ? [t('idle-frozen', { face, pieces: pieces(frozen) })] : []),
    ...(lost.length > 0
      ? [t('idle-lost', { face, pieces: list.format(lost.map((role) => t(`role-${role}`))) })]
      : []),
  ]);
  // There before it says anything, so that a screen reader hears it begin.
  return (
    <p class="idle-words" aria-live="polite">
      {parts.join(' ')}
    </p>
  );
}

/** Buttons for dice that people throw themselves. */
function ByHand({ store, cube }: { store: Store; cube: boolean }) {
  const [first, setFirst] = useState<number | null>(null);
  const throws = store.live.value?.chance.map((one) => one.throw.split(' ').map(Number)) ?? [];
  const two = throws.some((faces) => faces.length === 2);
  const faces = [...new Set(throws.flat())].sort((a, b) => a - b);
  const choose = (face: number) => {
    if (!two) store.enterThrow(String(face));
    else if (first === null) setFirst(face);
    else {
      setFirst(null);
      store.enterThrow([first, face].sort((a, b) => a - b).join(' '));
    }
  };
  return (
    <fieldset class="by-hand">
      <legend>
        {two
          ? t(first === null ? 'dice-enter-first' : 'dice-enter-second', { face: first ?? 0 })
          : t('dice-enter')}
      </legend>
      {faces.map((face) => (
        <button
          type="button"
          key={face}
          class="face"
          data-face={face}
          disabled={store.waiting.value}
          onClick={() => choose(face)}
          aria-label={t('dice-enter-face', { face })}
          {...withKey('face', t('dice-enter-face', { face }), String(face))}
        >
          <span class="face-number">{face}</span>
          <FaceSigns face={face} />
        </button>
      ))}
      {cube && <p class="again">{t('dice-enter-again')}</p>}
    </fieldset>
  );
}

interface TrayProps {
  store: Store;
  cube: boolean;
}

export function DiceTray({ store, cube }: TrayProps) {
  const view = store.shown.value;
  if (!view) return null;
  const thrown = lastThrow(store.shownEntries.value);
  const due = view.turn.kind === 'chance' && store.current.value;
  const used = thrown ? usedFaces(thrown.faces, view.turn.kind === 'seat' ? view.dice : []) : [];
  const { onThrow, onRoll } = typist(store, view);
  return (
    <div class="dice-tray">
      <div class="dice">
        {thrown?.faces.map((face, index) => (
          <Die key={index} face={face} cube={cube} used={due || (used[index] ?? false)} />
        ))}
      </div>
      {onThrow && <ByHand store={store} cube={cube} />}
      {onRoll && (
        <button
          type="button"
          class="primary throw"
          {...withKey('throw', t('dice-throw'))}
          onClick={onRoll}
          disabled={store.waiting.value}
        >
          {t('dice-throw')}
        </button>
      )}
    </div>
  );
}
