// Parts of the page that are fetched when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './text';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return (props: P) => {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      load().then(
        (loaded) => {
          known = loaded;
          setPart(() => loaded);
        },
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
}
