// What is said of a move comes into sight with the buttons below it, where a telephone has no room for all at once.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where to point it: the part comes into sight whenever `said` becomes another one that says something. */
export function useInSight<E extends HTMLElement>(said: string | null): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    if (said !== null) part.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return part;
}
