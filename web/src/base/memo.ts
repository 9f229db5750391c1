// A component that is redrawn only when one of its properties changes, or a signal that it reads.
import { Component, type ComponentType, type VNode } from 'preact';

export function memo<P extends object>(draw: (props: P) => VNode): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P, state: object): boolean {
      if (state !== this.state) return true;
      const keys = Object.keys(next) as (keyof P)[];
      return keys.some((key) => next[key] !== this.props[key]);
    }
    override render(props: P): VNode {
      return draw(props);
    }
  };
}
