// Links of a page that is alone: they stand behind the `#` of its address, also where they are copied or opened in another tab.
import { options } from 'preact';
import { addressed, pathHere, searchHere } from '../base/alone';

/**
 * Another address that is written behind the mark is another page, which begins at its top as after a click. Pages that one has
 * been on are marked: whoever goes back sees them where they were left.
 */
function beginAtTop(): void {
  const mark = () => history.replaceState(history.state ?? {}, '');
  mark();
  addEventListener('popstate', ({ state }) => {
    if (state !== null || !location.hash.startsWith('#/')) return;
    mark();
    scrollTo(0, 0);
  });
}

const here = () => addressed(pathHere() + searchHere());

/** A link to a place within the page, such as a heading, brings it into sight: the mark before it is the second in its address. */
function comeToPlaces(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const [, page, place = ''] = /^(#[^#]*)#(.+)$/.exec(href) ?? [];
    const there = page === here() ? document.getElementById(decodeURIComponent(place)) : null;
    if (!there) return;
    event.preventDefault();
    history.pushState({}, '', href);
    there.scrollIntoView();
    // The next key goes on from there.
    there.tabIndex = -1;
    there.focus({ preventScroll: true });
  });
}

export function keepLinks(): void {
  beginAtTop();
  comeToPlaces();
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (vnode.type === 'a') {
      const props = vnode.props as { href?: unknown };
      if (typeof props.href === 'string' && props.href.startsWith('/')) props.href = addressed(props.href);
      else if (typeof props.href === 'string' && /^#[^/]/.test(props.href)) props.href = here() + props.href;
    }
    before?.(vnode);
  };
}
