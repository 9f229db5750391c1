// A board by itself, to stand within another page: what the address says, step by step, and the way to play on.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { positionWords } from '../board/label';
import { cardOf } from '../data';
import type { LineView } from '../generated/LineView';
import { playLine } from '../net/api';
import { askOf } from '../review/ground';
import { STEPS, stepFrom } from '../review/steps';
import { search } from '../router';
import { lastMoves } from '../table/log';
import { t } from '../text';
import { coloursOf, eventSentence } from '../text/event';
import { failureSentence } from '../text/problem';
import { groundFrom, queryOf } from './link';
import { Picture } from './Picture';

export function EmbedPage() {
  const query = search.value;
  const ground = useMemo(() => groundFrom(query), [query]);
  const [line, setLine] = useState<LineView | null>(null);
  const [at, setAt] = useState(0);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (!ground) return;
    playLine(askOf(ground)).then(
      (played) => {
        setLine(played);
        setAt(played.entries.length);
      },
      (error: unknown) => setTrouble(failureSentence(error)),
    );
  }, [ground]);
  if (!ground || !line) {
    return (
      <main class="embed" aria-busy={ground !== null && trouble === ''}>
        <p>{trouble || t(ground ? 'loading' : 'link-empty')}</p>
      </main>
    );
  }
  const title = cardOf(ground.rules)?.title ?? ground.rules;
  const entry = line.entries[at - 1];
  const view = at === line.entries.length ? line.view : (entry?.view ?? line.start);
  const colours = coloursOf(line.start.seats);
  return (
    <main class="embed">
      <h1 class="visually-hidden">{title}</h1>
      <Picture
        board={line.board}
        view={view}
        turns={0}
        last={lastMoves(line.entries.slice(0, at))}
        title={`${title}: ${positionWords({ view, colours })}`}
      />
      <div class="embed-foot">
        {line.entries.length > 0 && (
          <span class="steps">
            {STEPS.map(({ way, id, sign }) => {
              const to = stepFrom(at, line.entries.length + 1, way);
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
          {entry?.events.map((event) => eventSentence(event, colours)).join(' ')}
        </span>
        <a href={`/position?${queryOf(ground)}`} target="_blank" rel="noopener">
          {title} · Ashtapada
        </a>
      </div>
    </main>
  );
}
