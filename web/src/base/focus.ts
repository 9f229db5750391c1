// Where the focus goes when what has it appears or goes away.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** The board of the page: where one goes on when something over it is done with. */
export function focusBoard(): void {
  document.querySelector<SVGElement>('svg.board[data-key]')?.focus({ preventScroll: true });
}

/** What appears takes the focus, its first button; with it the focus goes back to where it was, or to the board. */
export function useBorrowedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [own, before] = [ref.current, document.activeElement];
    // Nothing that is seen moves away under the finger.
    own?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && !own?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else focusBoard();
    };
  }, [ref]);
}

/** What is decided next at a table, the most pressing first. */
const NEXT = [
  'button.throw:enabled',
  '.by-hand button:enabled',
  // Before what gives the move up.
  '.board-area svg.board:has([data-may], [data-target])',
  '.actions button:enabled',
  '.board-area svg.board',
];

/** When the button of a table that the keyboard stood on is gone, it comes to what is to be decided next, and not to the top of
 * the page. `settled`: nothing is under way. */
export function useFocusKept(table: RefObject<HTMLElement | null>, settled: boolean): void {
  /** Where the keyboard stood last; null when it was the mouse that was used. */
  const stood = useRef<Element | null>(null);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const to = event.target instanceof Element ? event.target : null;
      stood.current = to && table.current?.contains(to) && to.matches(':focus-visible') ? to : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [table]);
  // What can no longer be pressed loses the focus too, when the page has been drawn.
  useEffect(() => {
    const last = stood.current;
    if (!settled || !last || document.activeElement !== document.body) return;
    if (last.isConnected && !last.matches(':disabled')) return;
    const next = NEXT.flatMap((selector) => table.current?.querySelector<HTMLElement>(selector) ?? [])[0];
    next?.focus({ preventScroll: true });
  });
}

const FOCUSABLE = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';

/** Past the header, to the board where there is one to play on. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main?.matches('.table')) focusBoard();
  else {
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  }
}

/** Who has pressed what is then gone from the page goes on nearby, and not from the top; a table sees to it by itself. */
export function keepFocus(): void {
  let last: { element: Element; around: HTMLElement[] } | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const around: HTMLElement[] = [];
    for (let one = target.parentElement; one?.closest('main'); one = one.parentElement) around.push(one);
    last = { element: target, around };
  });
  document.addEventListener('focusout', () => {
    queueMicrotask(() => {
      // Left on purpose: it is still there to come back to.
      const gone = !last?.element.isConnected || last.element.matches(':disabled');
      if (!gone && document.activeElement === document.body) last = null;
    });
  });
  const mend = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const nearest = last.around.find((one) => one.isConnected);
    last = null;
    if (!nearest?.closest('main.table')) nearest?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
}
