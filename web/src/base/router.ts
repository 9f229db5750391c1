// Where in the app we are: a path kept in a signal, changed by links within the page.
import { batch, computed, signal } from '@preact/signals';
import { addressed, alone, pathHere, searchHere } from './alone';
import { OF_SERVERS, parseRoute, type Route } from './routes';

const isPage = typeof location !== 'undefined';
const path = signal(isPage ? pathHere() : '/');
/** What follows the question mark of the address, with it. */
export const search = signal(isPage ? searchHere() : '');
export const route = computed((): Route => {
  const at = parseRoute(path.value);
  return alone && OF_SERVERS.includes(at.page) ? { page: 'lost' } : at;
});

function arrive(): void {
  batch(() => {
    path.value = pathHere();
    search.value = searchHere();
  });
}

export function navigate(to: string): void {
  history.pushState({}, '', addressed(to));
  arrive();
  scrollTo(0, 0);
}

const addressOf = (query: string) => addressed(pathHere() + (query === '' ? '' : `?${query}`));
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

/** The path that a link of this page leads to. */
function pathOf(link: Element): string | null {
  const href = link.getAttribute('href');
  return alone && href?.startsWith('#/') ? href.slice(1) : href;
}

/** Follows links of this page without loading it anew. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  // The address may have changed since it was read.
  arrive();
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link && pathOf(link);
    if (!href?.startsWith('/') || href.startsWith('/api') || link?.target || link?.hasAttribute('download'))
      return;
    event.preventDefault();
    navigate(href);
  });
}
