// Arriving at a page: its name in the window's title, and the focus on its heading.
import { useEffect, useRef } from 'preact/hooks';
import type { Route } from './base/routes';

const first = (sentences: string) => /^.*?[.?!…](?=\s|$)/.exec(sentences)?.[0] ?? sentences;

/** What each page is, beside the game that it is about. */
export const PARTS: Readonly<Record<Route['page'], string | null>> = {
  home: 'gallery-title',
  together: 'together-title',
  me: 'me-link',
  new: 'card-play',
  game: null,
  link: 'new-mode-friends',
  class: 'class-link',
  rules: 'card-rules',
  learn: 'card-learn',
  lessons: 'nav-learn',
  first: 'card-first',
  daily: 'daily-title',
  result: 'page-day',
  past: 'daily-past',
  rush: 'page-rush',
  setup: 'setup-title',
  review: 'record-text',
  position: 'share-position',
  embed: null,
  words: 'gallery-words',
  history: 'gallery-words',
  solved: 'nav-solved',
  dice: 'proof-title',
  ratings: 'ratings-title',
  lost: 'page-missing',
};

/** The title of the window: in how many games others wait, then what is most of its own. */
export function titleOf(parts: readonly (string | null | undefined)[], calls = 0): string {
  const called = calls > 0 ? `(${calls}) ` : '';
  const named = [...parts, 'Ashtapada']
    .flatMap((part) => (part ? [first(part).replace(/\.$/, '')] : []))
    .join(' · ');
  return called + named;
}

/** The heading of a page that one has come to takes the focus as soon as it is there; not on the first page. */
export function useArrival(place: string): void {
  const started = useRef(false);
  useEffect(() => {
    const came = started.current;
    started.current = true;
    if (!came) return;
    const before = document.activeElement;
    const arrive = () => {
      const now = document.activeElement;
      // Who has gone on to something else in the meantime is left there.
      if (now !== null && now !== document.body && now !== before) return true;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (arrive()) return;
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place]);
}
