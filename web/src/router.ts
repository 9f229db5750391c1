// Where in the app we are: a path kept in a signal, changed by links within the page.
import { batch, computed, signal } from '@preact/signals';

export type Route =
  | { page: 'gallery' }
  | { page: 'new'; id: string }
  | { page: 'game'; id: string }
  | { page: 'rules'; id: string }
  | { page: 'setup'; id: string }
  | { page: 'learn'; id: string }
  | { page: 'review' }
  | { page: 'embed' }
  | { page: 'words' }
  | { page: 'position' }
  | { page: 'lost' };

/** The pages about one thing, named in their address. */
const ONES = ['new', 'game', 'rules', 'learn', 'setup'] as const;
const isOne = (page: string): page is (typeof ONES)[number] => ONES.some((one) => one === page);
/** The pages that stand for themselves. */
const ALONE = ['review', 'position', 'embed', 'words'] as const;
const isAlone = (page: string): page is (typeof ALONE)[number] => ALONE.some((one) => one === page);

export function parseRoute(path: string): Route {
  const [first, id, more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'gallery' };
  if (id === undefined && isAlone(first)) {
    return { page: first };
  }
  if (id !== undefined && more === undefined && isOne(first)) {
    return { page: first, id };
  }
  return { page: 'lost' };
}

const path = signal(typeof location === 'undefined' ? '/' : location.pathname);
/** What follows the question mark of the address, with it. */
export const search = signal(typeof location === 'undefined' ? '' : location.search);
export const route = computed(() => parseRoute(path.value));

function arrive(): void {
  batch(() => {
    path.value = location.pathname;
    search.value = location.search;
  });
}

export function navigate(to: string): void {
  history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
}

const addressOf = (query: string) => location.pathname + (query === '' ? '' : `?${query}`);
/** How many steps back, within a page, lead out to where it began. */
const depth = (): number => history.state?.within ?? 0;

/** Goes a step further within the page; the browser's way back undoes it. */
export function pushSearch(query: string): void {
  history.pushState({ within: depth() + 1 }, '', addressOf(query));
  arrive();
}

/** Lets the address say what the page shows, without a step. */
export function replaceSearch(query: string): void {
  history.replaceState(history.state, '', addressOf(query));
  arrive();
}

/** Back to where the page began: by the steps that led away, or where there were none, to `home`. */
export function stepOut(home: string): void {
  if (depth() > 0) history.go(-depth());
  else replaceSearch(home);
}

/** Follows links of this page without loading it anew. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || href.startsWith('/api') || link?.target || link?.hasAttribute('download'))
      return;
    event.preventDefault();
    navigate(href);
  });
}
