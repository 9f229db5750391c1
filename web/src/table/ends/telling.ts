// What an end is being told by, for which other parts of the page give way.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** The panel of one's own end, or the result of the game. */
export const telling = signal<'end' | 'result' | null>(null);

/** Says that a part is to be seen, as long as it is. */
export function useTelling(part: 'end' | 'result', seen: boolean): void {
  useLayoutEffect(() => {
    if (!seen) return;
    telling.value = part;
    return () => {
      if (telling.peek() === part) telling.value = null;
    };
  }, [part, seen]);
}
