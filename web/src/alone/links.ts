// Links of a page that is alone: they stand behind the `#` of its address, also where they are copied or opened in another tab.
import { options } from 'preact';
import { addressed } from '../base/alone';

export function keepLinks(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (vnode.type === 'a') {
      const props = vnode.props as { href?: unknown };
      if (typeof props.href === 'string' && props.href.startsWith('/')) props.href = addressed(props.href);
    }
    before?.(vnode);
  };
}
