// Parts of the page that are fetched when they are first shown.
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './text';

export interface Lazy<P extends object> {
  (props: P): VNode;
  /** Fetches it, so that it is there when it is shown. */
  ready(): Promise<unknown>;
}

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let known: ComponentType<P> | null = null;
  const ready = async () => {
    known ??= await load();
    return known;
  };
  const Shown = (props: P) => {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      ready().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, [Part]);
    if (Part) return <Part {...props} />;
    return (
      <p class="page" aria-busy={!failed} role={failed ? 'alert' : undefined}>
        {t(failed ? 'problem-unreachable' : 'loading')}
      </p>
    );
  };
  return Object.assign(Shown, { ready });
}
