// A board by itself, to stand within another page: what the address says, step by step, and the way to play on.
import { useEffect, useMemo } from 'preact/hooks';
import { positionWords } from '../board/label';
import { cardOf } from '../data';
import { lastMoves } from '../game/log';
import type { Ground } from '../review/ground';
import { step } from '../review/stepping';
import { STEPS, stepFrom, stops } from '../review/steps';
import { trialOf } from '../review/trial';
import { search } from '../router';
import { openTable } from '../table/store';
import { t } from '../text';
import { eventsWords } from '../text/event';
import { groundFrom, queryOf } from './link';
import { Picture } from './Picture';

function Shown({ ground }: { ground: Ground }) {
  const store = useMemo(() => openTable('', trialOf(ground)), [ground]);
  useEffect(() => store.close, [store]);
  const [table, view] = [store.table.value, store.shown.value];
  if (!table || !view) {
    const trouble = store.notice.value;
    return (
      <main class="embed" aria-busy={trouble === ''}>
        <p>{trouble || t(store.lost.value ? 'line-lost' : 'loading')}</p>
      </main>
    );
  }
  const title = cardOf(ground.rules)?.title ?? ground.rules;
  const entries = store.shownEntries.value;
  const colours = store.colours.value;
  const list = stops(store.entries.value);
  const here = list.findLastIndex((seq) => seq <= store.count.value);
  return (
    <main class="embed">
      <h1 class="visually-hidden">{title}</h1>
      <Picture
        board={table.board}
        view={view}
        turns={0}
        last={lastMoves(entries)}
        title={`${title}: ${positionWords({ view, colours })}`}
      />
      <div class="embed-foot">
        {list.length > 1 && (
          <span class="steps">
            {STEPS.map(({ way, id, sign }) => (
              <button
                type="button"
                key={id}
                title={t(id)}
                aria-label={t(id)}
                disabled={stepFrom(here, list.length, way) === null}
                onClick={() => step(store, way)}
              >
                {sign}
              </button>
            ))}
          </span>
        )}
        <span class="embed-played" aria-live="polite">
          {eventsWords(entries.at(-1)?.events ?? [], colours)}
        </span>
        <a href={`/position?${queryOf(ground)}`} target="_blank" rel="noopener">
          {title} · Ashtapada
        </a>
      </div>
    </main>
  );
}

export function EmbedPage() {
  const query = search.value;
  const ground = useMemo(() => groundFrom(query), [query]);
  if (ground) return <Shown ground={ground} />;
  return (
    <main class="embed">
      <p>{t('link-empty')}</p>
    </main>
  );
}
