// Which pieces a throw without a move would have moved, in words.
import { byRole, type Idle } from '../../board/dice/idle';
import { language, t } from '../../text';

/** Which pieces a throw without a move would have moved, and what keeps them. */
export function IdleWords({ idle }: { idle: readonly Idle[] }) {
  if (idle.length === 0) return null;
  const list = new Intl.ListFormat(language.value);
  const pieces = (group: Idle['blocked']) =>
    list.format(
      byRole(group).map(([role, spots]) =>
        t('idle-pieces', { role, count: spots.length, spots: spots.join(', ') }),
      ),
    );
  const gone = (roles: readonly string[]) => list.format(roles.map((role) => t('idle-gone', { role })));
  const parts = idle.flatMap(({ face, blocked, held, frozen, lost }) => {
    const reasons = [
      ...(blocked.length > 0 ? [t('idle-blocked', { count: blocked.length, pieces: pieces(blocked) })] : []),
      ...(held.length > 0 ? [t('idle-held', { count: held.length, pieces: pieces(held) })] : []),
      ...(frozen.length > 0 ? [t('idle-frozen', { count: frozen.length, pieces: pieces(frozen) })] : []),
      // Of pawns there were several.
      ...(lost.length > 0
        ? [t('idle-lost', { count: lost.includes('pawn') ? 2 : lost.length, pieces: gone(lost) })]
        : []),
    ];
    return reasons.length > 0 ? [t('idle-thrown', { face, reasons: list.format(reasons) })] : [];
  });
  // Present before it has text, so that a screen reader announces the text.
  return (
    <p class="idle-words" aria-live="polite">
      {parts.join(' ')}
    </p>
  );
}
