// Where the focus goes when what has it appears or goes away.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The board of the page: where one goes on when something over it is done with. */
export function focusBoard(): void {
  document.querySelector<SVGElement>('svg.board[data-key]')?.focus();
}

/** What appears takes the focus, its first button; with it the focus goes back to where it was, or to the board. */
export function useBorrowedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [own, before] = [ref.current, document.activeElement];
    own?.querySelector('button')?.focus();
    return () => {
      const now = document.activeElement;
      if (now !== document.body && !own?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else focusBoard();
    };
  }, [ref]);
}
