// A great moment told over the upper edge of the board, where it hides no square: what happened, and why. It is spoken with the other events.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import { t } from '../../text';

interface Props {
  /** In whose colour it is told. */
  colour: string | null;
  words: string;
  /** The share of the board's height above its first row, which the banner may cover. */
  edge: number;
  onHold(): void;
  onRelease(): void;
  onClose(): void;
  /** A link to the rule. */
  children?: ComponentChildren;
}

export function Banner({ colour, words, edge, onHold, onRelease, onClose, children }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const one = whole.current;
    const heard = [
      ['pointerenter', onHold],
      ['focusin', onHold],
      ['pointerleave', onRelease],
      ['focusout', onRelease],
    ] as const;
    for (const [kind, react] of heard) one?.addEventListener(kind, react);
    return () => {
      for (const [kind, react] of heard) one?.removeEventListener(kind, react);
    };
  }, [onHold, onRelease]);
  return (
    <div
      ref={whole}
      class="banner"
      style={{
        '--edge': `${(100 * edge).toFixed(2)}%`,
        ...(colour !== null && { '--dye': `var(--trail-${colour}, var(--ink))` }),
      }}
    >
      {colour !== null && <ArmyMark colour={colour} size={20} />}
      <span class="banner-words">{words}</span>
      {children}
      <button type="button" class="quiet close" aria-label={t('close')} title={t('close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
