// Parts of the page that are fetched when they are first shown.
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';

export interface Lazy<P extends object> {
  (props: P): VNode | null;
  /** Fetches it, so that it is there when it is shown. */
  ready(): Promise<unknown>;
}

/**
 * What is fetched when it is first shown. While it comes, a page has the room of one, a part of a page a line of its own, and
 * a quiet one says nothing. `instead`: what is shown where it cannot be had.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  kind: 'page' | 'part' | 'quiet' = 'part',
  instead?: ComponentType<P>,
): Lazy<P> {
  let known: ComponentType<P> | null = null;
  const ready = async () => {
    known ??= await load();
    return known;
  };
  const Shown = (props: P): VNode | null => {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      ready().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, [Part]);
    const Seen = Part ?? (failed && instead);
    if (Seen) return <Seen {...props} />;
    if (kind === 'quiet' && !failed) return null;
    return (
      <p class={kind === 'page' ? kind : 'hint'} aria-busy={!failed} role={failed ? 'alert' : undefined}>
        {t(failed ? 'problem-unreachable' : 'loading')}
      </p>
    );
  };
  return Object.assign(Shown, { ready });
}
