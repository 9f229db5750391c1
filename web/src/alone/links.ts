// Links of a page that is alone: they stand behind the `#` of its address, also where they are copied or opened in another tab.
import { options } from 'preact';
import { addressed } from '../base/alone';

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

export function keepLinks(): void {
  beginAtTop();
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (vnode.type === 'a') {
      const props = vnode.props as { href?: unknown };
      if (typeof props.href === 'string' && props.href.startsWith('/')) props.href = addressed(props.href);
    }
    before?.(vnode);
  };
}
