// What lies over the page until it is closed: a title, a cross, and something below them.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../text';
import '../style/dialog.css';

interface Props {
  /** Its class, by which its own styles know it. */
  kind: string;
  title: string;
  /** Told once it is closed, by whatever way. */
  onClose(): void;
  /** What it shows; a function is given the way to close it. */
  children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** Open as long as it is drawn; Escape, the cross and what it shows can close it. */
export function Dialog({ kind, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={`sheet ${kind}`} aria-labelledby={name} onClose={onClose}>
      <div class="sheet-head">
        <h2 id={name}>{title}</h2>
        <button type="button" class="icon" aria-label={t('close')} title={t('close')} onClick={close}>
          ✕
        </button>
      </div>
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
