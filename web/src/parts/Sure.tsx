// A button for what cannot be taken back: pressed once it asks, and turns back by itself; pressed again it acts.
import type { ComponentChildren } from 'preact';
import { Asked, useSure } from './Asked';

interface Props {
  /** What it does. */
  children: ComponentChildren;
  /** What it asks. */
  question: string;
  class?: string;
  disabled?: boolean;
  /** Its name, where the words alone do not tell. */
  label?: string;
  /** Attributes by which others know it. */
  known?: Readonly<Record<`data-${string}`, string>>;
  onDone(): void;
}

export function Sure({ children, question, class: kind = '', disabled, label, known, onDone }: Props) {
  const sure = useSure(onDone);
  return (
    <>
      <button
        type="button"
        class={`${kind} sure`}
        aria-label={sure.asks ? undefined : label}
        disabled={disabled}
        {...known}
        {...sure.known}
        onClick={sure.press}
      >
        {sure.asks ? question : children}
      </button>
      <Asked words={sure.asks ? question : null} />
    </>
  );
}
