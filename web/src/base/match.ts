// What the screen is like.
import { useEffect, useState } from 'preact/hooks';

/** Whether the screen is so, also after it changes. */
export function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const tell = () => setMatches(list.matches);
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  }, [query]);
  return matches;
}

/** Whether the reader asked for no motion, here or in the system. */
const STILL = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
export const still = () => STILL?.matches ?? false;
