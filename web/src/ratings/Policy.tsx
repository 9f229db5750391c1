// How ratings are reckoned, and what comes of leaving games and of playing for one another: `docs/ratings.md` for players.
import { useState } from 'preact/hooks';
import type { Speak } from '../text/speak';
import { Programs } from './Programs';

const PARTS = ['counts', 'number', 'leaving', 'together', 'programs'] as const;

function Part({ part, speak }: { part: (typeof PARTS)[number]; speak: Speak }) {
  // One's own programs are asked for when somebody wants to see them.
  const [opened, setOpened] = useState(false);
  return (
    <details data-policy={part} onToggle={() => setOpened(true)}>
      <summary>{speak(`policy-${part}`)}</summary>
      {speak(`policy-${part}-words`)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {part === 'programs' && opened && <Programs speak={speak} />}
    </details>
  );
}

export function Policy({ speak }: { speak: Speak }) {
  return (
    <section class="ratings-policy">
      <h2>{speak('policy-title')}</h2>
      {PARTS.map((part) => (
        <Part key={part} part={part} speak={speak} />
      ))}
    </section>
  );
}
