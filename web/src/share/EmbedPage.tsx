// A board to embed in another page: what the address contains, step by step, and a link to play on.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { search } from '../base/router';
import { askOf, groundFrom } from '../game/ground';
import { queryOf } from '../game/link';
import { movesOf } from '../game/log';
import { STEPS, stepFrom } from '../game/steps';
import type { PositionView } from '../generated/wire';
import { lookAt } from '../net/api';
import { cardOf } from '../net/catalogue';
import { positionWords } from '../parts/positionWords';
import { coloursOf } from '../settings/colours';
import { t } from '../text';
import { eventsWords } from '../text/event';
import { failureSentence } from '../text/problem';
import { Picture } from './Picture';
import '../style/embed.css';

export function EmbedPage() {
  const query = search.value;
  const ground = useMemo(() => groundFrom(query), [query]);
  const last = ground?.actions.length ?? 0;
  const [at, setAt] = useState(last);
  /** The position after `at` of the actions; the one shown stays until the next has arrived. */
  const [seen, setSeen] = useState<{ at: number; position: PositionView } | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (!ground) return;
    let wanted = true;
    lookAt(askOf({ ...ground, actions: ground.actions.slice(0, at) })).then(
      (position) => wanted && setSeen({ at, position }),
      (error: unknown) => wanted && setTrouble(failureSentence(error)),
    );
    return () => {
      wanted = false;
    };
  }, [ground, at]);
  if (!ground || !seen) {
    return (
      <main class="embed" aria-busy={ground !== null && trouble === ''}>
        <p>{trouble || t(ground ? 'loading' : 'link-empty')}</p>
      </main>
    );
  }
  const title = cardOf(ground.rules)?.title ?? ground.rules;
  const { board, view, last: turn } = seen.position;
  const colours = coloursOf(view.seats);
  return (
    <main class="embed">
      <h1 class="visually-hidden">{title}</h1>
      <Picture
        board={board}
        view={view}
        turns={0}
        last={movesOf(turn)}
        title={`${title}: ${positionWords({ view, colours })}`}
      />
      <div class="embed-foot">
        {last > 0 && (
          <span class="steps">
            {STEPS.map(({ way, id, sign }) => {
              const to = stepFrom(at, last + 1, way);
              return (
                <button
                  type="button"
                  key={id}
                  title={t(id)}
                  aria-label={t(id)}
                  disabled={to === null}
                  onClick={() => to !== null && setAt(to)}
                >
                  {sign}
                </button>
              );
            })}
          </span>
        )}
        <span class="embed-played" aria-live="polite">
          <span key={seen.at}>{eventsWords(turn.at(-1)?.events ?? [], { colours })}</span>
        </span>
        <a href={`/position?${queryOf(ground)}`} target="_blank" rel="noopener">
          {title} · Ashtapada
        </a>
      </div>
    </main>
  );
}
