// Which pieces a throw without a move would have moved, in words.
import { byRole, type Idle } from '../../board/dice/idle';
import { language, t } from '../../text';

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
  // Present before it has text, so that a screen reader announces the text.
  return (
    <p class="idle-words" aria-live="polite">
      {parts.join(' ')}
    </p>
  );
}
